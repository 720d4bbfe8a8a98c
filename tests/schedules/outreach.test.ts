import { describe, expect, it } from 'vitest';
import { domainHandlers } from '../../functions/api/domains.ts';
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
/** The domain whose sale may end in the middle of a life. */
const ending = 'cloudpay.example';
const domains = domainHandlers({ table: faulty, now: () => new Date() });

const byHand = ['copied', 'gmail_compose', 'mail_client'] as const;

/** Gmail, which counts what it delivers. It may say that it did, that it did not, or leave it open. */
function gmailOf(random: () => number) {
  const delivered = new Map<string, number>();
  const late: string[] = [];
  const company = { hasAnswered: false };
  const sale = { hasEnded: false };
  const afterSale: string[] = [];
  /** A mail reaches its recipient. */
  const arrive = (id: string) => {
    delivered.set(id, (delivered.get(id) ?? 0) + 1);
    if (company.hasAnswered) late.push(id);
    if (sale.hasEnded) afterSale.push(id);
  };
  return {
    arrive,
    delivered,
    /** What was handed over after the company had answered. */
    late,
    company,
    sale,
    /** What was handed over after the sale of a domain had ended. */
    afterSale,
    async send(_token: string, raw: Uint8Array): Promise<Handed> {
      const [, id = ''] = /^Message-ID: <([^@]+)@/im.exec(Buffer.from(raw).toString('latin1')) ?? [];
      const answer = random();
      if (answer < 0.15) return { outcome: 'throttled', retryAfterSeconds: null };
      if (answer < 0.25) return { outcome: 'unavailable', mayHaveBeenSent: true };
      arrive(id);
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
  /** Marked as sent by hand, in each way; a failure may have been stored nonetheless. */
  const marked = { tried: new Set<string>(), done: new Set<string>() };
  /** Sends the queue, some of it by hand. */
  const sendAll = async () => {
    for (const { id, status } of await seller.list().catch(() => [])) {
      const way = byHand[Math.floor(random() * 9)];
      if (way === undefined) {
        await again(() => seller.send(id));
        continue;
      }
      marked.tried.add(id);
      await again(async () => {
        await seller.markSent(id, way);
        // What Gmail may have sent is marked for what it is.
        if (status !== 'queued' || marked.done.has(id)) return;
        marked.done.add(id);
        gmail.arrive(id);
      });
    }
  };
  const life = async () => {
    const key = crypto.randomUUID();
    await again(() => seller.queue([0, 3], { key }));
    await sendAll();
    await again(() => seller.queue([4]));
    await each((id) => seller.remove(id));
    await again(() => seller.queue([1], { domain: 'other.example' }));
    for (const { id, outcome } of await seller.log().catch(() => [])) {
      if (outcome === 'replied') continue;
      await again(() => seller.outcome(id, 'no_reply'));
      await again(() => seller.followUp(id));
    }
    await sendAll();
  };
  /** The seller ends the sale of one of the domains. */
  const endSale = () =>
    again(async () => {
      const of = { params: { domain: ending }, query: {}, idempotencyKey: null };
      const status = (['reserved', 'sold', 'dropped'] as const)[Math.floor(random() * 3)] ?? 'sold';
      const caller = { userId: seller.userId };
      await domains.add({ ...of, params: {}, body: { rows: [{ domain: ending }] } }, caller);
      await domains.update({ ...of, body: { status } }, caller);
      gmail.sale.hasEnded = true;
    });
  /** One of those that were written to answers. What is on its way by then may still arrive. */
  const answer = async () => {
    const log = await seller.log().catch(() => []);
    const one = log[Math.floor(random() * log.length)];
    if (one === undefined) return;
    await again(async () => {
      await seller.outcome(one.id, 'replied');
      gmail.company.hasAnswered = true;
    });
  };
  setSchedule(seller.userId, schedule);
  await life();
  if (random() < 0.5) await answer();
  if (random() < 0.5) await endSale();
  const met = faultsMet(seller.userId);
  setSchedule(seller.userId, new Map());
  await life();

  const [waiting, sent] = await Promise.all([seller.list(), seller.log()]);
  const twice = [...gmail.delivered].filter(([, times]) => times > 1);
  const forgotten = waiting.filter(({ id, status }) => gmail.delivered.has(id) && status === 'queued');
  const firsts = [...waiting, ...sent].filter(({ id, step }) => step === 0 && gmail.delivered.has(id));
  const invented = sent.filter(({ id }) => !gmail.delivered.has(id) && !marked.tried.has(id));
  return {
    met,
    wrong: [
      ...[...waiting, ...sent]
        .filter(({ id, domain }) => domain === ending && gmail.afterSale.includes(id))
        .map(({ id }) => `${id} was sent about a domain that was no longer for sale`),
      ...gmail.late.map((id) => `${id} was sent after an answer from the company`),
      ...(firsts.length > 2 ? [`${firsts.length} people of the company were written to within a week`] : []),
      ...twice.map(([id, times]) => `${id} was sent ${times} times`),
      ...forgotten.map(({ id }) => `${id} was sent, and waits to be sent again`),
      ...invented.map(({ id }) => `${id} is in the log, and was not sent`),
      ...(await violations(table, seller.userId)),
    ],
  };
}

describe('writing individually and through Gmail under faults', () => {
  it('sends nothing twice, after an answer or about a domain that was sold, no more than two first mails to a company, forgets nothing, and counts exactly', async () => {
    const met = await tryAll('outreach', (random) => live(randomSchedule(random, callsOfALife), random));
    expect(met).toBeGreaterThan(count * 0.5);
  });
});
