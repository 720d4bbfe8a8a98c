import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Deal } from '../../../shared/model/outreach/deal.ts';
import { cardOf, type DealCard, type DeskList, dealCard } from '../../../shared/model/outreach/deal-card.ts';
import type { RowKey, Table } from '../table.ts';

const deskIndex = 'Desk';
const dealPrefix = 'DEAL#';
const duePrefix = 'DEAL_DUE#';

function partition(userId: string, list: DeskList): string {
  return `USER#${userId}#${list}`;
}

/** The key of the row that lists a deal among those that are due. */
export function dueKey(userId: string, id: string): RowKey {
  return { pk: `USER#${userId}`, sk: `${duePrefix}${id}` };
}

const someday = '9999-12-31';
/** Later than any time in milliseconds that is written here. */
const lastMs = 9_999_999_999_999;

/** By domain. Then what is open by when it is due, what is won or lost by when it was changed, the latest first. */
function orderInStage({ domain, company_key, stage, due_on, updated_at }: DealCard): string {
  const isOver = stage === 'won' || stage === 'lost';
  const place = isOver ? String(lastMs - Date.parse(updated_at)).padStart(13, '0') : (due_on ?? someday);
  return `${domain}~${place}~${company_key}`;
}

/** What its keys do not say of a card. */
const storedCard = dealCard.omit({ id: true, domain: true, company_key: true, stage: true });

/** The attributes by which a deal is listed in its stage. */
export function listed(userId: string, deal: Deal) {
  const card = cardOf(deal);
  return {
    desk: partition(userId, card.stage),
    desk_order: orderInStage(card),
    card: storedCard.parse(card),
  };
}

/** The row that lists a deal among those that are due. Null if it never is. It also holds the stage. */
export function dueRow(userId: string, deal: Deal): Record<string, unknown> | null {
  const card = cardOf(deal);
  if (card.due_on === null) return null;
  return {
    ...dueKey(userId, deal.id),
    desk: partition(userId, 'due'),
    desk_order: `${card.due_on}~${deal.id}`,
    card: { ...storedCard.parse(card), stage: card.stage },
  };
}

/** Which part of a list to read. */
export interface DeskPage {
  readonly list: DeskList;
  readonly limit: number;
  /** Where the page before ended, or null for the first. */
  readonly after: string | null;
  /** What the domain begins with. Of those that are due, all are read whatever their domain. */
  readonly begins: string;
  /** Only what is due by this day is listed as due. */
  readonly today: string;
}

const listedRow = z.object({
  sk: z.string(),
  desk_order: z.string(),
  card: storedCard.extend({ stage: dealCard.shape.stage.optional() }),
});
const ended = z.object({ desk_order: z.string() });

/** A page of a list of the desk, eventually consistent: a company that was just moved may still be in its old place. */
export async function pageDesk(
  table: Table,
  userId: string,
  page: DeskPage,
): Promise<{ cards: DealCard[]; after: string | null }> {
  const { list, after } = page;
  const within =
    list === 'due'
      ? { condition: 'desk_order < :bound', bound: `${page.today}~~` }
      : { condition: 'begins_with(desk_order, :bound)', bound: page.begins };
  const isBounded = within.bound !== '';
  const desk = partition(userId, list);
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: deskIndex,
      KeyConditionExpression: `desk = :desk${isBounded ? ` AND ${within.condition}` : ''}`,
      ExpressionAttributeValues: { ':desk': desk, ...(isBounded && { ':bound': within.bound }) },
      Limit: page.limit,
      ...(after === null
        ? {}
        : { ExclusiveStartKey: { pk: `USER#${userId}`, sk: keyAt(list, after), desk, desk_order: after } }),
    }),
  );
  return {
    cards: Items.map((item) => cardIn(list, item)),
    after: LastEvaluatedKey === undefined ? null : ended.parse(LastEvaluatedKey).desk_order,
  };
}

/** The sort key of the row at a place of a list. */
function keyAt(list: DeskList, order: string): string {
  const [first = '', second = '', company = ''] = order.split('~');
  return list === 'due' ? `${duePrefix}${second}~${company}` : `${dealPrefix}${first}~${company}`;
}

function cardIn(list: DeskList, item: Record<string, unknown>): DealCard {
  const { sk, card } = listedRow.parse(item);
  const id = sk.slice(list === 'due' ? duePrefix.length : dealPrefix.length);
  const [domain = '', company_key = ''] = id.split('~');
  const stage = list === 'due' ? card.stage : list;
  if (stage === undefined) throw new Error('what is due has a stage');
  return { ...card, stage, id, domain, company_key };
}
