import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFunctions } from '../../../infra/local/lambda/lambda-functions.ts';
import type { AllowedCall } from '../../../infra/local/permissions/guard.ts';
import { prepareAssembly } from '../../../infra/local/prepare.ts';
import { readAssembly } from '../../../infra/local/template/assembly.ts';
import { identify } from '../../../infra/local/template/registry.ts';
import { resolveResources } from '../../../infra/local/template/template.ts';
import { acknowledged, covers } from './acknowledged.ts';
import { type AllowedAction, unneededGrants } from './unneeded-grants.ts';

/*
 * Runs the journeys, records every call that functions make, and removes each grant of the template in turn. A grant
 * that no recorded call needs is a finding. With `--calls <folder>` it judges what was recorded there before.
 */
const { values } = parseArgs({ options: { calls: { type: 'string' } } });
const folder = values.calls ?? mkdtempSync(join(tmpdir(), 'calls-'));
let journeysPass = true;
if (values.calls === undefined) {
  const { status } = spawnSync('vitest', ['run', '--project', 'system', '--project', 'browser'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, BUYERSCOPE_RECORD_CALLS: folder },
  });
  journeysPass = status === 0;
}

const calls = new Map<string, AllowedCall>();
for (const file of readdirSync(folder)) {
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    if (line !== '') calls.set(line, JSON.parse(line));
  }
}
if (values.calls === undefined) rmSync(folder, { recursive: true });

const assemblyFolder = await prepareAssembly(() => undefined, AbortSignal.timeout(180_000));
const { template, assets, place } = readAssembly(assemblyFolder);
const { resources } = resolveResources({ place, template }, identify);
const functions = readFunctions(resources, { place, assets }, {});
const { grants, unneeded, silent } = unneededGrants({ resources, functions, place }, [...calls.values()]);

const say = ({ of, action, resource }: AllowedAction) =>
  `  ${of.split(/[:/]/).at(-1)}: ${action} on ${resource}`;
const findings = unneeded.filter((grant) => !acknowledged.some((known) => covers(known, grant)));
const idle = acknowledged.filter((known) => !unneeded.some((grant) => covers(known, grant)));
console.log(
  `${calls.size} different calls, ${grants.length} grants removed in turn: ${unneeded.length} needed by none, ` +
    `${unneeded.length - findings.length} of them acknowledged`,
);
if (silent.length > 0) console.log(`Functions that made no call: ${silent.join(', ')}`);
for (const finding of findings) console.log(say(finding));
for (const { of, action } of idle) console.log(`  acknowledged, but needed: ${action} of ${of}`);
if (!journeysPass) console.log('  some journeys failed, so that calls may be missing');
if (findings.length + idle.length > 0 || !journeysPass) process.exitCode = 1;
