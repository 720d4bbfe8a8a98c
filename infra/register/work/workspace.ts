import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RegisterSource } from '../../../functions/domain/companies/candidates/company-register.ts';
import { type Lock, takeLock } from '../../local/machine/lock.ts';
import { StartError } from '../../local/machine/start-error.ts';

/** A source as it was added. */
interface StoredSource extends RegisterSource {
  readonly id: string;
  readonly licence: string;
  readonly companies: number;
}

/** How far a file has been read. */
export interface FileProgress {
  /** All rows read so far. */
  readonly rows: number;
  readonly companies: number;
  /** Rows of companies that cannot be proposed: no website, closed, … */
  readonly unused: number;
  readonly bad: number;
  readonly done: boolean;
}

/** One company of one source, as a packed line. */
export interface StoredCompany {
  readonly domain: string;
  readonly line: string;
}

/**
 * Everything that was added to the register, in one SQLite file. A batch of companies and the position in their file are
 * written in one transaction, so that a run can continue after a kill.
 */
export interface Workspace {
  readonly folder: string;
  readonly database: DatabaseSync;
  sources(): readonly StoredSource[];
  progress(source: string, fingerprint: string): FileProgress | null;
  putSource(source: Omit<StoredSource, 'companies'>): void;
  store(source: string, fingerprint: string, batch: readonly StoredCompany[], progress: FileProgress): void;
  /** Removes a source and its companies. Returns false if there is none. */
  remove(source: string): boolean;
  close(): void;
}

/** Opens the folder. Throws a StartError while another command uses it. */
export function openWorkspace(folder: string): Workspace {
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, 'lock.db'));
  if (lock === null) throw new StartError(`Another command works on the register in ${folder}; wait for it.`);
  const database = new DatabaseSync(join(folder, 'companies.db'));
  // After a loss of power the last batches may be missing and are read again. None is ever incomplete.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA cache_size = -64000;
    CREATE TABLE IF NOT EXISTS source (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, date TEXT NOT NULL, attribution TEXT, licence TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS file (
      source TEXT NOT NULL, fingerprint TEXT NOT NULL, rows INTEGER NOT NULL, companies INTEGER NOT NULL,
      unused INTEGER NOT NULL, bad INTEGER NOT NULL, done INTEGER NOT NULL, PRIMARY KEY (source, fingerprint)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS company (
      domain TEXT NOT NULL, source TEXT NOT NULL, line TEXT NOT NULL, PRIMARY KEY (domain, source)
    ) STRICT, WITHOUT ROWID;
  `);
  return workspaceOf(folder, database, lock);
}

function workspaceOf(folder: string, database: DatabaseSync, lock: Lock): Workspace {
  const insert = database.prepare(
    'INSERT INTO company VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET line = excluded.line',
  );
  const note = database.prepare('INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?, ?, ?)');
  const within = (work: () => void) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    folder,
    database,
    sources() {
      const rows = database
        .prepare(
          `SELECT source.*, (SELECT count(*) FROM company WHERE company.source = source.id) AS companies
           FROM source ORDER BY id`,
        )
        .all();
      return rows.map(({ id, name, date, attribution, licence, companies }) => ({
        id: String(id),
        name: String(name),
        date: String(date),
        attribution: attribution === null ? null : String(attribution),
        licence: String(licence),
        companies: Number(companies),
      }));
    },
    progress(source, fingerprint) {
      const row = database
        .prepare('SELECT * FROM file WHERE source = ? AND fingerprint = ?')
        .get(source, fingerprint);
      if (row === undefined) return null;
      const { rows, companies, unused, bad, done } = row;
      return {
        rows: Number(rows),
        companies: Number(companies),
        unused: Number(unused),
        bad: Number(bad),
        done: done === 1,
      };
    },
    putSource({ id, name, date, attribution, licence }) {
      database
        .prepare('INSERT OR REPLACE INTO source VALUES (?, ?, ?, ?, ?)')
        .run(id, name, date, attribution, licence);
    },
    store(source, fingerprint, batch, { rows, companies, unused, bad, done }) {
      within(() => {
        for (const { domain, line } of batch) insert.run(domain, source, line);
        note.run(source, fingerprint, rows, companies, unused, bad, done ? 1 : 0);
      });
    },
    remove(source) {
      let removed = false;
      within(() => {
        removed = database.prepare('DELETE FROM source WHERE id = ?').run(source).changes > 0;
        for (const table of ['company', 'file']) {
          database.prepare(`DELETE FROM ${table} WHERE source = ?`).run(source);
        }
      });
      return removed;
    },
    close() {
      database.close();
      lock.release();
    },
  };
}
