import { storedGoneCompanies } from '../../../functions/data/register/gone-companies.ts';
import { tableRegister } from '../../../functions/data/register/table-register.ts';
import { parseDomainName } from '../../../functions/domain/companies/name/domain-name.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import {
  registeredNamesSource,
  registeredTopicSource,
} from '../../../functions/providers/company-source/register/registered-companies.ts';
import { meter } from '../metered-table.ts';
import { median, type Report, rounded } from '../report.ts';
import { vocabulary, writeGeneratedCompanies } from './generated-companies.ts';
import { type MadeRegister, withRegister } from './made-register.ts';

/** What a search costs in this register must not be exceeded in a larger one. */
const smallRegister = 10_000;
const runs = 5;
const maxReads = 25;
const maxRequests = 12;

/** us-east-1, on demand: https://aws.amazon.com/dynamodb/pricing/on-demand/ */
const prices = { importGb: 0.15, storedGbMonth: 0.25, millionReads: 0.125 } as const;
const onPaper = 20_000_000;

/** Names of frequent, medium and rare words, and with them common and rare beginnings. */
const names: Readonly<Record<string, string>> = {
  'two frequent words': `${vocabulary[0]}${vocabulary[3]}.com`,
  'one frequent word': `${vocabulary[1]}.com`,
  'two medium words': `${vocabulary[600]}${vocabulary[900]}.com`,
  'two rare words': `${vocabulary[15_000]}${vocabulary[18_000]}.com`,
  'an invented word': 'zuvaliro.com',
  'five words': `${[5, 40, 300, 2_000, 9_000].map((rank) => vocabulary[rank]).join('')}.com`,
};

/** What a register of companies takes to make, and what a search in it takes, at two sizes and on paper at a third. */
export async function register(signal: AbortSignal, largeRegister = 1_000_000): Promise<Report> {
  const rows: Report['rows'][number][] = [];
  const notes: string[] = [];
  const broken: string[] = [];
  for (const companies of [smallRegister, largeRegister]) {
    if (signal.aborted) break;
    await withRegister(
      (file) => writeGeneratedCompanies(file, companies),
      'bigpicture',
      async (made) => {
        notes.push(makingOf(made.figures));
        for (const [kind, domain] of Object.entries(names)) {
          const figures = await search(made, domain);
          rows.push({ companies, search: kind, ...figures });
          if (figures.RCU > maxReads)
            broken.push(`${kind} of ${companies}: ${figures.RCU} RCU, at most ${maxReads}`);
          if (figures.requests > maxRequests)
            broken.push(`${kind} of ${companies}: ${figures.requests} requests, at most ${maxRequests}`);
        }
        if (companies === largeRegister) notes.push(paperOf(made.figures, rows));
      },
    );
  }
  return {
    title: 'register: searches in registers of generated companies',
    rows,
    notes: [
      ...notes,
      'A search counts both of its sources with a warm manifest; a cold start adds one request and 0.5 RCU for it, and one',
      'request and 0.5 RCU of the product’s table for the name of the table.',
    ],
    broken,
  };
}

async function search({ table, name }: MadeRegister, domain: string) {
  const companies = tableRegister(table.client, async () => name);
  let requests = 0;
  table.client.middlewareStack.add(
    (next) => async (request) => {
      requests += 1;
      return next(request);
    },
    { step: 'initialize', name: 'count', override: true },
  );
  const measure = meterOf(table);
  const reading = readName(parseDomainName(domain)?.label ?? '');
  const ask = { domain, reading, amount: 10 };
  const signal = new AbortController().signal;
  const now = () => new Date();
  const ports = { gone: storedGoneCompanies(table, now), now };
  const sources = [registeredNamesSource(companies, ports), registeredTopicSource(companies, ports)];
  const act = () => Promise.all(sources.map((source) => source.candidates(ask, signal)));
  await act();
  requests = 0;
  let candidates = 0;
  const { reads } = await measure(async () => {
    candidates = (await act()).flat().length;
  });
  const counted = requests;
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return { requests: counted, RCU: reads, ms: rounded(median(times), 1), candidates };
}

const meters = new WeakMap<MadeRegister['table'], ReturnType<typeof meter>>();

function meterOf(table: MadeRegister['table']): ReturnType<typeof meter> {
  const made = meters.get(table) ?? meter(table);
  meters.set(table, made);
  return made;
}

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

function makingOf({
  companies,
  addMs,
  buildMs,
  fillMs,
  peakMb,
  items,
  bytes,
}: MadeRegister['figures']): string {
  const seconds = (ms: number) => `${figure.format(ms / 1000)} s`;
  return (
    `${figure.format(companies)} companies: add ${seconds(addMs)}, build ${seconds(buildMs)}, fill ${seconds(fillMs)}; ` +
    `peak ${figure.format(peakMb)} MB; ${figure.format(items)} items, ${figure.format(bytes / 1e6)} MB.`
  );
}

/** Items and bytes grow no faster than companies: ways in that are full take no more. */
function paperOf(figures: MadeRegister['figures'], rows: Report['rows']): string {
  const times = onPaper / figures.companies;
  const gb = (figures.bytes * times) / 1e9;
  const reads = Math.max(...rows.map(({ RCU }) => Number(RCU)));
  const perThousand = ((reads * 1_000) / 1e6) * prices.millionReads;
  return (
    `On paper, ${figure.format(onPaper)} companies: at most ${figure.format(figures.items * times)} items and ${figure.format(gb)} GB; ` +
    `import $${(gb * prices.importGb).toFixed(2)}, storage $${(gb * prices.storedGbMonth).toFixed(2)} a month, ` +
    `1,000 searches $${perThousand.toFixed(4)}.`
  );
}
