import { parseArgs } from 'node:util';
import { environmentConfig } from '../config.ts';
import { invokeOperator, stackOutputs } from './operator-lambda.ts';

const usage = 'npm run remove-data -- --env <name> --email <address> [--read]';

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

function commandLine(): { env: string | undefined; email: string | undefined; read: boolean | undefined } {
  const text = { type: 'string' } as const;
  try {
    const { env, email, read } = parseArgs({
      options: { env: text, email: text, read: { type: 'boolean' } },
    }).values;
    return { env, email, read };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`, 2);
  }
}

const { env, email, read } = commandLine();
if (email === undefined) fail(`--email: name the address to remove\n${usage}`, 2);
const known = ['dev', 'prod'].includes(env ?? '');
if (!known) fail(`--env: name a deployed environment, dev or prod\n${usage}`, 2);
const { name } = environmentConfig(env);
const operator = (await stackOutputs(name)).get('RemovalsOperator');
if (operator === undefined)
  fail(`buyerscope-${name} is not deployed: run npm run deploy -- --env ${name}`, 1);
await invokeOperator(operator, { action: read ? 'read' : 'remove', email });
