import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReadOptions, ReadPorts } from '../../../functions/domain/contacts/read-company-site.ts';
import { decodePage } from '../../../functions/domain/web/decode-page.ts';
import type { ContactData } from '../../../shared/model/leads/contact-data.ts';
import { noContactData } from '../../sample-leads.ts';
import { median, type Report } from '../report.ts';
import { type Clone, readClone } from './clone.ts';
import { invented } from './literal.ts';
import { peers } from './peers.ts';
import {
  type Count,
  compare,
  foundIn,
  interval,
  type Kind,
  kinds,
  profileKey,
  ratesOf,
  scoreSite,
} from './score.ts';
import { SiteWeb } from './site-web.ts';
import { type Half, type LabelledSite, labelledSites, resolveTruth, type Truth } from './truth.ts';

export interface RealSitesOptions {
  /** Contains the clones, each as `<owner>/<name>`. */
  readonly folder: string;
  readonly half: Half;
  /** Names every miss and every wrong value; only for the half that the engine is tuned on. */
  readonly details: boolean;
  /** Another checkout of this repository whose reader is measured as well, page by page in the same run. */
  readonly engine?: string;
  /** Installs the tools to compare with, if they are missing. */
  readonly installPeers: boolean;
}

type Read = (
  company: { readonly domain: string; readonly name: string },
  ports: ReadPorts,
  options: ReadOptions,
) => Promise<{ contact_data: ContactData } | { error: string }>;

interface Reader {
  readonly name: string;
  readonly read: Read;
}

interface Reading {
  readonly counts: Record<Kind, Count>;
  readonly pages: readonly string[];
  readonly invented: readonly string[];
  readonly cpuMs: number;
  readonly error: string | null;
}

interface SiteResult {
  readonly site: LabelledSite;
  readonly truth: Truth;
  /** Read by this checkout's reader, and by the other one's if there is one. */
  readonly ours: Reading;
  readonly other: Reading | null;
}

const cpuRounds = 3;

/**
 * Reads real company sites from clones of their repositories with the product's reader, and compares the results
 * with what a careful reader would list, and with other tools on the same pages.
 */
export async function realSites(options: RealSitesOptions, signal: AbortSignal): Promise<Report> {
  const ours = await readerOf('ours', resolve(import.meta.dirname, '../../..'));
  const other = options.engine === undefined ? null : await readerOf(options.engine, resolve(options.engine));
  const results: SiteResult[] = [];
  const absent: string[] = [];
  for (const site of labelledSites(options.half)) {
    if (signal.aborted) break;
    const clone = readClone(options.folder, site.repository, site.commit, site.root);
    if (clone === null) absent.push(site.host);
    else results.push(await readSite(site, clone, ours, other, signal));
  }
  const others = await peers(options.installPeers);
  const rows = [
    ...rowsOf(
      ours.name,
      results.map((result) => result.ours),
    ),
    ...(other === null
      ? []
      : rowsOf(
          other.name,
          results.flatMap((result) => result.other ?? []),
        )),
  ];
  for (const peer of others) {
    const found = results.map((result) => peer.find(result.ours.pages, result.site.country));
    for (const kind of ['emails', 'phones', 'socials'] as const) {
      if (found.some((one) => one[kind] === undefined)) continue;
      const counts = results.map(({ truth }, at) =>
        compare(found[at]?.[kind] ?? [], truth[kind], truth.optional[kind], keys[kind]),
      );
      rows.push(row(peer.name, kind, counts));
    }
  }
  return {
    title: `real-sites: ${results.length} sites of the half "${options.half}", ${languages(results)} languages`,
    rows,
    notes: [
      costNote(results, other?.name),
      ...(absent.length > 0
        ? [`no clone at its commit of ${absent.length} sites: ${absent.join(', ')}`]
        : []),
      ...results.flatMap(({ ours: { error }, site }) => (error ? [`not read: ${site.host}: ${error}`] : [])),
      ...(options.details ? results.flatMap(details) : []),
    ],
    broken: inventedNote(results, options.details),
  };
}

const keys = {
  emails: (value: string) => value.toLowerCase(),
  phones: (value: string) => value,
  socials: profileKey,
};

async function readerOf(name: string, checkout: string): Promise<Reader> {
  const file = join(checkout, 'functions/domain/contacts/read-company-site.ts');
  const module: { readCompanySite: Read } = await import(pathToFileURL(file).href);
  return { name, read: module.readCompanySite };
}

