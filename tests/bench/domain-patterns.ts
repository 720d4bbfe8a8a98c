import {
  listExpiring,
  listNotForSale,
  readDomains,
  removeDomain,
  writeDomains,
} from '../../functions/data/domains/domains-for-sale.ts';
import type { Table } from '../../functions/data/table.ts';
import {
  addedDomain,
  changedDomain,
  registeredDomain,
  type StoredDomain,
} from '../../functions/domain/domains/sale-change.ts';
import type { AccessPattern } from './access-pattern.ts';

const now = new Date('2001-04-10T10:00:00.000Z');

/** A domain with every field filled in, as in a portfolio. */
function priced(number: number): StoredDomain {
  const domain = `solarroof${10_000 + number}.example`;
  const terms = {
    asking_price: 4900,
    floor_price: 2500,
    link: `https://market.example/buy/${domain}`,
    expires_on: '2001-04-15',
    registrar: 'Example Registrar LLC',
    note: 'Bought at the auction of spring 1999',
  };
  return changedDomain(addedDomain(domain), terms, now);
}

/** Adds domains. Each call adds them at a later time, so that no two users share what is listed. */
export async function addPriced(table: Table, userId: string, count: number): Promise<StoredDomain[]> {
  const all = Array.from({ length: count }, (_, number) => priced(number));
  for (let at = 0; at < count; at += 24) {
    const writes = all.slice(at, at + 24).map((after) => ({ before: null, after }));
    await writeDomains(table, userId, writes, 0);
  }
  return all;
}

/** Operations on the domains that a seller offers. */
export const domainPatterns: readonly AccessPattern[] = [
  {
    function: 'readDomains',
    measured: 'one with a note',
    async prepare(table, userId) {
      const [one] = await addPriced(table, userId, 1);
      return () => readDomains(table, userId, [one?.domain ?? '']);
    },
  },
  {
    function: 'readDomains',
    measured: '24, of which none is there',
    prepare: async (table, userId) => () =>
      readDomains(
        table,
        userId,
        Array.from({ length: 24 }, (_, number) => priced(number).domain),
      ),
  },
  {
    function: 'writeDomains',
    measured: '24 new ones with every field',
    prepare: async (table, userId) => () => addPriced(table, userId, 24),
  },
  {
    function: 'writeDomains',
    measured: 'the price of one',
    async prepare(table, userId) {
      const [before] = await addPriced(table, userId, 1);
      if (before === undefined) throw new Error('it was added');
      const after = changedDomain(before, { asking_price: 5900 }, now);
      return () => writeDomains(table, userId, [{ before, after }], 0);
    },
  },
  {
    function: 'writeDomains',
    measured: 'the first answer of a registry about one',
    async prepare(table, userId) {
      const before = changedDomain(addedDomain(`${userId}.example`), { asking_price: 4900 }, now);
      await writeDomains(table, userId, [{ before: null, after: before }], 0);
      const answer = { expires_on: '2001-05-20', registrar: 'Example Registrar LLC', phase: null };
      const after = registeredDomain(before, { ...answer, looked_up_at: now.toISOString() }, now);
      return () => writeDomains(table, userId, [{ before, after }], 0);
    },
  },
  {
    function: 'removeDomain',
    measured: 'one with a note and an expiry',
    async prepare(table, userId) {
      const [one] = await addPriced(table, userId, 1);
      if (one === undefined) throw new Error('it was added');
      return () => removeDomain(table, userId, one);
    },
  },
  {
    function: 'listExpiring',
    measured: '10 of 100 domains',
    async prepare(table, userId) {
      const all = await addPriced(table, userId, 100);
      const writes = all.slice(10).map((before) => ({
        before,
        after: changedDomain(before, { expires_on: '2002-04-15' }, now),
      }));
      for (let at = 0; at < writes.length; at += 24) {
        await writeDomains(table, userId, writes.slice(at, at + 24), 0);
      }
      return () => listExpiring(table, userId, { from: '2001-04-10', until: '2001-04-17' });
    },
  },
  {
    function: 'listNotForSale',
    measured: '10 domains',
    async prepare(table, userId) {
      const all = await addPriced(table, userId, 10);
      return () =>
        listNotForSale(
          table,
          userId,
          all.map(({ domain }) => domain),
        );
    },
  },
];
