import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import {
  briefLine,
  type FiledCompany,
  manifestKey,
  nameKeys,
  packCompany,
  packItems,
  type RegisterItem,
  type RegisterManifest,
  unpackCompany,
  wayKey,
} from '../../../functions/data/register/packed-companies.ts';
import type { RegisteredCompany } from '../../../functions/domain/companies/candidates/company-register.ts';
import { waysOfCompany } from '../../../functions/domain/companies/candidates/ways-in.ts';
import { StartError } from '../../local/machine/start-error.ts';
import type { Workspace } from './workspace.ts';

/** The most companies under one key: a word that more of them share says nothing by itself. */
const maxCompaniesOfWay = 2_000;
/** Two adjacent words only become a key if at least this many companies share them, as there are too many pairs. */
const minCompaniesOfPair = 3;
/** The size of a part of a build, in characters before compression. */
const partCharacters = 16_000_000;
const manifestFile = 'build.json';

const buildShape = z.object({
  id: z.string(),
  companies: z.int(),
  items: z.int(),
  /** In bytes, as DynamoDB counts them. */
  bytes: z.int(),
  parts: z.array(z.string()),
});

/** A finished build: a folder of parts, each with lines of DynamoDB JSON compressed by gzip, as its import from S3 reads them. */
export type Build = z.infer<typeof buildShape> & { readonly folder: string };

/** The finished builds of a workspace, oldest first. */
export function buildsIn({ folder }: Pick<Workspace, 'folder'>): readonly Build[] {
  const builds = join(folder, 'builds');
  if (!existsSync(builds)) return [];
  return readdirSync(builds)
    .sort()
    .filter((id) => existsSync(join(builds, id, manifestFile)))
    .map((id) => {
      const build = buildShape.parse(JSON.parse(readFileSync(join(builds, id, manifestFile), 'utf8')));
      return { ...build, folder: join(builds, id) };
    });
}

/**
 * Builds the register from everything that was added. SQLite sorts on disk, so memory does not grow with the register.
 * Removes what an interrupted run left behind. Throws a StartError if nothing was added.
 */
export function buildRegister(workspace: Workspace, now: Date): Build {
  const sources = workspace.sources().filter(({ companies }) => companies > 0);
  if (sources.length === 0) throw new StartError('Nothing to build: add a list first.');
  removeUnfinished(workspace);
  const id = now.toISOString().replace(/\D/g, '');
  const folder = join(workspace.folder, 'builds', id);
  mkdirSync(folder, { recursive: true });
  const sortedIn = join(folder, 'sort.db');
  const database = new DatabaseSync(sortedIn);
  try {
    database.exec(`
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA cache_size = -64000;
      CREATE TABLE company (id INTEGER PRIMARY KEY, line TEXT NOT NULL) STRICT;
      CREATE TABLE filed (pk TEXT NOT NULL, place TEXT NOT NULL, company INTEGER NOT NULL) STRICT;
    `);
    const companies = fileCompanies(workspace, sources, database);
    database.exec('CREATE INDEX sorted ON filed (pk, place, company)');
    const manifest: RegisterManifest = {
      sources: sources.map(({ name, date, attribution }) => ({ name, date, attribution })),
      companies,
    };
    const written = writeParts(folder, itemsOf(database, manifest));
    const build = { id, companies, ...written };
    database.close();
    rmSync(sortedIn);
    writeFileSync(join(folder, `${manifestFile}.new`), JSON.stringify(build));
    renameSync(join(folder, `${manifestFile}.new`), join(folder, manifestFile));
    return { ...build, folder };
  } finally {
    if (database.isOpen) database.close();
  }
}

function removeUnfinished(workspace: Workspace): void {
  const builds = join(workspace.folder, 'builds');
  if (!existsSync(builds)) return;
  const whole = new Set(buildsIn(workspace).map(({ id }) => id));
  for (const id of readdirSync(builds)) {
    if (!whole.has(id)) rmSync(join(builds, id), { recursive: true, force: true });
  }
}

/** Files every company under its keys and its name. Returns how many there are. */
function fileCompanies(
  workspace: Workspace,
  sources: ReturnType<Workspace['sources']>,
  database: DatabaseSync,
): number {
  const putCompany = database.prepare('INSERT INTO company VALUES (?, ?)');
  const putFiled = database.prepare('INSERT INTO filed VALUES (?, ?, ?)');
  let companies = 0;
  database.exec('BEGIN');
  for (const { company, place } of mergedCompanies(workspace, sources)) {
    companies += 1;
    putCompany.run(companies, packCompany(company, place));
    // Equally likely companies are ordered by domain, so that the same lists always give the same build.
    const order = `${9 - company.likelihood}${company.domain}`;
    for (const way of waysOfCompany(company)) putFiled.run(wayKey(way), order, companies);
    for (const { pk, order: name } of nameKeys(company.domain)) putFiled.run(pk, name, companies);
  }
  database.exec('COMMIT');
  return companies;
}

