import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

/** An operation of a Lambda on the table: an IAM action, and the index if it reads one. */
export interface TableOperation {
  readonly action: `dynamodb:${string}`;
  readonly index: string | null;
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html */
const actionOfTransactionItem = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
  Get: 'dynamodb:GetItem',
} as const;

const actionOfCommand = {
  Get: 'dynamodb:GetItem',
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  Query: 'dynamodb:Query',
  Scan: 'dynamodb:Scan',
  BatchGet: 'dynamodb:BatchGetItem',
  BatchWrite: 'dynamodb:BatchWriteItem',
} as const;

const isCommand = (name: string): name is keyof typeof actionOfCommand => name in actionOfCommand;
const isTransactionItem = (name: string): name is keyof typeof actionOfTransactionItem =>
  name in actionOfTransactionItem;

const folders = ['api', 'steps', 'triggers', 'webhooks', 'operator'];

/**
 * The operations that the code of each Lambda can call on the table, by the name of its bundle: what remains of our
 * own modules after removing functions that the Lambda never names.
 */
export async function reachableOperations(): Promise<Map<string, TableOperation[]>> {
  const entryPoints = folders.flatMap((folder) =>
    readdirSync(`functions/${folder}`).map((file) => ({
      in: `functions/${folder}/${file}`,
      out: `${folder}-${file.slice(0, -'.ts'.length)}`,
    })),
  );
  const { outputFiles } = await build({
    entryPoints,
    outdir: '.',
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  return new Map(
    outputFiles.map(({ path, text }) => [path.replace(/^.*\/(.+)\.js$/, '$1'), operationsIn(text)]),
  );
}

function operationsIn(code: string): TableOperation[] {
  const found: TableOperation[] = [];
  for (const { 1: command, index: at } of code.matchAll(/\b(?:new (\w+?)Command|paginateQuery)\d*\(/g)) {
    const name = command ?? 'Query';
    if (isCommand(name)) found.push({ action: actionOfCommand[name], index: indexNamed(code, at) });
  }
  if (/\bnew Transact(?:Write|Get)Command\d*\(/.test(code)) {
    for (const { 1: name = '' } of code.matchAll(/\b(\w+): \{\s*TableName: /g)) {
      if (isTransactionItem(name)) found.push({ action: actionOfTransactionItem[name], index: null });
    }
  }
  return found;
}

/** The index that the call at `start` reads; null if it reads the table itself. */
function indexNamed(code: string, start: number): string | null {
  const [, constant] = /\bIndexName: (\w+)/.exec(argumentsAt(code, start)) ?? [];
  if (constant === undefined) return null;
  const [, name] = new RegExp(`\\b${constant} = "(\\w+)"`).exec(code) ?? [];
  if (name === undefined) throw new Error(`${constant} does not name an index by a constant`);
  return name;
}

/** From the name of the called function to the end of its arguments. */
function argumentsAt(code: string, start: number): string {
  let depth = 0;
  for (let at = code.indexOf('(', start); at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    else if (code[at] === ')') depth -= 1;
    if (depth === 0) return code.slice(start, at);
  }
  return code.slice(start);
}
