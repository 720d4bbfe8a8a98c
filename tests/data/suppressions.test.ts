import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unsubscribeHandlers } from '../../functions/api/unsubscribe.ts';
import { eraseAccount, rowsOfAccount } from '../../functions/data/account/whole-account.ts';
import { confirmRemoval } from '../../functions/data/privacy/removals.ts';
import { mayBeWrittenTo, refusalsToWrite, suppress } from '../../functions/data/privacy/suppressions.ts';
import {
  mintUnsubscribeToken,
  readUnsubscribeToken,
} from '../../functions/data/privacy/unsubscribe-tokens.ts';
import { transact } from '../../functions/data/transaction.ts';
import type { Correspondents } from '../../functions/domain/privacy/correspondents.ts';
import { addressHash, type KeyedHash, sellerHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const hash: KeyedHash = async (text) => createHmac('sha256', 'key').update(text).digest('base64url');

/** A seller and somebody to write to, by their keyed hashes. */
async function correspondents() {
  const seller = await sellerHash(`${randomUUID()}@seller.example`, hash);
  const address = await addressHash(`${randomUUID()}@lumengrid.example`, hash);
  if (seller === null || address === null) throw new Error('these are addresses');
  return { seller, mailbox: null, address, companies: [] };
}

const refusal = async ({ address, ...sender }: Correspondents) =>
  (await refusalsToWrite(table, sender, [address])).get(address) ?? null;

describe('the suppression list', () => {
  it('says for each of many addresses whether its seller may write to it, and why not', async () => {
    const { seller, mailbox } = await correspondents();
    const sender = { seller, mailbox, companies: [] };
    const addresses = Array.from({ length: 130 }, () => randomUUID());
    const [gone = '', bounced = '', objecting = '', both = ''] = addresses;
    await suppress(table, { ...sender, address: gone }, 'unsubscribed', now);
    await suppress(table, { ...sender, address: bounced }, 'bounced', now);
    await suppress(table, { ...sender, address: both }, 'by_seller', now);
    for (const address of [objecting, both]) await confirmRemoval(table, address, now);
    expect(await refusalsToWrite(table, sender, [...addresses, ...addresses])).toEqual(
      new Map([
        [gone, 'unsubscribed'],
        [bounced, 'bounced'],
        [both, 'objected'],
        [objecting, 'objected'],
      ]),
    );
    expect(await refusalsToWrite(table, sender, [])).toEqual(new Map());
  });

  it('applies to one seller only', async () => {
    const [one, other] = [await correspondents(), await correspondents()];
    await suppress(table, one, 'unsubscribed', now);
    expect(await refusal(one)).toBe('unsubscribed');
    expect(await refusal({ ...other, address: one.address })).toBeNull();
  });

  it('keeps its first reason, however often and concurrently it is written', async () => {
    const both = await correspondents();
    await suppress(table, both, 'unsubscribed', now);
    await Promise.all(Array.from({ length: 10 }, () => suppress(table, both, 'bounced', now)));
    expect(await refusal(both)).toBe('unsubscribed');
  });

  it('is checked within a transaction as well', async () => {
    const both = await correspondents();
    const allowed = () => transact(table, mayBeWrittenTo(table, both));
    await allowed();
    await suppress(table, both, 'unsubscribed', now);
    await expect(allowed()).rejects.toMatchObject({ name: 'TransactionCancelled' });
    const another = await correspondents();
    await confirmRemoval(table, another.address, now);
    await expect(transact(table, mayBeWrittenTo(table, another))).rejects.toMatchObject({
      name: 'TransactionCancelled',
    });
  });

  it('recognizes a seller by the address of the account in any letter case, and not as a recipient', async () => {
    const written = await Promise.all(
      ['Ada@Seller.example', ' ada@seller.example'].map((address) => sellerHash(address, hash)),
    );
    expect(new Set(written).size).toBe(1);
    expect(written[0]).not.toBe(await addressHash('ada@seller.example', hash));
  });
});

describe('unsubscribing', () => {
  const handlers = unsubscribeHandlers({ table, now: () => now });
  const viewer = { address: '192.0.2.1' };
  const input = (token: string) => ({ params: { token }, query: {}, body: {}, idempotencyKey: null });
  const minted = async () => {
    const both = await correspondents();
    return { ...both, token: await mintUnsubscribeToken({ table, hash }, both, randomUUID(), now) };
  };

  it('is requested with a GET, which changes nothing, and done with a POST, at once and permanently', async () => {
    const { token, ...both } = await minted();
    expect(await handlers.ask(input(token), viewer)).toContain('<form method="post">');
    expect(await refusal(both)).toBeNull();
    const page = await handlers.act(input(token), viewer);
    expect(page).toContain('You are unsubscribed');
    expect(await refusal(both)).toBe('unsubscribed');
    expect(await handlers.act(input(token), viewer)).toBe(page);
  });

  it('works after the account is deleted, and a new account of the seller may not write either', async () => {
    const userId = randomUUID();
    const { token, ...both } = await minted();
    await eraseAccount(table, userId, new AbortController().signal);
    await handlers.act(input(token), viewer);
    for await (const row of rowsOfAccount(table, userId)) throw new Error(`${row.sk} is left`);
    expect(await refusal(both)).toBe('unsubscribed');
  });

  it('requires a token that was created for it', async () => {
    const { token, ...both } = await minted();
    const guessed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const act of [handlers.ask, handlers.act]) {
      await expect(act(input(guessed), viewer)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await refusal(both)).toBeNull();
  });

  it('has one token per message, and stores only its hash', async () => {
    const both = await correspondents();
    const mint = (id: string) => mintUnsubscribeToken({ table, hash }, both, id, now);
    expect(await mint('one')).toBe(await mint('one'));
    expect(await mint('one')).not.toBe(await mint('other'));
    expect(await mint('one')).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await readUnsubscribeToken(table, await mint('one'))).toEqual({ ...both, messageId: 'one' });
  });
});
