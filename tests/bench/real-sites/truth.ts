import { existsSync, readFileSync } from 'node:fs';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import * as z from 'zod';
import { type SeniorityLevel, seniorityLevels } from '../../../shared/model/leads/contact-data.ts';
import type { Clone } from './clone.ts';
import { type OpenFile, openFiles, readSpan, span, spannedFile } from './spans.ts';

/**
 * Files of labelled sites that are no longer unseen. Each but `tune` stayed so until it was run once; all but `fifteenth`,
 * `thirtieth` and `forty-second` were then tuned on.
 */
const seenFiles = [
  'tune',
  'held',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
  'thirty-second',
  'thirty-third',
  'thirty-fourth',
  'thirty-fifth',
  'thirty-sixth',
  'thirty-seventh',
  'thirty-eighth',
  'thirty-ninth',
  'fortieth',
  'forty-first',
  'forty-second',
  'forty-third',
  'forty-fourth',
  'forty-fifth',
  'forty-sixth',
  'forty-seventh',
  'forty-eighth',
  'forty-ninth',
  'fiftieth',
  'fifty-first',
] as const;

/** What `--half` takes: one file, or all that were tuned on. `fresh` is used once, after the last change of the reader. */
export const halves = [...seenFiles, 'seen', 'fresh'] as const;
export type Half = (typeof halves)[number];

const spans = z.array(span);

/** What a careful reader lists of one site, written before any engine ran on it; never the values, only their places. */
const labelledSite = z.strictObject({
  host: z.string().refine((host) => !host.startsWith('www.'), {
    error: ({ input }) => `Write the host "${input}" without "www.": the reader asks for both.`,
  }),
  repository: z.string(),
  commit: z.string(),
  /** The folder of the repository that is the root of the site. */
  root: z.string(),
  /** The file that answers for `/` if it is not called index.html. */
  home: z.string().optional(),
  /** The country of its phone numbers. */
  country: z.string(),
  language: z.string(),
  builder: z.string(),
  files: z.array(spannedFile),
  emails: spans,
  phones: spans,
  socials: spans,
  people: z.array(
    z.strictObject({
      /** The name, and other ways in which the site writes it. */
      names: spans.min(1),
      /** Titles that a reader would accept. */
      titles: spans,
      /** Null where readers would differ. */
      level: z.enum(seniorityLevels).nullable(),
      /** Addresses that the page assigns to the person. */
      emails: spans,
      /** Addresses that one reader assigns and another does not. */
      perhapsEmails: spans,
    }),
  ),
  /** Values that are neither missed nor wrong, as readers differ. */
  optional: z.strictObject({ emails: spans, phones: spans, socials: spans, people: spans }),
});
export type LabelledSite = z.infer<typeof labelledSite>;

export interface Person {
  readonly names: readonly string[];
  readonly titles: readonly string[];
  readonly level: SeniorityLevel | null;
  readonly emails: readonly string[];
  readonly perhapsEmails: readonly string[];
}

/** The truth of one site in plain text, as its clone contains it. It is never written anywhere. */
export interface Truth {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly socials: readonly string[];
  readonly people: readonly Person[];
  readonly optional: {
    readonly emails: readonly string[];
    readonly phones: readonly string[];
    readonly socials: readonly string[];
    readonly people: readonly string[];
  };
}

/** The labelled sites of one half, one JSON document per line. Throws if a half was not labelled yet. */
export function labelledSites(half: Half): LabelledSite[] {
  return (half === 'seen' ? seenFiles : [half]).flatMap((name) => {
    const file = new URL(`../../gold/real-sites/${name}.jsonl`, import.meta.url);
    if (!existsSync(file)) throw new Error(`Half "${half}" has no sites yet: ${file.pathname} is missing.`);
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line, index) => readLabels(line, `${name}.jsonl, line ${index + 1}`));
  });
}

/** Reads one line of labels. Throws an error that says where a line is wrong, and why. */
export function readLabels(line: string, place: string): LabelledSite {
  const read = labelledSite.safeParse(JSON.parse(line));
  if (!read.success) throw new Error(`${place}: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** Reads a site's truth from its clone. Throws if a span does not lead to a value of its kind. */
export function resolveTruth(site: LabelledSite, clone: Clone): Truth {
  const files = openFiles(site.files, clone.files);
  const texts = (list: z.infer<typeof spans>) => list.map((one) => readSpan(one, files));
  const emails = (list: z.infer<typeof spans>) => texts(list).map(emailOf);
  const phones = (list: z.infer<typeof spans>) => list.map((one) => phoneOf(one, files, site.country));
  return {
    emails: emails(site.emails),
    phones: phones(site.phones),
    socials: texts(site.socials),
    people: site.people.map((person) => ({
      names: texts(person.names),
      titles: texts(person.titles),
      level: person.level,
      emails: emails(person.emails),
      perhapsEmails: emails(person.perhapsEmails),
    })),
    optional: {
      emails: emails(site.optional.emails),
      phones: phones(site.optional.phones),
      socials: texts(site.optional.socials),
      people: texts(site.optional.people),
    },
  };
}

function emailOf(text: string): string {
  const address = text.replace(/\s/g, '').toLowerCase();
  if (!/^[^@]+@[^@]+\.[^@.]+$/.test(address)) throw new Error('A span is no address');
  return address;
}

function phoneOf(place: z.infer<typeof span>, files: readonly OpenFile[], country: string): string {
  const phone = phoneFrom(readSpan(place, files), country);
  if (phone === null) throw new Error('A span is no phone number');
  return phone;
}

/** A number in E.164 as its country reads it; null if it is not one. */
export function phoneFrom(text: string, country: string): string | null {
  return parsePhoneNumberFromString(text, country as CountryCode)?.number ?? null;
}
