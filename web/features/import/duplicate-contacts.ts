import { type ImportRow, maxOtherPhones } from '../../../shared/model/leads/contact-import.ts';
import type { ContactSearchRow } from '../../../shared/model/leads/saved-contact.ts';
import { foldText } from '../../../shared/text/fold-text.ts';

/** What to do with rows whose address was seen before: leave them out, add what is new, or import them again. */
export const duplicateChoices = ['skip', 'merge', 'keep'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** The rows to send. `numbers` says for each which row of the file it was, counted from 1. */
export interface PreparedRows {
  readonly rows: readonly ImportRow[];
  readonly numbers: readonly number[];
  /** How many rows repeat an address of the file, and how many one of a saved contact. */
  readonly repeated: number;
  readonly saved: number;
}

/** A saved contact as far as duplicates are concerned. Long texts are cut in it. */
type Saved = Pick<ContactSearchRow, 'contact_id' | 'email' | 'name'>;

/** Prepares the rows of a file for an import, given the saved contacts and what to do with duplicates. */
export function prepareRows(
  all: readonly ImportRow[],
  contacts: readonly Saved[],
  choice: DuplicateChoice,
): PreparedRows {
  const findSaved = savedBy(contacts);
  const places = new Map<string, number>();
  const rows: ImportRow[] = [];
  const numbers: number[] = [];
  const counts = { repeated: 0, saved: 0 };
  for (const [index, row] of all.entries()) {
    const address = addressOf(row);
    const earlier = address === '' ? undefined : places.get(address);
    const into = address === '' ? undefined : findSaved(address, row.name ?? '');
    if (earlier !== undefined) counts.repeated += 1;
    else if (into !== undefined) counts.saved += 1;
    if (choice === 'skip' && (earlier !== undefined || into !== undefined)) continue;
    const before = earlier === undefined ? undefined : rows[earlier];
    if (choice === 'merge' && earlier !== undefined && before !== undefined) {
      rows[earlier] = mergedRow(before, row);
      continue;
    }
    if (address !== '' && earlier === undefined) places.set(address, rows.length);
    rows.push(choice === 'merge' && into !== undefined ? { ...row, merge_into: into.contact_id } : row);
    numbers.push(index + 1);
  }
  return { rows, numbers, ...counts };
}

function addressOf({ email = '' }: ImportRow): string {
  return email.trim().toLowerCase();
}

/** An address that is cut in the list of saved contacts still has this many characters. */
const minLetters = 20;

/** Finds a saved contact by address. One whose address is cut is found by its beginning together with the name. */
function savedBy(contacts: readonly Saved[]): (address: string, name: string) => Saved | undefined {
  const byAddress = new Map(contacts.map((contact) => [contact.email.toLowerCase(), contact] as const));
  return (address, name) => {
    const whole = byAddress.get(address);
    if (whole !== undefined) return whole;
    for (let length = address.length - 1; length >= minLetters; length -= 1) {
      const cut = byAddress.get(address.slice(0, length));
      if (cut !== undefined && foldText(name.trim()).startsWith(foldText(cut.name))) return cut;
    }
    return undefined;
  };
}

/** A row with the cells that only the other one has, and with the notes of both. */
function mergedRow(row: ImportRow, other: ImportRow): ImportRow {
  const filled = Object.fromEntries(
    Object.entries({ ...other, ...row }).filter(([, value]) => value !== undefined),
  ) as ImportRow;
  const phones = [row.phone, ...(row.other_phones ?? []), other.phone, ...(other.other_phones ?? [])];
  const [phone, ...otherPhones] = [...new Set(phones.filter((each) => each !== undefined))];
  const notes = [...new Set([row.notes, other.notes].filter((each) => each !== undefined))].join('\n');
  return {
    ...filled,
    ...(phone === undefined ? {} : { phone }),
    ...(otherPhones.length === 0 ? {} : { other_phones: otherPhones.slice(0, maxOtherPhones) }),
    ...(notes === '' ? {} : { notes }),
  };
}
