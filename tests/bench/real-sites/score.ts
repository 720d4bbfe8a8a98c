import type { ContactData, ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { isSameName } from './names.ts';
import type { Person, Truth } from './truth.ts';

export const kinds = ['emails', 'phones', 'people', 'titled people', 'pairs', 'socials', 'levels'] as const;
export type Kind = (typeof kinds)[number];

/** The result of one site for one kind of value. */
export interface Count {
  readonly right: number;
  /** Found, but not so in the truth. */
  readonly wrong: readonly string[];
  /** In the truth, but not found. */
  readonly missed: readonly string[];
}

/** What a reader of contacts found on one site. */
export interface Found {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly socials: readonly string[];
  readonly people: readonly FoundPerson[];
}

interface FoundPerson {
  readonly name: string;
  readonly title: string;
  readonly level: string;
  readonly emails: readonly string[];
}

/** A record as the product stores it, without inferred values: these are shown as such and not published. */
export function foundIn(data: ContactData): Found {
  const people = data.external_emails
    .filter(({ full_name }) => full_name !== '')
    .map((entry) => ({
      name: entry.full_name,
      title: entry.title,
      level: entry.level,
      emails: published(entry),
    }));
  return {
    emails: [...new Set([...data.emails, ...data.external_emails.flatMap(published)])],
    phones: [
      ...new Set([...data.phones, ...data.external_emails.flatMap(({ phones }) => phones)].map(bareNumber)),
    ],
    socials: Object.values(data.socials),
    people,
  };
}

function published({ emails, sources }: ExternalEmail): string[] {
  return emails.filter((address) =>
    sources.some(
      ({ type, value, decoding }) =>
        type === 'email' && value === address && !decoding?.startsWith('inferred'),
    ),
  );
}

function bareNumber(phone: string): string {
  return phone.replace(/;ext=.*$/, '');
}

/** Compares what was found on one site with its truth. */
export function scoreSite(found: Found, truth: Truth): Record<Kind, Count> {
  const owners = found.people.map((one) => truth.people.find((person) => isOne(person, one.name)));
  const isPerhaps = (name: string) => truth.optional.people.some((other) => isSameName(other, name));
  const people: { right: number; wrong: string[]; missed: string[] } = { right: 0, wrong: [], missed: [] };
  const titled: { right: number; wrong: string[]; missed: string[] } = { right: 0, wrong: [], missed: [] };
  const levels: { right: number; wrong: string[]; missed: string[] } = { right: 0, wrong: [], missed: [] };
  const seen = new Set<Person>();
  const seenTitled = new Set<Person>();
  for (const [at, { name, title, level }] of found.people.entries()) {
    const owner = owners[at];
    if (!owner) {
      if (!isPerhaps(name)) for (const count of [people, titled]) count.wrong.push(`${name} | ${title}`);
      continue;
    }
    if (seen.has(owner)) {
      for (const count of [people, titled]) count.wrong.push(`${name} | ${title} (twice)`);
      continue;
    }
    seen.add(owner);
    people.right++;
    if (owner.titles.length === 0 || owner.titles.some((one) => isSameTitle(one, title))) {
      titled.right++;
      seenTitled.add(owner);
    } else titled.wrong.push(`${name} | ${title} (not ${owner.titles[0]})`);
    if (owner.level === level) levels.right++;
    else if (owner.level !== null) {
      levels.wrong.push(`${name} | ${title} = ${level}`);
      levels.missed.push(`${name} | ${owner.titles[0] ?? ''} = ${owner.level}`);
    }
  }
  for (const person of truth.people) {
    const line = `${person.names[0]} | ${person.titles[0] ?? ''}`;
    if (!seen.has(person)) people.missed.push(line);
    if (!seenTitled.has(person)) titled.missed.push(line);
  }
  return {
    emails: compare(found.emails, truth.emails, truth.optional.emails, (value) => value.toLowerCase()),
    phones: compare(found.phones, truth.phones, truth.optional.phones, (value) => value),
    people,
    'titled people': titled,
    pairs: scorePairs(found, owners, truth, isPerhaps),
    socials: compare(found.socials, truth.socials, truth.optional.socials, profileKey),
    levels,
  };
}

function scorePairs(
  found: Found,
  owners: readonly (Person | undefined)[],
  truth: Truth,
  isPerhaps: (name: string) => boolean,
): Count {
  let right = 0;
  const wrong: string[] = [];
  const got = new Set<string>();
  for (const [at, { name, emails }] of found.people.entries()) {
    const owner = owners[at];
    for (const email of emails) {
      const key = `${owner?.names[0] ?? name} ~ ${email}`;
      if (got.has(key)) continue;
      got.add(key);
      if (owner?.emails.includes(email)) right++;
      else if (!owner?.perhapsEmails.includes(email) && !isPerhaps(name)) wrong.push(key);
    }
  }
  const wanted = truth.people.flatMap(({ names, emails }) => emails.map((email) => `${names[0]} ~ ${email}`));
  return { right, wrong, missed: wanted.filter((key) => !got.has(key)) };
}

function isOne(person: Person, name: string): boolean {
  return person.names.some((one) => isSameName(one, name));
}

/** Equal words, or one inside the other: a page may say more of a title than its heading does. */
function isSameTitle(one: string, other: string): boolean {
  const [a, b] = [one, other].map(plain);
  if (!a || !b) return false;
  return a === b || ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `) || squeezed(a) === squeezed(b);
}

function squeezed(text: string): string {
  return text.replace(/ /g, '');
}

function plain(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The address of a profile without scheme, `www.`, parameters and a tab of LinkedIn ("/about", "/admin/dashboard") or
 * YouTube ("/streams").
 */
export function profileKey(address: string): string {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (!url) return address.toLowerCase();
  const id = url.searchParams.get('id');
  const host = url.hostname
    .replace(/^(?:www|m|[a-z]{2}(?:-[a-z]{2})?)\./, '')
    .replace('twitter.com', 'x.com');
  const path = decodeURI(url.pathname).replace(/\/+$/, '');
  const tabs = tabsOfProfiles[host];
  const page = tabs === undefined ? path : path.replace(tabs, '');
  return `${host}${page}${id ? `?id=${id}` : ''}`.toLowerCase();
}

const tabsOfProfiles: Readonly<Record<string, RegExp>> = {
  'facebook.com':
    /(?<=^\/[^/]+)\/(?:about|events|info|mentions|photos|posts|reels|reviews|services|videos)(?:\/.*)?$/,
  'linkedin.com': /\/(?:about|admin|mycompany|people|posts)(?:\/.*)?$/,
  'youtube.com': /\/(?:about|community|featured|playlists|shorts|streams|videos)$/,
};

/** Compares plain values. Optional ones are neither wrong nor missed. */
export function compare(
  found: readonly string[],
  wanted: readonly string[],
  optional: readonly string[],
  keyOf: (value: string) => string,
): Count {
  const got = new Set(found.map(keyOf));
  const want = new Set(wanted.map(keyOf));
  const perhaps = new Set(optional.map(keyOf));
  return {
    right: [...got].filter((value) => want.has(value)).length,
    wrong: [...got].filter((value) => !want.has(value) && !perhaps.has(value)),
    missed: [...want].filter((value) => !got.has(value)),
  };
}

export interface Rates {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Precision, recall, and their harmonic mean, over all sites together. */
export function ratesOf(counts: readonly Count[]): Rates {
  const right = sum(counts.map((count) => count.right));
  const wrong = sum(counts.map((count) => count.wrong.length));
  const missed = sum(counts.map((count) => count.missed.length));
  const share = (others: number) => (right + others === 0 ? 1 : right / (right + others));
  const [precision, recall] = [share(wrong), share(missed)];
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

const resamples = 2_000;

/** The interval that contains 95 % of a figure's values if the sites are resampled with replacement. */
export function interval(counts: readonly Count[], figure: keyof Rates): readonly [number, number] {
  const random = randomNumbers(20_260_102);
  const values = Array.from({ length: resamples }, () => {
    const drawn = counts.map(() => counts[Math.floor(random() * counts.length)]);
    return ratesOf(drawn.filter((count) => count !== undefined))[figure];
  }).sort((a, b) => a - b);
  return [values[Math.floor(resamples * 0.025)] ?? 0, values[Math.floor(resamples * 0.975)] ?? 1];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
