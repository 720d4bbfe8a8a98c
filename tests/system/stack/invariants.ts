import { isDeepStrictEqual } from 'node:util';
import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getUsage } from '../../../functions/data/billing/usage.ts';
import { listLeads } from '../../../functions/data/leads/leads.ts';
import { contactPlace } from '../../../functions/data/saved/saved-contacts.ts';
import { getStatistics, type Statistics } from '../../../functions/data/statistics/statistics.ts';
import type { Table } from '../../../functions/data/table.ts';
import { leadId } from '../../../shared/model/leads/lead-id.ts';
import { savedContact } from '../../../shared/model/leads/saved-contact.ts';
import {
  type GeneratedLead,
  type LeadWithContacts,
  leadSession,
} from '../../../shared/model/leads/session.ts';

const anyRow = z.looseObject({ pk: z.string(), sk: z.string() });
type AnyRow = z.infer<typeof anyRow>;

async function rowsUnder(table: Table, pk: string): Promise<AnyRow[]> {
  const rows: AnyRow[] = [];
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  };
  for await (const page of paginateQuery({ client: table.client }, query)) {
    for (const item of page.Items ?? []) rows.push(anyRow.parse(item));
  }
  return rows;
}

function sessionIds(rows: readonly AnyRow[]): string[] {
  return rows.filter(({ sk }) => sk.startsWith('SESSION#')).map(({ sk }) => sk.slice('SESSION#'.length));
}

/** All rows of a user. */
export async function everythingOf(table: Table, userId: string): Promise<AnyRow[]> {
  const own = await rowsUnder(table, `USER#${userId}`);
  const leads = await Promise.all(
    sessionIds(own).map((id) => rowsUnder(table, `USER#${userId}#SESSION#${id}`)),
  );
  return [...own, ...leads.flat()];
}

const sessionRow = leadSession.extend({ usage_month: z.string().nullable() });
type SessionRow = z.infer<typeof sessionRow>;

/** All sessions of a user, oldest first. */
export async function sessionsOf(table: Table, userId: string): Promise<SessionRow[]> {
  return sessionsIn(await rowsUnder(table, `USER#${userId}`));
}

function sessionsIn(rows: readonly AnyRow[]): SessionRow[] {
  return rows.filter(({ sk }) => sk.startsWith('SESSION#')).map((row) => sessionRow.parse(row));
}

/** What must be true for a user whose sessions have all ended. Returns a sentence for each violation. */
export async function violations(table: Table, userId: string): Promise<string[]> {
  const rows = await rowsUnder(table, `USER#${userId}`);
  const sessions = sessionsIn(rows);
  const leads = await Promise.all(sessions.map(({ id }) => listLeads(table, { userId, sessionId: id })));
  const found = sessions.map((session, index) => violationsOfSession(session, leads[index] ?? []));
  return [
    ...found.flat(),
    ...violationsOfNews(sessions, leads),
    ...(await violationsOfUsage(table, userId, sessions)),
    ...violationsOfDomains(rows, sessions, leads.flat()),
    ...(await violationsOfStatistics(table, userId, rows, sessions)),
    ...violationsOfSaved(rows, 'COMPANY'),
    ...violationsOfSaved(rows, 'CONTACT'),
    ...violationsOfActivity(rows),
    ...violationsOfOutreach(rows),
    ...rows.filter((row) => 'processing' in row).map(({ sk }) => `${sk} is still in the index`),
    ...rows.filter((row) => 'running' in row).map(({ sk }) => `${sk} still names a search`),
  ];
}

function violationsOfSession(session: SessionRow, leads: readonly LeadWithContacts[]): string[] {
  const domains = new Set(leads.map(({ domain }) => domain));
  const completed = session.status === 'completed';
  const checks: [boolean, string][] = [
    [session.status === 'processing', 'is still processing'],
    [session.completed_at === null, 'does not say when it ended'],
    [(session.error_message === null) !== completed, 'has no message for people, or one too many'],
    [domains.size !== leads.length, 'has a company twice'],
    [leads.length > session.amount, 'has more leads than were asked for'],
    [leads.some(({ id }, index) => id !== leadId(session.id, index + 1)), 'has a gap in its ranks'],
    [completed && session.leads_count !== leads.length, 'counts its leads wrongly'],
    [session.leads_count > leads.length, 'promises more leads than it has'],
    [completed && leads.length === 0 && session.notice === null, 'is empty and does not say why'],
    [completed && leads.some((lead) => lead.lead_contacts.length !== 1), 'has a lead without contact record'],
  ];
  return checks
    .filter(([isSo]) => isSo)
    .map(([, what]) => `session ${session.id} (${session.status}) ${what}`);
}

const mailRow = z.object({ id: z.string(), step: z.int(), domain: z.string() });

const offerRow = z.object({ message_id: z.string() });

/**
 * Everybody with a mail about a domain, queued or sent, has one first mail about it, and is recorded as approached.
 */
