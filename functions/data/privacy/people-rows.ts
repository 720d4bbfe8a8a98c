import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { generatedLead, leadContact } from '../../../shared/model/leads/session.ts';
import { loggedMessage } from '../../../shared/model/outreach/outreach.ts';
import { employed } from '../../domain/campaigns/campaign-mail.ts';
import type { FollowingMark } from '../../domain/campaigns/campaign-store.ts';
import { messageIdOf, type StoredRecipient } from '../../domain/campaigns/recipient.ts';
import type { CampaignOwner } from '../../domain/campaigns/sending-store.ts';
import { companyHashes } from '../../domain/outreach/company-of.ts';
import type { HoldChange } from '../../domain/outreach/outreach-store.ts';
import { approachKeys } from '../../domain/outreach/recipient.ts';
import { addressHash, type KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import { asIfRemoved, type Removed } from '../../domain/privacy/leave-out-removed.ts';
import type { StoredPeople } from '../../domain/privacy/stored-people.ts';
import { notBeingDeleted } from '../account/tombstones.ts';
import { changeRecipients, recipientRow } from '../campaigns/campaign-recipients.ts';
import { getCampaign } from '../campaigns/campaigns.ts';
import { unpacked } from '../leads/site-contacts.ts';
import { changeHold } from '../outreach/conversations.ts';
import { mailAct, moveWhereAllHold } from '../outreach/deals.ts';
import { queuedRow, removeQueued } from '../outreach/outreach-queue.ts';
import { companies } from '../saved/saved-companies.ts';
import { contacts } from '../saved/saved-contacts.ts';
import { followingSaved } from '../saved/saved-items.ts';
import type { RowKey, Table } from '../table.ts';
import { type TransactionItem, whereAllHold } from '../transaction.ts';

const anyRow = z.looseObject({ pk: z.string(), sk: z.string() });
/** A row with all its attributes. */
export type AnyRow = z.infer<typeof anyRow>;

/** Reads up to 1 MB of the whole table from a row on, strongly consistent: the one scan, of the sweep after removals. */
export async function scanRows(
  table: Table,
  after: RowKey | null,
): Promise<{ rows: AnyRow[]; after: RowKey | null }> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new ScanCommand({
      TableName: table.name,
      ConsistentRead: true,
      ...(after === null ? {} : { ExclusiveStartKey: { pk: after.pk, sk: after.sk } }),
    }),
  );
  const last = LastEvaluatedKey === undefined ? null : anyRow.parse(LastEvaluatedKey);
  return { rows: Items.map((item) => anyRow.parse(item)), after: last && { pk: last.pk, sk: last.sk } };
}

const sessionPartition = /^USER#[^#]+#SESSION#/;
const campaignPartition = /^USER#([^#]+)#CAMPAIGN#(.+)$/;
const ownPartition = /^USER#([^#]+)$/;
const siteRow = z.object({ contacts: z.instanceof(Uint8Array) });
const leadRow = generatedLead.pick({ relevance_reason: true, evidence: true });

/**
 * The people that a row may name; null for a row of another kind, or of a form that this release does not read. Rows of
 * places and of recent activity repeat what saved contacts say, and are written with these.
 */
export function peopleIn(row: AnyRow): StoredPeople | null {
  const { pk, sk } = row;
  if (pk.startsWith('SITE#')) {
    const data = unpacked(siteRow.parse(row).contacts);
    return data && { kind: 'site', data };
  }
  if (sessionPartition.test(pk)) {
    if (!sk.endsWith('#CONTACT')) {
      const lead = leadRow.safeParse(row).data;
      return lead === undefined ? null : { kind: 'lead', lead };
    }
    const data = leadContact.safeParse(row).data?.contact_data ?? null;
    return data && { kind: 'contact_record', data };
  }
  if (campaignPartition.test(pk) && sk.startsWith('RECIPIENT#')) {
    const recipient = recipientRow.safeParse(row).data;
    return recipient === undefined ? null : { kind: 'recipient', recipient };
  }
  return ownPartition.test(pk) ? peopleInOwnRow(row) : null;
}

function peopleInOwnRow(row: AnyRow): StoredPeople | null {
  if (row.sk.startsWith('SAVED_CONTACT#')) {
    const saved = contacts.schema.safeParse(row).data;
    return saved === undefined ? null : { kind: 'saved_contact', saved };
  }
  if (row.sk.startsWith('SAVED_COMPANY#')) {
    const saved = companies.schema.safeParse(row).data;
    return saved === undefined ? null : { kind: 'saved_company', saved };
  }
  if (row.sk.startsWith('OUTREACH_QUEUE#')) {
    const message = queuedRow.safeParse(row).data;
    return message === undefined ? null : { kind: 'queued_mail', message };
  }
  if (row.sk.startsWith('OUTREACH_LOG#')) {
    const message = loggedMessage.safeParse(row).data;
    return message === undefined ? null : { kind: 'logged_mail', message };
  }
  return null;
}

