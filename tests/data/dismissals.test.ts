import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { savedHandlers } from '../../functions/api/saved.ts';
import { rowsOfAccount } from '../../functions/data/account/whole-account.ts';
import { putLead } from '../../functions/data/leads/leads.ts';
import { countDismissals, listDismissed } from '../../functions/data/sessions/dismissals.ts';
import { createSession } from '../../functions/data/sessions/sessions.ts';
import { exportText } from '../../functions/domain/account/export-text.ts';
import { newSession } from '../../functions/domain/sessions/new-session.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { company } from '../sample-leads.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const empty = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;

/** A user with a session and one lead. Each test has a month of its own, as counts are of all users. */
async function found(month: string) {
  const now = new Date(`${month}-20T10:00:00.000Z`);
  const caller = { userId: randomUUID() };
  const sessionId = randomUUID();
  const request = { ...caller, sessionId, domain: 'cloudpay.example', amount: 1 };
  await createSession(table, newSession(request, null, now), null);
  const id = leadId(sessionId, 1);
  await putLead(table, caller.userId, company({ id, session_id: sessionId, domain: 'harborline.example' }));
  const handlers = savedHandlers({ table, now: () => now });
  const lead = { ...empty, params: { leadId: id } };
  return {
    ...caller,
    id,
    dismiss: (reason: 'too_small' | 'other', who = caller) =>
      handlers.dismissLead({ ...lead, body: { reason } }, who),
    restore: () => handlers.restoreLead(lead, caller),
    listed: async () => (await handlers.dismissed({ ...empty, params: { sessionId } }, caller)).dismissed,
    counts: () => countDismissals(table, month),
  };
}

describe('a dismissed lead', () => {
  it('is listed for its name, and its reason is counted once', async () => {
    const { id, userId, dismiss, listed, counts } = await found('2031-01');
    await Promise.all([dismiss('too_small'), dismiss('too_small'), dismiss('other')]);
    const [only, ...others] = await listed();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ company: 'harborline.example', lead_id: id });
    expect(Object.values(await counts())).toEqual([1]);
    expect(await listDismissed(table, { userId, domain: 'cloudpay' })).toEqual([]);
  });

  it('can be restored, and is no longer counted', async () => {
    const { dismiss, restore, listed, counts } = await found('2031-02');
    await dismiss('too_small');
    await Promise.all([restore(), restore()]);
    await restore();
    expect(await listed()).toEqual([]);
    expect(await counts()).toEqual({ too_small: 0 });
  });

  it('is of its owner alone', async () => {
    const { dismiss, listed, counts } = await found('2031-03');
    await expect(dismiss('too_small', { userId: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
    expect(await listed()).toEqual([]);
    expect(await counts()).toEqual({});
  });

  it('is exported and deleted with the account', async () => {
    const { userId, dismiss } = await found('2031-04');
    await dismiss('too_small');
    let text = '';
    for await (const part of exportText(rowsOfAccount(table, userId), '2031-04-20T10:00:00.000Z'))
      text += part;
    expect(JSON.parse(text).rows).toContainEqual(
      expect.objectContaining({
        kind: 'dismissed',
        fields: expect.objectContaining({ company: 'harborline.example', reason: 'too_small' }),
      }),
    );
  });
});