function violationsOfOutreach(rows: readonly AnyRow[]): string[] {
  const mails = [...rowsBy(rows, 'OUTREACH_QUEUE#').values(), ...rowsBy(rows, 'OUTREACH_LOG#').values()].map(
    (row) => mailRow.parse(row),
  );
  const first = mails.filter(({ step }) => step === 0);
  // Those of campaigns contain the id of a recipient, which has a dot.
  const offers = [...rowsBy(rows, 'OUTREACH_ABOUT#').values()].filter(
    (row) => !offerRow.parse(row).message_id.includes('.'),
  ).length;
  const told = [...rowsBy(rows, 'OUTREACH_TO#').keys()];
  const untold = mails.filter(({ id }) => !told.some((key) => key.endsWith(id)));
  // Those of campaigns end with the id of a recipient, which has a dot.
  const byHand = told.filter((key) => !key.slice(key.lastIndexOf('#')).includes('.'));
  const lost = byHand.filter((key) => !mails.some(({ id }) => key.endsWith(id)));
  return [
    ...(offers === first.length
      ? []
      : [`${offers} offers are taken, and ${first.length} first mails are there`]),
    ...untold.map(({ id }) => `nobody is told of the mail ${id}`),
    ...lost.map((key) => `${key} tells of a mail that is not there`),
  ];
}

/** A search counts for a session that found companies, and for no other. */
function saysNotCounted({ notice }: SessionRow): boolean {
  return notice?.endsWith('This search was not counted.') ?? false;
}

function endOf(session: SessionRow): string {
  return `${session.completed_at} ${saysNotCounted(session) ? 1 : 0}`;
}

/** A search counts if it found a company that no earlier one for the same name had found. */
function violationsOfNews(
  sessions: readonly SessionRow[],
  leads: readonly (readonly GeneratedLead[])[],
): string[] {
  const found = new Set<string>();
  return (
    sessions
      .map((session, index) => ({ session, leads: leads[index] ?? [] }))
      .filter(({ session }) => session.status === 'completed')
      // Of those that ended at the same moment, those that count come first.
      .toSorted((a, b) => endOf(a.session).localeCompare(endOf(b.session)))
      .flatMap(({ session, leads: own }) => {
        const keys = own.map(({ name, domain }) => `${session.domain} ${domain} ${name}`);
        const isNews = keys.some((key) => !found.has(key));
        for (const key of keys) found.add(key);
        return isNews !== saysNotCounted(session) ? [] : [`session ${session.id} counts wrongly`];
      })
  );
}

async function violationsOfUsage(
  table: Table,
  userId: string,
  sessions: readonly SessionRow[],
): Promise<string[]> {
  const months = new Set(sessions.map((session) => session.usage_month).filter((month) => month !== null));
  const wrong: string[] = [];
  for (const month of months) {
    const counting = sessions.filter((session) => {
      const completed = session.status === 'completed' && !saysNotCounted(session);
      return session.usage_month === month && (completed || session.status === 'processing');
    });
    const { lead_searches_used: used } = await getUsage(table, userId, month);
    if (used !== counting.length) {
      wrong.push(`${used} searches are used in ${month}, and ${counting.length} sessions count`);
    }
  }
  return wrong;
}

const domainRow = z.object({ searches: z.int(), companies_found: z.int(), unique_companies: z.int() });
const companyRow = z.object({ name: z.string(), domain: z.string() });

/** Every completed session is counted once for its domain, and each of its companies once by name and domain. */
function violationsOfDomains(
  rows: readonly AnyRow[],
  sessions: readonly SessionRow[],
  leads: readonly GeneratedLead[],
): string[] {
  const completed = Map.groupBy(
    sessions.filter(({ status }) => status === 'completed'),
    ({ domain }) => domain,
  );
  const counted = searchedDomains(rows);
  return [...new Set([...completed.keys(), ...counted.keys()])].flatMap((domain) => {
    const own = completed.get(domain) ?? [];
    const ids = new Set(own.map(({ id }) => id));
    const companies = leads.filter(({ session_id }) => ids.has(session_id)).map(named);
    const expected = {
      searches: own.length,
      companies_found: companies.length,
      unique_companies: new Set(companies).size,
    };
    const row = domainRow.safeParse(counted.get(domain)).data;
    const shown = [...rowsBy(rows, `DOMAIN_COMPANY#${domain}#`).values()].map((each) =>
      named(companyRow.parse(each)),
    );
    return [
      ...(isDeepStrictEqual(row, expected)
        ? []
        : [`${domain} counts ${JSON.stringify(row)} instead of ${JSON.stringify(expected)}`]),
      ...(isDeepStrictEqual(shown.toSorted(), [...new Set(companies)].toSorted())
        ? []
        : [`${domain} shows ${shown.length} companies, not those that its searches found`]),
    ];
  });
}

function named({ name, domain }: { name: string; domain: string }): string {
  return `${name} at ${domain}`;
}

