import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { packCompany } from '../../../functions/data/register/packed-companies.ts';
import type { RegisterSource } from '../../../functions/domain/companies/candidates/company-register.ts';
import { StartError } from '../../local/machine/start-error.ts';
import type { CompanyList, ListRow } from '../lists/company-list.ts';
import { listedCompany, type RowOutcome } from '../lists/listed-company.ts';
import { fileRows } from './list-rows.ts';
import type { FileProgress, StoredCompany, Workspace } from './workspace.ts';

/** The rows of one transaction. After a kill, at most this many are read again. */
const batchRows = 5_000;
/** At most this many bad rows are shown. */
const maxShown = 5;

/** The result of adding a file. */
export interface Added extends FileProgress {
  /** The first bad rows of this run: `row 17: has 3 columns instead of 9`. */
  readonly shown: readonly string[];
}

/**
 * Adds a file to a source. If an earlier run on the same file was interrupted, it continues there. Bad rows are counted.
 * Throws a StartError with one sentence if the file does not have the list's format, or is cut off.
 */
export async function addList(
  workspace: Workspace,
  file: string,
  source: { readonly id: string; readonly date: string; readonly list: CompanyList },
  signal: AbortSignal,
  say: (progress: FileProgress) => void = () => undefined,
): Promise<Added> {
  const { id, date, list } = source;
  const fingerprint = fingerprintOf(file);
  const before = workspace.progress(id, fingerprint);
  let progress: FileProgress = before ?? { rows: 0, companies: 0, unused: 0, bad: 0, done: false };
  if (progress.done) return { ...progress, shown: [] };
  const skipped = progress.rows;
  const shown: string[] = [];
  let batch: StoredCompany[] = [];
  let isChecked = false;
  const flush = (done: boolean) => {
    progress = { ...progress, done };
    workspace.store(id, fingerprint, batch, progress);
    batch = [];
    say(progress);
  };
  const registerSource: RegisterSource = { name: list.name, date, attribution: list.attribution };
  workspace.putSource({ id, licence: list.licence, ...registerSource });
  for await (const { number, row } of fileRows(file, list.delimiter)) {
    if (!isChecked && typeof row !== 'string') {
      checkForm(file, list, row);
      isChecked = true;
    }
    if (number <= skipped) continue;
    const outcome = typeof row === 'string' ? { bad: row } : outcomeOf(list, row);
    if ('company' in outcome) {
      const { domain } = outcome.company;
      batch.push({ domain, line: packCompany({ ...outcome.company, source: registerSource }, 0) });
      progress = { ...progress, companies: progress.companies + 1 };
    } else if ('bad' in outcome) {
      if (shown.length < maxShown) shown.push(`row ${number}: ${outcome.bad}`);
      progress = { ...progress, bad: progress.bad + 1 };
    } else progress = { ...progress, unused: progress.unused + 1 };
    progress = { ...progress, rows: number };
    if (number % batchRows === 0) {
      flush(false);
      if (signal.aborted) return { ...progress, shown };
    }
  }
  if (!isChecked) throw new StartError(`${file} has no row that can be read.`);
  flush(true);
  return { ...progress, shown };
}

function outcomeOf(list: CompanyList, row: ListRow): RowOutcome {
  const facts = list.facts(row);
  return typeof facts === 'string' ? { unused: facts } : listedCompany(facts);
}

function checkForm(file: string, list: CompanyList, row: ListRow): void {
  const has = Object.keys(row);
  const missing = list.columns.filter((names) => !names.some((name) => has.includes(name)));
  if (missing.length === 0) return;
  const named = missing.map((names) => names.join(' or ')).join(', ');
  throw new StartError(
    `${file} is not in the form of ${list.name}: it lacks the column ${named}. It has: ${has.join(', ').slice(0, 400)}.`,
  );
}

const sampleBytes = 65_536;

/** Identifies a file by its size, its beginning and its end. Throws a StartError if there is no such file. */
function fingerprintOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() !== true) throw new StartError(`There is no file ${file}.`);
  const hash = createHash('sha256').update(String(stat.size));
  const descriptor = openSync(file, 'r');
  try {
    for (const at of [0, Math.max(0, stat.size - sampleBytes)]) {
      const bytes = Buffer.alloc(Math.min(sampleBytes, stat.size));
      readSync(descriptor, bytes, 0, bytes.length, at);
      hash.update(bytes);
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex');
}
