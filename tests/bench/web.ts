import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import type { Report } from './report.ts';

const siteFolder = 'dist/web';
const publicBudget = 60_000;
const dashboardBudget = 150_000;

/** The chunks around a page of the dashboard. `credentials` reads a sign-in that is still valid. */
const dashboard = ['require-session', 'credentials', 'dashboard-shell'];

interface Page {
  readonly path: string;
  /** The file of a page that the build rendered; otherwise `app.html`. */
  readonly html?: string;
  /** Names of the chunks that its route loads, without their hashes. */
  readonly chunks: readonly string[];
  readonly budget: number | null;
}

const pages: readonly Page[] = [
  { path: '/', html: 'index.html', chunks: [], budget: publicBudget },
  { path: '/features', html: 'features.html', chunks: [], budget: publicBudget },
  { path: '/how-leads-are-found', html: 'how-leads-are-found.html', chunks: [], budget: publicBudget },
  { path: '/pricing', html: 'pricing.html', chunks: [], budget: publicBudget },
  { path: '/about', html: 'about.html', chunks: [], budget: publicBudget },
  { path: '/contact', html: 'contact.html', chunks: [], budget: publicBudget },
  { path: '/privacy', html: 'privacy.html', chunks: [], budget: publicBudget },
  { path: '/terms', html: 'terms.html', chunks: [], budget: publicBudget },
  { path: '/bot', html: 'bot.html', chunks: [], budget: publicBudget },
  { path: '/auth', chunks: ['auth-page', 'identity'], budget: null },
  { path: '/dashboard', chunks: [...dashboard, 'dashboard-home'], budget: dashboardBudget },
  {
    path: '/dashboard, sign-in renewed',
    chunks: [...dashboard, 'amplify-session', 'dashboard-home'],
    budget: null,
  },
  { path: '/dashboard/lead-generator', chunks: [...dashboard, 'lead-generator'], budget: null },
  { path: '/dashboard/results/…', chunks: [...dashboard, 'results-page'], budget: null },
  { path: '/dashboard/history', chunks: [...dashboard, 'history-page'], budget: null },
  { path: '/dashboard/domains', chunks: [...dashboard, 'domains-page'], budget: null },
  { path: '/dashboard/saved-companies', chunks: [...dashboard, 'saved-companies-page'], budget: null },
  { path: '/dashboard/saved-leads', chunks: [...dashboard, 'saved-leads-screen'], budget: null },
  { path: '/dashboard/email-templates', chunks: [...dashboard, 'email-templates-page'], budget: null },
  { path: '/dashboard/saved-templates', chunks: [...dashboard, 'saved-templates-page'], budget: null },
  { path: '/dashboard/outreach', chunks: [...dashboard, 'outreach-screen'], budget: null },
  {
    path: '/dashboard/manage-subscription',
    chunks: [...dashboard, 'manage-subscription-page'],
    budget: null,
  },
  { path: '/dashboard/settings', chunks: [...dashboard, 'settings-page'], budget: null },
];

/**
 * JavaScript that each page loads: a public one until somebody presses something or the browser is idle, any other until it
 * is rendered.
 */
export async function web(signal: AbortSignal): Promise<Report> {
  await prepareAssembly((line) => console.error(line), signal);
  const rows: Report['rows'][number][] = [];
  const broken: string[] = [];
  for (const { path, html = 'app.html', chunks, budget } of pages) {
    const files = [...withImports([...scriptsOf(html), ...chunks.map(chunkFile)])];
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
      'gzip bytes, each file by itself, read from the graph of chunks. Public pages: until something is pressed or the browser is idle. /auth: with what a form sends by. The dashboard: with a sign-in that is valid for a minute or more; after an hour Amplify renews it.',
    ],
    broken,
  };
}

/** Every script that a page itself names, as a path below the site's folder. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(join(siteFolder, page), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  if (scripts.length === 0) throw new Error(`${siteFolder}/${page} names no script.`);
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
