import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { getPublishedRegister } from '../../functions/data/register/published-register.ts';
import { tableRegister } from '../../functions/data/register/table-register.ts';
import type { Table } from '../../functions/data/table.ts';
import { publishedLists } from '../../infra/register/lists/published-lists.ts';
import { addList } from '../../infra/register/work/add-list.ts';
import { type Build, buildRegister, buildsIn } from '../../infra/register/work/build-register.ts';
import { fillTable, hasTable } from '../../infra/register/work/fill-table.ts';
import { publishBuild } from '../../infra/register/work/publish-register.ts';
import { openWorkspace, type Workspace } from '../../infra/register/work/workspace.ts';
import { variant } from '../prove/variants.ts';
import { emptyTable } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'buyerscope-register-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const open = () => new AbortController().signal;
const bigPicture = publishedLists.bigpicture;
if (bigPicture === undefined) throw new Error('There is no BigPicture');
const source = { id: 'bigpicture', date: '2026-01-01', list: bigPicture };

const header = 'name,website,industry,country_code,city,size,founded';
const trades = ['solar panel installation', 'bakery', 'dental clinic', 'web hosting'];
const rowOf = (at: number) =>
  `Firm ${at},https://www.firm${at}.example/,${trades[at % 4]},AT,Graz,11-50,1999`;
const rows = (count: number) => Array.from({ length: count }, (_, at) => rowOf(at));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function within<T>(name: string, work: (workspace: Workspace) => Promise<T> | T): Promise<T> {
  const workspace = openWorkspace(join(folder, name));
  try {
    return await work(workspace);
  } finally {
    workspace.close();
  }
}

