import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import type { Report } from './report.ts';

const siteFolder = 'dist/web';
const publicBudget = 110_000;
const dashboardBudget = 180_000;

/** The chunks around a page of the dashboard. `credentials` reads the session. */
const dashboard = ['require-session', 'credentials', 'dashboard-shell'];

interface Page {
  readonly path: string;
  /** Names of the chunks that its route loads, without their hashes. */
  readonly chunks: readonly string[];
  readonly budget: number | null;
}

const pages: readonly Page[] = [
  { path: '/', chunks: ['layout', 'home-page'], budget: publicBudget },
  { path: '/features', chunks: ['layout', 'features-page'], budget: publicBudget },
  { path: '/pricing', chunks: ['layout', 'pricing-page'], budget: publicBudget },
  { path: '/about', chunks: ['layout', 'about-page'], budget: publicBudget },
  { path: '/contact', chunks: ['layout', 'contact-page'], budget: publicBudget },
  { path: '/privacy', chunks: ['layout', 'privacy-page'], budget: publicBudget },
  { path: '/terms', chunks: ['layout', 'terms-page'], budget: publicBudget },
  { path: '/bot', chunks: ['layout', 'bot-page'], budget: publicBudget },
  { path: '/auth', chunks: ['auth-page', 'identity'], budget: null },
  { path: '/dashboard', chunks: [...dashboard, 'dashboard-home'], budget: dashboardBudget },
  { path: '/dashboard/lead-generator', chunks: [...dashboard, 'lead-generator'], budget: null },
  { path: '/dashboard/results/…', chunks: [...dashboard, 'results-page'], budget: null },
  { path: '/dashboard/history', chunks: [...dashboard, 'history-page'], budget: null },
  { path: '/dashboard/domains', chunks: [...dashboard, 'domains-page'], budget: null },
  { path: '/dashboard/saved-companies', chunks: [...dashboard, 'saved-companies-page'], budget: null },
  { path: '/dashboard/saved-leads', chunks: [...dashboard, 'saved-leads-screen'], budget: null },
  { path: '/dashboard/email-templates', chunks: [...dashboard, 'email-templates-page'], budget: null },
  { path: '/dashboard/saved-templates', chunks: [...dashboard, 'saved-templates-page'], budget: null },
  { path: '/dashboard/settings', chunks: [...dashboard, 'settings-page'], budget: null },
];

/** JavaScript that each page loads without interaction: the entry, its route's chunks and what these import. */
export async function web(signal: AbortSignal): Promise<Report> {
  await prepareAssembly((line) => console.error(line), signal);
  const entries = entryScripts();
  const rows: Report['rows'][number][] = [];
  const broken: string[] = [];
  for (const { path, chunks, budget } of pages) {
    const files = [...withImports([...entries, ...chunks.map(chunkFile)])];
    const contents = files.map((file) => readFileSync(join(siteFolder, file)));
    const gzip = contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
    if (budget !== null && gzip > budget) broken.push(`${path} loads ${gzip} bytes, more than ${budget}.`);
    rows.push({
      page: path,
      files: files.length,
      bytes: contents.reduce((sum, content) => sum + content.length, 0),
      gzip,
      budget: budget ?? '',
    });
  }
  return {
    title: 'web: JavaScript of each page as built',
    rows,
    notes: [
      'gzip bytes, each file by itself, read from the graph of chunks. /auth: with what a form sends by.',
    ],
    broken,
  };
}

/** Every script that the page itself names, as a path below the site's folder. */
function entryScripts(): string[] {
  const html = readFileSync(join(siteFolder, 'app.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  if (scripts.length === 0) throw new Error(`${siteFolder}/app.html names no script.`);
  return scripts;
}

function chunkFile(name: string): string {
  const found = readdirSync(join(siteFolder, 'assets')).filter(
    (file) => file.startsWith(`${name}-`) && /^[\w-]{8}\.js$/.test(file.slice(name.length + 1)),
  );
  const [file] = found;
  if (file === undefined || found.length > 1) {
    throw new Error(`The site has ${found.length} chunks named "${name}".`);
  }
  return `assets/${file}`;
}

/** Files with all their static imports. A dynamic import is only loaded when its code runs. */
function withImports(files: readonly string[]): Set<string> {
  const all = new Set(files);
  for (const file of all) {
    const code = readFileSync(join(siteFolder, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      all.add(`assets/${imported}`);
    }
  }
  return all;
}
