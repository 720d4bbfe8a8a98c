import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sendingStore } from '../../functions/data/campaigns/sending-store.ts';
import { suppress } from '../../functions/data/privacy/suppressions.ts';
import { type SenderServices, takeTurn } from '../../functions/domain/campaigns/take-turn.ts';
import type { MailAccount } from '../../functions/domain/mail-account/mail-account.ts';
import { addressHash, sellerHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { anyTime, newSeller, plainHash } from '../data/campaigning.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { between, jostledTable } from './jostled-table.ts';

const table = jostledTable();
const start = Date.parse('2026-11-20T10:00:00.000Z');
const gapSeconds = 60;

interface Mail {
  readonly to: string;
  readonly at: number;
}

/** What of mails breaks a rule. */
function brokenRules(mails: readonly Mail[], dailyLimit: number): string[] {
  const wrong: string[] = [];
  for (const [to, own] of Map.groupBy(mails, (mail) => mail.to)) {
    if (own.length > 1) wrong.push(`${to} got ${own.length} mails`);
  }
  if (mails.length > dailyLimit) wrong.push(`${mails.length} mails in a day of ${dailyLimit}`);
  for (const [at, together] of Map.groupBy(mails, (mail) => mail.at)) {
    if (together.length > 1) wrong.push(`${together.length} mails left one mailbox at ${at}`);
  }
  return wrong;
}

/** Two campaigns of one mailbox take turns concurrently, and some of their recipients say no in between. */
async function round(random: () => number) {
  let now = start;
  const clock = () => new Date(now);
  const seller = await newSeller({ table, now: clock });
  const dailyLimit = between(random, 2, 4);
  const schedule_config = { ...anyTime, daily_limit: dailyLimit };
  const addresses = Array.from({ length: 4 }, () => `person@${randomUUID()}.example`);
  const campaigns: string[] = [];
  for (const [domain, people] of [
    ['cloud.example', addresses.slice(0, 2)],
    ['rain.example', addresses.slice(2)],
  ] as const) {
    const contact_ids: string[] = [];
    for (const address of people) contact_ids.push(await seller.contact(address));
    const { id } = await seller.create({ domain, contact_ids, basis: 'consent', schedule_config });
    await seller.become(id, 'running');
    campaigns.push(id);
  }

  const mails: Mail[] = [];
  const account: MailAccount = {
    address: `${seller.userId}@gmail.example`,
    async send(raw) {
      const [, to = ''] = /^To: .*?([^\s<>]+@[^\s<>]+)/im.exec(Buffer.from(raw).toString()) ?? [];
      mails.push({ to, at: now });
      return { outcome: 'sent', id: randomUUID() };
    },
  };
  const services: SenderServices = {
    // The stop applies to all users, and other rounds share the table.
    store: { ...sendingStore(table, plainHash), isStopped: async () => false },
    openMailbox: async () => account,
    hash: plainHash,
    pace: { gapSeconds, firstDay: 100, growth: 0, restSeconds: 60 },
    siteOrigin: 'https://app.example',
    now: clock,
    random: () => 0,
  };
  const saidNo = new Set<string>();
  const sayNo = async (address: string) => {
    const [ours, theirs] = await Promise.all([
      sellerHash(seller.email, plainHash),
      addressHash(address, plainHash),
    ]);
    if (ours === null || theirs === null) throw new Error('both are addresses');
    await suppress(
      table,
      { seller: ours, mailbox: null, address: theirs, companies: [] },
      'unsubscribed',
      clock(),
    );
    saidNo.add(address);
  };

  let met = 0;
  const wrong: string[] = [];
  for (let minute = 0; minute < 5; minute += 1) {
    now += gapSeconds * 1000;
    const before = mails.length;
    const excluded = new Set(saidNo);
    const turns = Array.from({ length: between(random, 2, 6) }, () => {
      const campaignId = campaigns[between(random, 0, 1)] ?? '';
      const owner = { userId: seller.userId, campaignId };
      return takeTurn(services, owner, new AbortController().signal).catch(() => null);
    });
    const objection = random() < 0.3 ? sayNo(addresses[between(random, 0, 3)] ?? '') : null;
    const results = await Promise.all(turns);
    await objection;
    met += results.filter((turn) => turn?.did !== 'sent').length;
    const late = mails.slice(before).filter(({ to }) => excluded.has(to));
    wrong.push(...late.map(({ to }) => `${to} was written to after saying no`));
  }
  return { met, wrong: [...wrong, ...brokenRules(mails, dailyLimit)], mails: mails.length };
}

it('sends each recipient one mail, at the pace and within the limit of the mailbox', async () => {
  let mails = 0;
  const raced = await tryAll(
    'campaign-race',
    async (random) => {
      const result = await round(random);
      mails += result.mails;
      return result;
    },
    { atOnce: 4, meeting: 'had a turn that sent nothing' },
  );
  console.log(`${mails} mails`);
  expect(raced).toBe(caseCount('campaign-race'));
  expect(mails).toBeGreaterThan(caseCount('campaign-race'));
});
