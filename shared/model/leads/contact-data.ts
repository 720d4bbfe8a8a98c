import * as z from 'zod';

export const seniorityLevels = [
  'c_suite',
  'vp',
  'director',
  'manager',
  'senior',
  'other',
  'manual_import',
  'bulk_import',
] as const;
const seniorityLevel = z.enum(seniorityLevels);
export type SeniorityLevel = z.infer<typeof seniorityLevel>;

/** The levels that the Decision Makers tab shows. */
export const decisionMakerLevels: readonly SeniorityLevel[] = ['c_suite', 'vp', 'director'];

/**
 * Where one value was seen. `ref` is the address of the page and `snippet` (at most 300 characters) the text around
 * the value. `decoding` says how the value was derived from the page if it is not there literally.
 */
const contactSource = z.object({
  type: z.enum(['email', 'phone', 'name', 'title', 'linkedin', 'social', 'category', 'site']),
  value: z.string(),
  ref: z.string(),
  extracted_on: z.iso.datetime(),
  updated_on: z.iso.datetime(),
  decoding: z.string().optional(),
  /** Only for an inferred address: two published ones that show the pattern. */
  inferred_from: z.array(z.string()).max(2).optional(),
  snippet: z.string().max(300).optional(),
});
export type ContactSource = z.infer<typeof contactSource>;

/**
 * Whether a value was derived from others and never seen. `ref` is then the page that names its owner. Only
 * `address-origin.ts` asks this of addresses.
 */
export function isInferred({ decoding }: Pick<ContactSource, 'decoding'>): boolean {
  return decoding?.startsWith('inferred') ?? false;
}

/**
 * What a mailbox is for. `owner_run` is one that the owner of a small business probably reads, such as one with a free
 * provider. `other` is a department, a place, or somebody whose name no page states.
 */
export const mailboxKinds = ['contact', 'sales', 'owner_run', 'press', 'jobs', 'privacy', 'other'] as const;
export type MailboxKind = (typeof mailboxKinds)[number];

/**
 * One person, or one mailbox that no page connects with a name. `value` is the primary address, `''` if none was
 * published (shown, never mailed). `linkedin` is the profile's username. Phones are E.164 with any extension as
 * `;ext=` (RFC 3966).
 */
const externalEmail = z.object({
  value: z.string(),
  full_name: z.string(),
  title: z.string(),
  level: seniorityLevel,
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  linkedin: z.string(),
  sources: z.array(contactSource),
  /** Set if the entry is a mailbox of the company and not a person. Name and title are then empty, the level `other`. */
  mailbox: z.enum(mailboxKinds).optional(),
  /** The person asked to be removed. The entry stays, but empty, so that the ids of the others remain valid. */
  removed: z.literal(true).optional(),
});
export type ExternalEmail = z.infer<typeof externalEmail>;

/** What a check of an address can say, from the best to the worst. */
export const verdicts = ['deliverable', 'unknown', 'risky', 'undeliverable'] as const;

/** The result of checking one address, with reasons and time. Only a mailbox check can return `deliverable`. */
const emailVerdict = z.object({
  verdict: z.enum(verdicts),
  reasons: z.array(
    z.enum([
      'bad_syntax',
      'no_such_domain',
      'no_mail_domain',
      'null_mx',
      'implicit_mx',
      'domain_unanswered',
      'role',
      'free',
      'disposable',
      'likely_typo',
      'inferred',
      'catch_all',
      'mailbox_unchecked',
      'mailbox_exists',
      'mailbox_refused',
      'mailbox_unanswered',
    ]),
  ),
  checked_at: z.iso.datetime(),
});
export type EmailVerdict = z.infer<typeof emailVerdict>;

/** How many people, and after them mailboxes, a record keeps. Ids of contacts count them. */
export const maxPeople = 150;
export const maxMailboxes = 20;

/** Everything that a company's own site publishes about how to reach it. */
export const contactData = z.object({
  /** People and mailboxes in the order of whom to write to. Ids of contacts count them, so the order never changes. */
  external_emails: z.array(externalEmail),
  /** Published addresses that belong to nobody by name. Up to 20 of them have an entry in `external_emails` as well. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  names: z.array(z.string()),
  titles: z.array(z.string()),
  categories: z.array(z.string()),
  socials: z.record(z.string(), z.string()),
  /** `language`: the tag that its pages declare (BCP 47). Missing in imports and older records, and if they declare none. */
  site_data: z.object({ title: z.string(), description: z.string(), language: z.string().optional() }),
  sources: z.array(contactSource),
  email_verdicts: z.record(z.string(), emailVerdict),
  /** For an import: how it was made, and what the user wrote. */
  manual_import: z.literal(true).optional(),
  bulk_import: z.literal(true).optional(),
  import_notes: z.string().optional(),
  /** How many values were left out to limit the record's size, by field. Missing if none were. */
  omitted: z.record(z.string(), z.int().positive()).optional(),
});
export type ContactData = z.infer<typeof contactData>;
