import { v7 as uuidv7 } from 'uuid';
import { Refusal } from '../../../shared/model/errors.ts';
import type { ImportKind } from '../../../shared/model/leads/contact-id.ts';
import { type FailedRow, type ImportRow, importLimits } from '../../../shared/model/leads/contact-import.ts';
import { limits } from '../../../shared/model/limits.ts';
import { domainFault, parseDomainName } from '../companies/name/domain-name.ts';
import { onlyOnce, type RepeatStore } from '../only-once.ts';
import { addressHash, type KeyedHash } from '../privacy/keyed-hash.ts';
import { savedContactOf } from '../saved/saved-items.ts';
import type { Import, ImportedContact, ImportStore, NewPart } from './import-store.ts';
import { importedLead, judgeRow, type ReadyRow } from './imported-contact.ts';

const askedToBeRemoved = 'This person has asked to be removed from Buyerscope';

/** What imports need. */
export interface ImportServices<Along = unknown> {
  readonly store: ImportStore<Along>;
  readonly repeats: RepeatStore<Along>;
  readonly hash: KeyedHash;
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
    const part = await partOf(services, [row], 1, { userId, begun, now: now() });
    const [failed] = part.failed;
    if (failed !== undefined) throw new Refusal('invalid_input', failed.reason, { field: 'email' });
    const written = await store.createWithPart(userId, begun, part, remember(begun.import_id));
    if (written === null) throw await tooMany(store, userId, 1);
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
): Promise<{ imported: number; failed_rows: FailedRow[] }> {
  const { store, now } = services;
  const begun = await ownImport(store, userId, importId);
  refuseUneven(begun, first, rows.length);
  let imported = 0;
  const failed_rows: FailedRow[] = [];
  for (let at = 0; at < rows.length; at += importLimits.rowsPerPart) {
    const some = rows.slice(at, at + importLimits.rowsPerPart);
    const one = await partOf(services, some, first + at, { userId, begun, now: now() });
    const part = await store.putPart(userId, begun, one);
    if (part === null) throw await tooMany(store, userId, one.contacts.length);
    imported += part.imported;
    failed_rows.push(...part.failed_rows);
  }
  return { imported, failed_rows };
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

/** The user, import and time for which rows become contacts. */
interface Importing {
  readonly userId: string;
  readonly begun: Import;
  readonly now: Date;
}

/** One part: each row is judged, and numbered by its position in the import. */
async function partOf(
  { store, hash }: Pick<ImportServices<never>, 'store' | 'hash'>,
  rows: readonly ImportRow[],
  firstRow: number,
  importing: Importing,
): Promise<NewPart> {
  const contacts: ImportedContact[] = [];
  const failed: FailedRow[] = [];
  const hashes = await Promise.all(rows.map(({ email = '' }) => addressHash(email, hash)));
  const removed = await store.removed(hashes.filter((each) => each !== null));
  for (const [at, given] of rows.entries()) {
    const row = judgeRow(given);
    if ('reason' in row) failed.push({ row: firstRow + at, reason: row.reason });
    else if (removed.has(hashes[at] ?? '')) failed.push({ row: firstRow + at, reason: askedToBeRemoved });
    else contacts.push(contactOf(row, firstRow + at, importing));
  }
  return { firstRow, contacts, failed };
}

function contactOf(row: ReadyRow, number: number, { userId, begun, now }: Importing): ImportedContact {
  const { import_id: sessionId, kind } = begun;
  const lead = importedLead(row, { sessionId, number, kind, now });
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
