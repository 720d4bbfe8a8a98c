import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** JSON documents by collection and key: the storage of the local emulators. */
export interface Store {
  get(collection: string, key: string): unknown | undefined;
  put(collection: string, key: string, value: unknown): void;
  delete(collection: string, key: string): void;
  /** All documents of a collection, ordered by key. */
  list(collection: string): { key: string; value: unknown }[];
  /**
   * Runs the work so that either all or none of its writes are stored. Inside another transaction it joins that one.
   */
  transaction<T>(work: () => T): T;
  close(): void;
}

const waitForLockMs = 5_000;

/**
 * Opens the emulators' state in one SQLite file, readable only by its owner, as it contains signing keys. `:memory:`
 * keeps it in memory. A write that returned survives kill -9 and power loss: write-ahead log with a sync at each
 * commit (https://www.sqlite.org/pragma.html#pragma_synchronous). Throws if the file cannot be opened or is not an
 * SQLite database.
 */
export function openStore(file: string): Store {
  const database = new DatabaseSync(file);
  if (file !== ':memory:') chmodSync(file, 0o600);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = ${waitForLockMs};
    CREATE TABLE IF NOT EXISTS documents (
      collection TEXT NOT NULL,
      key TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (collection, key)
    ) WITHOUT ROWID;
  `);
  const select = database.prepare('SELECT value FROM documents WHERE collection = ? AND key = ?');
  const selectAll = database.prepare('SELECT key, value FROM documents WHERE collection = ? ORDER BY key');
  const upsert = database.prepare(
    `INSERT INTO documents (collection, key, value) VALUES (?, ?, ?)
     ON CONFLICT (collection, key) DO UPDATE SET value = excluded.value`,
  );
  const remove = database.prepare('DELETE FROM documents WHERE collection = ? AND key = ?');

  return {
    get(collection, key) {
      const row = select.get(collection, key);
      return row === undefined ? undefined : parse(row.value);
    },
    put(collection, key, value) {
      const json: string | undefined = JSON.stringify(value);
      if (json === undefined) throw new TypeError(`${collection}/${key}: a document must be a JSON value`);
      upsert.run(collection, key, json);
    },
    delete(collection, key) {
      remove.run(collection, key);
    },
    list(collection) {
      return selectAll.all(collection).map((row) => ({ key: String(row.key), value: parse(row.value) }));
    },
    transaction(work) {
      if (database.isTransaction) return work();
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close() {
      database.close();
    },
  };
}

function parse(value: unknown): unknown {
  return JSON.parse(String(value));
}
