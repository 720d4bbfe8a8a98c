import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import * as z from 'zod';

const siteFolder = 'dist/web';
const rendererFolder = 'dist/prerender';
/** What the entry loads when the app is needed. */
const appStart = 'app/start.tsx';
const options: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'warn' };

/**
 * Placeholder for the site's address in built pages. It is only known at deployment, so one build serves every
 * environment.
 */
const origin = 'https://origin.invalid';

const renderer = z.object({
  prerenderPages: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
});
const prerenderedPages = z.array(
  z.object({
    name: z.string(),
    path: z.string(),
    title: z.string(),
    description: z.string(),
    html: z.string(),
  }),
);
type Page = z.infer<typeof prerenderedPages>[number];

/**
 * Builds the site: `app.html`, in which the app renders itself, and an HTML file for each public page, which the app
 * hydrates; also `sitemap.xml` and `robots.txt`.
 */
export async function buildSite(): Promise<void> {
  const chunks = await buildApp();
  const pages = await renderPages();
  const shell = await readFile(`${siteFolder}/index.html`, 'utf8');
  await writeFile(
    `${siteFolder}/app.html`,
    shell.replace('</head>', `  ${preloadsOfTheApp(chunks)}\n  </head>`),
  );
  for (const page of pages) await writeFile(fileOf(page), pageHtml(shell, page, chunks));
  const urls = pages.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`);
  await writeFile(
    `${siteFolder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
  );
  await writeFile(
    `${siteFolder}/robots.txt`,
    `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
}

async function buildApp(): Promise<Rolldown.OutputChunk[]> {
  const built = await build(options);
  if (!('output' in built)) throw new Error('The site was not built in one go');
  return built.output.filter((file) => file.type === 'chunk');
}

/** Renders the public pages with the app's own code, built for Node. */
async function renderPages(): Promise<Page[]> {
  await build({
    ...options,
    build: { ssr: 'app/prerender.tsx', outDir: `../${rendererFolder}`, copyPublicDir: false },
  });
  const { prerenderPages } = renderer.parse(
    await import(pathToFileURL(resolve(rendererFolder, 'prerender.js')).href),
  );
  const pages = prerenderedPages.parse(await prerenderPages());
  await rm(rendererFolder, { recursive: true });
  return pages;
}

function fileOf({ path }: Page): string {
  return `${siteFolder}${path === '/' ? '/index' : path}.html`;
}

/**
 * The HTML around the app with one public page rendered into it: its content, its metadata, and the styles it
 * needs. The app's scripts come when they are needed (`web/browser/when-needed.ts`).
 */
function pageHtml(shell: string, page: Page, chunks: readonly Rolldown.OutputChunk[]): string {
  const head = [
    `<title>${escaped(page.title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}" />`,
    `<link rel="canonical" href="${origin}${page.path}" />`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': 'Buyerscope',
      'og:title': page.title,
      'og:description': page.description,
      'og:url': `${origin}${page.path}`,
      'og:image': `${origin}/social.jpg`,
    }).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...stylesOf(page.name, chunks).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ];
  return [
    { part: /<title>.*<\/title>\s*/, becomes: '' },
    { part: /<noscript>.*<\/noscript>\s*/, becomes: '' },
    { part: '</head>', becomes: `  ${head.join('\n    ')}\n  </head>` },
    { part: '<div id="root"></div>', becomes: `<div id="root">${page.html}</div>` },
  ].reduce((html, { part, becomes }) => {
    const replaced = html.replace(part, () => becomes);
    if (replaced === html) throw new Error(`web/index.html has no ${part} to put a public page into`);
    return replaced;
  }, shell);
}

/** The style sheets of a public page in addition to those that the shell names: of its frame, its content, and the app. */
function stylesOf(name: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const page = withImports(chunks, [
    chunkOf('features/public-site/frame/layout.tsx', chunks),
    chunkOf(`features/public-site/${name}-page.tsx`, chunks),
    chunkOf(appStart, chunks),
  ]);
  return page.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}

/** Scripts of the app that the entry asks for: named in the page, they cost no further round trip. */
function preloadsOfTheApp(chunks: readonly Rolldown.OutputChunk[]): string {
  return withImports(chunks, [chunkOf(appStart, chunks)])
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}" />`)
    .join('');
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`));
  if (!found) throw new Error(`web/${module} is no chunk of the site`);
  return found;
}

/** Chunks and all that they import statically, without what the entry loads. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  from: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const all = (found: Set<Rolldown.OutputChunk>) => {
    for (const { imports } of found) {
      for (const chunk of imports.flatMap((file) => byFile.get(file) ?? [])) found.add(chunk);
    }
    return found;
  };
  const entry = all(new Set(chunks.filter(({ isEntry }) => isEntry)));
  return [...all(new Set(from))].filter((chunk) => !entry.has(chunk));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
