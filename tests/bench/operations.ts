import { randomUUID } from 'node:crypto';
import { contacts } from '../../functions/data/saved/saved-contacts.ts';
import { savingItems } from '../../functions/data/saved/saved-items.ts';
import { pageSaved } from '../../functions/data/saved/saved-lists.ts';
import { addToStatistics } from '../../functions/data/statistics/statistics.ts';
import type { Table } from '../../functions/data/table.ts';
import { transact } from '../../functions/data/transaction.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { addPriced } from './domain-patterns.ts';
import { fillDesk } from './sample-desk.ts';
import { sampleSavedContact } from './sample-saved.ts';
import { completed, created, withLeads } from './stored-rows.ts';

/** One operation of the API as its handler performs it, and the capacity that it may use. */
export interface MeasuredOperation {
  /** Its capability and name in the contract. */
  readonly operation: string;
  /** The data it acts on, in the words of `docs/access-patterns.md`. */
  readonly measured: string;
  /** The budget of the operation, in read or write units. */
  readonly budget?: number;
  /** It costs more the more data there is. */
  readonly grows?: boolean;
  /** Prepares the data for the act and returns the act. */
  prepare(table: Table): Promise<() => Promise<unknown>>;
}

/**
 * How many contacts one transaction saves. A page of search rows contains whole sessions, so it always costs the
 * same.
 */
const perTransaction = 25;

/** Users by how many contacts they have saved: 10,000 rows take seconds to write, so each is created once. */
const sellers = new Map<number, Promise<string>>();

function sellerWith(table: Table, savedContacts: number): Promise<string> {
  const seller = sellers.get(savedContacts) ?? newSeller(table, savedContacts);
  sellers.set(savedContacts, seller);
  return seller;
}

/** A user with ten searches and a number of saved contacts of 2 KB, from sessions of 25 each. */
async function newSeller(table: Table, savedContacts: number): Promise<string> {
  const userId = randomUUID();
  for (let session = 0; session < 10; session += 1) await completed(table, await created(table, userId), 10);
  for (let saved = 0; saved < savedContacts; saved += perTransaction) {
    await saveChunk(table, userId, Math.min(perTransaction, savedContacts - saved));
  }
  return userId;
}

async function saveChunk(table: Table, userId: string, size: number): Promise<void> {
  const sessionId = randomUUID();
  const chunk = Array.from({ length: size }, (_, index) =>
    sampleSavedContact(userId, 2 * 1024, { sessionId, rank: index + 1 }),
  );
  const { places, rows, counted } = savingItems(table, contacts, userId, chunk);
  await transact(table, [...places, ...rows, addToStatistics(table, userId, counted)]);
}

const now = () => new Date('2001-04-20T10:00:00.000Z');
const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;

/** Lambdas read their environment when they are loaded, so it must be set before. */
async function savedHandlers(table: Table) {
  const api = await import('../../functions/api/saved.ts');
  return api.savedHandlers({ table, now });
}

async function statisticsHandlers(table: Table) {
  const api = await import('../../functions/api/statistics.ts');
  return api.statisticsHandlers({ table, now });
}

