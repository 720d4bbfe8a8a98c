import { PutCommand, paginateQuery, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { EmailVerdict } from '../../../shared/model/leads/contact-data.ts';
import {
  type GeneratedLead,
  generatedLead,
  type LeadContact,
  type LeadWithContacts,
  leadContact,
} from '../../../shared/model/leads/session.ts';
import { getRow, queryPage, type Table, whereHolds } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

/** The session and user of some leads. */
export interface SessionOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/*
 * The leads of a session and their contact records are under one partition key, `LEAD#0007` next to
 * `LEAD#0007#CONTACT`, so that one Query answers the results page in rank order. Old ranks have three digits.
 */
const leadSort = /^LEAD#(\d{3,4})$/;
const contactSort = /^LEAD#(\d{3,4})#CONTACT$/;

function partition({ userId, sessionId }: SessionOwner) {
  return `USER#${userId}#SESSION#${sessionId}`;
}

function sortOf(id: string): string {
  return `LEAD#${id.slice(id.lastIndexOf('.') + 1)}`;
}

async function putOnce(table: Table, item: Record<string, unknown>): Promise<boolean> {
  const written = await whereHolds(
    table.client.send(
      new PutCommand({ TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
    ),
  );
  return written !== null;
}

function rowOf(userId: string, lead: GeneratedLead): Record<string, unknown> {
  return { pk: partition({ userId, sessionId: lead.session_id }), sk: sortOf(lead.id), ...lead };
}

/** Writes a lead once. Returns false if one of that id is there already, which then stays as it is. */
export function putLead(table: Table, userId: string, lead: GeneratedLead): Promise<boolean> {
  return putOnce(table, rowOf(userId, lead));
}

/** Writes a lead as part of a transaction. Its condition is that none of that id is there. */
export function newLead(table: Table, userId: string, lead: GeneratedLead): TransactionItem {
  return {
    Put: {
      TableName: table.name,
      Item: rowOf(userId, lead),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** Writes a lead's contact record once. Returns false if it has one already. */
export function putContact(table: Table, owner: SessionOwner, contact: LeadContact): Promise<boolean> {
  const pk = partition(owner);
  return putOnce(table, { pk, sk: `${sortOf(contact.lead_id)}#CONTACT`, ...contact });
}

/** Writes a lead and its contact record as part of a transaction. */
export function leadItems(
  table: Table,
  userId: string,
  { lead_contacts: records, ...lead }: LeadWithContacts,
): TransactionItem[] {
  const pk = partition({ userId, sessionId: lead.session_id });
  const sk = sortOf(lead.id);
  const put = (Item: Record<string, unknown>) => ({ Put: { TableName: table.name, Item } });
  return [put({ pk, sk, ...lead }), ...records.map((record) => put({ pk, sk: `${sk}#CONTACT`, ...record }))];
}

/** Sets what the check of a contact record's addresses said. */
export async function setEmailVerdicts(
  table: Table,
  owner: SessionOwner,
  leadOf: string,
  verdicts: Readonly<Record<string, EmailVerdict>>,
): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk: partition(owner), sk: `${sortOf(leadOf)}#CONTACT` },
      UpdateExpression: 'SET contact_data.email_verdicts = :verdicts',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':verdicts': verdicts },
    }),
  );
}

/** Reads one lead. */
export function getLead(table: Table, owner: SessionOwner, id: string): Promise<GeneratedLead | null> {
  return getRow(table, { pk: partition(owner), sk: sortOf(id) }, generatedLead);
}

/** Reads the contact record of one lead. */
export function getContact(table: Table, owner: SessionOwner, leadOf: string): Promise<LeadContact | null> {
  return getRow(table, { pk: partition(owner), sk: `${sortOf(leadOf)}#CONTACT` }, leadContact);
}

const sorted = z.object({ sk: z.string() });

/** Adds rows of a session's partition, in the order of their keys, to the leads that were read so far. */
function collect(leads: Map<string, LeadWithContacts>, items: readonly Record<string, unknown>[]): void {
  for (const item of items) {
    const { sk } = sorted.parse(item);
    const leadRank = leadSort.exec(sk)?.[1];
    if (leadRank !== undefined) leads.set(leadRank, { ...generatedLead.parse(item), lead_contacts: [] });
    const contactRank = contactSort.exec(sk)?.[1];
    if (contactRank !== undefined) leads.get(contactRank)?.lead_contacts.push(leadContact.parse(item));
  }
}

/** Reads one lead with its contact record, strongly consistent. */
export async function getLeadWithContacts(
  table: Table,
  owner: SessionOwner,
  id: string,
): Promise<LeadWithContacts | null> {
  const under = { pk: partition(owner), prefix: sortOf(id), consistent: true };
  const { rows } = await queryPage(table, under, { limit: 2, after: null });
  const found = new Map<string, LeadWithContacts>();
  collect(found, rows);
  return [...found.values()][0] ?? null;
}

/** Reads all leads of a session in rank order, strongly consistent, each with its contact record if it has one. */
export async function listLeads(table: Table, owner: SessionOwner): Promise<LeadWithContacts[]> {
  const leads = new Map<string, LeadWithContacts>();
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition(owner) },
      ConsistentRead: true,
    },
  );
  for await (const page of pages) collect(leads, page.Items ?? []);
  return [...leads.values()];
}

/**
 * Reads up to `limit` leads of a session in rank order, each with its contact record if it has one, and at most
 * so many megabytes of them: a Lambda answers with up to 6 MB. `after` is the id of the lead that the last page ended
 * with.
 */
export async function pageLeads(
  table: Table,
  owner: SessionOwner,
  page: { limit: number; megabytes: number; after: string | null },
): Promise<{ leads: LeadWithContacts[]; after: string | null }> {
  const found = new Map<string, LeadWithContacts>();
  const pk = partition(owner);
  let startKey: Record<string, unknown> | undefined =
    page.after === null ? undefined : { pk, sk: `${sortOf(page.after)}#CONTACT` };
  // A query reads up to one megabyte.
  for (let queries = 0; queries < page.megabytes && found.size <= page.limit; queries += 1) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ExclusiveStartKey: startKey,
        // Two rows a lead, and the first of the next page, which says that there is one.
        Limit: 2 * (page.limit - found.size) + 1,
      }),
    );
    collect(found, Items);
    startKey = LastEvaluatedKey;
    if (startKey === undefined) break;
  }
  const leads = [...found.values()];
  if (leads.length > page.limit) leads.length = page.limit;
  else if (startKey === undefined) return { leads, after: null };
  // If the page ended after a lead, its contact record may come next.
  else if (leads.at(-1)?.lead_contacts.length === 0) leads.pop();
  return { leads, after: leads.at(-1)?.id ?? null };
}
