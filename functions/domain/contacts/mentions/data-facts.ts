import { decodeHTML } from 'entities';
/** A person that structured data describes. */
export interface DataPerson {
  name: string;
  title: string;
  emails: string[];
  phones: string[];
  links: string[];
  decoding: string;
}

/** What a page's structured data says, in any notation. */
export interface DataFacts {
  readonly people: DataPerson[];
  /** Addresses and numbers of the organization itself; `own` if the data names this very site. */
  readonly emails: { value: string; own: boolean; decoding: string }[];
  readonly phones: { value: string; decoding: string }[];
  readonly profiles: string[];
  readonly types: string[];
  readonly countries: string[];
}

export function emptyFacts(): DataFacts {
  return { people: [], emails: [], phones: [], profiles: [], types: [], countries: [] };
}

export type Item = Readonly<Record<string, unknown>>;

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts of a value. Some systems write HTML entities into JSON-LD. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') {
    const text = (value.includes('&') ? decodeHTML(value) : value).trim();
    return text === '' ? [] : [text];
  }
  if (Array.isArray(value)) return value.slice(0, 50).flatMap(strings);
  if (isItem(value) && typeof value['@value'] === 'string') return [value['@value']];
  if (isItem(value) && typeof value['@id'] === 'string' && /^https?:/.test(value['@id']))
    return [value['@id']];
  return typeof value === 'number' ? [String(value)] : [];
}
