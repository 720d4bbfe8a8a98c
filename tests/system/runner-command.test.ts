import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneIn, variant } from '../prove/variants.ts';

const root = resolve(import.meta.dirname, '../..');
const sampleWeb = join(root, 'samples/web');
// The first of these commands may have to build what they run.
const slow = 240_000;

let folder: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  children = [];
});

afterEach(async () => {
  await Promise.all(children.map((child) => ended(child, 'SIGTERM')));
  rmSync(folder, { recursive: true });
});

function begin(script: string, args: string[]) {
  const child = spawn(process.execPath, [join(root, 'infra/local', script), ...args], { cwd: folder });
  children.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  return { child, output };
}

async function run(script: string, ...args: string[]) {
  const { child, output } = begin(script, args);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, ...output };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const code = new Promise<number | null>((done) => child.once('close', done));
  child.kill(signal);
  return code;
}

async function started(...args: string[]) {
  const { child, output } = begin('start.ts', ['--port', '0', '--web', sampleWeb, ...args]);
  await expect.poll(() => output.stdout, { timeout: slow, interval: 50 }).toMatch(/ready in \d+\.\d s/);
  return { child, url: /http:\/\/localhost:\d+/.exec(output.stdout)?.[0] ?? '', output };
}

for (const [at, script] of ['start.ts', 'find.ts', 'enrich.ts'].entries()) {
  test(`${script} explains itself`, oneIn(3, at), async () => {
    const { code, stdout } = await run(script, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('--web <folder>');
  });
}

const refused: [string, string[], string][] = [
  ['start.ts', ['--colour', 'red'], "'--colour'"],
  ['start.ts', ['--port', 'high'], '--port must be a number'],
  ['start.ts', ['--web', '/nowhere'], '"/nowhere" is not a folder'],
  ['find.ts', [], 'Name one domain'],
  ['find.ts', ['solar.com', '--amount', '51'], '--amount must be a whole number from 1 to 50, not "51"'],
  ['find.ts', ['solar.com', '--amount', '1.5'], 'not "1.5"'],
  ['find.ts', ['solar.com', '--web', '/nowhere'], '"/nowhere" is not a folder'],
  ['enrich.ts', [], 'Name 1 to 999 hosts'],
  ['enrich.ts', ['acme.example', 'not a host'], '"not a host" is not a host name'],
];
for (const [at, [script, args, sentence]] of refused.entries()) {
  test(
    `${script} ${JSON.stringify(args)} exits with 2 and says why on standard error`,
    oneIn(5, at),
    async () => {
      const { code, stdout, stderr } = await run(script, ...args);
      expect(code).toBe(2);
      expect(stderr).toContain(sentence);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stdout).toBe('');
    },
  );
}

test('npm start serves the app until Ctrl-C, refuses a second copy of its data, and leaves no process', {
  timeout: slow,
}, async () => {
  const dataFolder = join(folder, 'data');
  const { child, url, output } = await started('--data', dataFolder);
  expect(output.stdout).toContain('the sample web');
  expect((await fetch(url)).status).toBe(200);
  expect(await (await fetch(`${url}/_local/web.json`)).json()).toEqual({ web: 'sample' });

  const second = await run('start.ts', '--port', '0', '--web', sampleWeb, '--data', dataFolder);
  expect(second.code).toBe(1);
  expect(second.stderr.trim()).toBe(
    `Another copy is running on the data folder ${dataFolder}; stop it or name another with --data <folder>.`,
  );

  const ofThisData = () => running().filter((command) => command.includes(dataFolder));
  expect(ofThisData()).toContainEqual(expect.stringMatching(/^\S*dynoxide /));
  expect(await ended(child, 'SIGINT')).toBe(130);
  expect(ofThisData()).toEqual([]);
  await expect(fetch(url)).rejects.toThrow();
});

test('find prints one JSON document of leads with evidence, and leaves nothing behind', {
  ...variant,
  timeout: slow,
}, async () => {
  const file = join(folder, 'leads.json');
  const { code, stdout, stderr } = await run(
    'find.ts',
    'solarhub.com',
    ...['--amount', '3', '--web', sampleWeb, '--json', '--save', file],
  );
  expect(stderr).toMatch(/completed: 3 companies/);
  expect(code).toBe(0);
  const { session, leads } = JSON.parse(stdout);
  expect(session).toMatchObject({
    domain: 'solarhub.com',
    amount: 3,
    status: 'completed',
    leads_count: 3,
  });
  expect(leads).toHaveLength(3);
  for (const lead of leads) {
    expect(lead).toMatchObject({
      domain: expect.stringMatching(/\.example$/),
      evidence: expect.arrayContaining([expect.objectContaining({ snippet: expect.any(String) })]),
    });
    expect(lead).toHaveProperty('contacts');
    expect(lead).not.toHaveProperty('contacts_error');
  }
  expect(readFileSync(file, 'utf8')).toBe(stdout);
  expect(existsSync(join(folder, '.data'))).toBe(false);
});

test('an invalid domain exits with 2', { ...variant, timeout: slow }, async () => {
  const { code, stdout, stderr } = await run('find.ts', 'not a domain', '--web', sampleWeb, '--json');
  expect(code).toBe(2);
  expect(stderr).toMatch(/A domain has no spaces/);
  expect(stdout).toBe('');
});

test('enrich prints one JSON line per host, in order, also for one that cannot be read', {
  timeout: slow,
}, async () => {
  const { code, stdout } = await run(
    'enrich.ts',
    'gone.invalid',
    'Solar-Hub.example',
    '--web',
    sampleWeb,
    '--json',
  );
  expect(code).toBe(0);
  const [gone, read] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(gone).toEqual({ domain: 'gone.invalid', contacts: null, error: expect.any(String) });
  expect(read).toMatchObject({ domain: 'solar-hub.example', error: null });
  expect(read.contacts.emails).not.toEqual([]);
  expect(Object.keys(read.contacts.email_verdicts)).not.toEqual([]);
});

test('Ctrl-C ends a search at once', { timeout: slow }, async () => {
  const { child, output } = begin('find.ts', ['solarhub.com', '--web', sampleWeb, '--json']);
  await expect.poll(() => output.stderr, { timeout: slow, interval: 20 }).toContain('finding companies');
  expect(await ended(child, 'SIGINT')).toBe(130);
  expect(output.stdout).toBe('');
});

/** The command lines of all processes of this machine. */
function running(): string[] {
  return spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.split('\n');
}
