import { fromCommandLine } from '../config.ts';
import { examine } from './doctor/examine.ts';

const { config } = fromCommandLine({});
if (config.name === 'local') {
  console.error('--env: the local environment runs with npm start and needs nothing');
  process.exit(2);
}
const findings = await examine(config);
for (const { about, state, says } of findings) console.log(`${state.padEnd(8)}${about}: ${says}`);
const open = findings.filter(({ state }) => state !== 'ok').length;
console.log(open === 0 ? '\nReady.' : `\n${open} of ${findings.length} lines are open.`);
process.exitCode = open === 0 ? 0 : 1;
