import type { PageModel } from './page-model.ts';

/** The site's own title and description: the home page's, else what it gives for sharing. */
export function siteData(home: PageModel): { title: string; description: string } {
  const title = home.title || home.meta.get('og:title') || home.meta.get('og:site_name') || '';
  const description =
    home.meta.get('description') ||
    home.meta.get('og:description') ||
    home.meta.get('twitter:description') ||
    '';
  return { title: tidy(title).slice(0, 300), description: tidy(description).slice(0, 1_000) };
}

const plainTypes = new Set(
  'Organization Corporation LocalBusiness WebSite WebPage Thing Place Person PostalAddress ContactPoint Brand ImageObject SearchAction BreadcrumbList ListItem ContactPage AboutPage CollectionPage ProfilePage SiteNavigationElement WPHeader WPFooter Organisation'.split(
    ' ',
  ),
);

/** What a site says it is: business types of its structured data, then the keywords it gives, at most twelve. */
export function siteCategories(
  pages: readonly PageModel[],
  types: readonly string[],
): { value: string; page: string }[] {
  const home = pages[0];
  if (!home) return [];
  const found = new Map<string, { value: string; page: string }>();
  const add = (value: string, page: string) => {
    const text = tidy(value);
    const key = text.toLowerCase();
    if (text.length >= 3 && text.length <= 40 && !found.has(key)) found.set(key, { value: text, page });
  };
  for (const type of types)
    if (!plainTypes.has(type)) add(type.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'), home.url);
  const keywords = (home.meta.get('keywords') ?? '').split(/[,;]/, 30);
  for (const keyword of keywords.slice(0, 8)) add(keyword, home.url);
  return [...found.values()].slice(0, 12);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
