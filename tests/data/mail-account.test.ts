import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rowsOfAccount } from '../../functions/data/account/whole-account.ts';
import {
  getIntegration,
  removeIntegration,
  replaceIntegration,
} from '../../functions/data/mail-account/gmail-integrations.ts';
import { putOAuthState, takeOAuthState } from '../../functions/data/mail-account/oauth-states.ts';
import { exportText } from '../../functions/domain/account/export-text.ts';
import type { Connection } from '../../functions/domain/mail-account/connection.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

async function begun() {
  const userId = randomUUID();
  const authorization = { state: randomUUID(), codeVerifier: 'v'.repeat(43), nonce: 'n'.repeat(43) };
  await putOAuthState(table, userId, authorization, now);
  return { userId, authorization };
}

describe('an authorization', () => {
  it('can be taken by only one of many concurrent calls', async () => {
    const { userId, authorization } = await begun();
    const takers = Array.from({ length: 10 }, () =>
      takeOAuthState(table, userId, authorization.state, later(5)),
    );
    const taken = (await Promise.all(takers)).filter((each) => each !== null);
    expect(taken).toEqual([authorization]);
  });

  it('is not taken by another user, and remains for its own', async () => {
    const { userId, authorization } = await begun();
    expect(await takeOAuthState(table, randomUUID(), authorization.state, later(5))).toBeNull();
    expect(await takeOAuthState(table, userId, authorization.state, later(5))).toEqual(authorization);
  });

  it('is valid for ten minutes, even if its row exists longer', async () => {
    const [early, late] = [await begun(), await begun()];
    expect(await takeOAuthState(table, early.userId, early.authorization.state, later(599))).not.toBeNull();
    expect(await takeOAuthState(table, late.userId, late.authorization.state, later(600))).toBeNull();
  });
});

describe('a connected account', () => {
  const connection = (changes: Partial<Connection> = {}): Connection => ({
    id: randomUUID(),
    gmail_email: 'ada@gmail.example',
    status: 'connected',
    last_sync: now.toISOString(),
    sealed_tokens: 'sealed',
    ...changes,
  });

  it('is stored unchanged, and invisible to others', async () => {
    const [userId, made] = [randomUUID(), connection()];
    expect(await getIntegration(table, userId)).toBeNull();
    expect(await replaceIntegration(table, userId, null, made)).toBe(true);
    expect(await getIntegration(table, userId)).toEqual(made);
    expect(await getIntegration(table, randomUUID())).toBeNull();
  });

  it('is replaced by only one of many calls that have read the same version', async () => {
    const [userId, made] = [randomUUID(), connection()];
    await replaceIntegration(table, userId, null, made);
    const writers = Array.from({ length: 10 }, (_, n) =>
      replaceIntegration(table, userId, made, { ...made, last_sync: later(n + 1).toISOString() }),
    );
    expect((await Promise.all(writers)).filter(Boolean)).toHaveLength(1);
  });

  it('is not created twice, and not changed or removed by a call that has read an older one', async () => {
    const [userId, made] = [randomUUID(), connection()];
    await replaceIntegration(table, userId, null, made);
    const renewed = { ...made, last_sync: later(1).toISOString() };
    expect(await replaceIntegration(table, userId, null, connection())).toBe(false);
    expect(await replaceIntegration(table, userId, made, renewed)).toBe(true);
    expect(await replaceIntegration(table, userId, made, connection())).toBe(false);
    expect(await removeIntegration(table, userId, made)).toBe(false);
    expect(await getIntegration(table, userId)).toEqual(renewed);
    expect(await removeIntegration(table, userId, renewed)).toBe(true);
    expect(await removeIntegration(table, userId, renewed)).toBe(false);
  });

  it('is in the copy of an account without its tokens', async () => {
    const [userId, made] = [randomUUID(), connection({ sealed_tokens: 'canary' })];
    await replaceIntegration(table, userId, null, made);
    let text = '';
    for await (const part of exportText(rowsOfAccount(table, userId), now.toISOString())) text += part;
    const { sealed_tokens: _, ...fields } = made;
    expect(JSON.parse(text).rows).toEqual([{ kind: 'gmail_integration', fields }]);
    expect(text).not.toContain('canary');
  });
});
