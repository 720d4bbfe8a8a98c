import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DirectoryCompany } from '../../../functions/domain/companies/candidates/company-source.ts';
import { findCompanies } from '../../../functions/domain/companies/find-companies.ts';
import type { ProvenLead } from '../../../functions/domain/companies/prove-candidate.ts';
import { directorySource } from '../../../functions/providers/company-source/directory/directory.ts';
import { namesakeSource } from '../../../functions/providers/company-source/directory/namesake.ts';
import { fakeWeb } from './fake-internet.ts';

const asked = new Date('2026-11-05T09:00:00.000Z');
const domain = 'alderworks.example';

/** What directories say and what pages say, some of it the name's words, some of the same trade, some of others. */
const word = fc.constantFrom(
  ...'pay payment payments checkout card cards wallet cloud clouds hosting bank invoices bread roofs boats'.split(
    ' ',
  ),
);
const words = (min: number, max: number) => fc.array(word, { minLength: min, maxLength: max });
const listing = fc.constantFrom(
  undefined,
  { source: 'directory', date: '2025-02-03' },
  { source: 'name-suggestion-index', date: '2026-09-18' },
);

interface Case {
  readonly company: DirectoryCompany;
  readonly title: string;
  readonly headings: readonly string[];
  readonly text: string;
}

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    name: fc.constantFrom('Alder Works', 'Cloudpay Alder Works'),
    industry: fc.constantFrom('Payments', 'Cloud hosting'),
    keywords: words(1, 5),
    listing,
    title: words(0, 3),
    headings: words(0, 3),
    text: words(0, 6),
  })
  .map(({ name, industry, keywords, listing: from, title, headings, text }) => ({
    company: {
      name,
      domain,
      industry,
      keywords,
      country: 'US',
      role: 'service',
      ...(from === undefined ? {} : { listing: from }),
    },
    title: [name, ...title].join(' '),
    headings,
    text: `${name} has been at it since the flood, and answers the telephone. ${text.join(' ')}.`,
  }));

async function leadOf({ company, title, headings, text }: Case): Promise<ProvenLead | undefined> {
  const load = async () => [company];
  const html = `<title>${title}</title><meta name="description" content="A firm of its own small town.">
    ${headings.map((heading) => `<h2>${heading}</h2>`).join('')}<p>${text} ${'It serves its town. '.repeat(8)}</p>`;
  const search = findCompanies(
    { domain: 'cloudpay.example', amount: 1, excluded: new Set() },
    {
      web: fakeWeb({ [domain]: { html } }),
      sources: [namesakeSource(load, () => asked), directorySource(load, () => asked)],
      registrations: async () => null,
      takesMail: async () => null,
    },
    { signal: new AbortController().signal },
  );
  const { value, done } = await search.next();
  await search.return({
    reading: '',
    counts: {},
    failedSources: [],
    ownSourceFailed: false,
    cutShort: false,
  });
  return done ? undefined : value;
}

test('quotes of a page are on that page, and what a directory says is marked as such, with its date', async () => {
  let seen = { quotes: 0, keywords: 0, leads: 0 };
  await fc.assert(
    fc.asyncProperty(anyCase, async (each) => {
      const lead = await leadOf(each);
      if (lead === undefined) return;
      const heads = `${each.title} ${each.headings.join(' ')}`.split(' ');
      for (const reason of lead.reasons ?? []) {
        const quotes = [...reason.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);
        for (const quote of quotes) expect(heads).toContain(quote);
        seen = { ...seen, quotes: seen.quotes + quotes.length };
      }
      const listed = / with the keywords? (.+?), (?:and shares|the line)/.exec(lead.relevance_reason)?.[1];
      const keywords = listed?.split(/, | and /) ?? [];
      for (const keyword of keywords) expect(each.company.keywords).toContain(keyword);
      const { listing: from, industry } = each.company;
      const [said] = lead.evidence.filter(({ source }) => source !== 'homepage');
      expect(said).toMatchObject({
        source: from?.source ?? 'directory',
        fetched_at: from === undefined ? asked.toISOString() : `${from.date}T00:00:00.000Z`,
        snippet: `Listed as ${industry} (US); keywords ${each.company.keywords.join(', ')}`,
      });
      const [page] = lead.evidence.filter(({ source }) => source === 'homepage');
      expect(page?.snippet).toBe(`${each.title} — A firm of its own small town.`);
      seen = { ...seen, keywords: seen.keywords + keywords.length, leads: seen.leads + 1 };
    }),
    { numRuns: 300 },
  );
  expect(seen.leads).toBeGreaterThan(50);
  expect(seen.quotes).toBeGreaterThan(10);
  expect(seen.keywords).toBeGreaterThan(10);
});
