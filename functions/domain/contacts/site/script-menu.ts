/** Scripts that a page brings along, whose names say that they are programs of others. */
const programs =
  /jquery|bootstrap|vendor|polyfill|analytics|gtag|swiper|slick|owl|aos|gsap|lightbox|recaptcha|maps?\.|\.min\./i;
const maxScripts = 3;
const maxLength = 100_000;
const maxPageLength = 300_000;
const maxPages = 60;

/** The name of a file that is a part of every page, or of the folder for such files. */
const part =
  /(?:^|[/_-])(?:top|main|site)?[_-]?(?:nav\w*|menu\w*|header|footer|topbar|sidebar)[\w-]*\.\w+$|(?:^|\/)(?:components?|partials?|includes?|fragments?)\/[^/]+$/i;
const menuPart = /nav|menu|head|topbar|sidebar/i;
/** `<div data-include="parts/footer.html">`, in the forms of the usual libraries. */
const included =
  /<[a-z][^<>]{0,200}?\s(?:data-(?:include|load|partial|fragment|component)|(?:w3-)?include-html|hx-get|ic-src)\s*=\s*["']([^"'<>\s]{1,120}\.html?)["']/gi;
/** "parts/menu.html", "contact/" */
const pageInText =
  /["'`]([^"'`\s<>{}]{1,120}\.(?:html?|php)|(?:\.{0,2}\/)?[a-z][\w-]{2,40}(?:\/[\w-]{2,40}){0,2}\/)["'`]/g;
/** `$('#top').load('./common.html')`, `fetch("common.html")`, `includeHTML('top', 'common.html')` */
const loading =
  /(?:\.(?:load|get)|\bfetch|\b(?:include|load|insert|inject)[A-Za-z]{0,20})\(\s*(?:["'`][^"'`\s<>{}]{1,60}["'`]\s*,\s*)?["'`]([^"'`\s<>{}]{1,120}\.html?)["'`]/g;
const scriptStart = /<script\b[^<>]{0,500}>/gi;
const scriptEnd = /<\/script/gi;

/** The scripts of a page that may write its menu, likeliest first. `isOwn` says which addresses are the site's. */
export function menuScripts(scripts: readonly string[], isOwn: (url: string) => boolean): string[] {
  const own = scripts.filter((url) => isOwn(url) && !programs.test(url));
  const isMenu = (url: string) => /nav|menu|head|layout|includ|component|template|partial/i.test(url);
  return [...own.filter(isMenu), ...own.filter((url) => !isMenu(url))].slice(0, maxScripts);
}

/** The scripts within a page. */
export function inlineScripts(html: string): string {
  // The only letter that is longer in lower case: a page with it has always been read in lower case.
  const source = html.includes('İ') ? html.toLowerCase() : html;
  const scripts: string[] = [];
  let end = 0;
  for (const start of source.matchAll(scriptStart)) {
    if (start.index < end) continue;
    const from = start.index + start[0].length;
    scriptEnd.lastIndex = from;
    end = scriptEnd.exec(source)?.index ?? -1;
    if (end < 0) break;
    scripts.push(source.slice(from, end));
  }
  return scripts.join('\n');
}

/** The parts that a page includes by attributes, or by the scripts within it. */
export function partsOfPage(page: string): string[] {
  const html = page.slice(0, maxPageLength);
  const parts = new Set([...html.matchAll(included)].map(([, address = '']) => address));
  for (const named of pagesInScript(inlineScripts(html)).parts) parts.add(named);
  return menusFirst([...parts]);
}

/** The menus come first, as they lead to the other pages. */
function menusFirst(parts: readonly string[]): string[] {
  return [...parts.filter((one) => menuPart.test(one)), ...parts.filter((one) => !menuPart.test(one))];
}

interface PagesNamed {
  /** The menus and the like that the script puts into each page. */
  readonly parts: string[];
  /** Others that it puts into a page. */
  readonly loaded: string[];
  readonly pages: string[];
}

/** The pages that a script names. */
export function pagesInScript(script: string): PagesNamed {
  const named = new Set<string>();
  for (const [, page = ''] of script.slice(0, maxLength).matchAll(pageInText)) {
    if (named.size >= maxPages) break;
    named.add(page);
  }
  const parts = [...named].filter((page) => part.test(page));
  const loaded = [...script.slice(0, maxLength).matchAll(loading)].map(([, page = '']) => page);
  return {
    parts: menusFirst(parts),
    loaded: [...new Set(loaded)].filter((page) => !parts.includes(page)),
    pages: [...named].filter((page) => !parts.includes(page)),
  };
}
