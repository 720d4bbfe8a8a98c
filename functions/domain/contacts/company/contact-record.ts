import {
  type ContactData,
  type ContactSource,
  type ExternalEmail,
  maxMailboxes,
  maxPeople,
} from '../../../../shared/model/leads/contact-data.ts';
import type { PageModel } from '../page/page-model.ts';
import type { Sighting } from '../page/sighting.ts';
import { inWritingOrder } from './writing-order.ts';

const maxSourcesPerValue = 5;
const maxPerPerson = 10;
const maxBytes = 64_000;
const maxOf = { emails: 200, phones: 80, categories: 12 } as const;

type FoundContacts = Pick<
  ContactData,
  'external_emails' | 'emails' | 'phones' | 'categories' | 'socials' | 'site_data'
> & {
  /** How many values of a field were already left out. */
  readonly leftOut: Readonly<Record<string, number>>;
};

/**
 * Collects a company's contacts into one record of bounded size: at most 150 people and 20 mailboxes, 5 sources per
 * value, snippets of 300 characters, 64 KB. If that is too little, sources are dropped first, then the entries that
 * are least useful to write to. `omitted` counts what was left out.
 */
export class ContactRecord {
  private readonly sources = new Map<string, ContactSource[]>();
  private readonly omitted: Record<string, number> = {};
  private readonly now: string;
  private readonly sourceOf: ReadonlyMap<string, string>;

  /** `pages` are those on which the values were seen. */
  constructor(now: Date, pages: readonly PageModel[]) {
    this.now = now.toISOString();
    this.sourceOf = new Map(pages.map(({ url, source }) => [url, source]));
  }

  /** Records where a value was seen, and returns the sources known for it so far. */
  note(type: ContactSource['type'], seen: Sighting): ContactSource[] {
    const key = `${type} ${seen.value}`;
    const known = this.sources.get(key) ?? [];
    this.sources.set(key, known);
    if (known.length >= maxSourcesPerValue || known.some((source) => source.ref === seen.page)) return known;
    const source = this.sourceOf.get(seen.page) ?? '';
    const decoding =
      source.includes(seen.value) && seen.inferredFrom === undefined
        ? undefined
        : (seen.decoding ?? decodingOf(seen.value, source));
    known.push({
      type,
      value: seen.value,
      ref: seen.page.slice(0, 1_000),
      extracted_on: this.now,
      updated_on: this.now,
      ...(decoding ? { decoding: decoding.slice(0, 200) } : {}),
      ...(seen.inferredFrom ? { inferred_from: [...seen.inferredFrom] } : {}),
      ...(seen.snippet ? { snippet: seen.snippet.slice(0, 300) } : {}),
    });
    return known;
  }

  sourcesOf(type: ContactSource['type'], value: string): ContactSource[] {
    return this.sources.get(`${type} ${value}`) ?? [];
  }

  /** The record of what was found. Its names and titles are those of its people. */
  finish(found: FoundContacts): ContactData {
    const entries = this.firstToWriteTo(found.external_emails).map((entry) => this.bounded(entry));
    const emails = this.cut('emails', found.emails, maxOf.emails);
    const phones = this.cut('phones', found.phones, maxOf.phones);
    const categories = this.cut('categories', found.categories, maxOf.categories);
    for (const [field, count] of Object.entries(found.leftOut)) this.omit(field, count);
    const data: ContactData = {
      external_emails: entries,
      emails,
      phones,
      names: [],
      titles: [],
      categories,
      socials: found.socials,
      site_data: found.site_data,
      sources: [],
      email_verdicts: {},
    };
    data.sources = this.sourcesOfValues(data);
    // They take space, too.
    listNamesAndTitles(data);
    this.shrink(data);
    listNamesAndTitles(data);
    return Object.keys(this.omitted).length > 0 ? { ...data, omitted: this.omitted } : data;
  }

  private cut<Value>(field: string, values: Value[], max: number): Value[] {
    this.omit(field, values.length - max);
    return values.slice(0, max);
  }

  private omit(field: string, count: number): void {
    if (count > 0) this.omitted[field] = (this.omitted[field] ?? 0) + count;
  }

  /** The people and mailboxes that are most useful to write to, in that order. A mailbox left out stays in `emails`. */
  private firstToWriteTo(entries: readonly ExternalEmail[]): ExternalEmail[] {
    const people = inWritingOrder(entries.filter(({ mailbox }) => mailbox === undefined));
    const mailboxes = inWritingOrder(entries.filter(({ mailbox }) => mailbox !== undefined));
    this.omit('external_emails', people.length - maxPeople);
    return inWritingOrder([...people.slice(0, maxPeople), ...mailboxes.slice(0, maxMailboxes)]);
  }

