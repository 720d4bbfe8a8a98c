import { spawnSync } from 'node:child_process';
import { content } from '../../web/features/public-site/content.ts';
import { environmentFromCommandLine } from '../config.ts';

const { name, mailSender, operatorAddress } = environmentFromCommandLine();
if (name === 'local') {
  console.error('--env: the local environment runs with npm start and is never deployed');
  process.exit(2);
}

if (name === 'prod' && !content.confirmed) {
  console.warn(
    'web/features/public-site/content.ts: what the public pages claim is sample copy; replace it and set confirmed',
  );
}

const unset = Object.entries({ mailSender, operatorAddress }).find(([, address]) =>
  address.endsWith('.example'),
);
if (unset !== undefined) {
  console.error(`infra/config.ts: set ${unset[0]} of ${name} to an address of your own; it is ${unset[1]}`);
  process.exit(2);
}

const { status } = spawnSync(
  'cdk',
  ['deploy', `buyerscope-${name}`, '--app', `node infra/app.ts --env ${name}`, '--output', `cdk.out/${name}`],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
