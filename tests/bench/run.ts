import { writeFileSync } from 'node:fs';
import { readArguments, runCommand, UsageError } from '../../infra/local/command.ts';
import { caseFiles, missingCaseFiles } from './buyers/backtest-folder.ts';
import { buyers } from './buyers/buyers.ts';
import { proposals } from './buyers/proposals.ts';
import { companies } from './companies.ts';
import { contacts } from './contacts.ts';
import { data } from './data.ts';
import { firstPress } from './first-press.ts';
import { lighthouseScores } from './lighthouse/lighthouse-scores.ts';
import { lines } from './lines.ts';
import { load } from './load.ts';
import { modelCost } from './model-cost.ts';
import { pipeline } from './pipeline.ts';
import { realSites } from './real-sites/real-sites.ts';
import { halves } from './real-sites/truth.ts';
import { register } from './register/register.ts';
import { registeredUpgrades } from './register/registered-upgrades.ts';
import { type Benchmark, type Report, reportText } from './report.ts';
import { savedContacts } from './saved-contacts.ts';
import { size } from './size.ts';
import { start } from './start.ts';
import { web } from './web.ts';

const benchmarks: Readonly<Record<string, Benchmark>> = {
  size,
  data,
  pipeline,
  companies,
  lines,
  model: modelCost,
  contacts,
  load,
  start,
  web,
  scroll: savedContacts,
  lighthouse: lighthouseScores,
  press: firstPress,
  register,
};

/** Those that take minutes run only when they are named. */
const onDemand: readonly string[] = ['lighthouse', 'press', 'register'];

/** What the folder given after a benchmark's name contains. */
const folderOf = { buyers: 'known cases', 'real-sites': 'clones' } as const;
type Folders = { -readonly [Name in keyof typeof folderOf]?: string };

const help = `Measures the product on this machine.

  npm run bench -- [<name>…] [options]
  npm run bench -- buyers <folder> [options]
  npm run bench -- real-sites <folder of clones> [--half <name>] [--details] [--peers] [--engine <checkout>]

  size       bytes of every Lambda, and how long its module takes to load
  data       capacity units of every access pattern
  pipeline   a session over a web with latencies, against its critical path
  companies  what home pages are taken for and how names read, on the labelled sets
  lines      lines of business and splits of labelled names
  model      what the questions to a language model can cost at most in one search
  contacts   precision and recall of contacts on the gold set, and what reading a page costs
  load       mixed calls of several users at once, and whether all of them are stored once
  start      a warm npm start
  web        JavaScript that each page loads
  scroll     the longest tasks of Chromium with 10,000 saved contacts, and with 10,000 domains
  buyers     candidates against companies whose lesser domain is known, lines of labelled names, and proposals against
             a broker's judgement, in a folder of that form; only when named
  real-sites contacts of real company sites in clones of their repositories, beside other tools; only when named
  register   making a register of 10,000 and of 1,000,000 generated companies, and what a search in it costs; only when
             named
  lighthouse what Lighthouse says of each public page; only when named, and installed then
  press      how soon a public page answers the first press on a phone, and how far it shifts; five minutes; only when named

  --half <name>   real-sites: tune (the default) or another of ${halves.join(', ')}; seen is all that were run, and fresh the
                  sites that nobody who works on the engine has opened
  --details       real-sites: name what was missed and what was wrong; not of the fresh half
  --peers         real-sites: install the tools to compare with, where they are missing
  --engine <dir>  real-sites: the reader of another checkout of this repository beside this one's
  --companies <n> register: the size of the larger register (default 1000000)
  --json <file>   write the figures to a file as well, as one JSON document
  --help          this text

Exit code: 1 when a budget on an exact count (bytes, units, transitions) does not hold. Times only print.
`;

await runCommand(async (signal) => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      half: { type: 'string', default: 'tune' },
      details: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      engine: { type: 'string' },
      companies: { type: 'string', default: '1000000' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const usual = Object.keys(benchmarks).filter((name) => !onDemand.includes(name));
  const [names, folders] = readNames(positionals);
  const { buyers: cases, 'real-sites': clones } = folders;
  const all = {
    ...benchmarks,
    register: (signal: AbortSignal) => register(signal, readCompanies(values.companies)),
    ...(cases === undefined ? {} : buyersBenches(cases)),
    ...(clones === undefined ? {} : { 'real-sites': realSitesBench(clones, values) }),
  };
  const wanted = names.length === 0 ? usual : names;
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no benchmark "${unknown}": ${[...Object.keys(benchmarks), ...Object.keys(folderOf)].join(', ')}.`,
    );
  }
  const reports: Record<string, Report> = {};
  for (const [name, run] of Object.entries(all)) {
    // A benchmark with several reports names each of them after itself.
    if (!wanted.includes(name.replace(/:.*/, '')) || signal.aborted) continue;
    const report = await run(signal);
    reports[name] = report;
    console.log(`\n${reportText(report)}`);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`);
  return Object.values(reports).some(({ broken }) => broken.length > 0) ? 1 : 0;
});

function readCompanies(text: string): number {
  const companies = Number(text);
  if (!Number.isInteger(companies) || companies < 1) {
    throw new UsageError(`--companies must be a whole number above 0, not "${text}".`);
  }
  return companies;
}

/** The names of benchmarks, and the folders given after those that need one. */
function readNames(positionals: readonly string[]): readonly [readonly string[], Folders] {
  const names = [...positionals];
  const folders: Folders = {};
  for (const name of Object.keys(folderOf) as (keyof typeof folderOf)[]) {
    const at = names.indexOf(name);
    if (at < 0) continue;
    const [folder] = names.splice(at + 1, 1);
    if (folder === undefined || Object.hasOwn(benchmarks, folder) || Object.hasOwn(folderOf, folder)) {
      throw new UsageError(`Name the folder of ${folderOf[name]} after "${name}". See --help.`);
    }
    folders[name] = folder;
  }
  return [names, folders];
}

/** All figures about the companies found, each kind in its own report. */
function buyersBenches(folder: string): Readonly<Record<string, Benchmark>> {
  return {
    buyers: (signal) => buyers(folder, signal),
    'buyers:lines': lines,
    // Where the cases are missing, `buyers` says so.
    ...(missingCaseFiles(folder).includes(caseFiles.training)
      ? {}
      : { 'buyers:register': (signal: AbortSignal) => registeredUpgrades(folder, signal) }),
    'buyers:proposals': (signal) => proposals(folder, signal),
  };
}

function realSitesBench(
  folder: string,
  options: { half: string; details: boolean; peers: boolean; engine?: string | undefined },
): Benchmark {
  const half = halves.find((name) => name === options.half);
  if (half === undefined)
    throw new UsageError(`--half is one of ${halves.join(', ')}, not "${options.half}".`);
  if (half === 'fresh' && options.details) {
    throw new UsageError('--details would show the fresh half, which would then be fresh no more.');
  }
  const { details, engine, peers: installPeers } = options;
  return (signal) =>
    realSites({ folder, half, details, installPeers, ...(engine ? { engine } : {}) }, signal);
}
