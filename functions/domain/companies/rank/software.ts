import type { DirectoryCompany } from '../candidates/company-source.ts';
import { parseDomainName } from '../name/domain-name.ts';
import type { NameTrade } from '../name/trade-of-name.ts';

const lines: ReadonlySet<string> = new Set([
  'Artificial intelligence',
  'Cloud computing',
  'Customer relationship software',
  'Cybersecurity',
  'Data and analytics',
  'Developer tools',
  'E-commerce software',
  'Hospitality software',
  'Productivity and collaboration',
  'Recruiting software',
  'Software',
  'Spend management',
]);
const words = /(?:software|\bapps?|\bplatforms?|\bcrm|\berp|programma)$/;
const suffixes: ReadonlySet<string> = new Set(['app', 'ai', 'io', 'dev', 'software']);
/** The first phrases of a trade are its names. */
const namesOfTrade = 3;
/** Who has software among what it does at least this often sells it. */
const shareOfSoftware = 1 / 3;

/** Whether a company sells software: of a kennel, the program and not the beds. */
export function sellsSoftware({ industry, keywords }: DirectoryCompany): boolean {
  if (lines.has(industry) || words.test(keywords[0] ?? '')) return true;
  return keywords.filter((keyword) => words.test(keyword)).length >= keywords.length * shareOfSoftware;
}

/** Whether a name is of software: it says so, or its trade is. */
export function asksForSoftware(domain: string, name: Pick<NameTrade, 'trades' | 'words'>): boolean {
  return (
    name.words.some((word) => words.test(word)) ||
    suffixes.has(parseDomainName(domain)?.suffix ?? '') ||
    name.trades.some(
      (trade) =>
        lines.has(trade.line) || trade.words.slice(0, namesOfTrade).some((phrase) => words.test(phrase)),
    )
  );
}
