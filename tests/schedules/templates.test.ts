import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { templateHandlers } from '../../functions/api/templates.ts';
import { getPublicTemplate } from '../../functions/data/templates/public-templates.ts';
import { templates as contract } from '../../shared/contract/templates.ts';
import { hash } from '../data/selling.ts';
import { emulatedTable } from '../data/table.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { violations } from '../system/stack/invariants.ts';
import { faultsMet, injectFaults, randomSchedule, type Schedule, setSchedule } from './faults.ts';

const count = caseCount('templates');

const table = emulatedTable();
const handlers = templateHandlers({ table: injectFaults(emulatedTable()), hash, now: () => new Date() });
const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;

/**
 * Creates, changes, publishes, saves and deletes as a browser does, which retries failures. Then the faults stop,
 * and a template is created that must exist at the end. Returns its id, and how many faults occurred.
 */
async function live(userId: string, schedule: Schedule): Promise<{ lastId: string; met: number }> {
  const caller = { userId };
  const create = (idempotencyKey: string, is_public: boolean) => {
    const body = contract.create.body.parse({ title: 'T', content: 'C', is_public });
    return handlers.create({ ...nothing, body, idempotencyKey }, caller);
  };
  const twice = <Done>(act: () => Promise<Done>) => act().catch(() => act().catch(() => null));
  setSchedule(userId, schedule);
  for (const isPublic of [true, false]) {
    const key = randomUUID();
    const created = await twice(() => create(key, isPublic));
    if (created === null) continue;
    const params = { templateId: created.id };
    const { updated_at } = created;
    const change = { ...nothing, params, body: { is_public: !isPublic, title: 'Changed', updated_at } };
    await twice(() =>
      handlers.save({ ...nothing, body: { template_id: created.id, nickname: null } }, caller),
    );
    await twice(() => handlers.update(change, caller));
    await twice(() => handlers.unsave({ ...nothing, params }, caller));
    await twice(() =>
      handlers.save({ ...nothing, body: { template_id: created.id, nickname: 'N' } }, caller),
    );
    await twice(() => handlers.delete({ ...nothing, params }, caller));
  }
  const met = faultsMet(userId);
  setSchedule(userId, new Map());
  return { lastId: (await create(randomUUID(), true)).id, met };
}

describe('templates under faults', () => {
  it('are counted exactly, and public exactly where they say so', async () => {
    const met = await tryAll('templates', async (random) => {
      const userId = randomUUID();
      const lived = await live(userId, randomSchedule(random));
      const wrong = await violations(table, userId);
      const query = contract.list.query.parse({ limit: 100 });
      const { templates } = await handlers.list({ ...nothing, query }, { userId });
      const copies = await Promise.all(templates.map(({ id }) => getPublicTemplate(table, id)));
      expect(copies.filter((copy) => copy !== null)).toEqual([]);
      const last = await getPublicTemplate(table, lived.lastId);
      expect(last).toMatchObject({ user_id: userId, is_public: true });
      return { met: lived.met, wrong };
    });
    expect(met).toBeGreaterThan(count * 0.5);
  });
});
