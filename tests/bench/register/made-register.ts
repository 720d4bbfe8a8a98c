import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { openTable, type Table } from '../../../functions/data/table.ts';
import { startDynamoDb } from '../../../infra/local/services/dynamodb.ts';
import { buildsIn } from '../../../infra/register/work/build-register.ts';
import { fillTable } from '../../../infra/register/work/fill-table.ts';

/** A register that was added, built and filled, and what each took. */
export interface MadeRegister {
  /** The product's table, of which only the marks are read, and the client of both. */
  readonly table: Table;
  readonly name: string;
  readonly figures: {
    readonly addMs: number;
    readonly buildMs: number;
    readonly fillMs: number;
    /** The most memory that a process held, in MB. */
    readonly peakMb: number;
    readonly items: number;
    readonly bytes: number;
    readonly companies: number;
  };
}

const ran = z.object({ ms: z.number(), peakMb: z.number() });

/** Runs work on a register made of a file by processes of their own, in an embedded DynamoDB in memory. */
export async function withRegister<Result>(
  write: (file: string) => void,
  source: string,
  work: (register: MadeRegister) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'buyerscope-register-'));
  const dynamoDb = await startDynamoDb(null);
  try {
    const file = join(folder, source === 'common-crawl' ? 'list.tsv' : 'list.csv');
    write(file);
    const workspace = join(folder, 'work');
    const open = `
      import { openWorkspace } from './infra/register/work/workspace.ts';
      const workspace = openWorkspace(${JSON.stringify(workspace)});`;
    const added = await measured(`${open}
      import { addList } from './infra/register/work/add-list.ts';
      import { publishedLists } from './infra/register/lists/published-lists.ts';
      const source = { id: '${source}', date: '2026-01-01', list: publishedLists['${source}'] };
      await addList(workspace, ${JSON.stringify(file)}, source, new AbortController().signal);
      workspace.close();`);
    const built = await measured(`${open}
      import { buildRegister } from './infra/register/work/build-register.ts';
      buildRegister(workspace, new Date());
      workspace.close();`);
    const build = buildsIn({ folder: workspace }).at(-1);
    if (build === undefined) throw new Error('There is no build');
    process.env.AWS_ENDPOINT_URL_DYNAMODB = dynamoDb.endpoint;
    process.env.AWS_REGION = 'us-east-1';
    process.env.AWS_ACCESS_KEY_ID = 'local';
    process.env.AWS_SECRET_ACCESS_KEY = 'local';
    const table = openTable('product');
    const name = `buyerscope-register-bench-${randomUUID()}`;
    const began = performance.now();
    await fillTable(table.client, name, build);
    // The form of a register's table is that of the product's table, as far as marks need it.
    await fillTable(table.client, table.name, { ...build, parts: [] });
    return await work({
      table,
      name,
      figures: {
        addMs: added.ms,
        buildMs: built.ms,
        fillMs: performance.now() - began,
        peakMb: Math.max(added.peakMb, built.peakMb),
        items: build.items,
        bytes: build.bytes,
        companies: build.companies,
      },
    });
  } finally {
    await dynamoDb.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a module in a process of its own. */
async function measured(module: string): Promise<z.infer<typeof ran>> {
  const script = `const began = performance.now(); ${module}
    console.log(JSON.stringify({ ms: performance.now() - began, peakMb: process.resourceUsage().maxRSS / 1024 }));`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error('The register could not be made; see above');
  return ran.parse(JSON.parse(output));
}
