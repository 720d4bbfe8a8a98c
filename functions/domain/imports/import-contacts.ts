import { v7 as uuidv7 } from 'uuid';
import { Refusal } from '../../../shared/model/errors.ts';
import type { ImportKind } from '../../../shared/model/leads/contact-id.ts';
import { type FailedRow, type ImportRow, importLimits } from '../../../shared/model/leads/contact-import.ts';
import { limits } from '../../../shared/model/limits.ts';
import { domainFault, parseDomainName } from '../companies/name/domain-name.ts';
import { type JudgePorts, judgeAddresses } from '../email-addresses/judge.ts';
import { onlyOnce, type RepeatStore } from '../only-once.ts';
import { addressHash, type KeyedHash } from '../privacy/keyed-hash.ts';
import { savedContactOf } from '../saved/saved-items.ts';
import { homeCountry } from './home-country.ts';
import type {
  Import,
  ImportedContact,
  ImportPart,
  ImportStore,
  MergedContact,
  NewPart,
} from './import-store.ts';
import { importedLead, judgeRow, type ReadyRow, type Verdicts } from './imported-contact.ts';
import { mergedNotes } from './merged-notes.ts';

/** How long DNS may take for the rows of one call. What it has not answered by then stays unknown. */
const checkMilliseconds = 8000;
/** How often a part is tried while the contacts that it merges with change. */
const maxAttempts = 5;
const askedToBeRemoved = 'This person has asked to be removed from Buyerscope';

/** What imports need. */
export interface ImportServices<Along = unknown> {
  readonly store: ImportStore<Along>;
  readonly repeats: RepeatStore<Along>;
  readonly hash: KeyedHash;
  readonly mailDomain: JudgePorts['mailDomain'];
  readonly now: () => Date;
}

/**
 * Imports one contact that was entered in a form, and returns the id of its import. Throws a `Refusal` for an
 * invalid row.
 */
export async function importOne<Along>(
  services: ImportServices<Along>,
  userId: string,
  { for_domain: given, ...row }: ImportRow & { readonly for_domain?: string | undefined },
  key: string | null,
): Promise<string> {
  const { store, repeats, now } = services;
  const forDomain = domainOf(given);
  const judged = judgeRow(row);
  if ('reason' in judged) throw new Refusal('invalid_input', judged.reason, { field: 'body' });
  const request = { operation: 'imports.manual', ...row, for_domain: forDomain };
  return onlyOnce(repeats, { userId, key, request }, now(), async (remember) => {
    await refuseTooMany(store, userId, 1);
    const begun = newImport('manual', { rows: 1, forDomain }, now());
    const importing = await importingOf(services, userId, begun);
    const part = await partOf(services, [row], 1, importing);
    const [failed] = part.failed;
    if (failed !== undefined) throw new Refusal('invalid_input', failed.reason, { field: 'email' });
    const written = await store.createWithPart(userId, begun, part, remember(begun.import_id));
    if (typeof written === 'string') throw await tooMany(store, userId, 1);
    return begun.import_id;
  });
}

/** Begins the import of a file, and returns its id. */
export function beginImport<Along>(
  { store, repeats, now }: ImportServices<Along>,
  userId: string,
  { total_rows: rows, for_domain }: { readonly total_rows: number; readonly for_domain?: string | undefined },
  key: string | null,
): Promise<string> {
  const forDomain = domainOf(for_domain);
  const request = { operation: 'imports.create', total_rows: rows, for_domain: forDomain };
  return onlyOnce(repeats, { userId, key, request }, now(), async (remember) => {
    await refuseTooMany(store, userId, rows);
    const begun = newImport('bulk', { rows, forDomain }, now());
    await store.create(userId, begun, remember(begun.import_id));
    return begun.import_id;
  });
}

