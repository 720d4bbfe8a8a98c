import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A lock that is held until `release`, or until the process ends in any way. */
export interface Lock {
  release(): void;
}

/**
 * Takes an exclusive lock on a file. Returns null if another process holds it. It is the operating system's lock
 * that SQLite uses, so a killed process never leaves it behind.
 */
export function takeLock(file: string): Lock | null {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked|busy/.test(error.message)) return null;
    throw error;
  }
  return {
    release() {
      if (database.isOpen) database.close();
    },
  };
}
