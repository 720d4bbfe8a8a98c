import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { environmentConfig } from './config.ts';

const { values } = parseArgs({ options: { env: { type: 'string' } } });
const { name } = environmentConfig(values.env);
if (name === 'local')
  throw new Error('--env: the local environment runs with npm start and is never deployed');

const { status } = spawnSync(
  'cdk',
  ['deploy', `buyerscope-${name}`, '--app', `node infra/app.ts --env ${name}`, '--output', `cdk.out/${name}`],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
