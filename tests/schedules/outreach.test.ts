import { describe, expect, it } from 'vitest';
import type { Handed } from '../../functions/domain/mail-account/connection.ts';
import { sellerAt } from '../data/selling.ts';
import { emulatedTable } from '../data/table.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { violations } from '../system/stack/invariants.ts';
import { faultsMet, injectFaults, randomSchedule, type Schedule, setSchedule } from './faults.ts';

const count = caseCount('outreach');
/** The calls to the table that a life takes when nothing fails, and some more. */
const callsOfALife = 60;

const table = emulatedTable();
const faulty = injectFaults(emulatedTable());

/** Gmail, which counts what it delivers. It may say that it did, that it did not, or leave it open. */
function gmailOf(random: () => number) {
  const delivered = new Map<string, number>();
  return {
    delivered,
    async send(_token: string, raw: Uint8Array): Promise<Handed> {
      const [, id = ''] = /^Message-ID: <([^@]+)@/im.exec(Buffer.from(raw).toString('latin1')) ?? [];
      const answer = random();
      if (answer < 0.15) return { outcome: 'throttled', retryAfterSeconds: null };
      if (answer < 0.25) return { outcome: 'unavailable', mayHaveBeenSent: true };
      delivered.set(id, (delivered.get(id) ?? 0) + 1);
      return answer < 0.4 ? { outcome: 'unavailable', mayHaveBeenSent: true } : { outcome: 'sent', id };
    },
  };
}

/**
 * A seller queues, sends, withdraws and follows up, and retries failures. Then the faults stop, and the queue is
 * sent. Returns what was wrong at the end.
 */
async function live(schedule: Schedule, random: () => number): Promise<{ met: number; wrong: string[] }> {
  const seller = await sellerAt(() => new Date(), faulty);
  const gmail = gmailOf(random);
  seller.gmail.services.google.send = gmail.send;
  const again = async (act: () => Promise<unknown>) => {
    for (let tries = 1; tries <= 3; tries += 1) {
      if (
        await act().then(
          () => true,
          () => false,
        )
      )
        return;
    }
  };
  const each = async (act: (id: string) => Promise<unknown>) => {
    for (const { id } of await seller.list().catch(() => [])) await again(() => act(id));
  };
  const life = async () => {
    const key = crypto.randomUUID();
    await again(() => seller.queue([0, 3], { key }));
    await each((id) => seller.send(id));
    await again(() => seller.queue([4]));
    await each((id) => seller.remove(id));
    await again(() => seller.queue([1], { domain: 'other.example' }));
    for (const { id } of await seller.log().catch(() => [])) {
      await again(() => seller.outcome(id, 'no_reply'));
      await again(() => seller.followUp(id));
    }
    await each((id) => seller.send(id));
  };
  setSchedule(seller.userId, schedule);
  await life();
  const met = faultsMet(seller.userId);
  setSchedule(seller.userId, new Map());
  await life();

  const [waiting, sent] = await Promise.all([seller.list(), seller.log()]);
  const twice = [...gmail.delivered].filter(([, times]) => times > 1);
  const forgotten = waiting.filter(({ id, status }) => gmail.delivered.has(id) && status === 'queued');
  const invented = sent.filter(({ id }) => !gmail.delivered.has(id));
  return {
    met,
    wrong: [
      ...twice.map(([id, times]) => `${id} was sent ${times} times`),
      ...forgotten.map(({ id }) => `${id} was sent, and waits to be sent again`),
      ...invented.map(({ id }) => `${id} is in the log, and was not sent`),
      ...(await violations(table, seller.userId)),
    ],
  };
}

describe('writing individually and through Gmail under faults', () => {
  it('sends nothing twice, loses nothing that was sent, and counts exactly', async () => {
    const met = await tryAll('outreach', (random) => live(randomSchedule(random, callsOfALife), random));
    expect(met).toBeGreaterThan(count * 0.5);
  });
});
