import type { ContactData, ContactSource } from '../../../shared/model/contact-data.ts';

const mostSources = 5;
const mostPeople = 50;
const mostBytes = 64_000;
const mostOf = { emails: 60, phones: 40, names: 60, titles: 60, categories: 12 } as const;

export interface Sighting {
  readonly value: string;
  readonly page: string;
  readonly decoding?: string;
  readonly snippet?: string;
}

/**
 * Collects a company's contacts into one record of bounded size: at most 50 people, 5 sources per value, snippets
 * of 300 characters, 64 KB; what was cut is counted in `omitted`.
 */
export class ContactRecord {
  private readonly sources = new Map<string, ContactSource[]>();
  private readonly omitted: Record<string, number> = {};
  private readonly now: string;
  private readonly isLiteral: (value: string, page: string) => boolean;

  /** `isLiteral` says whether a value stands in a page's source as it is. */
  constructor(now: string, isLiteral: (value: string, page: string) => boolean) {
    this.now = now;
    this.isLiteral = isLiteral;
  }

  /** Notes where a value was seen, and gives the sources known for it so far. */
  note(type: ContactSource['type'], seen: Sighting): ContactSource[] {
    const key = `${type} ${seen.value}`;
    const known = this.sources.get(key) ?? [];
    this.sources.set(key, known);
    if (
      known.length >= mostSources ||
      known.some((source) => source.ref === seen.page && source.decoding === seen.decoding)
    )
      return known;
    const decoding =
      this.isLiteral(seen.value, seen.page) && !seen.decoding?.startsWith('inferred')
        ? undefined
        : (seen.decoding ?? 'text of the page');
    if (known.some((source) => source.ref === seen.page)) return known;
    known.push({
      type,
      value: seen.value,
      ref: seen.page.slice(0, 1_000),
      extracted_on: this.now,
      updated_on: this.now,
      ...(decoding ? { decoding: decoding.slice(0, 200) } : {}),
      ...(seen.snippet ? { snippet: seen.snippet.slice(0, 300) } : {}),
    });
    return known;
  }

  sourcesOf(type: ContactSource['type'], value: string): ContactSource[] {
    return this.sources.get(`${type} ${value}`) ?? [];
  }

  finish(fields: Omit<ContactData, 'sources' | 'email_verdicts' | 'omitted'>): ContactData {
    const data: ContactData = {
      ...fields,
      external_emails: this.cut('external_emails', fields.external_emails, mostPeople),
      emails: this.cut('emails', fields.emails, mostOf.emails),
      phones: this.cut('phones', fields.phones, mostOf.phones),
      names: this.cut('names', fields.names, mostOf.names),
      titles: this.cut('titles', fields.titles, mostOf.titles),
      categories: this.cut('categories', fields.categories, mostOf.categories),
      sources: [...this.sources.values()].flat(),
      email_verdicts: {},
    };
    this.shrink(data);
    return Object.keys(this.omitted).length > 0 ? { ...data, omitted: this.omitted } : data;
  }

  private cut<Value>(field: string, values: Value[], most: number): Value[] {
    if (values.length > most) this.omit(field, values.length - most);
    return values.slice(0, most);
  }

  private omit(field: string, count: number): void {
    this.omitted[field] = (this.omitted[field] ?? 0) + count;
  }

  /** Gives up what matters least first: repeated sources, snippets, then the last people. */
  private shrink(data: ContactData): void {
    const steps: (() => boolean)[] = [
      () => this.dropSources(data, (source, at) => at < 2 || source.type === 'site'),
      () => this.dropSnippets(data),
      () =>
        this.dropSources(data, (source, at) => at < 1 && source.type !== 'name' && source.type !== 'title'),
    ];
    for (const step of steps) {
      if (bytes(data) <= mostBytes) return;
      step();
    }
    while (bytes(data) > mostBytes && data.external_emails.length > 0) {
      data.external_emails.pop();
      this.omit('external_emails', 1);
    }
    while (bytes(data) > mostBytes && data.sources.length > 0) {
      data.sources.pop();
      this.omit('sources', 1);
    }
  }

  private dropSources(data: ContactData, keeps: (source: ContactSource, at: number) => boolean): boolean {
    const filter = (sources: ContactSource[]) => {
      const counts = new Map<string, number>();
      return sources.filter((source) => {
        const key = `${source.type} ${source.value}`;
        const at = counts.get(key) ?? 0;
        counts.set(key, at + 1);
        return keeps(source, at);
      });
    };
    const before = data.sources.length;
    data.sources = filter(data.sources);
    for (const person of data.external_emails) person.sources = filter(person.sources);
    if (before > data.sources.length) this.omit('sources', before - data.sources.length);
    return true;
  }

  private dropSnippets(data: ContactData): boolean {
    let dropped = 0;
    const without = (source: ContactSource): ContactSource => {
      if (source.snippet === undefined) return source;
      dropped++;
      const { snippet: _, ...rest } = source;
      return rest;
    };
    data.sources = data.sources.map(without);
    for (const person of data.external_emails) person.sources = person.sources.map(without);
    if (dropped > 0) this.omit('snippets', dropped);
    return true;
  }
}

function bytes(data: ContactData): number {
  return new TextEncoder().encode(JSON.stringify(data)).length;
}