/** The attributes of a row that change with the people it names. */
function fieldsOf(stored: StoredPeople): Readonly<Record<string, unknown>> {
  switch (stored.kind) {
    case 'lead':
      return stored.lead;
    case 'contact_record':
      return { contact_data: stored.data };
    case 'saved_contact':
    case 'saved_company':
      return stored.saved;
    case 'queued_mail':
    case 'logged_mail':
      return stored.message;
    case 'recipient':
      return { ...stored.recipient };
    case 'site':
      throw new Error('what a site published is deleted whole');
  }
}

/** Rows as they will be once the people are removed. */
export async function* rowsAsIfRemoved(
  rows: AsyncIterable<AnyRow>,
  removed: Removed,
): AsyncGenerator<AnyRow> {
  for await (const row of rows) {
    const before = peopleIn(row);
    const after = before && (await asIfRemoved(before, removed));
    if (before === after) yield row;
    else if (after !== null) yield { ...row, ...fieldsOf(after) };
  }
}

/**
 * Writes a row without the people, and the rows and counts that depend on it. Returns false if it has changed
 * since it was read, or is gone.
 */
export async function replacePeople(
  { table, hash }: { table: Table; hash: KeyedHash },
  row: AnyRow,
  { before, after }: { before: StoredPeople; after: StoredPeople | 'delete' },
): Promise<boolean> {
  const [, userId = ''] = ownPartition.exec(row.pk) ?? [];
  if (before.kind === 'queued_mail') {
    const { message } = before;
    const address = (await addressHash(message.email, hash)) ?? '';
    const approachedAs = await approachKeys(message, hash);
    const companies = await companyHashes(message, hash);
    return removeQueued(table, userId, { message, approachedAs, address, companies }, new Date());
  }
  if (after === 'delete') {
    const { pk, sk } = row;
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
    return true;
  }
  if (before.kind === 'recipient' && after.kind === 'recipient') {
    const [, ownerId = '', campaignId = ''] = campaignPartition.exec(row.pk) ?? [];
    const change = { before: before.recipient, after: after.recipient };
    const owner = { userId: ownerId, campaignId };
    const following = await followingObjection({ table, hash }, owner, before.recipient);
    return changeRecipients(table, owner, [change], null, following);
  }
  const following =
    after.kind === 'saved_contact'
      ? followingSaved(table, contacts, after.saved)
      : after.kind === 'saved_company'
        ? followingSaved(table, companies, after.saved)
        : [];
  const items = [asRead(table, row, fieldsOf(after)), ...following];
  if (before.kind !== 'logged_mail') return whereAllHold(table, items);
  const { message } = before;
  const holds = objectionHolds(await companyHashes(message, hash), message.id);
  return moveWhereAllHold(table, userId, mailAct('objected', message, new Date().toISOString()), [
    ...items,
    ...holds.map((each) => changeHold(table, userId, each.company, each)),
    // The desk may have been deleted before the log.
    notBeingDeleted(table, userId),
  ]);
}

/** A recipient who objects to all mail also speaks for the company to this seller. */
function objectionHolds(theirs: readonly string[], messageId: string): HoldChange[] {
  return theirs.map((company) => ({ company, hold: { reason: 'objected', messageId }, held: true }));
}

/** What follows for the company after a recipient of a campaign has objected, if a mail was sent. */
async function followingObjection(
  { table, hash }: { table: Table; hash: KeyedHash },
  owner: CampaignOwner,
  recipient: StoredRecipient,
): Promise<FollowingMark> {
  const campaign = recipient.sent_at === null ? null : await getCampaign(table, owner);
  if (campaign === null) return { holds: [], act: null };
  const mail = { ...employed(recipient), company: recipient.company, domain: campaign.domain };
  const holds = objectionHolds(await companyHashes(mail, hash), messageIdOf(recipient));
  return { holds, act: mailAct('objected', mail, new Date().toISOString()) };
}

/** Writes fields of a row, only if it is still as it was read. */
function asRead(table: Table, row: AnyRow, fields: Readonly<Record<string, unknown>>): TransactionItem {
  const seen = Object.entries(row).filter(([name]) => name !== 'pk' && name !== 'sk');
  return {
    Put: {
      TableName: table.name,
      Item: { ...row, ...fields },
      ConditionExpression: seen.map((_, at) => `#n${at} = :v${at}`).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(seen.map(([name], at) => [`#n${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(seen.map(([, value], at) => [`:v${at}`, value])),
    },
  };
}
