import { randomUUID } from 'node:crypto';
import { refusalsToWrite, suppress } from '../../functions/data/suppressions.ts';
import { mintUnsubscribeToken, readUnsubscribeToken } from '../../functions/data/unsubscribe-tokens.ts';
import type { AccessPattern } from './access-pattern.ts';

const now = new Date('2001-04-10T10:00:00.000Z');
const hash = async (text: string) => `${text} ${randomUUID()}`;
const correspondents = () => ({ seller: randomUUID(), address: randomUUID() });

/** What is done to know whom a seller may write to. */
export const outreachPatterns: readonly AccessPattern[] = [
  {
    function: 'suppress',
    measured: 'an address',
    prepare: async (table) => () => suppress(table, correspondents(), 'unsubscribed', now),
  },
  {
    function: 'refusalsToWrite',
    measured: '10 addresses, 1 of them suppressed',
    async prepare(table) {
      const { seller, address } = correspondents();
      await suppress(table, { seller, address }, 'unsubscribed', now);
      const addresses = [address, ...Array.from({ length: 9 }, () => randomUUID())];
      return () => refusalsToWrite(table, seller, addresses);
    },
  },
  {
    function: 'mintUnsubscribeToken',
    measured: 'of a message',
    prepare: async (table) => () =>
      mintUnsubscribeToken({ table, hash }, correspondents(), randomUUID(), now),
  },
  {
    function: 'readUnsubscribeToken',
    measured: 'of a message',
    async prepare(table) {
      const token = await mintUnsubscribeToken({ table, hash }, correspondents(), randomUUID(), now);
      return () => readUnsubscribeToken(table, token);
    },
  },
];