async function readSite(
  site: LabelledSite,
  clone: Clone,
  ours: Reader,
  other: Reader | null,
  signal: AbortSignal,
): Promise<SiteResult> {
  const truth = resolveTruth(site, clone);
  const runOf = async ({ read }: Reader) => {
    const web = new SiteWeb(site.host, clone, site.home);
    return { web, result: await read(companyOf(site), portsOf(web), { signal }) };
  };
  const own = await runOf(ours);
  const beside = other === null ? null : { reader: other, ...(await runOf(other)) };
  const ownTimes: number[] = [];
  const otherTimes: number[] = [];
  for (let round = 0; round < cpuRounds; round++) {
    ownTimes.push(await cpuMsOf(() => runOf(ours)));
    if (beside !== null) otherTimes.push(await cpuMsOf(() => runOf(beside.reader)));
  }
  return {
    site,
    truth,
    ours: readingOf(own.result, own.web, truth, median(ownTimes)),
    other: beside && readingOf(beside.result, beside.web, truth, median(otherTimes)),
  };
}

async function cpuMsOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function companyOf({ host }: LabelledSite): { readonly domain: string; readonly name: string } {
  return { domain: host, name: host };
}

function portsOf(web: SiteWeb): ReadPorts {
  return {
    now: () => new Date('2026-01-02T03:04:05.000Z'),
    pause: async () => undefined,
    report: () => undefined,
    web,
  };
}

function readingOf(result: Awaited<ReturnType<Read>>, web: SiteWeb, truth: Truth, cpuMs: number): Reading {
  const data = 'error' in result ? noContactData() : result.contact_data;
  const pages = [...web.pages.values()].map(({ body, headers }) =>
    decodePage(body, headers['content-type'] ?? ''),
  );
  return {
    counts: scoreSite(foundIn(data), truth),
    pages,
    invented: invented(data, pages),
    cpuMs,
    error: 'error' in result ? result.error : null,
  };
}

function rowsOf(reader: string, readings: readonly Reading[]): Report['rows'] {
  return kinds.map((kind) =>
    row(
      reader,
      kind,
      readings.map(({ counts }) => counts[kind]),
    ),
  );
}

function row(reader: string, kind: Kind, counts: readonly Count[]): Report['rows'][number] {
  const { precision, recall, f1 } = ratesOf(counts);
  const shown = (figure: 'precision' | 'recall' | 'f1') =>
    interval(counts, figure)
      .map((bound) => bound.toFixed(2))
      .join('–');
  return {
    reader,
    kind,
    right: counts.reduce((total, { right }) => total + right, 0),
    wrong: counts.reduce((total, { wrong }) => total + wrong.length, 0),
    missed: counts.reduce((total, { missed }) => total + missed.length, 0),
    precision: precision.toFixed(3),
    '95 % P': shown('precision'),
    recall: recall.toFixed(3),
    '95 % R': shown('recall'),
    F1: f1.toFixed(3),
    '95 % F1': shown('f1'),
  };
}

function languages(results: readonly SiteResult[]): number {
  return new Set(results.map(({ site }) => site.language)).size;
}

function costNote(results: readonly SiteResult[], other: string | undefined): string {
  const own = costOf(results.map(({ site, ours }) => ({ host: site.host, cpuMs: ours.cpuMs })));
  const beside = results.flatMap(({ site, other: reading }) =>
    reading === null ? [] : [{ host: site.host, cpuMs: reading.cpuMs }],
  );
  const against = other === undefined ? '' : `; ${other}: ${costOf(beside)}`;
  return `processor ms a site, the middle of ${cpuRounds} by turns: ${own}${against}; intervals by drawing sites anew, 2,000 times`;
}

function costOf(sites: readonly { readonly host: string; readonly cpuMs: number }[]): string {
  const times = sites.map(({ cpuMs }) => cpuMs);
  const worst = Math.max(0, ...times);
  const slowest = sites.find(({ cpuMs }) => cpuMs === worst)?.host ?? '';
  return `median ${times.length > 0 ? median(times).toFixed(1) : '–'}, worst ${worst.toFixed(1)} (${slowest})`;
}

/** A value that is on no fetched page is an error, even a single one. */
function inventedNote(results: readonly SiteResult[], named: boolean): string[] {
  const all = results.flatMap(({ site, ours }) => ours.invented.map((value) => `${site.host}: ${value}`));
  if (all.length === 0) return [];
  return [`${all.length} values stand in no fetched page${named ? `: ${all.join('; ')}` : ''}`];
}

function details({ site, ours: { counts } }: SiteResult): string[] {
  return kinds.flatMap((kind) => [
    ...counts[kind].wrong.map((value) => `wrong  ${kind}: ${site.host}: ${value}`),
    ...counts[kind].missed.map((value) => `missed ${kind}: ${site.host}: ${value}`),
  ]);
}
