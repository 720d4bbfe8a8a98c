import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainHandlers } from '../../functions/api/domains.ts';
import { putTombstone } from '../../functions/data/account/tombstones.ts';
import { putSubscription } from '../../functions/data/billing/subscriptions.ts';
import { listDueCampaigns } from '../../functions/data/campaigns/campaigns.ts';
import { sendingStore } from '../../functions/data/campaigns/sending-store.ts';
import { getMailbox } from '../../functions/data/mail-account/mailboxes.ts';
import { listApproaches } from '../../functions/data/outreach/approaches.ts';
import { claimMessage, queueMessages } from '../../functions/data/outreach/outreach-queue.ts';
import { confirmRemoval } from '../../functions/data/privacy/removals.ts';
import { suppress } from '../../functions/data/privacy/suppressions.ts';
import { readUnsubscribeToken } from '../../functions/data/privacy/unsubscribe-tokens.ts';
import { updateProfile } from '../../functions/data/profile/profiles.ts';
import { type SenderServices, takeTurn } from '../../functions/domain/campaigns/take-turn.ts';
import { takeTurns } from '../../functions/domain/campaigns/take-turns.ts';
import type { MailAccount, SendOutcome } from '../../functions/domain/mail-account/mail-account.ts';
import { newMessage } from '../../functions/domain/outreach/new-message.ts';
import { addressHash, mailboxHash, sellerHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { anyTime, newSeller, plainHash, type Seller } from './campaigning.ts';
import { emulatedTable } from './table.ts';

/* What a turn of a campaign decides and writes, on the emulator and with a mailbox that answers as instructed. */

const table = emulatedTable();
const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
beforeEach(() => {
  now = start;
});
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const sentAs = (id: string): SendOutcome => ({ outcome: 'sent', id });
const killed = new Error('killed');
const byHandTo = {
  contact_id: `${leadId('0f6d2b1c-3a4e-4c5d-8e9f-0a1b2c3d4e5f', 1)}:0`,
  name: 'Theo Brandt',
  email: 'theo@harborline.example',
  company: 'Harborline',
  company_domain: 'harborline.example',
  country: 'GB',
  published: true,
  source_url: null,
};
const byHandText = {
  ...{ subject: 'A name', text: 'For you?', price: '', step: 0, follows_id: null },
  without_source: false,
};

/** A seller with a running campaign of a number of recipients, and the sender's services. */
async function sending(count: number, asked: Record<string, unknown> = {}, through?: string) {
  const seller = await newSeller({ table, now: () => now });
  const addresses = Array.from({ length: count }, () => `person@${randomUUID()}.example`);
  const contact_ids = [];
  for (const address of addresses) contact_ids.push(await seller.contact(address));
  const campaign = await seller.create({ contact_ids, basis: 'consent', schedule_config: anyTime, ...asked });
  await seller.become(campaign.id, 'running');
  const outbox: Uint8Array[] = [];
  const answers: (SendOutcome | Error)[] = [];
  let connected = true;
  const mailbox = through ?? `${seller.userId}@gmail.example`;
  const account: MailAccount = {
    address: mailbox,
    async send(raw) {
      const answer = answers.shift() ?? sentAs(randomUUID());
      if (answer instanceof Error) throw answer;
      if (answer.outcome === 'sent') outbox.push(raw);
      return answer;
    },
  };
  const services: SenderServices = {
    // The stop applies to all users, and other tests share the table.
    store: { ...sendingStore(table, plainHash), isStopped: async () => false },
    openMailbox: async () => (connected ? account : null),
    hash: plainHash,
    pace: { gapSeconds: 60, firstDay: 100, growth: 0, restSeconds: 900 },
    siteOrigin: 'https://app.example',
    now: () => now,
    random: () => 0.5,
  };
  const owner = { userId: seller.userId, campaignId: campaign.id };
  return {
    seller,
    addresses,
    owner,
    mailbox,
    id: campaign.id,
    outbox,
    answers,
    services,
    disconnect: () => {
      connected = false;
    },
    turn: (changed: Partial<SenderServices> = {}) =>
      takeTurn({ ...services, ...changed }, owner, new AbortController().signal),
    turns: (changed: Partial<SenderServices> = {}) =>
      takeTurns({ ...services, ...changed }, owner, new AbortController().signal),
    get: () => seller.get(campaign.id),
    people: async () => (await seller.recipients(campaign.id)).recipients,
  };
}

async function peopleOf(seller: Seller, address: string, mailbox = `${seller.userId}@gmail.example`) {
  const [ours, theirs] = [await sellerHash(seller.email, plainHash), await addressHash(address, plainHash)];
  if (ours === null || theirs === null) throw new Error('both are addresses');
  return { seller: ours, mailbox: await mailboxId(mailbox), address: theirs, companies: [] };
}

async function mailboxId(address: string): Promise<string> {
  const id = await mailboxHash(address, plainHash);
  if (id === null) throw new Error('a mailbox has an address');
  return id;
}

describe('a turn', () => {
  it("sends one mail, filled in, with its sender's identity and an unsubscribe link", async () => {
    const campaign = await sending(1);
    expect(await campaign.turn()).toEqual({ did: 'sent', next: new Date(start.getTime() + 60_000) });
    const mail = await PostalMime.parse(campaign.outbox[0] ?? '');
    expect(mail).toMatchObject({
      subject: 'cloud.example',
      to: [{ address: campaign.addresses[0] }],
      from: { address: campaign.mailbox, name: 'Ada Marlow' },
    });
    expect(mail.text).toContain('is cloud.example for you?');
    expect(mail.text).toContain('1 Harbour Road, Port Example');
    const link = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const token = /unsubscribe\/([\w-]+)>/.exec(link)?.[1] ?? '';
    const { companies: _, ...people } = await peopleOf(campaign.seller, campaign.addresses[0] ?? '');
    expect(await readUnsubscribeToken(table, token)).toMatchObject(people);
    expect(await campaign.people()).toMatchObject([{ status: 'sent', sent_at: start.toISOString() }]);
    const { address } = await peopleOf(campaign.seller, campaign.addresses[0] ?? '');
    expect(await listApproaches(table, campaign.seller.userId, `address:${address}`)).toMatchObject([
      { domain: 'cloud.example', sent: true },
    ]);
    expect(await campaign.get()).toMatchObject({ emails_sent: 1, recipients_by_status: { sent: 1 } });
  });

  it('sends the next one after the gap, and completes a campaign that has no more', async () => {
    const campaign = await sending(2);
    await campaign.turn();
    expect(await campaign.turn()).toEqual({ did: 'nothing', next: null });
    later(60);
    expect(await campaign.turn()).toMatchObject({ did: 'sent' });
    later(60);
    expect(await campaign.turn()).toEqual({ did: 'completed', next: null });
    expect(await campaign.get()).toMatchObject({ status: 'completed', emails_sent: 2, next_send_at: null });
    expect(await listDueCampaigns(table, now)).not.toContainEqual(
      expect.objectContaining({ owner: campaign.owner }),
    );
  });

  it.each(['reserved', 'sold', 'dropped'] as const)(
    'pauses a campaign whose domain is %s, and says so',
    async (status) => {
      const campaign = await sending(1);
      const domain = 'cloud.example';
      const handlers = domainHandlers({ table, now: () => now });
      const input = { params: {}, query: {}, body: { rows: [{ domain, status }] }, idempotencyKey: null };
      await handlers.add(input, { userId: campaign.seller.userId });
      expect(await campaign.turn()).toEqual({ did: 'paused', next: null });
      expect(campaign.outbox).toEqual([]);
      expect(await campaign.get()).toMatchObject({
        status: 'paused',
        pause_reason: expect.stringContaining(`${domain} is ${status}, so no emails about it are sent.`),
        recipients_by_status: { pending: 1 },
      });
    },
  );

  it('sends one mail even if many run at once', async () => {
    const campaign = await sending(3);
    await Promise.all(Array.from({ length: 8 }, () => campaign.turn().catch(() => null)));
    expect(campaign.outbox).toHaveLength(1);
  });

  it('leaves a recipient alone whom another turn claims while it reads', async () => {
    const campaign = await sending(1);
    const { store } = campaign.services;
    const seen = await store.find(campaign.owner);
    const due = await store.nextDue(campaign.owner);
    const find = async () => seen;
    const nextDue = () => store.recipient(campaign.owner.userId, due?.id ?? '');
    const pace = { ...campaign.services.pace, gapSeconds: 0 };
    let late: unknown;
    const account: MailAccount = {
      address: campaign.mailbox,
      async send() {
        late = await campaign.turn({ pace, store: { ...store, find, nextDue } });
        return sentAs(randomUUID());
      },
    };
    expect(await campaign.turn({ pace, openMailbox: async () => account })).toMatchObject({ did: 'sent' });
    expect(late).toEqual({ did: 'nothing', next: null });
    expect(await campaign.people()).toMatchObject([{ status: 'sent' }]);
  });

  it('waits for the hours of the campaign, and a little longer', async () => {
    const campaign = await sending(1, { schedule_config: { quiet_from: '00:00', quiet_until: '12:00' } });
    expect(await campaign.turn()).toEqual({ did: 'waited', next: new Date('2026-11-20T12:00:30.000Z') });
    expect(campaign.outbox).toEqual([]);
    expect(await campaign.get()).toMatchObject({ next_send_at: '2026-11-20T12:00:30.000Z' });
  });

  it('begins a scheduled campaign when its time has come', async () => {
    const campaign = await sending(1, {
      schedule_config: { ...anyTime, start_at: '2026-11-20T11:00:00.000Z' },
    });
    await campaign.seller.become(campaign.id, 'paused');
    await campaign.seller.become(campaign.id, 'scheduled');
    expect(await campaign.turn()).toMatchObject({ did: 'nothing' });
    later(3600);
    await campaign.turn();
    expect(await campaign.turn()).toMatchObject({ did: 'sent' });
    expect(await campaign.get()).toMatchObject({ status: 'running' });
  });

  it('shares the mailbox between campaigns, and keeps its limit over all of them', async () => {
    const first = await sending(1, { schedule_config: { ...anyTime, daily_limit: 1 } });
    await first.turn();
    const other = await first.seller.create({
      contact_ids: [await first.seller.contact('other@buyer.example')],
      basis: 'consent',
      schedule_config: { ...anyTime, daily_limit: 1 },
    });
    await first.seller.become(other.id, 'running');
    const owner = { userId: first.seller.userId, campaignId: other.id };
    const turn = await takeTurn(first.services, owner, new AbortController().signal);
    expect(turn).toEqual({ did: 'waited', next: new Date(start.getTime() + 24 * 3600_000 + 30_000) });
  });
});

describe('the turns of one call', () => {
  async function ofUnsubscribed(count: number) {
    const campaign = await sending(count);
    for (const address of campaign.addresses) {
      await suppress(table, await peopleOf(campaign.seller, address), 'unsubscribed', now);
    }
    return campaign;
  }

  it('skip everyone who may not be written to', async () => {
    const campaign = await ofUnsubscribed(17);
    expect(await campaign.turns()).toEqual({
      did: [...Array.from({ length: 17 }, () => 'skipped'), 'completed'],
      next: null,
    });
  });

  it('end with the first mail', async () => {
    const campaign = await sending(2, { schedule_config: anyTime });
    const hasty = { ...campaign.services.pace, gapSeconds: 0 };
    expect((await campaign.turns({ pace: hasty })).did).toEqual(['sent']);
  });

  it('begin within ten seconds, so that a mail has time to be sent', async () => {
    const campaign = await ofUnsubscribed(4);
    const { store } = campaign.services;
    const nextDue: typeof store.nextDue = (owner) => {
      later(6);
      return store.nextDue(owner);
    };
    expect(await campaign.turns({ store: { ...store, nextDue } })).toEqual({
      did: ['skipped', 'skipped'],
      next: now,
    });
  });
});

describe('the first mail about a domain to an address', () => {
  /** Another campaign of the seller to the same person, and its sender. */
  async function another(campaign: Awaited<ReturnType<typeof sending>>, domain = 'cloud.example') {
    const { seller, services, addresses } = campaign;
    const contact_ids = [await seller.contact(addresses[0] ?? '')];
    const { id } = await seller.create({ contact_ids, domain, basis: 'consent', schedule_config: anyTime });
    await seller.become(id, 'running');
    const owner = { userId: seller.userId, campaignId: id };
    return {
      turn: () => takeTurn(services, owner, new AbortController().signal),
      people: async () => (await seller.recipients(id)).recipients,
      become: (status: 'running') => seller.become(id, status),
    };
  }

  it('is sent by one campaign only; the other holds the person until the user says to write', async () => {
    const campaign = await sending(1);
    const second = await another(campaign);
    await campaign.turn();
    later(60);
    expect(await second.turn()).toMatchObject({ did: 'held' });
    const [person] = await second.people();
    expect(person).toMatchObject({ status: 'pending', approached_at: start.toISOString() });
    expect(await second.turn()).toMatchObject({ did: 'completed' });
    await campaign.seller.change(person?.id ?? '', { write_again: true });
    await second.become('running');
    expect(await second.turn()).toMatchObject({ did: 'sent' });
    expect(campaign.outbox).toHaveLength(2);
  });

  it('is a separate one for another domain', async () => {
    const campaign = await sending(1);
    const second = await another(campaign, 'other.example');
    await campaign.turn();
    later(60);
    expect(await second.turn()).toMatchObject({ did: 'sent' });
  });

  it('about another domain waits for the user if the person was written to before, and is still sent only once', async () => {
    const campaign = await sending(1);
    await campaign.turn();
    later(60);
    const second = await another(campaign, 'other.example');
    const [person] = await second.people();
    expect(person).toMatchObject({ status: 'pending', approached_about: 'cloud.example' });
    expect(person?.held).toMatch(/^You wrote to them about cloud\.example on /);
    expect(await second.turn()).toMatchObject({ did: 'completed' });
    const third = await another(campaign, 'other.example');
    for (const [one, people] of [
      [second, await second.people()],
      [third, await third.people()],
    ] as const) {
      await campaign.seller.change(people[0]?.id ?? '', { write_again: true });
      await one.become('running');
    }
    expect(await second.turn()).toMatchObject({ did: 'sent' });
    later(60);
    expect(await third.turn()).not.toMatchObject({ did: 'sent' });
    expect(campaign.outbox).toHaveLength(2);
  });

  it('is not one that Gmail did not accept', async () => {
    const campaign = await sending(1);
    const second = await another(campaign);
    campaign.answers.push({ outcome: 'rejected', reason: 'Gmail does not take this message.' });
    await campaign.turn();
    later(60);
    expect(await second.turn()).toMatchObject({ did: 'sent' });
  });

  it('includes one of unknown outcome, and stays the first when it is sent again', async () => {
    const campaign = await sending(1);
    const second = await another(campaign);
    campaign.answers.push({ outcome: 'unavailable', mayHaveBeenSent: true });
    await campaign.turn();
    later(60);
    expect(await second.turn()).toMatchObject({ did: 'held' });
    const [person] = await campaign.people();
    await campaign.seller.change(person?.id ?? '', { status: 'pending' });
    expect(await campaign.turn()).toMatchObject({ did: 'sent' });
  });

  it('is refused as an individual mail after a campaign has sent it', async () => {
    const campaign = await sending(1);
    await campaign.turn();
    const { address } = await peopleOf(campaign.seller, campaign.addresses[0] ?? '');
    const message = newMessage(byHandTo, { ...byHandText, domain: 'cloud.example' }, now);
    const { userId } = campaign.seller;
    expect(
      await queueMessages(table, userId, [{ message, approachedAs: [], address, companies: [] }], []),
    ).toBe('approached');
  });
});

describe('individual mails through the same mailbox', () => {
  /** Sends an individual mail, at once. */
  async function sendByHand({ seller: { userId }, mailbox }: Awaited<ReturnType<typeof sending>>) {
    const address = randomUUID();
    const at = now.toISOString();
    const message = newMessage(byHandTo, { ...byHandText, domain: 'other.example' }, now);
    expect(
      await queueMessages(table, userId, [{ message, approachedAs: [], address, companies: [] }], []),
    ).toBe('queued');
    const people = { seller: randomUUID(), mailbox: await mailboxId(mailbox), address, companies: [] };
    const claim = { people, at };
    expect(await claimMessage(table, userId, message, claim)).toBe('claimed');
  }

  it("count within the day's limit, and are sent although it is reached", async () => {
    const campaign = await sending(1, { schedule_config: { ...anyTime, daily_limit: 2 } });
    for (let mails = 0; mails < 3; mails += 1) {
      await sendByHand(campaign);
      later(3600);
    }
    // The second of the last two was sent two hours ago.
    const free = new Date(start.getTime() + 25 * 3600_000 + 30_000);
    expect(await campaign.turn()).toEqual({ did: 'waited', next: free });
    now = free;
    expect(await campaign.turn()).toMatchObject({ did: 'sent' });
  });

  it('are sent although a campaign claims the mailbox in between, which tries again at its next turn', async () => {
    const campaign = await sending(1, { schedule_config: { ...anyTime, daily_limit: 2 } });
    const { store } = campaign.services;
    const claim: typeof store.claim = async (asked) => {
      await sendByHand(campaign);
      return store.claim(asked);
    };
    expect(await campaign.turn({ store: { ...store, claim } })).toEqual({ did: 'nothing', next: null });
    expect(campaign.outbox).toEqual([]);
    expect(await listDueCampaigns(table, now)).toContainEqual(
      expect.objectContaining({ owner: campaign.owner }),
    );
    expect(await campaign.turn()).toMatchObject({ did: 'sent' });
    const mailbox = await getMailbox(table, await mailboxId(campaign.mailbox));
    expect(mailbox.sent).toHaveLength(2);
  });
});

describe('a mailbox that two accounts have connected', () => {
  const shared = () => `${randomUUID()}@gmail.com`;

  it('sends as much on a day as one account may', async () => {
    const mailbox = shared();
    const limited = { schedule_config: { ...anyTime, daily_limit: 5 } };
    const campaigns = [
      await sending(8, limited, mailbox),
      // Another spelling of the same mailbox at Gmail.
      await sending(8, limited, mailbox.replace('@gmail.com', '+again@googlemail.com').toUpperCase()),
    ];
    for (let turns = 0; turns < 12; turns += 1) {
      for (const campaign of campaigns) await campaign.turn();
      later(120);
    }
    expect(campaigns.flatMap(({ outbox }) => outbox)).toHaveLength(5);
  });

  it('rests for both once Gmail says that it sends too much', async () => {
    const mailbox = shared();
    const [one, other] = [await sending(2, {}, mailbox), await sending(2, {}, mailbox)];
    one.answers.push({ outcome: 'throttled', retryAfterSeconds: null });
    await one.turn();
    later(120);
    expect(await other.turn()).toMatchObject({ did: 'waited' });
    expect(other.outbox).toEqual([]);
  });

  it('does not write to people who told the other account no', async () => {
    const mailbox = shared();
    const one = await sending(1, {}, mailbox);
    await one.turn();
    const mail = await PostalMime.parse(one.outbox[0] ?? '');
    const link = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const people = await readUnsubscribeToken(table, /unsubscribe\/([\w-]+)>/.exec(link)?.[1] ?? '');
    if (people === null) throw new Error('the mail has a link');
    await suppress(table, people, 'unsubscribed', now);

    const other = await sending(0, {}, mailbox);
    const contact = await other.seller.contact(one.addresses[0] ?? '');
    await other.seller.add(other.id, { contact_ids: [contact], basis: 'consent' });
    await other.turns();
    expect(other.outbox).toEqual([]);
  });
});

describe('nobody is written to', () => {
  it('without a basis', async () => {
    const campaign = await sending(1, { basis: null });
    expect(await campaign.turn()).toMatchObject({ did: 'completed' });
    const [person] = await campaign.people();
    expect(person).toMatchObject({
      status: 'pending',
      held: 'Record why you may write to this person. Nothing is sent until you do.',
    });
  });

  it('with a placeholder in the mail, wherever it came from', async () => {
    const campaign = await sending(1);
    const change = { seen: start.toISOString(), at: new Date(start.getTime() + 1).toISOString() };
    await updateProfile(table, campaign.seller.userId, { email_signature: 'Ada\n{{phone}}' }, change);
    expect(await campaign.turn()).toMatchObject({ did: 'skipped' });
    expect(campaign.outbox).toEqual([]);
    expect(await campaign.people()).toMatchObject([
      {
        status: 'skipped',
        error_message: 'Replace the placeholder {{phone}} in line 4 before this email leaves.',
      },
    ]);
  });

  it('for the sender’s own app if the law requires consent, or if the law is unknown', async () => {
    const campaign = await sending(1, { basis: 'own_workspace' });
    expect(await campaign.turn()).toMatchObject({ did: 'completed' });
    expect((await campaign.people())[0]?.held).toContain('Needs consent or an existing relationship.');
  });

  it.each([
    [
      'unsubscribed',
      async (campaign: Awaited<ReturnType<typeof sending>>) => {
        const people = await peopleOf(campaign.seller, campaign.addresses[0] ?? '');
        await suppress(table, people, 'unsubscribed', now);
      },
    ],
    [
      'objected',
      async (campaign: Awaited<ReturnType<typeof sending>>) => {
        const hash = await addressHash(campaign.addresses[0] ?? '', plainHash);
        await confirmRemoval(table, hash ?? '', now);
      },
    ],
  ])('who has %s right up to the claim', async (_, object) => {
    const campaign = await sending(1);
    const { store } = campaign.services;
    const claim: typeof store.claim = async (asked) => {
      await object(campaign);
      return store.claim(asked);
    };
    expect(await campaign.turn({ store: { ...store, claim } })).toMatchObject({ did: 'skipped' });
    expect(campaign.outbox).toEqual([]);
    expect(await campaign.people()).toMatchObject([
      { status: 'skipped', error_message: 'Has unsubscribed, or asked not to be written to.' },
    ]);
  });

  it('while an operator has stopped all campaigns', async () => {
    const campaign = await sending(1);
    const { store } = campaign.services;
    const stopped = { ...store, isStopped: async () => true };
    expect(await campaign.turn({ store: stopped })).toEqual({ did: 'nothing', next: null });
    expect(await campaign.turn()).toMatchObject({ did: 'sent' });
  });

  it('once the campaign is paused, or the account is being deleted', async () => {
    const paused = await sending(1);
    await paused.seller.become(paused.id, 'paused');
    expect(await paused.turn()).toMatchObject({ did: 'nothing' });
    const leaving = await sending(1);
    await putTombstone(table, leaving.seller.userId, now);
    expect(await leaving.turn()).toMatchObject({ did: 'nothing' });
    expect([...paused.outbox, ...leaving.outbox]).toEqual([]);
  });
});

describe('a campaign pauses and says why', () => {
  it('when Gmail is not connected any more', async () => {
    const campaign = await sending(1);
    campaign.disconnect();
    expect(await campaign.turn()).toMatchObject({ did: 'paused' });
    expect(await campaign.get()).toMatchObject({
      status: 'paused',
      pause_reason: 'Gmail is no longer connected. Connect it again in Settings, then resume this campaign.',
    });
  });

  it('when the plan has no campaigns any more', async () => {
    const campaign = await sending(1);
    const free = { subscription_type: 'free', status: 'active', updated_at: now.toISOString() } as const;
    await putSubscription(table, campaign.seller.userId, free);
    await campaign.turn();
    expect((await campaign.get()).pause_reason).toContain('Upgrade it');
  });

  it('when the profile does not identify the sender', async () => {
    const campaign = await sending(1);
    const change = { seen: start.toISOString(), at: new Date(start.getTime() + 1).toISOString() };
    await updateProfile(table, campaign.seller.userId, { postal_address: '' }, change);
    await campaign.turn();
    expect((await campaign.get()).pause_reason).toBe(
      'Enter your postal address in Settings: an email has to say who sends it. Then resume this campaign.',
    );
  });

  it('when three mails in a row were refused, and continues with the others when it is resumed', async () => {
    const campaign = await sending(4);
    const rejected = { outcome: 'rejected', reason: 'Gmail does not take this message.' } as const;
    campaign.answers.push(rejected, rejected, rejected);
    for (let turn = 0; turn < 4; turn += 1) {
      await campaign.turn();
      later(60);
    }
    expect(await campaign.get()).toMatchObject({
      status: 'paused',
      pause_reason: '3 emails in a row were not sent. Gmail does not take this message.',
      recipients_by_status: { failed: 3, pending: 1 },
    });
    await campaign.seller.become(campaign.id, 'running');
    expect(await campaign.turn()).toMatchObject({ did: 'sent' });
  });
});

describe('a mail that was not accepted', () => {
  it('waits for as long as Gmail says when the mailbox sends too much, and is then sent', async () => {
    const campaign = await sending(1);
    campaign.answers.push({ outcome: 'throttled', retryAfterSeconds: 3600 });
    expect(await campaign.turn()).toMatchObject({ next: new Date(start.getTime() + 3600_000) });
    expect(await campaign.people()).toMatchObject([{ status: 'pending' }]);
    later(1800);
    expect(await campaign.turn()).toMatchObject({ did: 'nothing' });
    later(1801);
    expect(await campaign.turn()).toMatchObject({ did: 'sent' });
  });

  it('is retried if Gmail could not be reached, or the table before that', async () => {
    const campaign = await sending(1);
    campaign.answers.push({ outcome: 'unavailable', mayHaveBeenSent: false }, new Error('KMS is away'));
    for (const status of ['pending', 'pending', 'sent']) {
      await campaign.turn();
      expect(await campaign.people()).toMatchObject([{ status }]);
      later(3600);
    }
    expect(campaign.outbox).toHaveLength(1);
  });

  it('is never retried automatically if it may have been sent; the user decides', async () => {
    const campaign = await sending(1);
    campaign.answers.push({ outcome: 'unavailable', mayHaveBeenSent: true });
    await campaign.turn();
    const [person] = await campaign.people();
    expect(person).toMatchObject({
      status: 'unknown',
      error_message: expect.stringContaining('Sent folder'),
    });
    later(3600);
    expect(await campaign.turn()).toMatchObject({ did: 'completed' });
    await campaign.seller.change(person?.id ?? '', { status: 'pending' });
    await campaign.seller.become(campaign.id, 'running');
    expect(await campaign.turn()).toMatchObject({ did: 'sent' });
  });
});

describe('a sender that crashes', () => {
  it.each([
    ['before it hands the mail over', 0],
    ['after that, before it writes so', 1],
  ])('%s leaves a mail of unknown outcome, and never sends it again', async (_, mails) => {
    const campaign = await sending(2);
    const { store } = campaign.services;
    const dying = { ...store, record: () => Promise.reject(killed) };
    if (mails === 0) campaign.answers.push(killed);
    await expect(campaign.turn({ store: dying })).rejects.toThrow('killed');
    later(30);
    expect(await campaign.turn()).toMatchObject({ did: 'nothing' });
    later(30);
    expect(await listDueCampaigns(table, now)).toContainEqual(
      expect.objectContaining({ owner: campaign.owner }),
    );
    expect(await campaign.turn()).toMatchObject({ did: 'lost' });
    expect(await campaign.turn()).toMatchObject({ did: 'sent' });
    later(60);
    await campaign.turn();
    expect(campaign.outbox).toHaveLength(mails + 1);
    expect((await campaign.people()).map(({ status }) => status).toSorted()).toEqual(['sent', 'unknown']);
  });

  it('is settled even if the campaign was paused in the meantime', async () => {
    const campaign = await sending(1);
    const dying = { ...campaign.services.store, record: () => Promise.reject(killed) };
    await campaign.turn({ store: dying }).catch(() => undefined);
    await campaign.seller.become(campaign.id, 'cancelled');
    later(60);
    expect(await campaign.turn()).toMatchObject({ did: 'lost' });
    await campaign.turn();
    expect(await campaign.people()).toMatchObject([{ status: 'unknown' }]);
    await campaign.seller.delete(campaign.id);
  });
});
