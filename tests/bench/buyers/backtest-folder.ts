import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../../infra/local/command.ts';
import { type Relation, relationOf } from './relation.ts';

/** A company and the lesser domain that it used. */
export interface PastCase {
  /** The domain that it would want. */
  readonly target: string;
  /** The domain that it lived on. */
  readonly lived: string;
  /** Which list it is from. */
  readonly source: string;
  readonly relation: Relation;
}

/** Lines whose domain hashes to less than this, of 256, are held out: a third. */
const heldOutBelow = 85;

/** Whether a case is held out while the engine is tuned, by the SHA-256 of its lesser domain. */
export function isHeldOut({ lived }: PastCase): boolean {
  return (createHash('sha256').update(lived).digest()[0] ?? 0) < heldOutBelow;
}

/** The files of such a folder with past cases. */
export const caseFiles = { training: 'train.tsv', known: 'upgrades-sample.tsv' } as const;

/** The case files that a folder lacks. */
export function missingCaseFiles(folder: string): readonly string[] {
  return Object.values(caseFiles).filter((file) => !existsSync(join(folder, file)));
}

/** `train.tsv`: label of the .com that a company would want, its domain, source. */
export function readTrainingCases(folder: string): readonly PastCase[] {
  return readRows(folder, caseFiles.training, 3).map(([name = '', lived = '', source = '']) => ({
    target: `${name}.com`,
    lived,
    source,
    relation: relationOf(name, lived),
  }));
}

/**
 * `upgrades-sample.tsv`: target, former domain, certainty, class. Rebrands are left out, as no form leads to them.
 */
export function readKnownUpgrades(folder: string): readonly PastCase[] {
  return readRows(folder, caseFiles.known, 4)
    .filter(([, , , kind]) => kind !== 'rebrand')
    .map(([target = '', lived = '']) => ({
      target,
      lived,
      source: 'known upgrades',
      relation: relationOf(target.slice(0, target.indexOf('.')), lived),
    }));
}

function readRows(folder: string, file: string, columns: number): readonly (readonly string[])[] {
  let text: string;
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch {
    throw new UsageError(`There is no ${file} in ${folder}.`);
  }
  const rows = text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const wrong = rows.find((row) => row.length !== columns);
  if (wrong !== undefined) throw new UsageError(`${file} wants ${columns} columns: "${wrong.join(' ')}".`);
  return rows;
}
