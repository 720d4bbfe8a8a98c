import { randomUUID } from 'node:crypto';
import { domainHandlers } from '../../functions/api/domains.ts';
import { getRecipient } from '../../functions/data/campaigns/campaign-recipients.ts';
import { getCampaign } from '../../functions/data/campaigns/campaigns.ts';
import { sendingStore } from '../../functions/data/campaigns/sending-store.ts';
import { suppress } from '../../functions/data/privacy/suppressions.ts';
import type { Table } from '../../functions/data/table.ts';
import type { Pace } from '../../functions/domain/campaigns/pace.ts';
import { type SenderServices, type Turn, takeTurn } from '../../functions/domain/campaigns/take-turn.ts';
import type { MailAccount, SendOutcome } from '../../functions/domain/mail-account/mail-account.ts';
import { companyHashes } from '../../functions/domain/outreach/company-of.ts';
import { addressHash, sellerHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { newSeller, plainHash } from '../data/campaigning.ts';
import { faultsMet, randomSchedule, setSchedule } from './faults.ts';

/** The calls of a turn that sends, and a few more. */
const callsOfATurn = 18;
const dailyLimit = 3;
const pace: Pace = { gapSeconds: 60, firstDay: 2, growth: 1, restSeconds: 60 };
const start = Date.parse('2026-11-20T10:00:00.000Z');

/** A mail that reached its recipient. */
interface Delivered {
  readonly recipientId: string;
  readonly step: number;
  readonly at: number;
}

const weekMs = 7 * 24 * 3600_000;

/**
 * The life of one campaign under faults: its table fails and its sender dies before and after any call, Gmail
 * refuses, loses and rests, turns come late, twice and concurrently, and between any two of these people unsubscribe
 * or answer, and the sale of the domain ends or goes on. Three of the four people are at one company.
 */
export async function newLife(table: Table, random: () => number) {
  let now = start;
  const clock = () => new Date(now);
  const seller = await newSeller({ table, now: clock });
  setSchedule(seller.userId, new Map());
  const contact_ids: string[] = [];
  const company = `${randomUUID()}.example`;
  for (const name of ['ada', 'ben', 'cleo']) contact_ids.push(await seller.contact(`${name}@${company}`));
  contact_ids.push(await seller.contact(`person@${randomUUID()}.example`));
  const schedule_config = {
    quiet_from: '00:00',
    quiet_until: '06:00',
    weekends: true,
    daily_limit: dailyLimit,
  };
  const { id } = await seller.create({ contact_ids, basis: 'consent', schedule_config });
  await seller.become(id, 'running');
  const owner = { userId: seller.userId, campaignId: id };
  const people = (await seller.recipients(id)).recipients;
  const reminder = await seller.template('Did you see my mail about {data.domain}?');

  const delivered: Delivered[] = [];
  const companyOf = (recipientId: string) =>
    people.find((each) => each.id === recipientId)?.email.split('@')[1] ?? '';
  /** What was claimed although the claim began after something had spoken against it. */
  const ignored: string[] = [];
  const saidNo = new Set<string>();
  /** Companies of which somebody has said no or answered. */
  const silent = new Map<string, string>();
  let forSale = true;
  /** Why a mail that is claimed from now on is wrong. Returns null if it is not. */
  const wrongNow = (recipientId: string): string | null => {
    if (saidNo.has(recipientId)) return `${recipientId} was written to after saying no`;
    if (!forSale) return `${recipientId} was written to about a domain that is not for sale`;
    const said = silent.get(companyOf(recipientId));
    return said === undefined ? null : `${recipientId} was written to after ${said} from the company`;
  };
  let healthy = false;
  let faults = 0;

  /** From the next call on, the sender is dead. */
  const die = () => setSchedule(seller.userId, new Map([[1, 'killed']]));

  const account: MailAccount = {
    address: `${seller.userId}@gmail.example`,
    async send(raw): Promise<SendOutcome> {
      const [, recipientId = '', step = ''] =
        /Message-ID:\s*<(\S+)\.(\d)@/i.exec(Buffer.from(raw).toString()) ?? [];
      const arrive = () => delivered.push({ recipientId, step: Number(step), at: now });
      const luck = healthy ? 1 : random();
      if (luck < 0.06) return { outcome: 'throttled', retryAfterSeconds: random() < 0.5 ? null : 600 };
      if (luck < 0.12) return { outcome: 'rejected', reason: 'Gmail does not take this message.' };
      if (luck < 0.18) return { outcome: 'unavailable', mayHaveBeenSent: false };
      if (luck < 0.22) return { outcome: 'unavailable', mayHaveBeenSent: true };
      if (luck < 0.26) throw new Error('KMS is away');
      if (luck < 0.32) {
        die();
        return { outcome: 'unavailable', mayHaveBeenSent: false };
      }
      arrive();
      if (luck < 0.36) return { outcome: 'unavailable', mayHaveBeenSent: true };
      if (luck < 0.42) die();
      return { outcome: 'sent', id: randomUUID() };
    },
  };
  const stored = sendingStore(table, plainHash);
  const services: SenderServices = {
    store: {
      ...stored,
      // The stop applies to all users, and other tests share the table.
      isStopped: async () => false,
      async claim(asked) {
        const wrong = wrongNow(asked.inFlight.recipient_id);
        const outcome = await stored.claim(asked);
        if (outcome === 'claimed' && wrong !== null) ignored.push(wrong);
        return outcome;
      },
    },
    openMailbox: async () => account,
    hash: plainHash,
    pace,
    siteOrigin: 'https://app.example',
    now: clock,
    random,
  };
  const turn = (): Promise<Turn | null> =>
    takeTurn(services, owner, new AbortController().signal).catch(() => null);

  async function unsubscribe(): Promise<void> {
    const person = people[Math.floor(random() * people.length)];
    if (person === undefined) return;
    const [ours, theirs, companies] = await Promise.all([
      sellerHash(seller.email, plainHash),
      addressHash(person.email, plainHash),
      companyHashes({ ...person, company_domain: '' }, plainHash),
    ]);
    if (ours === null || theirs === null) return;
    await suppress(
      table,
      { seller: ours, mailbox: null, address: theirs, companies },
      'unsubscribed',
      clock(),
    );
    saidNo.add(person.id);
    silent.set(companyOf(person.id), 'a no');
  }

  /** Somebody who was written to answers, and the seller marks it. */
  async function answer(): Promise<void> {
    const written = (await seller.recipients(id)).recipients.filter(({ status }) => status === 'sent');
    const one = written[Math.floor(random() * written.length)];
    if (one === undefined) return;
    await seller.change(one.id, { status: 'replied' });
    silent.set(companyOf(one.id), 'an answer');
  }

  const domains = domainHandlers({ table, now: clock });
  const setSale = async (status: 'available' | 'reserved' | 'sold' | 'dropped') => {
    const { domain } = await seller.get(id);
    const caller = { userId: seller.userId };
    const asked = { params: {}, query: {}, idempotencyKey: null };
    await domains.add({ ...asked, body: { rows: [{ domain }] } }, caller);
    await domains.update({ ...asked, params: { domain }, body: { status } }, caller);
  };
  async function endSale(): Promise<void> {
    await setSale((['reserved', 'sold', 'dropped'] as const)[Math.floor(random() * 3)] ?? 'sold');
    forSale = false;
  }
  async function sellAgain(): Promise<void> {
    forSale = true;
    await setSale('available');
  }

  async function followUp(): Promise<void> {
    const recipients = (await seller.recipients(id)).recipients.filter(({ status }) => status === 'sent');
    const ids = recipients.map((recipient) => recipient.id);
    for (const each of ids) await seller.change(each, { status: 'no_reply' });
    const open = ids.filter((_, index) => (recipients[index]?.step ?? 0) < 2);
    if (open.length > 0) await seller.followUp(id, reminder, open);
    if ((await seller.get(id)).status === 'completed') await seller.become(id, 'running');
  }

  /** What people do may fail, and is then not retried. */
  const acts: readonly (() => Promise<unknown>)[] = [
    turn,
    turn,
    turn,
    () => Promise.all([turn(), turn()]),
    () => Promise.all([turn(), unsubscribe(), turn()]),
    () => Promise.all([turn(), answer(), turn()]),
    () => Promise.all([turn(), endSale(), turn()]),
    sellAgain,
    followUp,
    followUp,
    () => seller.become(id, 'paused'),
    () => seller.become(id, 'running'),
    async () => {
      now += Math.floor(random() * 12) * 3600_000;
    },
  ];

  return {
    userId: seller.userId,
    campaignId: id,
    delivered,
    ignored,
    /** A number of acts, each under its own faults. */
    async live(count: number): Promise<void> {
      for (let done = 0; done < count; done += 1) {
        now += Math.floor(random() * 180) * 1000;
        setSchedule(seller.userId, random() < 0.4 ? randomSchedule(random, callsOfATurn) : new Map());
        await acts[Math.floor(random() * acts.length)]?.().catch(() => undefined);
        faults += faultsMet(seller.userId);
      }
    },
    /** The faults have stopped: time passes until the campaign has nobody left to write to. */
    async settle(): Promise<void> {
      healthy = true;
      setSchedule(seller.userId, new Map());
      await sellAgain();
      for (let days = 0; days < 60; days += 1) {
        const { status } = await seller.get(id);
        if (status === 'completed') break;
        if (status === 'paused') await seller.become(id, 'running');
        for (const hours of [7, 5, 13]) {
          now += hours * 3600_000;
          await turn();
        }
      }
    },
    faults: () => faults,
    /** What is wrong, in words. */
    async wrong(): Promise<string[]> {
      const found: string[] = [...ignored];
      const steps = Map.groupBy(delivered, ({ recipientId, step }) => `${recipientId} step ${step}`);
      for (const [which, mails] of steps) {
        if (mails.length > 1) found.push(`${which} got ${mails.length} mails`);
      }
      for (const { at } of delivered) {
        const within = delivered.filter((mail) => mail.at >= at && mail.at < at + 24 * 3600_000);
        if (within.length > dailyLimit) found.push(`${within.length} mails within 24 hours`);
        if (new Date(at).getUTCHours() < 6) found.push('a mail in quiet hours');
      }
      const firsts = delivered.filter(
        ({ recipientId, step }) => step === 0 && companyOf(recipientId) === company,
      );
      for (const { at } of firsts) {
        const within = firsts.filter((mail) => mail.at >= at && mail.at < at + weekMs);
        if (within.length > 2)
          found.push(`${within.length} people of a company were first written to in a week`);
      }
      const campaign = await getCampaign(table, owner);
      const now = await Promise.all(people.map((each) => getRecipient(table, seller.userId, each.id)));
      if (campaign?.status !== 'completed') found.push(`the campaign is ${campaign?.status}`);
      const counted = new Map<string, number>();
      for (const recipient of now) {
        if (recipient === null) continue;
        const { status, step } = recipient;
        counted.set(status, (counted.get(status) ?? 0) + 1);
        if (status === 'pending' || status === 'sending') found.push(`a recipient is ${status} at last`);
        const arrived = delivered.some((mail) => mail.recipientId === recipient.id && mail.step === step);
        if (status === 'failed' && arrived) found.push('a mail that arrived is said to have failed');
        if (status === 'sent' && !arrived) found.push('a mail is said to be sent, and never arrived');
      }
      const kept = Object.entries(campaign?.by_status ?? {}).filter(([, count]) => count !== 0);
      if (JSON.stringify(kept.toSorted()) !== JSON.stringify([...counted].toSorted())) {
        found.push(`counted ${JSON.stringify(kept)}, there are ${JSON.stringify([...counted])}`);
      }
      return found;
    },
  };
}
