import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { commands, type Proof, type ProofName, proofs } from './proofs.ts';

/*
 * Runs the long proofs, of which `npm test` runs a sample. `proofs.ts` lists them. Each proof is a test file that reads
 * the number of its cases and their seed from the environment (`try-cases.ts`).
 */
type Name = ProofName | keyof typeof commands;

const names: Name[] = [...Object.keys(proofs).filter(isProof), ...Object.keys(commands).filter(isCommand)];

const help = `Runs the long proofs: many seeded cases, each held against what must always be true.

  npm run prove                       all of them, one after the other
  npm run prove -- [<name>…] [options]

${names
  .map((name) => {
    if (isCommand(name)) return `  ${name.padEnd(15)} ${commands[name].proves}`;
    const { all, cases, proves } = proofs[name];
    return `  ${name.padEnd(15)} ${all} ${cases}: ${proves}`;
  })
  .join('\n')}

  --seed <n>       other cases, the same ones each time (default 1)
  --cases <n>      this many cases of each instead
  --from <n>       continue one proof at this case, as it printed before it was interrupted
  --processes <n>  divide the cases of each among this many processes (default 1)
  --help           this text

Exit code: 1 when a proof fails, 2 when an argument is wrong.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    cases: { type: 'string' },
    from: { type: 'string' },
    processes: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

function isProof(name: string): name is ProofName {
  return Object.hasOwn(proofs, name);
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function wholeNumber(option: string, text: string): string {
  return /^[1-9]\d{0,8}$/.test(text) ? text : fail(`--${option} is a whole number from 1, not "${text}".`);
}

/** Which cases of a proof to run, and in how many processes. Each process has its own emulator. */
interface Run {
  readonly seed: string;
  readonly cases: string | null;
  readonly from: string;
  readonly processes: number;
}

async function holds(name: Name, { seed, cases, from, processes }: Run): Promise<boolean> {
  if (isCommand(name)) {
    const [program, ...args] = commands[name].command;
    const shell = process.platform === 'win32';
    return spawnSync(program, args, { stdio: 'inherit', shell }).status === 0;
  }
  const { project, all, files = `tests/${project}/${name}.test.ts` }: Proof = proofs[name];
  const end = Number(cases ?? all);
  const share = Math.ceil((end - Number(from)) / processes);
  const held = await Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const begin = Number(from) + index * share;
      if (begin >= end) return true;
      // A proof may take hours.
      const child = spawn('vitest', ['run', '--project', project, '--test-timeout=0', files], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
        env: {
          ...process.env,
          PROOF_SEED: seed,
          PROOF_CASES: String(Math.min(end, begin + share)),
          PROOF_FROM: String(begin),
        },
      });
      const [status] = await once(child, 'exit');
      return status === 0;
    }),
  );
  return held.every(Boolean);
}

if (values.help) {
  console.log(help);
  process.exit(0);
}
const seed = wholeNumber('seed', values.seed);
const cases = values.cases === undefined ? null : wholeNumber('cases', values.cases);
const from = values.from === undefined ? '0' : wholeNumber('from', values.from);
const wanted = (positionals.length === 0 ? names : positionals).map((name) =>
  isProof(name) || isCommand(name) ? name : fail(`There is no proof "${name}": ${names.join(', ')}.`),
);

const processes = Number(wholeNumber('processes', values.processes));
const results: { name: Name; held: boolean }[] = [];
for (const name of wanted) results.push({ name, held: await holds(name, { seed, cases, from, processes }) });
for (const { name, held } of results) {
  const { proves } = isCommand(name) ? commands[name] : proofs[name];
  console.log(`${held ? 'holds ' : 'FAILED'} ${name}: ${proves}`);
}
const failed = results.filter(({ held }) => !held).length;
console.log(`${results.length - failed} proofs hold, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
