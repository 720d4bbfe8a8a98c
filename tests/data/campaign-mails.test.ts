import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { domainHandlers } from '../../functions/api/domains.ts';
import { sendingStore } from '../../functions/data/campaigns/sending-store.ts';
import { getProfile, updateProfile } from '../../functions/data/profile/profiles.ts';
import { takeTurn } from '../../functions/domain/campaigns/take-turn.ts';
import type { MailAccount } from '../../functions/domain/mail-account/mail-account.ts';
import { type DomainStatus, domainStatus, stopsMails } from '../../shared/model/leads/domain-for-sale.ts';
import { placeholdersIn } from '../../shared/text/mail/placeholders.ts';
import { randomNumbers } from '../random-numbers.ts';
import { anyTime, newSeller, plainHash } from './campaigning.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const address = '1 Harbour Road, Port Example';
const texts = [
  'Would {data.domain} be of use?',
  'It is {data.price}, {lead.FirstName}.',
  'Until {offer.Expires}',
  'It is $X,XXX.',
  'Dear [First Name],',
];

/** What a campaign sends by one turn; null if it could not be created or started. */
async function sent(asked: { text: string; status: DomainStatus; postal: string; floor: number }) {
  const domain = 'cloudpay.example';
  const seller = await newSeller({ table, now: () => now });
  const caller = { userId: seller.userId };
  const none = { params: {}, query: {}, idempotencyKey: null };
  const domains = domainHandlers({ table, now: () => now });
  await domains.add({ ...none, body: { rows: [{ domain, floor_price: asked.floor }] } }, caller);
  const contact = await seller.contact(`mara.${randomUUID()}@${randomUUID()}.example`);
  const template_id = await seller.template(`Subject: A name\n\n${asked.text}`);
  const campaign = await seller
    .create({
      contact_ids: [contact],
      template_id,
      domain,
      price: '$4,900',
      basis: 'consent',
      schedule_config: anyTime,
    })
    .catch(() => null);
  if (campaign === null) return null;
  const started = await seller.become(campaign.id, 'running').catch(() => null);
  if (started === null) return null;
  await domains.update({ ...none, params: { domain }, body: { status: asked.status } }, caller);
  const profile = await getProfile(table, seller.userId);
  const at = new Date(now.getTime() + 5).toISOString();
  const seen = profile?.updated_at ?? '';
  await updateProfile(table, seller.userId, { postal_address: asked.postal }, { seen, at });
  const raws: Uint8Array[] = [];
  const account: MailAccount = {
    address: `${seller.userId}@gmail.example`,
    async send(raw) {
      raws.push(raw);
      return { outcome: 'sent', id: randomUUID() };
    },
  };
  const services = {
    // The stop applies to all users, and other tests share the table.
    store: { ...sendingStore(table, plainHash), isStopped: async () => false },
    openMailbox: async () => account,
    hash: plainHash,
    pace: { gapSeconds: 60, firstDay: 100, growth: 0, restSeconds: 900 },
    siteOrigin: 'https://app.example',
    now: () => now,
    random: () => 0.5,
  };
  const owner = { userId: seller.userId, campaignId: campaign.id };
  await takeTurn(services, owner, new AbortController().signal);
  return Promise.all(raws.map((raw) => PostalMime.parse(raw)));
}

it.each([1, 2])(
  'what a campaign sends has no gap, names who sends it, and is about a domain for sale (seed %i)',
  async (seed) => {
    const random = randomNumbers(seed);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    let left = 0;
    for (let round = 0; round < 30; round += 1) {
      const text = (random() < 0.5 ? texts[0] : pick(texts)) ?? '';
      const status = (random() < 0.5 ? 'available' : pick(domainStatus.options)) ?? 'available';
      const postal = random() < 0.2 ? '' : address;
      const mails = (await sent({ text, status, postal, floor: 1357 })) ?? [];
      const may = stopsMails(status) === null && postal !== '' && texts.indexOf(text) < 2;
      expect(mails, `${text} ${status} ${postal}`).toHaveLength(may ? 1 : 0);
      for (const mail of mails) {
        left += 1;
        const whole = (mail.text ?? '').replaceAll('\r\n', '\n');
        expect(placeholdersIn(whole)).toEqual([]);
        expect(whole).toContain(address);
        expect(whole).toMatch(/Unsubscribe: https:\/\/app\.example\/api\/unsubscribe\//);
        expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true);
      }
    }
    expect(left).toBeGreaterThan(0);
  },
);

it('what a campaign sends does not change with the floor price', async () => {
  const told = [];
  for (const floor of [1357, 975_313]) {
    const mails = await sent({ text: texts[1] ?? '', status: 'available', postal: address, floor });
    told.push(mails?.map(({ subject, text }) => [subject, text?.replace(/unsubscribe\/[\w-]+/g, '')]));
  }
  expect(told[0]).toHaveLength(1);
  expect(told[0]).toEqual(told[1]);
  expect(JSON.stringify(told)).not.toMatch(/1,?357|975,?313/);
});
