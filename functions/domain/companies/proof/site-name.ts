import { cleanName, resembles } from '../name/company-name.ts';
import type { PageText } from './page-text.ts';

const genericNames =
  /^(?:home ?page|home|start(?:seite)?|welcome|willkommen|accueil|bienvenue|inicio|index|main|untitled.*|website|my site|my website|new site|coming soon|error|404|about(?: us)?|contact(?: us)?|login|sign in|shop|store|blog|official site|official website|site)$/i;

/**
 * What a site calls its company: the name that it declares (`og:site_name`, JSON-LD), or else the part of the title
 * that resembles the domain's label. Returns null if there is neither.
 */
export function siteNameOf(page: PageText, label: string): string | null {
  const declared = [page.siteName, ...page.organizationNames].map(cleanName).filter(isName);
  const parts = page.title
    .split(/\s+[|–—·•:»«/-]+\s+|\s*[|·•»]\s*|:\s+|\s+[-–—]\s*/)
    .map((part) => part.replace(/^(?:welcome to|willkommen bei|bienvenue chez|about)\s+/i, ''));
  const inTitle = [...parts, ...parts.map((part) => part.split(/,\s/)[0] ?? '')]
    .map(cleanName)
    .filter(isName);
  const named = [...declared, ...inTitle].find((name) => resembles(name, label));
  if (named !== undefined) return named;
  const borne = (name: string) => parts.length > 1 || page.headings.includes(name);
  return declared[0] ?? inTitle.find((name) => name.split(' ').length <= 4 && borne(name)) ?? null;
}

function isName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name) && !genericNames.test(name);
}
