/** A page that sends its visitors on says little else: "Welcome", and perhaps a link for those without scripts. */
const maxLines = 20;
const maxLinks = 3;
const maxLength = 100_000;
const maxRedirects = 3;

/** `window.location.href = "home.html"`, `location.replace('/en/')`, in a script or in an attribute like `onload`. */
const redirect =
  /(?<![\w$])location(?:\.href)?(?:\s{0,4}=\s{0,4}|\.(?:replace|assign)\(\s{0,4})["'`]([^"'`\s<>{}]{1,200})["'`]/g;
/** Parts of the page itself, and what is no page. */
const nowhere = /^(?:[#?]|(?!https?:)[a-z]+:)/i;

interface PageOfFewWords {
  readonly source: string;
  readonly lines: { readonly length: number };
  readonly links: { readonly length: number };
}

/**
 * Where the scripts of a page that is hardly more than an entrance lead: to one address, or to those of a few languages.
 * Only addresses that are written out in full count.
 */
export function scriptRedirects({ source, lines, links }: PageOfFewWords): string[] {
  if (lines.length > maxLines || links.length > maxLinks || !source.includes('location')) return [];
  const found = [...source.slice(0, maxLength).matchAll(redirect)].map(([, address = '']) => address);
  return [...new Set(found)].filter((address) => !nowhere.test(address)).slice(0, maxRedirects);
}
