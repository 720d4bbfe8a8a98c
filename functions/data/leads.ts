import { GetCommand, PutCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { EmailVerdict } from '../../shared/model/contact-data.ts';
import {
  type GeneratedLead,
  generatedLead,
  type LeadContact,
  type LeadWithContacts,
  leadContact,
} from '../../shared/model/session.ts';
import { isConditionFailure, type Table } from './table.ts';

/** Which session's leads, of whom. */
export interface SessionOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/*
 * The leads of a session and their contact records lie under one partition key, `LEAD#007` beside
 * `LEAD#007#CONTACT`, so that one Query answers the results page in rank order.
 */
const leadSort = /^LEAD#(\d{3})$/;
const contactSort = /^LEAD#(\d{3})#CONTACT$/;

function partition({ userId, sessionId }: SessionOwner) {
  return `USER#${userId}#SESSION#${sessionId}`;
}

/** The id of the lead at a rank (from 1): it names its session, so that a lead is found from its id alone. */
export function leadId(sessionId: string, rank: number): string {
  return `${sessionId}.${String(rank).padStart(3, '0')}`;
}

function sortOf(id: string): string {
  return `LEAD#${id.slice(id.lastIndexOf('.') + 1)}`;
}

async function putOnce(table: Table, item: Record<string, unknown>): Promise<boolean> {
  try {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** Writes a lead once; false when one of that id is there already, which then stays as it is. */
export function putLead(table: Table, userId: string, lead: GeneratedLead): Promise<boolean> {
  return putOnce(table, {
    pk: partition({ userId, sessionId: lead.session_id }),
    sk: sortOf(lead.id),
    ...lead,
  });
}

/** Writes a lead's contact record once; false when it has one already. */
export function putContact(table: Table, owner: SessionOwner, contact: LeadContact): Promise<boolean> {
  const pk = partition(owner);
  return putOnce(table, { pk, sk: `${sortOf(contact.lead_id)}#CONTACT`, ...contact });
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
export async function getLead(table: Table, owner: SessionOwner, id: string): Promise<GeneratedLead | null> {
  const { Item } = await table.client.send(
    new GetCommand({
      TableName: table.name,
      Key: { pk: partition(owner), sk: sortOf(id) },
      ConsistentRead: true,
    }),
  );
  return Item === undefined ? null : generatedLead.parse(Item);
}

/** Reads the contact record of one lead. */
export async function getContact(
  table: Table,
  owner: SessionOwner,
  leadOf: string,
): Promise<LeadContact | null> {
  const { Item } = await table.client.send(
    new GetCommand({
      TableName: table.name,
      Key: { pk: partition(owner), sk: `${sortOf(leadOf)}#CONTACT` },
      ConsistentRead: true,
    }),
  );
  return Item === undefined ? null : leadContact.parse(Item);
}

const sorted = z.object({ sk: z.string() });

/**
 * Reads the leads of a session in rank order, each with its contact record where there is one. A strongly
 * consistent read costs twice as much; only what decides needs it.
 */
export async function listLeads(
  table: Table,
  owner: SessionOwner,
  read: { consistent: boolean },
): Promise<LeadWithContacts[]> {
  const leads = new Map<string, LeadWithContacts>();
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition(owner) },
      ConsistentRead: read.consistent,
    },
  );
  for await (const page of pages) {
    for (const item of page.Items ?? []) {
      const { sk } = sorted.parse(item);
      const leadRank = leadSort.exec(sk)?.[1];
      if (leadRank !== undefined) leads.set(leadRank, { ...generatedLead.parse(item), lead_contacts: [] });
      const contactRank = contactSort.exec(sk)?.[1];
      if (contactRank !== undefined) leads.get(contactRank)?.lead_contacts.push(leadContact.parse(item));
    }
  }
  return [...leads.values()];
}