/** Imports rows of a file from row `first` on. Rows that were imported before are not imported again. */
export async function importRows(
  services: ImportServices,
  { userId, importId }: { userId: string; importId: string },
  first: number,
  rows: readonly ImportRow[],
): Promise<{ imported: number; merged: number; failed_rows: FailedRow[] }> {
  const { store } = services;
  const begun = await ownImport(store, userId, importId);
  refuseUneven(begun, first, rows.length);
  const importing = await importingOf(services, userId, begun);
  const counts = { imported: 0, merged: 0 };
  const failed_rows: FailedRow[] = [];
  for (let at = 0; at < rows.length; at += importLimits.rowsPerPart) {
    const some = rows.slice(at, at + importLimits.rowsPerPart);
    const part = await writePart(services, some, first + at, importing);
    counts.imported += part.imported;
    counts.merged += part.merged;
    failed_rows.push(...part.failed_rows);
  }
  return { ...counts, failed_rows };
}

/** Writes one part. Reads again what it merges with if that changes at the same time. */
async function writePart(
  services: ImportServices,
  rows: readonly ImportRow[],
  firstRow: number,
  importing: Importing,
): Promise<ImportPart> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const part = await partOf(services, rows, firstRow, importing);
    const written = await services.store.putPart(importing.userId, importing.begun, part);
    if (written === 'full') throw await tooMany(services.store, importing.userId, part.contacts.length);
    if (written !== 'changed') return written;
  }
  throw new Refusal('conflict', 'These contacts are being changed at the same time. Please try again.');
}

/** The progress of an import. */
export async function importProgress({ store }: ImportServices, userId: string, importId: string) {
  const { import_id, total_rows, created_at } = await ownImport(store, userId, importId);
  const parts = await store.parts(userId, import_id);
  return {
    import_id,
    total_rows,
    created_at,
    imported: parts.reduce((sum, part) => sum + part.imported, 0),
    merged: parts.reduce((sum, part) => sum + part.merged, 0),
    failed_rows: parts.flatMap((part) => part.failed_rows),
    done_rows: parts.map((part) => part.first_row),
  };
}

function newImport(
  kind: ImportKind,
  { rows, forDomain }: { rows: number; forDomain: string },
  now: Date,
): Import {
  const created_at = now.toISOString();
  return { import_id: uuidv7(), kind, total_rows: rows, created_at, for_domain: forDomain };
}

/** The domain that contacts are imported for, '' if none is named. Throws a `Refusal` if it is not a domain. */
function domainOf(given = ''): string {
  if (given.trim() === '') return '';
  const domain = parseDomainName(given)?.domain;
  if (domain === undefined) throw new Refusal('invalid_input', domainFault(given), { field: 'for_domain' });
  return domain;
}

async function refuseTooMany(store: ImportStore<never>, userId: string, rows: number): Promise<void> {
  const saved = await store.savedContacts(userId);
  if (saved + rows > limits.savedContacts.max) throw await tooMany(store, userId, rows);
}

async function tooMany(store: ImportStore<never>, userId: string, rows: number): Promise<Refusal> {
  const saved = await store.savedContacts(userId);
  return new Refusal(
    'limit_reached',
    `You can save up to ${limits.savedContacts.max.toLocaleString('en-US')} contacts; you have ${saved}. Remove some before you import ${rows} more.`,
  );
}

async function ownImport(store: ImportStore<never>, userId: string, importId: string): Promise<Import> {
  const begun = await store.find(userId, importId);
  if (begun === null) throw new Refusal('not_found', 'Import not found');
  return begun;
}

/** The user, import and time for which rows become contacts, and the country of the user's own numbers. */
interface Importing {
  readonly userId: string;
  readonly begun: Import;
  readonly now: Date;
  readonly country: string | null;
  readonly signal: AbortSignal;
}

async function importingOf(
  { store, now }: Pick<ImportServices<never>, 'store' | 'now'>,
  userId: string,
  begun: Import,
): Promise<Importing> {
  const country = homeCountry(await store.profile(userId));
  return { userId, begun, now: now(), country, signal: AbortSignal.timeout(checkMilliseconds) };
}

