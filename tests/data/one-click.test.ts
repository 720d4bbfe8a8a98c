import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { unsubscribeHandlers } from '../../functions/api/unsubscribe.ts';
import { sendingStore } from '../../functions/data/campaigns/sending-store.ts';
import { refusalsToWrite } from '../../functions/data/privacy/suppressions.ts';
import { readUnsubscribeToken } from '../../functions/data/privacy/unsubscribe-tokens.ts';
import { takeTurn } from '../../functions/domain/campaigns/take-turn.ts';
import { anyTime, newSeller, plainHash } from './campaigning.ts';
import { sellerAt } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');

/** What was handed to Gmail last. */
type LastMail = Uint8Array | undefined;

/** A seller who sends by campaign, and whose next turn hands one mail to Gmail. */
async function campaigning() {
  let at = now;
  const seller = await newSeller({ table, now: () => at });
  const mails: Uint8Array[] = [];
  const account = {
    address: `${seller.userId}@gmail.example`,
    async send(raw: Uint8Array) {
      mails.push(raw);
      return { outcome: 'sent', id: randomUUID() } as const;
    },
  };
  const contact_ids = [await seller.contact(`person@${randomUUID()}.example`)];
  const campaign = await seller.create({ contact_ids, basis: 'consent', schedule_config: anyTime });
  await seller.become(campaign.id, 'running');
  const services = {
    // That is for all users alike, and other tests share the table.
    store: { ...sendingStore(table, plainHash), isStopped: async () => false },
    openMailbox: async () => account,
    hash: plainHash,
    pace: { gapSeconds: 60, firstDay: 100, growth: 0, restSeconds: 900 },
    siteOrigin: 'https://app.example',
    now: () => at,
    random: () => 0.5,
  };
  const turn = async (): Promise<LastMail> => {
    at = new Date(at.getTime() + 120_000);
    const owner = { userId: seller.userId, campaignId: campaign.id };
    await takeTurn(services, owner, new AbortController().signal);
    return mails.at(-1);
  };
  return { seller, campaign, mails, turn };
}

/** Every way in which the product sends a mail. Each returns the mail as Gmail was handed it. */
const ways: Record<string, () => Promise<LastMail>> = {
  async 'from the queue'() {
    const seller = await sellerAt(() => now, table);
    await seller.send((await seller.queued(0)).id);
    return seller.gmail.mails.at(-1);
  },
  async 'as a follow-up from the queue'() {
    const seller = await sellerAt(() => now, table);
    const first = await seller.queued(0);
    await seller.send(first.id);
    await seller.outcome(first.id, 'no_reply');
    const followUp = await seller.followUp(first.id);
    await seller.send(followUp.id);
    expect(seller.gmail.mails).toHaveLength(2);
    return seller.gmail.mails.at(-1);
  },
  async 'by a campaign'() {
    const { turn } = await campaigning();
    return turn();
  },
  async 'as a follow-up by a campaign'() {
    const { seller, campaign, mails, turn } = await campaigning();
    await turn();
    const [recipient] = (await seller.recipients(campaign.id)).recipients;
    if (recipient === undefined) throw new Error('it has one');
    await seller.change(recipient.id, { status: 'no_reply' });
    await seller.followUp(campaign.id, seller.templateId, [recipient.id]);
    const status = (await seller.get(campaign.id)).status;
    if (status !== 'running') await seller.become(campaign.id, 'running');
    const followUp = await turn();
    expect(mails).toHaveLength(2);
    return followUp;
  },
};

it.each(Object.keys(ways))('a mail sent %s can be unsubscribed from in one click (RFC 8058)', async (way) => {
  const raw = await ways[way]?.();
  const { headers } = await PostalMime.parse(raw ?? '');
  const values = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  expect(values('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  const [link = ''] = values('list-unsubscribe');
  const [, token = ''] = /^<https:\/\/app\.example\/api\/unsubscribe\/([\w-]{43})>$/.exec(link) ?? [];
  const people = await readUnsubscribeToken(table, token);
  if (people === null) throw new Error('the link is unknown');
  const refusal = async () => (await refusalsToWrite(table, people, [people.address])).get(people.address);
  expect(await refusal()).toBeUndefined();
  const { act } = unsubscribeHandlers({ table, now: () => now });
  const input = { params: { token }, query: {}, body: {}, idempotencyKey: null };
  await act(input, { address: '192.0.2.1' });
  expect(await refusal()).toBe('unsubscribed');
});
