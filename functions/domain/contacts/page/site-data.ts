import { likelyLanguage } from './likely-language.ts';
import type { PageModel } from './page-model.ts';
import { type Sighting, sighting } from './sighting.ts';

interface SiteData {
  readonly title: Sighting | null;
  readonly description: string;
  readonly categories: readonly Sighting[];
  /** What the first page declares, or else what most of its short words are; nothing if neither says. */
  readonly language: { readonly language?: string };
}

const maxTitle = 300;
const maxDescription = 1_000;
const maxCategories = 12;
const plainTypes = new Set(
  'Organization Corporation LocalBusiness WebSite WebPage Thing Place Person PostalAddress ContactPoint Brand ImageObject SearchAction BreadcrumbList ListItem ContactPage AboutPage CollectionPage ProfilePage SiteNavigationElement WPHeader WPFooter Organisation'.split(
    ' ',
  ),
);

/**
 * The site's own title and description: the home page's, or else those for sharing. `types` are those of its
 * structured data.
 */
export function siteData(pages: readonly PageModel[], types: readonly string[]): SiteData {
  const home = pages.find((page) => !isForwarding(page)) ?? pages[0];
  if (!home) return { title: null, description: '', categories: [], language: {} };
  const title = home.title || home.meta.get('og:title') || home.meta.get('og:site_name') || '';
  const description =
    home.meta.get('description') ||
    home.meta.get('og:description') ||
    home.meta.get('twitter:description') ||
    '';
  const language = pages[0] && (pages[0].language || likelyLanguage(pages[0]));
  const shown = tidy(title).slice(0, maxTitle);
  return {
    title: shown === '' ? null : sighting(shown, home.url),
    description: tidy(description).slice(0, maxDescription),
    categories: pages[0] ? categories(pages[0], types) : [],
    language: language ? { language } : {},
  };
}

/** What a site says it is: business types of its structured data, then its keywords. */
function categories(home: PageModel, types: readonly string[]): Sighting[] {
  const found = new Map<string, Sighting>();
  const add = (value: string) => {
    const text = tidy(value);
    const key = text.toLowerCase();
    if (text.length >= 3 && text.length <= 40 && !found.has(key))
      found.set(key, sighting(text, home.url, 'structured data'));
  };
  for (const type of types) if (!plainTypes.has(type)) add(type.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  const keywords = (home.meta.get('keywords') ?? '').split(/[,;]/, 30);
  for (const keyword of keywords.slice(0, 8)) add(keyword);
  return [...found.values()].slice(0, maxCategories);
}

/** A page that shows nothing and redirects with a meta refresh or a script. */
function isForwarding({ lines, frames, elements }: PageModel): boolean {
  return lines.length === 0 && frames.length > 0 && !elements.some(({ tag }) => /^i?frame$/.test(tag));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