/** The rows of domains that were searched. One that was only added counts no searches. */
function searchedDomains(rows: readonly AnyRow[]): Map<string, AnyRow> {
  return new Map([...rowsBy(rows, 'DOMAIN#')].filter(([, row]) => 'searches' in row));
}

/** The rows whose sort keys begin with a prefix, by the rest of those keys. */
function rowsBy(rows: readonly AnyRow[], prefix: string): Map<string, AnyRow> {
  const found = rows.filter(({ sk }) => sk.startsWith(prefix));
  return new Map(found.map((row) => [row.sk.slice(prefix.length), row]));
}

/** Completed sessions are counted once each, and no others. */
async function violationsOfStatistics(
  table: Table,
  userId: string,
  rows: readonly AnyRow[],
  sessions: readonly SessionRow[],
): Promise<string[]> {
  const completed = sessions.filter(({ status }) => status === 'completed');
  const statistics = await getStatistics(table, userId);
  const { own, saved } = templatesIn(rows);
  const expected: Statistics = {
    ...statistics,
    private_templates: own.filter(({ is_public }) => !is_public).length,
    public_templates: own.filter(({ is_public }) => is_public).length,
    saved_templates: saved.length,
    saved_public_templates: saved.filter(({ is_public }) => is_public).length,
    total_leads: completed.reduce((sum, { leads_count }) => sum + leads_count, 0),
    sessions_completed: completed.length,
    searches: completed.length,
    domains: searchedDomains(rows).size,
    domains_unsearched: rowsBy(rows, 'DOMAIN#').size - searchedDomains(rows).size,
    companies_found: rowsBy(rows, 'DOMAIN_COMPANY#').size,
    saved_companies: rowsBy(rows, 'SAVED_COMPANY#').size,
    saved_contacts: rowsBy(rows, 'SAVED_CONTACT#').size,
    outreach_queued: rowsBy(rows, 'OUTREACH_QUEUE#').size,
    outreach_sent: rowsBy(rows, 'OUTREACH_LOG#').size,
  };
  if (isDeepStrictEqual(statistics, expected)) return [];
  return [`counts ${JSON.stringify(statistics)} instead of ${JSON.stringify(expected)}`];
}

const templateRow = z.object({ id: z.string(), is_public: z.boolean() });
const savedTemplateRow = z.object({ template: templateRow }).transform(({ template }) => template);

function templatesIn(rows: readonly AnyRow[]) {
  return {
    own: [...rowsBy(rows, 'TEMPLATE#').values()].map((row) => templateRow.parse(row)),
    saved: [...rowsBy(rows, 'SAVED_TEMPLATE#').values()].map((row) => savedTemplateRow.parse(row)),
  };
}

const savedRow = z.union([
  z
    .object({ lead_id: z.string(), lead: z.object({ industry: z.string() }) })
    .transform(({ lead_id, lead }) => {
      return { place: lead_id, name: lead.industry };
    }),
  savedContact.transform(({ contact_id, contact }) => {
    return { place: contactPlace(contact_id), name: contact.contact_data.external_emails[0]?.level ?? '' };
  }),
]);
const countRow = z.object({ count: z.int() });
const names = { COMPANY: 'COMPANY_INDUSTRY', CONTACT: 'CONTACT_LEVEL' };

/** Each saved item has its place, each place one item, and every name its correct count. */
function violationsOfSaved(rows: readonly AnyRow[], kind: keyof typeof names): string[] {
  const saved = [...rowsBy(rows, `SAVED_${kind}#`).values()].map((row) => savedRow.parse(row));
  const places = [...rowsBy(rows, `SAVED_${kind}_OF#`).keys()];
  const counted = [...rowsBy(rows, `STATISTIC#${names[kind]}#`)]
    .map(([name, row]) => [name, countRow.parse(row).count] as const)
    .filter(([, count]) => count !== 0);
  const byName = Map.groupBy(saved, ({ name }) => name);
  const expected = [...byName].map(([name, { length }]) => [name, length] as const);
  return [
    ...(isDeepStrictEqual(places.toSorted(), saved.map(({ place }) => place).toSorted())
      ? []
      : [`${saved.length} of ${kind} are saved at ${places.length} places`]),
    ...(isDeepStrictEqual(new Map(counted), new Map(expected))
      ? []
      : [`${kind} counts ${JSON.stringify(counted)} instead of ${JSON.stringify(expected)}`]),
  ];
}

/** Every saved item is an activity, and nothing else is. */
function violationsOfActivity(rows: readonly AnyRow[]): string[] {
  const saved = [...rowsBy(rows, 'SAVED_COMPANY#').keys(), ...rowsBy(rows, 'SAVED_CONTACT#').keys()];
  const noted = [...rowsBy(rows, 'ACTIVITY#').keys()];
  if (isDeepStrictEqual(saved.toSorted(), noted.toSorted())) return [];
  return [`recent activity has ${noted.length} notes of ${saved.length} saved`];
}
