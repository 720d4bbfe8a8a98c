import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A held lock; `release` gives it up, and so does the end of the process, however it ends. */
export interface Lock {
  release(): void;
}

/**
 * Takes an exclusive lock named by a file; returns null when somebody else holds it.
 * It is the operating system's lock under SQLite, so a killed process never leaves it behind.
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
