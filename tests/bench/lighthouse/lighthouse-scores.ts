import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { publicPages } from '../../../web/features/public-site/public-pages.ts';
import { startApp } from '../../browser/app.ts';
import { launchChromium } from '../../browser/chromium.ts';
import { median, type Report, rounded } from '../report.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse's scores of each public page of the production build on the running stack, as a phone on a slow
 * network.
 */
export async function lighthouseScores(signal: AbortSignal): Promise<Report> {
  const visitPage = await installedLighthouse();
  const port = await freePort();
  const app = await startApp();
  const chromium = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const rows: Report['rows'][number][] = [];
    for (const { path } of Object.values(publicPages)) {
      const figures: Record<string, number>[] = [];
      const misses = new Set<string>();
      for (let count = 0; count < runs && !signal.aborted; count += 1) {
        const result = await visitPage(app.url + path, port);
        figures.push(figuresOf(result));
        for (const miss of missesOf(result)) misses.add(miss);
      }
      const names = Object.keys(figures[0] ?? {});
      const middle = (name: string) => rounded(median(figures.map((each) => each[name] ?? Number.NaN)), 3);
      rows.push({
        page: path,
        ...Object.fromEntries(names.map((name) => [name, middle(name)])),
        misses: [...misses].join(', '),
      });
    }
    return {
      title: `lighthouse: public pages, medians of ${runs}`,
      rows,
      notes: [
        'A phone on simulated slow 4G; LCP in milliseconds. Aims: performance 99, the others 100, LCP 1,600 on the home page, CLS 0.02 at most.',
      ],
      broken: [],
    };
  } finally {
    await chromium.close();
    await app.stop();
  }
}

type VisitPage = (url: string, port: number) => Promise<unknown>;

/**
 * Lighthouse, from the folder of this file. Only this benchmark needs its 115 MB, so it is installed at the first
 * run, from its own lock file.
 */
async function installedLighthouse(): Promise<VisitPage> {
  const folder = import.meta.dirname;
  console.error('Installing Lighthouse (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    // On Windows npm is a batch file, which only a shell runs.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed; see what npm said above.');
  const main = createRequire(`${folder}/package.json`).resolve('lighthouse');
  const { default: lighthouse }: { default: (url: string, flags: object) => Promise<unknown> } = await import(
    pathToFileURL(main).href
  );
  return (url, port) => lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
}

/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
const lighthouseResult = z.object({
  lhr: z.object({
    categories: z.record(
      z.string(),
      z.object({
        score: z.number().nullable(),
        auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
      }),
    ),
    audits: z.record(
      z.string(),
      z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
    ),
  }),
});

/** The scores of one visit in percent, with the shift of the layout and the time of the largest paint. */
function figuresOf(result: unknown): Record<string, number> {
  const { categories: scores, audits } = lighthouseResult.parse(result).lhr;
  return {
    ...Object.fromEntries(categories.map((name) => [name, (scores[name]?.score ?? 0) * 100])),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    LCP: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
}

/** The checks that cost points, other than those of performance, which has figures of its own. */
function missesOf(result: unknown): string[] {
  const { categories: scores, audits } = lighthouseResult.parse(result).lhr;
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => scores[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port was given');
  return address.port;
}
