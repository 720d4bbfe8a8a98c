import { describe, expect, it } from 'vitest';
import { connect } from '../../../functions/domain/mail-account/connect.ts';
import type { Handed } from '../../../functions/domain/mail-account/connection.ts';
import { openMailAccount } from '../../../functions/domain/mail-account/open-mail-account.ts';
import { authorization, now, smallGoogle } from './small-google.ts';

const raw = Buffer.from('Subject: Hello\r\n\r\nHello');
const { signal } = new AbortController();
const redirectUri = 'https://buyerscope.example/gmail-callback';

/** Ada has connected her account, and Gmail answers each message in turn with these. */
async function connectedWorld(handed: Handed[] = []) {
  const world = smallGoogle({ handed });
  const returned = { code: 'code', iss: undefined };
  await connect(world.services, 'ada', authorization, { id: 'id-1', returned, redirectUri });
  world.calls.length = 0;
  return world;
}

/** Opens Ada's account a number of minutes after it was connected. */
function opened(world: Awaited<ReturnType<typeof connectedWorld>>, minutes = 0) {
  const at = new Date(now.getTime() + minutes * 60_000);
  return openMailAccount({ ...world.services, now: () => at }, 'ada');
}

describe('a mail account', () => {
  it('is null if nothing is connected', async () => {
    expect(await openMailAccount(smallGoogle().services, 'ada')).toBeNull();
  });

  it('sends with its current token', async () => {
    const world = await connectedWorld();
    const account = await opened(world);
    expect(account?.address).toBe('ada@gmail.example');
    expect(await account?.send(raw, signal)).toEqual({ outcome: 'sent', id: 'message-1' });
    expect(world.calls).toEqual(['send with access 1']);
  });

  it('renews an expiring token, once, and stores it for others', async () => {
    const world = await connectedWorld();
    const account = await opened(world, 59.5);
    await account?.send(raw, signal);
    expect(world.calls).toEqual(['refresh for of ada@gmail.example', 'send with access 2']);
    expect(world.rows.get('ada')).toMatchObject({ last_sync: '2026-11-20T10:59:30.000Z' });
    await (await opened(world, 59))?.send(raw, signal);
    expect(world.calls.at(-1)).toBe('send with access 2');
  });

  it('renews a token that Gmail rejects, and then sends', async () => {
    const world = await connectedWorld([{ outcome: 'unauthorized' }]);
    expect(await (await opened(world))?.send(raw, signal)).toMatchObject({ outcome: 'sent' });
    expect(world.calls).toEqual([
      'send with access 1',
      'refresh for of ada@gmail.example',
      'send with access 2',
    ]);
  });

  it.each<[string, Handed[], boolean]>([
    ['Gmail takes no token of it', [{ outcome: 'unauthorized' }, { outcome: 'unauthorized' }], false],
    ['it may not send any more', [{ outcome: 'disconnected' }], false],
    ['Google takes the refresh token no longer', [{ outcome: 'unauthorized' }], true],
  ])('is disconnected, with its tokens deleted, if %s', async (_, handed, refreshRefused) => {
    const world = await connectedWorld(handed);
    world.state.refreshRefused = refreshRefused;
    expect(await (await opened(world))?.send(raw, signal)).toEqual({ outcome: 'disconnected' });
    expect(world.rows.get('ada')).toMatchObject({ status: 'disconnected', sealed_tokens: null });
    expect(await opened(world)).toBeNull();
  });

  it('stays connected if Google cannot be reached, and has sent nothing', async () => {
    const world = await connectedWorld();
    world.state.unreachable = true;
    const outcome = await (await opened(world, 60))?.send(raw, signal);
    expect(outcome).toEqual({ outcome: 'unavailable', mayHaveBeenSent: false });
    expect(world.rows.get('ada')).toMatchObject({ status: 'connected' });
  });

  it.each<Handed>([
    { outcome: 'throttled', retryAfterSeconds: 30 },
    { outcome: 'rejected', reason: 'Gmail does not take this message.' },
    { outcome: 'unavailable', mayHaveBeenSent: true },
  ])('retries nothing when Gmail says $outcome', async (handed) => {
    const world = await connectedWorld([handed]);
    expect(await (await opened(world))?.send(raw, signal)).toEqual(handed);
    expect(world.calls).toEqual(['send with access 1']);
  });

  it('does not disconnect an account that was connected again in the meantime', async () => {
    const world = await connectedWorld([{ outcome: 'disconnected' }]);
    const account = await opened(world);
    const returned = { code: 'again', iss: undefined };
    await connect(world.services, 'ada', authorization, { id: 'id-2', returned, redirectUri });
    expect(await account?.send(raw, signal)).toEqual({ outcome: 'disconnected' });
    expect(world.rows.get('ada')).toMatchObject({ id: 'id-2', status: 'connected' });
  });
});
