import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { imports } from '../../shared/contract/imports.ts';
import { saved } from '../../shared/contract/saved.ts';
import { contactId } from '../../shared/model/leads/contact-id.ts';
import { importLimits } from '../../shared/model/leads/contact-import.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { randomNumbers } from '../random-numbers.ts';
import { newPerson, type Person } from '../system/stack/person.ts';
import { startProduct } from '../system/stack/product.ts';
import { type Report, rounded } from './report.ts';

const users = 4;
const actsPerUser = 300;
/** How many calls one user makes concurrently. */
const atOnce = 3;

/** A user under load, with the rows that must be stored at the end. */
interface Seller {
  readonly person: Person;
  readonly contacts: Map<string, string>;
  templates: number;
}

type Act = (seller: Seller, number: number) => Promise<{ status: number }>;

/** Mixed reads and writes as in a day of work, by share. */
const acts: readonly { name: string; share: number; act: Act }[] = [
  { name: 'dashboard', share: 0.25, act: ({ person }) => person.call('GET', '/api/dashboard') },
  {
    name: 'saved contacts',
    share: 0.2,
    act: ({ person }) => person.call('GET', '/api/saved-contacts?limit=25'),
  },
  { name: 'history', share: 0.1, act: ({ person }) => person.call('GET', '/api/sessions?limit=25') },
  { name: 'search rows', share: 0.05, act: ({ person }) => person.call('GET', '/api/search/saved-contacts') },
  { name: 'import one contact', share: 0.15, act: importOne },
  { name: 'take a contact away', share: 0.15, act: takeOneAway },
  { name: 'create a template', share: 0.1, act: createTemplate },
];

/**
 * Mixed calls of several concurrent users to the running local stack, on loopback, limited in number. Reports how
 * fast they are answered, and whether everything that was answered is stored once, with exact counts.
 */
export async function load(signal: AbortSignal): Promise<Report> {
  const product = await startProduct();
  try {
    const sellers: Seller[] = [];
    for (let count = 0; count < users; count += 1) sellers.push(await aSeller(product.url));
    const times = new Map(acts.map(({ name }) => [name, [] as number[]]));
    const failed: string[] = [];
    const begin = performance.now();
    await Promise.all(sellers.map((seller, seed) => work(seller, seed, { times, failed, signal })));
    const seconds = (performance.now() - begin) / 1000;
    const all = [...times.values()].flat();
    const lost = (await Promise.all(sellers.map(wrongly))).flat();
    return {
      title: `load: ${users} users, ${users * atOnce} calls at once, over the local stack`,
      rows: [
        ...[...times].map(([name, of]) => ({ ...row(name, of), 'per s': '' })),
        { ...row('all', all), 'per s': rounded(all.length / seconds) },
      ],
      notes: [
        'Calls that the gateway throttled (429) were sent again and are not counted.',
        `${failed.length} calls failed; ${lost.length} rows or counts were lost or doubled.`,
      ],
      broken: [...failed, ...lost],
    };
  } finally {
    await product.stop();
  }
}

function row(call: string, times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0, 1);
  return { call, calls: times.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99) };
}

async function aSeller(url: string): Promise<Seller> {
  const person = await newPerson(url);
  const total_rows = importLimits.rowsPerCall;
  const { body } = await person.call('POST', '/api/imports', { total_rows });
  const { import_id } = imports.create.response.parse(body);
  const rows = Array.from({ length: total_rows }, (_, at) => contact(`${at}`));
  await person.call('POST', `/api/imports/${import_id}/rows`, { first_row: 1, rows });
  const contacts = new Map(
    rows.map(({ email }, at) => [
      contactId({ leadId: leadId(import_id, at + 1), index: 0, imported: 'bulk' }),
      email,
    ]),
  );
  return { person, contacts, templates: 0 };
}

function contact(which: string) {
  return { name: `Person ${which}`, email: `person${which}@lumengrid.example`, company: 'Lumen Grid' };
}

async function importOne({ person, contacts }: Seller, number: number) {
  const one = contact(`m${number}`);
  const answer = await person.call('POST', '/api/manual-imports', one);
  const made = imports.manual.response.safeParse(answer.body).data;
  if (made) {
    contacts.set(contactId({ leadId: leadId(made.import_id, 1), index: 0, imported: 'manual' }), one.email);
  }
  return answer;
}

async function takeOneAway({ person, contacts }: Seller) {
  const [id] = [...contacts.keys()];
  if (id === undefined) return person.call('GET', '/api/dashboard');
  const email = contacts.get(id) ?? '';
  contacts.delete(id);
  const answer = await person.call('DELETE', `/api/saved-contacts/${encodeURIComponent(id)}`);
  if (answer.status !== 200) contacts.set(id, email);
  return answer;
}

async function createTemplate(seller: Seller, number: number) {
  const answer = await seller.person.call('POST', '/api/templates', {
    title: `Offer ${number}`,
    description: '',
    content: 'Subject: {data.domain}\n\nHello {lead.FirstName}',
    category: 'cold_outreach',
    variables: [],
    keywords: ['offer'],
    is_public: false,
  });
  if (answer.status === 200) seller.templates += 1;
  return answer;
}

async function work(
  seller: Seller,
  seed: number,
  { times, failed, signal }: { times: Map<string, number[]>; failed: string[]; signal: AbortSignal },
): Promise<void> {
  const random = randomNumbers(seed + 1);
  const numbers = Array.from({ length: actsPerUser }, (_, number) => number).values();
  const worker = async () => {
    for (const number of numbers) {
      signal.throwIfAborted();
      const { name, act } = chosen(random());
      for (let status = 429; status === 429; ) {
        const begin = performance.now();
        ({ status } = await act(seller, number));
        if (status === 200) times.get(name)?.push(performance.now() - begin);
        else if (status === 429) await sleep(100);
        else failed.push(`${name} answered ${status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function chosen(random: number) {
  let left = random;
  const found = acts.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  if (found === undefined) throw new Error('The shares of the acts add up to less than 1.');
  return found;
}

const counts = z.looseObject({ saved_contacts: z.int(), email_templates: z.int() });

/** What is stored and counted for a seller that differs from the answers. */
async function wrongly({ person, contacts, templates }: Seller): Promise<string[]> {
  const { body } = await person.call('GET', '/api/search/saved-contacts');
  const { rows } = saved.contactSearchRows.response.parse(body);
  const dashboard = counts.parse((await person.call('GET', '/api/dashboard')).body);
  const stored = rows.map(({ email }) => email).toSorted();
  const expected = [...contacts.values()].toSorted();
  const faults = [];
  if (stored.join() !== expected.join()) faults.push('saved contacts differ from those that were answered');
  if (dashboard.saved_contacts !== expected.length) faults.push('saved contacts are counted wrongly');
  if (dashboard.email_templates !== templates) faults.push('templates are counted wrongly');
  return faults;
}