/** One part: each row is judged, and numbered by its position in the import. */
async function partOf(
  services: Pick<ImportServices<never>, 'store' | 'hash' | 'mailDomain' | 'now'>,
  rows: readonly ImportRow[],
  firstRow: number,
  importing: Importing,
): Promise<NewPart> {
  const { store, hash } = services;
  const ready: { row: ReadyRow; number: number; into: string | undefined }[] = [];
  const failed: FailedRow[] = [];
  const hashes = await Promise.all(rows.map(({ email = '' }) => addressHash(email, hash)));
  const removed = await store.removed(hashes.filter((each) => each !== null));
  for (const [at, given] of rows.entries()) {
    const row = judgeRow(given, importing.country);
    if ('reason' in row) failed.push({ row: firstRow + at, reason: row.reason });
    else if (removed.has(hashes[at] ?? '')) failed.push({ row: firstRow + at, reason: askedToBeRemoved });
    else ready.push({ row, number: firstRow + at, into: given.merge_into });
  }
  const merges = await mergesOf(store, importing.userId, ready);
  const added = ready.filter(({ into }) => into === undefined || !merges.has(into));
  const verdicts = await verdictsOn(services, added, importing.signal);
  const contacts = added.map(({ row, number }) => contactOf(row, number, verdicts, importing));
  return { firstRow, contacts, merges: [...merges.values()], failed, at: importing.now };
}

/** What rows add to saved contacts, by contact. Those that are not saved any more are left out. */
async function mergesOf(
  store: ImportStore<never>,
  userId: string,
  ready: readonly { row: ReadyRow; into: string | undefined }[],
): Promise<Map<string, MergedContact>> {
  const merges = new Map<string, MergedContact>();
  for (const { row, into } of ready) {
    if (into === undefined) continue;
    const before = merges.get(into);
    const saved = before?.saved ?? (await store.saved(userId, into));
    if (saved === null) continue;
    const notes = mergedNotes(saved, before === undefined ? saved.notes : before.notes, row);
    merges.set(into, { saved, notes, rows: (before?.rows ?? 0) + 1 });
  }
  return merges;
}

/** Checks the addresses of rows as found ones are, without asking single mailboxes. */
async function verdictsOn(
  { mailDomain, now }: Pick<ImportServices<never>, 'mailDomain' | 'now'>,
  rows: readonly { row: ReadyRow }[],
  signal: AbortSignal,
): Promise<Verdicts> {
  const addresses = rows.flatMap(({ row }) => [row.email, ...row.otherEmails]);
  const asked = [...new Set(addresses)].map((address) => ({ address, inferred: false }));
  return (await judgeAddresses(asked, { mailDomain, now }, { signal })).verdicts;
}

function contactOf(
  row: ReadyRow,
  number: number,
  verdicts: Verdicts,
  { userId, begun, now }: Importing,
): ImportedContact {
  const { import_id: sessionId, kind } = begun;
  const lead = importedLead(row, { sessionId, number, kind, verdicts, now });
  const saved = savedContactOf(lead, 0, { userId, savedId: uuidv7(), notes: row.notes || null, now });
  if (saved === null) throw new Error('an imported lead has one person');
  return { lead, saved };
}

/**
 * Parts always begin at the same rows, however often and in whichever calls they are sent, so none is written twice.
 */
function refuseUneven({ total_rows: total }: Import, first: number, count: number): void {
  const { rowsPerPart } = importLimits;
  if ((first - 1) % rowsPerPart !== 0) {
    const message = `first_row: Begin at row 1 or at a multiple of ${rowsPerPart} after it`;
    throw new Refusal('invalid_input', message, { field: 'first_row' });
  }
  const last = first + count - 1;
  if (last > total || (last < total && count % rowsPerPart !== 0)) {
    const message = `rows: Send a multiple of ${rowsPerPart} rows, or all that are left of the ${total}`;
    throw new Refusal('invalid_input', message, { field: 'rows' });
  }
}
