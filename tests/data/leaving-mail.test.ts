import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { domainHandlers } from '../../functions/api/domains.ts';
import { getProfile, updateProfile } from '../../functions/data/profile/profiles.ts';
import { placeholdersIn } from '../../shared/text/mail/placeholders.ts';
import { randomNumbers } from '../random-numbers.ts';
import { person } from '../sample-leads.ts';
import { sellerAt } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const start = new Date('2026-11-20T10:00:00.000Z');
const clock = () => start;
const input = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;
const address = '1 Quay Street\nPort Ellery';
const page = 'https://harborline.example/team';

const statuses = ['available', 'in_talks', 'reserved', 'sold', 'dropped'] as const;
const texts = [
  'Would it be of use?',
  'Hi {lead.FirstName},',
  'It is $X,XXX.',
  'Dear [First Name],',
  'Bis {offer.Expires}',
];

/** A seller with one person to write to, whose company is known to be in a country by its phone number. */
async function sellerTo(phone: string, postal_address: string) {
  const contacts = { external_emails: [person({ phones: [phone] })] };
  const seller = await sellerAt(clock, table, { contacts });
  const raws: Uint8Array[] = [];
  seller.gmail.services.google.send = async (_token, raw) => {
    raws.push(raw);
    return { outcome: 'sent', id: 'm-1' };
  };
  const profile = await getProfile(table, seller.userId);
  const at = new Date(start.getTime() + 5).toISOString();
  await updateProfile(table, seller.userId, { postal_address }, { seen: profile?.updated_at ?? '', at });
  const domains = domainHandlers({ table, now: clock });
  const caller = { userId: seller.userId };
  return {
    ...seller,
    raws,
    add: (domain: string, sale: { floor_price?: number; asking_price?: number } = {}) =>
      domains.add({ ...input, body: { rows: [{ domain, ...sale }] } }, caller),
    say: (domain: string, status: (typeof statuses)[number]) =>
      domains.update({ ...input, params: { domain }, body: { status } }, caller),
  };
}

type Sold = (typeof statuses)[number];
const isStopped = (status: Sold) => status === 'reserved' || status === 'sold' || status === 'dropped';

describe('what leaves by the queue, by hand and through Gmail', () => {
  it.each([1, 2, 3])(
    'has no gap, names who sends it, and is about a domain for sale (seed %i)',
    async (seed) => {
      const random = randomNumbers(seed);
      const pick = <Item extends string>(items: readonly Item[]): Item => {
        const item = items[Math.floor(random() * items.length)];
        if (item === undefined) throw new Error('there is one');
        return item;
      };
      const left = { queue: 0, gmail: 0, hand: 0 };
      for (let round = 0; round < 40; round += 1) {
        const phone = pick(['+493055501234', '+14155550123', '+442079460123', '+41443640123']);
        const postal_address = random() < 0.2 ? '' : address;
        const seller = await sellerTo(phone, postal_address);
        const domain = random() < 0.1 ? ' ' : 'cloudpay.example';
        const [before, after] = [
          pick([...statuses, 'available', 'available']),
          pick([...statuses, 'available', 'available', 'available']),
        ];
        if (domain !== ' ') {
          await seller.add(domain);
          await seller.say(domain, before);
        }
        const text = random() < 0.6 ? 'Would it be of use?' : pick(texts);
        const without_source = random() < 0.3;
        const asked = await seller.queue([0], { domain, text, without_source }).catch(() => null);
        const message = asked?.messages[0];
        const mayQueue =
          domain !== ' ' && !isStopped(before) && postal_address !== '' && placeholdersIn(text).length === 0;
        expect(message !== undefined, `${domain} ${before} ${postal_address} ${text}`).toBe(mayQueue);
        if (message === undefined) continue;
        left.queue += 1;
        await seller.say(domain, after);
        const byHand = random() < 0.4;
        const done = await (byHand ? seller.markSent(message.id) : seller.send(message.id)).catch(() => null);
        expect(done !== null, after).toBe(!isStopped(after));
        if (byHand) {
          left.hand += done === null ? 0 : 1;
          expect(seller.raws).toEqual([]);
          continue;
        }
        left.gmail += seller.raws.length;
        expect(seller.raws).toHaveLength(done === null ? 0 : 1);
        for (const raw of seller.raws) {
          const mail = await PostalMime.parse(raw);
          const whole = (mail.text ?? '').replaceAll('\r\n', '\n');
          expect(placeholdersIn(whole)).toEqual([]);
          expect(whole).toContain(address);
          expect(whole).toMatch(/Unsubscribe: https:\/\/app\.example\/api\/unsubscribe\//);
          const says = !phone.startsWith('+1') && !without_source;
          expect(whole.includes(page), phone).toBe(says);
        }
      }
      expect(Math.min(left.queue, left.gmail, left.hand)).toBeGreaterThan(0);
    },
  );

  it('does not change with the floor price, which its owner alone is told', async () => {
    const seen = [];
    for (const floor_price of [1357, 975_313]) {
      const seller = await sellerTo('+14155550123', address);
      await seller.add('cloudpay.example', { floor_price, asking_price: 4900 });
      const message = await seller.queued(0);
      const shown = await seller.recipients(0);
      await seller.send(message.id);
      const [mail] = await Promise.all(seller.raws.map((raw) => PostalMime.parse(raw)));
      const own = ({ contact_id: _contact, ...rest }: (typeof shown.recipients)[number]) => rest;
      const { subject, text, price } = message;
      const links = /unsubscribe\/[\w-]+/g;
      const told = [
        subject,
        text,
        price,
        mail?.subject,
        mail?.text?.replace(links, ''),
        mail?.html?.replace(links, ''),
      ];
      seen.push({ told, recipients: shown.recipients.map(own).map(({ approaches: _, ...rest }) => rest) });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(JSON.stringify(seen)).not.toMatch(/1,?357|975,?313/);
  });
});
