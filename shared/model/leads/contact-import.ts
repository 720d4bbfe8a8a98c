import * as z from 'zod';
import { line, prose } from '../text.ts';
import { contactIdText } from './contact-id.ts';

/** The maximum rows of one import and of one call, and how many rows are written in one transaction. */
export const importLimits = { rows: 5000, rowsPerCall: 96, rowsPerPart: 24, fileBytes: 5_000_000 } as const;

/** The maximum number of further phone numbers of one row. */
export const maxOtherPhones = 10;

/** The columns of an import, in the order of the downloadable CSV template. */
export const importColumns = [
  'name',
  'email',
  'phone',
  'company',
  'title',
  'industry',
  'linkedin',
  'notes',
] as const;
export type ImportColumn = (typeof importColumns)[number];

const cell = z.string().max(2000, 'Use at most 2,000 characters').optional();

/** One row as a user typed or uploaded it. Whether it can be imported is reported for each row. */
export const importRow = z.strictObject({
  name: cell,
  email: cell,
  phone: cell,
  company: cell,
  title: cell,
  industry: cell,
  linkedin: cell,
  notes: cell,
  /** The country of phone numbers that are written without their country code: a name, or its ISO 3166-1 code. */
  country: cell,
  /** What a mailbox without a name is for, as our exports say it. */
  mailbox: cell,
  other_emails: z.array(z.string().max(320)).max(10).optional(),
  other_phones: z.array(z.string().max(100)).max(maxOtherPhones).optional(),
  /** The saved contact to whose notes the row is added, so that the same person is not saved twice. */
  merge_into: contactIdText.optional(),
});
export type ImportRow = z.infer<typeof importRow>;

const required = 'Name and email are required';
const profile = /^(?:(?:https?:\/\/)?(?:[a-z]+\.)?linkedin\.com\/(?:in|pub)\/[\w%-]+\/?|@?[\w-]+|)$/i;

/** One contact that is imported manually. The errors that an import reports per row, a form shows at its fields. */
export const manualImport = z.strictObject({
  name: line(200).refine((text) => text !== '', required),
  email: z
    .email({ error: ({ input }) => (input ? 'Enter a valid email address' : required) })
    .max(320, 'Use at most 320 characters'),
  phone: line(40).optional(),
  company: line(200).optional(),
  title: line(200).optional(),
  industry: line(120).optional(),
  linkedin: z
    .string()
    .max(300, 'Use at most 300 characters')
    .regex(profile, 'Enter the address of a profile, such as linkedin.com/in/name, or its username')
    .optional(),
  notes: prose(1000).optional(),
});

/** Why a row was not imported. Rows are counted from 1, without the header. */
export const failedRow = z.object({ row: z.int(), reason: z.string() });
export type FailedRow = z.infer<typeof failedRow>;

/**
 * The progress of an import. `done_rows` counts the leading rows whose parts were written, with `rowsPerPart` rows
 * each.
 */
export const contactImport = z.object({
  import_id: z.string(),
  total_rows: z.int(),
  created_at: z.iso.datetime(),
  imported: z.int(),
  merged: z.int(),
  failed_rows: z.array(failedRow),
  done_rows: z.array(z.int()),
});