/** Runs the command as people do, and kills it after some milliseconds; null lets it end. */
async function command(args: readonly string[], killAfterMs: number | null): Promise<void> {
  const child = spawn(process.execPath, ['infra/register/register.ts', ...args], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  if (killAfterMs !== null) {
    await Promise.race([ended, pause(killAfterMs)]);
    child.kill('SIGKILL');
  }
  await ended;
}

describe('adding a list', () => {
  it('counts what becomes of each row, and shows the first bad ones', async () => {
    const csv = file(
      'bad.csv',
      [header, ...rows(3), 'too,short', 'X,no site,y,AT,Graz,1-10,2000', 'Y,,y,,,,'].join('\n'),
    );
    const added = await within('bad', (workspace) => addList(workspace, csv, source, open()));
    expect(added).toEqual({
      rows: 6,
      companies: 3,
      unused: 1,
      bad: 2,
      done: true,
      shown: ['row 4: has 2 columns instead of 7', 'row 5: "no site" is no website'],
    });
  });

  it('goes on where a run was ended, and adds nothing twice', async () => {
    const csv = file('long.csv', [header, ...rows(12_000)].join('\n'));
    await within('resumed', async (workspace) => {
      const ending = new AbortController();
      ending.abort();
      const first = await addList(workspace, csv, source, ending.signal);
      expect(first).toMatchObject({ rows: 5_000, companies: 5_000, done: false });
      expect(await addList(workspace, csv, source, open())).toMatchObject({ companies: 12_000, done: true });
      expect(await addList(workspace, csv, source, open())).toMatchObject({ companies: 12_000, done: true });
      expect(workspace.sources()).toMatchObject([{ id: 'bigpicture', companies: 12_000 }]);
      expect(workspace.remove('bigpicture')).toBe(true);
      expect(workspace.sources()).toEqual([]);
    });
  });

  it('reads the same companies from every kind of file', async () => {
    const objects = rows(7).map((row) => {
      const [name, website, industry] = row.split(',');
      return { name, website, industry };
    });
    const lines = objects.map((each) => JSON.stringify(each)).join('\n');
    const kinds = {
      'a.csv.gz': gzipSync([header, ...rows(7)].join('\r\n')),
      'a.jsonl': lines,
      'a.ndjson.gz': gzipSync(lines),
      'a.json': JSON.stringify(objects),
    };
    for (const [name, content] of Object.entries(kinds)) {
      const added = await within(`kind ${name}`, (workspace) =>
        addList(workspace, file(name, content), source, open()),
      );
      expect(added, name).toMatchObject({ rows: 7, companies: 7, bad: 0, done: true });
    }
  });

  it.runIf(existsSync('infra/register/parquet/node_modules'))(
    'reads Parquet, once DuckDB is installed',
    async () => {
      const { parquetRows } = await import('../../infra/register/parquet/parquet-rows.ts');
      const broken = file('broken.parquet', 'PAR1 and nothing more');
      await expect(parquetRows(broken).next()).rejects.toThrow('cannot be read as Parquet');
    },
  );

  it.each([
    [
      'of another form',
      'other.csv',
      'a,b\n1,2\n',
      'is not in the form of BigPicture: it lacks the column name',
    ],
    [
      'that ends in the middle',
      'cut.csv.gz',
      gzipSync([header, ...rows(5_000)].join('\n')).subarray(0, 9_000),
      'ends in the middle',
    ],
    [
      'with a quote left open',
      'open.csv',
      `${header}\n"${rows(40_000).join('\n')}`,
      'a quote may be left open',
    ],
    ['that is empty', 'empty.csv', '', 'has no row that can be read'],
    ['of bad rows alone', 'noise.csv', `${header}\n${'x\n'.repeat(20_000)}`, 'has no row that can be read'],
    ['of JSON that is no array', 'object.json', '{"a":1}', 'holds no JSON array'],
    ['that is a ZIP archive', 'a.zip', 'PK', 'unpack it first'],
  ])('says in one sentence what is wrong with a file %s', async (_, name, content, sentence) => {
    await within(`wrong ${name}`, async (workspace) => {
      await expect(addList(workspace, file(name, content), source, open())).rejects.toThrow(sentence);
    });
  });

  it('of a hundred thousand bad rows keeps only their count', async () => {
    const csv = file('worst.csv', `${header}\n${rowOf(1)}\n${'x,y\n'.repeat(100_000)}`);
    const added = await within('worst', (workspace) => addList(workspace, csv, source, open()));
    expect(added).toMatchObject({ companies: 1, bad: 100_000, done: true });
    expect(added.shown).toHaveLength(5);
  });

  it('survives kill -9 at any moment', variant, async () => {
    const csv = file('killed.csv', [header, ...rows(60_000)].join('\n'));
    const args = ['add', csv, '--as', 'bigpicture', '--folder', join(folder, 'killed')];
    for (const ms of [300, 700, 1_100]) await command(args, ms);
    await command(args, null);
    await within('killed', (workspace) => {
      expect(workspace.sources()).toMatchObject([{ companies: 60_000 }]);
    });
  });
});

describe('building', () => {
  it('makes the same build of the same lists, in whatever order they came', async () => {
    const odd = file('odd.csv', [header, ...rows(400).filter((_, at) => at % 2 === 1)].join('\n'));
    const even = file('even.csv', [header, ...rows(400).filter((_, at) => at % 2 === 0)].join('\n'));
    const builds: Build[] = [];
    for (const files of [
      [odd, even],
      [even, odd],
    ]) {
      builds.push(
        await within(`build ${builds.length}`, async (workspace) => {
          for (const each of files) await addList(workspace, each, source, open());
          return buildRegister(workspace, new Date());
        }),
      );
    }
    const [one, other] = builds.map(({ companies, items, bytes }) => ({ companies, items, bytes }));
    expect(one).toEqual(other);
    expect(one?.companies).toBe(400);
  });

  it('makes one company of what several lists say of a domain', async () => {
    const first = file('known.csv', `${header}\n${rowOf(1)}`);
    const ranks = file('ranks.tsv', '#harmonicc_pos\t#host_rev\n1\texample.firm1\n2\texample.other\n');
    const crawl = publishedLists['common-crawl'];
    if (crawl === undefined) throw new Error('There is no Common Crawl');
    await within('merged', async (workspace) => {
      await addList(workspace, ranks, { id: 'common-crawl', date: '2026-02-02', list: crawl }, open());
      await addList(workspace, first, source, open());
      expect(buildRegister(workspace, new Date()).companies).toBe(2);
    });
  });

  it('survives kill -9: a build is whole or not there', variant, async () => {
    const csv = file('build.csv', [header, ...rows(30_000)].join('\n'));
    const args = ['build', '--folder', join(folder, 'half')];
    await within('half', (workspace) => addList(workspace, csv, source, open()));
    for (const ms of [500, 900, 1_400]) {
      await command(args, ms);
      await within('half', (workspace) => {
        for (const build of buildsIn(workspace)) expect(build.companies).toBe(30_000);
      });
    }
    await within('half', (workspace) => {
      const build = buildRegister(workspace, new Date());
      expect(build.companies).toBe(30_000);
      expect(buildsIn(workspace).at(-1)).toEqual(build);
    });
  });
});

describe('publishing', () => {
  let product: Table;
  let build: Build;
  const prefix = `buyerscope-register-${randomUUID()}-`;
  beforeAll(async () => {
    product = await emptyTable();
    const csv = file('published.csv', [header, ...rows(20_000)].join('\n'));
    build = await within('published', async (workspace) => {
      await addList(workspace, csv, source, open());
      return buildRegister(workspace, new Date('2026-01-01T00:00:00Z'));
    });
  });
  const publish = (each: Build, makeTable?: () => Promise<void>) =>
    publishBuild(product, each, {
      prefix,
      makeTable: makeTable ?? ((name) => fillTable(product.client, name, each)),
      now: new Date(),
    });

  it('switches to a table only when it is whole', async () => {
    const dying = publish(build, async () => {
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await getPublishedRegister(product)).toBeNull();
  });

  it('survives kill -9: what is searched is never half there, and nothing is there twice', async () => {
    const script = `
      import { openTable } from './functions/data/table.ts';
      import { fillTable } from './infra/register/work/fill-table.ts';
      const { client } = openTable('product');
      await fillTable(client, ${JSON.stringify(`${prefix}${build.id}`)}, ${JSON.stringify(build)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: 'ignore',
      env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: inject('dynamoDbEndpoint') },
    });
    const ended = new Promise((done) => child.once('exit', done));
    while (child.exitCode === null && !(await hasTable(product.client, `${prefix}${build.id}`)))
      await pause(5);
    child.kill('SIGKILL');
    await ended;
    expect(await getPublishedRegister(product)).toBeNull();
    const table = await publish(build);
    let items = 0;
    for await (const page of paginateScan({ client: product.client }, { TableName: table })) {
      items += page.Items?.length ?? 0;
    }
    expect(items).toBe(build.items);
  });

  it('has searches find what was added, and is done only once', async () => {
    const table = await publish(build);
    expect(await getPublishedRegister(product)).toMatchObject({ table, previous: null });
    const register = tableRegister(product.client, async () => table);
    const found = await register.companiesOf(['solar panel'], open());
    expect(found[0]).toMatchObject({
      industry: 'solar panel installation',
      country: 'AT',
      city: 'Graz',
      size: '11-50',
      founded: 1999,
      source: { name: 'BigPicture', date: '2026-01-01' },
    });
    expect((await register.named({ beginning: 'firm1999' }, open())).map(({ domain }) => domain)).toContain(
      'firm19999.example',
    );
  });

  it('leaves the table before, and removes older ones', async () => {
    const later = (id: string): Build => ({ ...build, id });
    await publish(later('20260102000000'));
    await publish(later('20260103000000'));
    expect(await getPublishedRegister(product)).toMatchObject({
      table: `${prefix}20260103000000`,
      previous: `${prefix}20260102000000`,
    });
    expect(await hasTable(product.client, `${prefix}20260102000000`)).toBe(true);
    expect(await hasTable(product.client, `${prefix}${build.id}`)).toBe(false);
  });
});