/** Merges the sources' entries for a domain into one company: the most complete one, with what others add. */
function* mergedCompanies(
  { database }: Workspace,
  sources: ReturnType<Workspace['sources']>,
): Generator<{ company: RegisteredCompany; place: number }> {
  const places = new Map(sources.map(({ id }, place) => [id, place]));
  let same: { company: RegisteredCompany; place: number }[] = [];
  for (const { source, line } of database
    .prepare('SELECT source, line FROM company ORDER BY domain, source')
    .iterate()) {
    const place = places.get(String(source)) ?? -1;
    const own = sources[place];
    const company = own === undefined ? null : unpackCompany(String(line), [own]);
    if (company === null) continue;
    if (same[0] !== undefined && same[0].company.domain !== company.domain) {
      yield merged(same);
      same = [];
    }
    same.push({ company, place });
  }
  if (same.length > 0) yield merged(same);
}

function merged(same: readonly { company: RegisteredCompany; place: number }[]): {
  company: RegisteredCompany;
  place: number;
} {
  const known = same.toSorted((a, b) => knowledgeOf(b.company) - knowledgeOf(a.company) || a.place - b.place);
  const [first = same[0], ...others] = known;
  if (first === undefined) throw new Error('There is nothing to merge');
  if (others.length === 0) return first;
  const all = known.map(({ company }) => company);
  const said = <Field extends keyof RegisteredCompany>(field: Field): RegisteredCompany[Field] =>
    all.find((company) => company[field] !== '' && company[field] !== null)?.[field] ?? first.company[field];
  return {
    place: first.place,
    company: {
      ...first.company,
      keywords: [...new Set(all.flatMap(({ keywords }) => keywords))].slice(0, 8),
      country: said('country'),
      city: said('city'),
      size: said('size'),
      founded: said('founded'),
      likelihood: Math.max(...all.map(({ likelihood }) => likelihood)),
    },
  };
}

function knowledgeOf({ domainIsGuessed, name, industry }: RegisteredCompany): number {
  return Number(!domainIsGuessed) * 4 + Number(name !== '') * 2 + Number(industry !== '');
}

function* itemsOf(database: DatabaseSync, manifest: RegisterManifest): Generator<RegisterItem> {
  yield* packItems(sortedCompanies(database));
  yield { ...manifestKey, v: JSON.stringify(manifest) };
}

function* sortedCompanies(database: DatabaseSync): Generator<FiledCompany> {
  const lineOf = database.prepare('SELECT line FROM company WHERE id = ?');
  const rows = database.prepare('SELECT pk, place, company FROM filed ORDER BY pk, place, company');
  let last = '';
  let count = 0;
  let waiting: FiledCompany[] = [];
  for (const row of rows.iterate()) {
    const pk = String(row.pk);
    if (pk !== last) [last, count, waiting] = [pk, 0, []];
    count += 1;
    const isWay = pk.startsWith('WAY#');
    if (isWay && count > maxCompaniesOfWay) continue;
    const line = String(lineOf.get(Number(row.company))?.line);
    waiting.push({ pk, order: String(row.place), line: isWay ? line : briefLine(line) });
    if (count < minCompaniesOfPair && isPair(pk)) continue;
    yield* waiting;
    waiting = [];
  }
}

function isPair(pk: string): boolean {
  return pk.includes(' ') && !pk.startsWith(wayKey('line:'));
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataImport.Format.html */
function writeParts(folder: string, items: Iterable<RegisterItem>): Pick<Build, 'items' | 'bytes' | 'parts'> {
  const parts: string[] = [];
  let lines: string[] = [];
  let characters = 0;
  let [count, bytes] = [0, 0];
  const flush = () => {
    const part = `part-${String(parts.length + 1).padStart(5, '0')}.json.gz`;
    writeFileSync(join(folder, part), gzipSync(`${lines.join('\n')}\n`, { level: 1 }));
    parts.push(part);
    [lines, characters] = [[], 0];
  };
  for (const { pk, sk, v } of items) {
    const line = JSON.stringify({ Item: { pk: { S: pk }, sk: { S: sk }, v: { S: v } } });
    lines.push(line);
    characters += line.length;
    count += 1;
    bytes += Buffer.byteLength(pk + sk + v) + 5;
    if (characters >= partCharacters) flush();
  }
  if (lines.length > 0) flush();
  return { items: count, bytes, parts };
}