function atSavedContacts(count: number, label: string): MeasuredOperation[] {
  const measured = `${label} saved contacts`;
  return [
    {
      operation: 'statistics.dashboard',
      measured,
      budget: 3,
      async prepare(table) {
        const [handlers, userId] = [await statisticsHandlers(table), await sellerWith(table, count)];
        return () => handlers.dashboard(nothing, { userId });
      },
    },
    {
      operation: 'statistics.savedContacts',
      measured,
      async prepare(table) {
        const [handlers, userId] = [await statisticsHandlers(table), await sellerWith(table, count)];
        return () => handlers.savedContacts(nothing, { userId });
      },
    },
    {
      operation: 'saved.contacts',
      measured,
      async prepare(table) {
        const [handlers, userId] = [await savedHandlers(table), await sellerWith(table, count)];
        return () => handlers.contacts({ ...nothing, query: { limit: 10 } }, { userId });
      },
    },
    {
      operation: 'saved.contactsByIds',
      measured,
      async prepare(table) {
        const [handlers, userId] = [await savedHandlers(table), await sellerWith(table, count)];
        const { saved } = await pageSaved(table, contacts, userId, { limit: 10, after: null });
        const ids = saved.map(({ id }) => id).join();
        return () => handlers.contactsByIds({ ...nothing, query: { ids } }, { userId });
      },
    },
    // Before contacts of other sessions are saved, which may or may not be on the first page.
    {
      operation: 'saved.contactSearchRows',
      measured,
      grows: true,
      async prepare(table) {
        const [handlers, userId] = [await savedHandlers(table), await sellerWith(table, count)];
        return () => handlers.contactSearchRows({ ...nothing, query: {} }, { userId });
      },
    },
    {
      operation: 'saved.saveContact',
      measured,
      async prepare(table) {
        const [handlers, userId] = [await savedHandlers(table), await sellerWith(table, count)];
        const { session } = await withLeads(table, userId, 1, 4 * 1024);
        const body = { contact_id: `${leadId(session.id, 1)}:0` };
        return () => handlers.saveContact({ ...nothing, body }, { userId });
      },
    },
    {
      operation: 'saved.unsaveContact',
      measured,
      async prepare(table) {
        const [handlers, userId] = [await savedHandlers(table), await sellerWith(table, count)];
        const { session } = await withLeads(table, userId, 1, 4 * 1024);
        const contact_id = `${leadId(session.id, 1)}:0`;
        await handlers.saveContact({ ...nothing, body: { contact_id } }, { userId });
        return () => handlers.unsaveContact({ ...nothing, params: { contactId: contact_id } }, { userId });
      },
    },
  ];
}

function atDomains(count: number, label: string): MeasuredOperation {
  return {
    operation: 'statistics.domains',
    measured: `${label} domains, each with every field`,
    budget: 3,
    async prepare(table) {
      const [handlers, userId] = [await statisticsHandlers(table), randomUUID()];
      await addPriced(table, userId, count);
      return () => handlers.domains({ ...nothing, query: { limit: 25 } }, { userId });
    },
  };
}

/** Users by how many companies are on their desk. */
const desks = new Map<number, Promise<string>>();

async function deskWith(table: Table, companies: number): Promise<string> {
  const userId = randomUUID();
  await fillDesk(table, userId, companies);
  return userId;
}

function atDesk(count: number, label: string): MeasuredOperation[] {
  const measured = `${label} companies`;
  const desk = async (table: Table) => {
    const api = await import('../../functions/api/desk.ts');
    const owner = desks.get(count) ?? deskWith(table, count);
    desks.set(count, owner);
    const userId = await owner;
    return { handlers: api.deskHandlers({ table, now }), userId };
  };
  return [
    {
      operation: 'desk.open',
      measured,
      budget: 3,
      async prepare(table) {
        const { handlers, userId } = await desk(table);
        return () => handlers.open({ ...nothing, query: {} }, { userId });
      },
    },
    {
      operation: 'desk.open',
      measured: `${label} companies, of one domain`,
      budget: 3,
      async prepare(table) {
        const { handlers, userId } = await desk(table);
        return () => handlers.open({ ...nothing, query: { begins: 'solarroof-4.example' } }, { userId });
      },
    },
  ];
}

/** How many rows the large ones have. */
export const large = 10_000;

/**
 * The cost of operations that could grow with the number of saved items. With fewer `rows` in place of 10,000, those that do not
 * grow must cost the same.
 */
export function measuredOperations(rows = large): readonly MeasuredOperation[] {
  return [
    ...atSavedContacts(10, '10'),
    ...atSavedContacts(rows, '10,000'),
    atDomains(25, '25'),
    atDomains(rows, '10,000'),
    ...atDesk(10, '10'),
    ...atDesk(rows, '10,000'),
  ];
}
