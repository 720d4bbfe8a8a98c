import type { Page } from '../../web/web.ts';
import { type PlannedLink, pageKey } from './plan-links.ts';

/** A page that is not read costs a request and hardly any processor time. */
const maxGlances = 12;

interface Glancing<Visit> {
  readonly mentionsIn: (answer: Page) => readonly string[];
  /** The keys of all pages that were asked for. */
  readonly requested: Set<string>;
  /** Null for an address that must not be read or does not answer. */
  readonly get: (url: string) => Promise<Page | null>;
  readonly keep: (answer: Page, visit: Visit) => void;
}

/**
 * Looks at further pages of a site, likeliest first, and keeps those that mention an address that none of the answers
 * so far does. No list of words has what every branch, showroom and club section is called.
 */
export async function readWhatIsNew<Visit extends PlannedLink>(
  open: readonly Visit[],
  answers: readonly Page[],
  { mentionsIn, requested, get, keep }: Glancing<Visit>,
): Promise<void> {
  const glances: Visit[] = [];
  for (const visit of open.toSorted(
    (one, other) => other.score - one.score || (one.url < other.url ? -1 : 1),
  )) {
    const key = pageKey(visit.url);
    if (glances.length >= maxGlances || visit.kind === 'card' || requested.has(key)) continue;
    requested.add(key);
    glances.push(visit);
  }
  if (glances.length === 0) return;
  const found = await Promise.all(glances.map(async (visit) => ({ visit, answer: await get(visit.url) })));
  let known: Set<string> | null = null;
  for (const { visit, answer } of found) {
    if (answer === null) continue;
    const key = pageKey(answer.url);
    if (key !== pageKey(visit.url) && requested.has(key)) continue;
    requested.add(key);
    const mentions = mentionsIn(answer);
    if (mentions.length === 0) continue;
    known ??= new Set(answers.flatMap((one) => [...mentionsIn(one)]));
    const before = known.size;
    for (const mention of mentions) known.add(mention);
    if (known.size === before) continue;
    keep(answer, visit);
  }
}
