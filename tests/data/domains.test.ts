import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getDomain,
  isOwnDomain,
  pageDomainCompanies,
  pageDomains,
} from '../../functions/data/domains/domains.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import { createSession } from '../../functions/data/sessions/sessions.ts';
import { getStatistics } from '../../functions/data/statistics/statistics.ts';
import { newSession } from '../../functions/domain/sessions/new-session.ts';
import { completion, failure } from '../../functions/domain/sessions/session-end.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { lead } from '../sample-leads.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');

/** Searches a domain and ends the session with companies of these names, each with its own domain. */
async function search(userId: string, domain: string, names: readonly string[], at = now): Promise<string> {
  const request = { userId, sessionId: randomUUID(), domain: 'cloudpay.example', amount: 25 };
  const session = { ...newSession(request, null, at), domain };
  await createSession(table, session, null);
  const leads = names.map((name, index) => {
    const id = leadId(session.id, index + 1);
    return lead({ id, session_id: session.id, name, domain: `${name.toLowerCase()}.example` });
  });
  await endSession(table, session, completion(session, leads, at));
  return session.id;
}

async function companiesOf(userId: string, domain: string, limit = 100) {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const page = await pageDomainCompanies(table, userId, domain, { limit, after });
    pages.push(page.companies.map(({ name }) => name));
    after = page.after;
  } while (after !== null);
  return pages;
}

describe('a searched domain', () => {
  it('counts searches, and each company once by name and domain', async () => {
    const userId = randomUUID();
    await search(userId, 'cloudpay.example', ['Alpha', 'Beta']);
    const later = new Date('2026-11-21T10:00:00.000Z');
    await search(userId, 'cloudpay.example', ['Beta', 'Gamma'], later);
    expect(await getDomain(table, userId, 'cloudpay.example')).toMatchObject({
      id: 'cloudpay.example',
      domain: 'cloudpay.example',
      searches: 2,
      unique_companies: 3,
      last_searched_at: later.toISOString(),
    });
    expect(await companiesOf(userId, 'cloudpay.example')).toEqual([['Alpha', 'Beta', 'Gamma']]);
    expect(await getStatistics(table, userId)).toMatchObject({ domains: 1, searches: 2, companies_found: 3 });
  });

  it('shows a company as the last search found it', async () => {
    const userId = randomUUID();
    await search(userId, 'cloudpay.example', ['Alpha']);
    const second = await search(userId, 'cloudpay.example', ['Alpha']);
    const page = await pageDomainCompanies(table, userId, 'cloudpay.example', { limit: 10, after: null });
    expect(page.companies).toMatchObject([{ session_id: second, lead_id: leadId(second, 1) }]);
  });

  it('treats names that only differ in case and accents as the same company', async () => {
    const userId = randomUUID();
    const sessionId = randomUUID();
    const session = newSession({ userId, sessionId, domain: 'cafe.example', amount: 25 }, null, now);
    await createSession(table, session, null);
    const leads = ['Café Noir', 'CAFE NOIR '].map((name) => lead({ name, domain: 'cafenoir.example' }));
    await endSession(table, session, completion(session, leads, now));
    expect(await getDomain(table, userId, 'cafe.example')).toMatchObject({ unique_companies: 1 });
  });

  it('is counted exactly, even if several of its searches end at once', async () => {
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.subarray(names), { minLength: 1, maxLength: 4 }), async (searches) => {
        const userId = randomUUID();
        await Promise.all(searches.map((found) => search(userId, 'cloudpay.example', found)));
        const unique = new Set(searches.flat());
        expect((await companiesOf(userId, 'cloudpay.example')).flat().toSorted()).toEqual(
          [...unique].toSorted(),
        );
        expect(await getDomain(table, userId, 'cloudpay.example')).toMatchObject({
          searches: searches.length,
          unique_companies: unique.size,
        });
        expect(await getStatistics(table, userId)).toMatchObject({
          domains: 1,
          searches: searches.length,
          companies_found: unique.size,
          total_leads: searches.flat().length,
        });
      }),
      { numRuns: 30 },
    );
  });

  it('does not exist while its search is running, nor after it failed', async () => {
    const userId = randomUUID();
    const session = newSession(
      { userId, sessionId: randomUUID(), domain: 'cloudpay.example', amount: 2 },
      null,
      now,
    );
    await createSession(table, session, null);
    await endSession(table, session, failure(session, now));
    expect(await getDomain(table, userId, 'cloudpay.example')).toBeNull();
    expect(await getStatistics(table, userId)).toMatchObject({ domains: 0, searches: 0, total_leads: 0 });
  });
});

describe('the lists of domains', () => {
  it('come in pages without repeats or gaps', async () => {
    const userId = randomUUID();
    for (const name of ['delta', 'alpha', 'charlie', 'bravo']) await search(userId, `${name}.example`, []);
    const first = await pageDomains(table, userId, { limit: 3, after: null });
    const second = await pageDomains(table, userId, { limit: 3, after: first.after });
    const seen = [...first.domains, ...second.domains].map(({ id }) => id);
    expect(seen).toEqual(['alpha.example', 'bravo.example', 'charlie.example', 'delta.example']);
    expect(second.after).toBeNull();
    for (const domain of seen) expect(await isOwnDomain(table, userId, domain)).toBe(true);
    expect(await isOwnDomain(table, userId, 'echo.example')).toBe(false);
  });

  it('are listed separately from those of another domain that begins with it', async () => {
    const userId = randomUUID();
    await search(userId, 'pay.example', ['Alpha', 'Beta', 'Gamma']);
    await search(userId, 'pay.example.com', ['Delta']);
    expect(await companiesOf(userId, 'pay.example', 2)).toEqual([['Alpha', 'Beta'], ['Gamma']]);
    expect(await companiesOf(userId, 'pay.example.com')).toEqual([['Delta']]);
  });

  it("are empty under another user's id", async () => {
    await search(randomUUID(), 'cloudpay.example', ['Alpha']);
    expect(await companiesOf(randomUUID(), 'cloudpay.example')).toEqual([[]]);
  });
});
