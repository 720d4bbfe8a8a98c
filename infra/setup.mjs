// Runs a script of this project on a machine that has only Node 20 or newer and npm: sets up what is missing first.
//   node infra/setup.mjs [--browser] <script> [arguments…]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const onWindows = process.platform === 'win32';
const node = join(modules, onWindows ? 'node/bin/node.exe' : '.bin/node');
const stamp = join(modules, '.buyerscope-lock');

/** Ends the process with one sentence. */
function fail(message) {
  console.error(message);
  process.exit(1);
}

function run(program, args) {
  // A tool's progress output belongs on standard error, as standard output is the script's own. On Windows npm is a
  // batch file, which only a shell can run.
  const shell = onWindows && program === 'npm';
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['inherit', 2, 2], shell });
  return error === undefined && status === 0;
}

function installDependencies() {
  const lockFile = join(root, 'package-lock.json');
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const installed = join(modules, '.package-lock.json');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const freshlyInstalled =
    existsSync(node) &&
    !existsSync(stamp) &&
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
  if (!freshlyInstalled) {
    console.error('Installing dependencies (npm ci) …');
    if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
      fail('The dependencies could not be installed; see what npm said above.');
    }
    if (!existsSync(node)) fail(`npm ci left no Node of the project (${node}).`);
  }
  // The package `node` hard-links its program from here. The link stays, and 67 MB of C headers go.
  rmSync(join(modules, 'node/node_modules'), { recursive: true, force: true });
  writeFileSync(stamp, wanted);
}

function findBrowser() {
  const places = [
    process.env.CHROMIUM_PATH,
    // Without windows it does the same work in four fifths of the time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = places.find((place) => place !== undefined && place !== '' && existsSync(place));
  if (found !== undefined) return found;
  const code = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { stdout } = spawnSync(node, ['-e', code], { cwd: root, encoding: 'utf8' });
  return stdout && existsSync(stdout) ? stdout : undefined;
}

function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.error('Installing Chromium (apt-get) …');
    run('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run('apt-get', ['install', '-y', '--no-install-recommends', name]) && findBrowser()) return;
    }
  }
  console.error('Installing Chromium (Playwright) …');
  run(node, [join(modules, 'playwright-core/cli.js'), 'install', 'chromium']);
}

/** Each thread compiles the patterns of its Lambda, by default twice: for their first text, and anew for the second. */
const nodeOptions = ['--disable-warning=ExperimentalWarning', '--no-regexp-tier-up'];

function runScript(script, args) {
  const child = spawn(node, [...nodeOptions, join(root, script), ...args], {
    stdio: 'inherit',
    env: {
      // The threads of the Lambdas take from here what was compiled when they last ended.
      NODE_COMPILE_CACHE: join(modules, '.cache/compiled'),
      ...process.env,
      PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`The project's Node could not be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Buyerscope needs Node 20 or newer; this is Node ${process.versions.node}.`);
}
const given = process.argv.slice(2);
const browser = given[0] === '--browser';
const [script, ...args] = browser ? given.slice(1) : given;
if (script === undefined) fail('usage: node infra/setup.mjs [--browser] <script> [arguments…]');
installDependencies();
if (browser) {
  if (!findBrowser()) installBrowser();
  const found = findBrowser();
  if (!found) {
    fail('No Chromium could be found or installed; install one and name it in CHROMIUM_PATH.');
  }
  process.env.CHROMIUM_PATH = found;
}
runScript(script, args);
