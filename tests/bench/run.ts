import { writeFileSync } from 'node:fs';
import { readArguments, runCommand, UsageError } from '../../infra/local/command.ts';
import { buyers } from './buyers/buyers.ts';
import { companies } from './companies.ts';
import { contacts } from './contacts.ts';
import { data } from './data.ts';
import { lighthouseScores } from './lighthouse.ts';
import { load } from './load.ts';
import { pipeline } from './pipeline.ts';
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
  contacts,
  load,
  start,
  web,
  scroll: savedContacts,
  lighthouse: lighthouseScores,
};

/** Those that take minutes of a browser run only when they are named. */
const onDemand: readonly string[] = ['lighthouse'];

const help = `Measures the product on this machine.

  npm run bench -- [<name>…] [options]
  npm run bench -- buyers <folder> [--held-out] [options]

  size       bytes of every Lambda, and how long its module takes to load
  data       capacity units of every access pattern
  pipeline   a session over a web with latencies, against its critical path
  companies  what home pages are taken for and how names read, on the labelled sets
  contacts   precision and recall of contacts on the gold set, and what reading a page costs
  load       mixed calls of several users at once, and whether all of them are stored once
  start      a warm npm start
  web        JavaScript that each page loads
  scroll     the longest tasks of Chromium with 10,000 saved contacts
  buyers     candidates against companies whose lesser domain is known, in a folder of that form; only when named
  lighthouse what Lighthouse says of each public page; only when named

  --held-out      buyers: count also what is held out while the engine is tuned
  --json <file>   write the figures to a file as well, as one JSON document
  --help          this text

Exit code: 1 when a budget on an exact count (bytes, units, transitions) does not hold. Times only print.
`;

await runCommand(async (signal) => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      'held-out': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const usual = Object.keys(benchmarks).filter((name) => !onDemand.includes(name));
  const [names, folder] = readNames(positionals);
  const all = {
    ...benchmarks,
    ...(folder === undefined ? {} : { buyers: folderBench(folder, values['held-out']) }),
  };
  const wanted = names.length === 0 ? usual : names;
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no benchmark "${unknown}": ${[...Object.keys(benchmarks), 'buyers'].join(', ')}.`,
    );
  }
  const reports: Record<string, Report> = {};
  for (const [name, run] of Object.entries(all)) {
    if (!wanted.includes(name) || signal.aborted) continue;
    const report = await run(signal);
    reports[name] = report;
    console.log(`\n${reportText(report)}`);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`);
  return Object.values(reports).some(({ broken }) => broken.length > 0) ? 1 : 0;
});

/** The names of benchmarks, and the folder that stands after `buyers`. */
function readNames(positionals: readonly string[]): readonly [readonly string[], string | undefined] {
  const at = positionals.indexOf('buyers');
  if (at < 0) return [positionals, undefined];
  const folder = positionals[at + 1];
  if (folder === undefined || Object.hasOwn(benchmarks, folder)) {
    throw new UsageError('Name the folder of known cases after "buyers". See --help.');
  }
  return [positionals.toSpliced(at + 1, 1), folder];
}

function folderBench(folder: string, heldOut: boolean): Benchmark {
  return (signal) => buyers(folder, heldOut, signal);
}