  private bounded(person: ExternalEmail): ExternalEmail {
    const emails = this.cut('emails', person.emails, maxPerPerson);
    const phones = this.cut('phones', person.phones, maxPerPerson);
    const values = new Set([person.full_name, person.title, person.linkedin, ...emails, ...phones]);
    return { ...person, emails, phones, sources: person.sources.filter(({ value }) => values.has(value)) };
  }

  private sourcesOfValues(data: ContactData): ContactSource[] {
    const values = new Set([
      ...data.external_emails.flatMap(({ full_name, title, emails, phones, linkedin }) => [
        full_name,
        title,
        linkedin,
        ...emails,
        ...phones,
      ]),
      ...data.emails,
      ...data.phones,
      ...data.categories,
      ...Object.values(data.socials),
      data.site_data.title,
    ]);
    return [...this.sources.values()].flat().filter(({ value }) => values.has(value));
  }

  /** Leaves out what matters least until the record is small enough. Linear, as sizes are measured once per step. */
  private shrink(data: ContactData): void {
    const steps = [
      () => this.keepSources(data, 2),
      () => this.dropSnippets(data),
      () => this.keepSources(data, 1),
      (excess: number) => this.dropSources(data, excess),
      (excess: number) => this.dropSourcesOfPeople(data, excess),
      (excess: number) => this.dropPeople(data, excess),
    ];
    for (const step of steps) {
      const excess = bytes(data) - maxBytes;
      if (excess <= 0) return;
      step(excess);
    }
  }

  private keepSources(data: ContactData, max: number): void {
    const keep = (sources: ContactSource[]) => {
      const counts = new Map<string, number>();
      const kept = sources.filter(({ type, value }) => {
        const count = (counts.get(`${type} ${value}`) ?? 0) + 1;
        counts.set(`${type} ${value}`, count);
        return count <= max;
      });
      this.omit('sources', sources.length - kept.length);
      return kept;
    };
    data.sources = keep(data.sources);
    for (const person of data.external_emails) person.sources = keep(person.sources);
  }

  private dropSnippets(data: ContactData): void {
    const without = (source: ContactSource): ContactSource => {
      if (source.snippet === undefined) return source;
      this.omit('snippets', 1);
      const { snippet: _, ...rest } = source;
      return rest;
    };
    data.sources = data.sources.map(without);
    for (const person of data.external_emails) person.sources = person.sources.map(without);
  }

  /** Drops sources of the whole record, those of addresses last. */
  private dropSources(data: ContactData, excess: number): void {
    const isEmail = ({ type }: ContactSource) => Number(type === 'email');
    const byNeed = data.sources.toSorted((one, other) => isEmail(other) - isEmail(one));
    const dropped = lastOf(byNeed, excess);
    this.omit('sources', dropped.size);
    data.sources = data.sources.filter((source) => !dropped.has(source));
  }

  private dropSourcesOfPeople(data: ContactData, excess: number): void {
    let left = excess;
    for (const person of data.external_emails.toReversed()) {
      if (left <= 0) return;
      left -= bytes(person.sources);
      this.omit('sources', person.sources.length);
      person.sources = [];
    }
  }

  private dropPeople(data: ContactData, excess: number): void {
    const dropped = lastOf(data.external_emails, excess);
    this.omit('external_emails', dropped.size);
    data.external_emails = data.external_emails.filter((person) => !dropped.has(person));
  }
}

function listNamesAndTitles(data: ContactData): void {
  data.names = stated(data.external_emails.map(({ full_name }) => full_name));
  data.titles = stated(data.external_emails.map(({ title }) => title));
}

/** How a text of the page became a value that its source does not contain literally. */
function decodingOf(value: string, source: string): string {
  return source.includes([...value].reverse().join('')) ? 'reversed by its style' : 'text of the page';
}

/** The last values of a list that together take up at least so many bytes. */
function lastOf<Value>(values: readonly Value[], size: number): Set<Value> {
  const last = new Set<Value>();
  let left = size;
  for (let at = values.length - 1; at >= 0 && left > 0; at--) {
    const value = values[at];
    if (value === undefined) break;
    last.add(value);
    left -= bytes(value) + 1;
  }
  return last;
}

/** Bytes of a value as JSON, in UTF-8. */
function bytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Each text once, without empty ones. */
function stated(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
