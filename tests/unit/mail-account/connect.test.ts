import { describe, expect, it } from 'vitest';
import { connect, disconnect } from '../../../functions/domain/mail-account/connect.ts';
import { authorization, smallGoogle } from './small-google.ts';

const redirectUri = 'https://buyerscope.example/gmail-callback';

function connected(world: ReturnType<typeof smallGoogle>, code = 'code', id = 'id-1') {
  return connect(world.services, 'ada', authorization, {
    id,
    returned: { code, iss: undefined },
    redirectUri,
  });
}

describe('an authorization', () => {
  it('ends with a connected account', async () => {
    const world = smallGoogle();
    expect(await connected(world)).toMatchObject({
      id: 'id-1',
      gmail_email: 'ada@gmail.example',
      status: 'connected',
      last_sync: '2026-11-20T10:00:00.000Z',
    });
    expect(world.rows.size).toBe(1);
    expect(world.calls).toEqual(['exchange code']);
  });

  it('that Google refuses connects nothing, and says nothing more', async () => {
    const world = smallGoogle();
    await expect(connected(world, 'replayed')).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Failed to connect Gmail account',
    });
    expect(world.rows.size).toBe(0);
  });

  it('without the permission to send connects nothing, and is revoked', async () => {
    const world = smallGoogle({ maySend: false });
    await expect(connected(world)).rejects.toMatchObject({ code: 'forbidden' });
    expect(world.rows.size).toBe(0);
    expect(world.calls).toEqual(['exchange code', 'revoke refresh of ada@gmail.example']);
  });

  it('for the same account replaces it, and revokes nothing, as Google would revoke the new tokens too', async () => {
    const world = smallGoogle();
    await connected(world);
    await connected(world, 'another', 'id-2');
    expect(world.calls).toEqual(['exchange code', 'exchange another']);
    expect(world.rows.get('ada')).toMatchObject({ id: 'id-2' });
  });

  it('for another account replaces it, and revokes the first', async () => {
    const answers = { address: 'ada@gmail.example' };
    const world = smallGoogle(answers);
    await connected(world);
    answers.address = 'ada@work.example';
    await connected(world, 'another', 'id-2');
    expect(world.calls.at(-1)).toBe('revoke refresh of ada@gmail.example');
    expect(world.rows.get('ada')).toMatchObject({ id: 'id-2', gmail_email: 'ada@work.example' });
  });

  it('conflicts with one that ended in the meantime', async () => {
    const world = smallGoogle();
    const replace = world.services.connections.replace;
    const raced = { ...world.services.connections, replace: async () => false };
    const race = connect({ ...world.services, connections: raced }, 'ada', authorization, {
      id: 'id-1',
      returned: { code: 'code', iss: undefined },
      redirectUri,
    });
    await expect(race).rejects.toMatchObject({ code: 'conflict' });
    expect(await replace('ada', null, await connected(world))).toBe(false);
  });
});

describe('disconnecting', () => {
  it('revokes first, then deletes', async () => {
    const world = smallGoogle();
    await connected(world);
    expect(await disconnect(world.services, 'ada', 'id-1')).toBe(true);
    expect(world.calls.at(-1)).toBe('revoke refresh of ada@gmail.example');
    expect(world.rows.size).toBe(0);
  });

  it('does nothing for another id, or if nothing is connected', async () => {
    const world = smallGoogle();
    expect(await disconnect(world.services, 'ada', null)).toBe(false);
    await connected(world);
    expect(await disconnect(world.services, 'ada', 'id-2')).toBe(false);
    expect(world.rows.size).toBe(1);
  });

  it('changes nothing while Google cannot be reached', async () => {
    const world = smallGoogle();
    await connected(world);
    world.state.unreachable = true;
    await expect(disconnect(world.services, 'ada', 'id-1')).rejects.toMatchObject({
      name: 'GoogleUnavailable',
    });
    expect(world.rows.size).toBe(1);
  });

  it('deletes what can no longer be decrypted', async () => {
    const world = smallGoogle();
    const connection = await connected(world);
    world.rows.set('ada', { ...connection, sealed_tokens: 'of|somebody else' });
    expect(await disconnect(world.services, 'ada', 'id-1')).toBe(true);
    expect(world.calls).toEqual(['exchange code']);
  });
});
