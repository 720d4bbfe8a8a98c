/** Scripts that a page brings along, whose names say that they are programs of others. */
const programs =
  /jquery|bootstrap|vendor|polyfill|analytics|gtag|swiper|slick|owl|aos|gsap|lightbox|recaptcha|maps?\.|\.min\./i;
const maxScripts = 3;
const maxLength = 100_000;
const maxPages = 60;

/** The name of a file that is a part of every page. */
const part = /(?:^|[/_-])(?:top|main|site)?[_-]?(?:nav\w*|menu\w*|header|topbar|sidebar)[\w-]*\.\w+$/i;
const pageInText = /["'`]([^"'`\s<>{}]{1,120}\.(?:html?|php))["'`]/g;
const inlineScript = /<script\b[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)<\/script/gi;

/** The scripts of a page that may write its menu, likeliest first. `isOwn` says which addresses are the site's. */
export function menuScripts(scripts: readonly string[], isOwn: (url: string) => boolean): string[] {
  const own = scripts.filter((url) => isOwn(url) && !programs.test(url));
  const isMenu = (url: string) => /nav|menu|head|layout|includ|component|template|partial/i.test(url);
  return [...own.filter(isMenu), ...own.filter((url) => !isMenu(url))].slice(0, maxScripts);
}

/** The scripts within a page. */
export function inlineScripts(html: string): string {
  return [...html.matchAll(inlineScript)].map(([, text = '']) => text).join('\n');
}

/** The pages that a script names: `parts` are the menus that it puts into each page. */
export function pagesInScript(script: string): { readonly parts: string[]; readonly pages: string[] } {
  const named = new Set<string>();
  for (const [, page = ''] of script.slice(0, maxLength).matchAll(pageInText)) {
    if (named.size >= maxPages) break;
    named.add(page);
  }
  const parts = [...named].filter((page) => part.test(page));
  return { parts, pages: [...named].filter((page) => !parts.includes(page)) };
}
