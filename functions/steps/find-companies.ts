import * as z from 'zod';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { isOwnDomain } from '../data/domains/domains.ts';
import { listLeads } from '../data/leads/leads.ts';
import { storedRegistrations } from '../data/leads/registrations.ts';
import { storedGoneCompanies } from '../data/register/gone-companies.ts';
import { getPublishedRegister } from '../data/register/published-register.ts';
import { tableRegister } from '../data/register/table-register.ts';
import { listDismissed } from '../data/sessions/dismissals.ts';
import { addLead, getSession, noteReading } from '../data/sessions/sessions.ts';
import { openTable } from '../data/table.ts';
import { findCompanies } from '../domain/companies/find-companies.ts';
import { parseDomainName } from '../domain/companies/name/domain-name.ts';
import { readName } from '../domain/companies/name/name-reading.ts';
import { judgeWith } from '../domain/companies/rank/judge-buyers.ts';
import { mailLookup } from '../domain/email-addresses/mail-domain.ts';
import { configuredSources } from '../providers/company-source/configured-sources.ts';
import { configuredModel } from '../providers/language-model/configured-model.ts';
import { rdapLookup } from '../providers/rdap/rdap.ts';
import { createWeb } from '../providers/web/outbound.ts';
import { createDns } from '../providers/web/resolver.ts';
import { companySourcesEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { step } from '../runtime/step.ts';

/** Milliseconds for the whole search, sources and home pages together. */
const findDeadlineMs = 45_000;

const environment = readEnvironment(companySourcesEnvironment);
const table = openTable(environment.TABLE_NAME);
const dns = createDns({ server: environment.OUTBOUND_DNS_SERVER });
const web = createWeb({
  dns,
  proxy: environment.OUTBOUND_PROXY,
  siteOrigin: environment.SITE_ORIGIN,
});
const registrations = storedRegistrations(table, rdapLookup({ web }), () => new Date());
const model = configuredModel({
  id: environment.LANGUAGE_MODEL_ID,
  url: environment.LANGUAGE_MODEL_URL,
  keySecret: environment.LANGUAGE_MODEL_KEY_SECRET,
  key: environment.LANGUAGE_MODEL_KEY,
});
const sources = configuredSources(
  { web, dns },
  {
    directoryUrl: environment.COMPANY_DIRECTORY_URL,
    wikidataUrl: environment.WIKIDATA_URL,
    overpassUrl: environment.OVERPASS_URL,
    braveSearchUrl: environment.BRAVE_SEARCH_URL,
    braveSearchKeySecret: environment.BRAVE_SEARCH_KEY_SECRET,
    model,
    register: tableRegister(table.client, async () => (await getPublishedRegister(table))?.table ?? null),
    gone: storedGoneCompanies(table, () => new Date()),
  },
);

const ports = { web, sources, registrations, takesMail: mailLookup(dns) };

/**
 * Thrown when a search found nobody while a source of the product itself failed: nobody knows whether there is a company. The
 * state machine knows it by this name and tries again.
 */
class SourcesUnanswered extends Error {
  override readonly name = 'SourcesUnanswered';

  constructor(failed: readonly string[]) {
    super(`Sources that failed: ${failed.join(', ')}`);
  }
}

/**
 * Finds the companies of a session and writes each as a lead as soon as its rank is certain. Running it again keeps
 * the existing leads and continues after them. Returns only ids.
 */
export const handler = step(
  z.object({ user_id: z.string(), session_id: z.string() }),
  async ({ user_id: userId, session_id: sessionId }, { signal }) => {
    const session = await getSession(table, userId, sessionId);
    if (session === null) throw new Error('There is no such session');
    const owner = { userId, sessionId };
    const written = await listLeads(table, owner);
    const leadIds = written.map((lead) => lead.id);
    const dismissed = await listDismissed(table, { userId, domain: session.domain });

    if (session.reading === null) await noteReading(table, session, readingOf(session.domain));
    if (session.status === 'processing' && leadIds.length < session.amount) {
      const found = findCompanies(
        {
          domain: session.domain,
          amount: session.amount - leadIds.length,
          excluded: new Set([
            ...dismissed.map(({ company }) => company),
            ...written.map((lead) => lead.domain),
          ]),
          writtenNames: written.map((lead) => lead.name),
        },
        {
          ...ports,
          isOwn: (domain) => isOwnDomain(table, userId, domain),
          ...(model !== null && { judge: judgeWith(model) }),
        },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(findDeadlineMs)]) },
      );
      for (let next = await found.next(); ; next = await found.next()) {
        if (next.done) {
          const { counts, failedSources, ownSourceFailed, cutShort } = next.value;
          log.info('companies found', {
            session_id: sessionId,
            leads: leadIds.length,
            counts,
            failedSources,
            cutShort,
          });
          if (leadIds.length === 0 && ownSourceFailed) throw new SourcesUnanswered(failedSources);
          break;
        }
        const id = leadId(sessionId, leadIds.length + 1);
        const lead = { id, session_id: sessionId, ...next.value };
        // A search that was cancelled meanwhile looks no further.
        if (!(await addLead(table, userId, lead, leadIds.length + 1))) break;
        leadIds.push(id);
      }
    }
    return { user_id: userId, session_id: sessionId, lead_ids: leadIds };
  },
);

function readingOf(domain: string): string {
  return readName(parseDomainName(domain)?.label ?? domain).text;
}
