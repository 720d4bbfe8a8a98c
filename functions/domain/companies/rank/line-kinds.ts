import type { DirectoryCompany } from '../candidates/company-source.ts';
import { parseDomainName } from '../name/domain-name.ts';
import type { NameTrade } from '../name/trade-of-name.ts';
import facts from '../name/word-groups.json' with { type: 'json' };

/** Work on things, not the things. */
export const acts: ReadonlySet<string> = new Set(facts.acts);

/** Who says one of these sells the things as likely as he does the work. */
export const thingsToo: ReadonlySet<string> = new Set([
  'cleaner',
  'emergency',
  'fitting',
  'fix',
  'painting',
  'tuner',
]);

/** Products and target groups of any trade: the word next to it says of which. */
export const ofAnyTrade: ReadonlySet<string> = new Set([
  ...['accessory', 'equipment', 'part', 'supply'],
  ...['boy', 'child', 'girl', 'kid', 'lady', 'man', 'men', 'mens', 'woman', 'women'],
]);

/** Beside a phrase they ask for somebody who does the work: stove installers. */
const workBeside: ReadonlySet<string> = new Set(
  'contractor contractors fitter fitters installation installations installer installers service services'.split(
    ' ',
  ),
);

/** Whether a name asks for work beside the phrase of its trade. */
export function asksForWorkBeside({ around }: Pick<NameTrade, 'around'>): boolean {
  return around.some((word) => workBeside.has(word));
}

/** Whether a name asks for things that one puts together oneself: floor kits, which nobody has who lays floors. */
export function asksForKits({ around }: Pick<NameTrade, 'around'>): boolean {
  return around.some((word) => word === 'kit' || word === 'kits');
}

/** Words of this line, such as `shop`, only say that something is sold. */
export const selling = 'Retail and e-commerce';

/** Lines whose words only say how any trade is practised: a payment company may well be one in the cloud. */
export const ways: ReadonlySet<string> = new Set([
  'Artificial intelligence',
  'Cloud computing',
  'Data and analytics',
  'E-commerce software',
  selling,
  'Software',
  'Web hosting',
]);

/** Lines of so many kinds of goods that belonging to one says little about what a company sells. */
export const broadLines: ReadonlySet<string> = new Set([
  'Agriculture',
  'Arts and crafts',
  'Automotive',
  'Baby and kids',
  'Beauty and cosmetics',
  'Car rental and sharing',
  'Chemicals and materials',
  'Cleaning services',
  'Cloud computing',
  'Confectionery and snacks',
  'Construction',
  'Education',
  'Electronics',
  'Energy and utilities',
  'Events and ticketing',
  'Fashion and apparel',
  'Film, music and streaming',
  'Fitness and sports',
  'Food and grocery',
  'Furniture and interiors',
  'Garden and landscaping',
  'Healthcare',
  'Home improvement',
  'Hotels and lodging',
  'Household appliances',
  'Lending and mortgages',
  'Manufacturing and machinery',
  'Media and news',
  'Medical devices',
  'Outdoor and camping',
  'Packaging and printing',
  'Payments',
  'Restaurants and catering',
  'Retail and e-commerce',
  'Security services',
  'Software',
  'Travel',
]);

const softwareLines: ReadonlySet<string> = new Set([
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
const softwareWords = /(?:software|\bapps?|\bplatforms?|\bcrm|\berp|programma)$/;
const softwareSuffixes: ReadonlySet<string> = new Set(['app', 'ai', 'io', 'dev', 'software']);
/** The first phrases of a trade are its names. */
const namesOfTrade = 3;
/** Who has software among what it does at least this often sells it. */
const shareOfSoftware = 1 / 3;

/** Whether a company sells software: of a kennel, the program and not the beds. */
export function sellsSoftware({ industry, keywords }: DirectoryCompany): boolean {
  if (softwareLines.has(industry) || softwareWords.test(keywords[0] ?? '')) return true;
  return (
    keywords.filter((keyword) => softwareWords.test(keyword)).length >= keywords.length * shareOfSoftware
  );
}

/** Whether a name is of software: it says so, or its trade is. */
export function asksForSoftware(domain: string, name: Pick<NameTrade, 'trades' | 'words'>): boolean {
  return (
    name.words.some((word) => softwareWords.test(word)) ||
    softwareSuffixes.has(parseDomainName(domain)?.suffix ?? '') ||
    name.trades.some(
      (trade) =>
        softwareLines.has(trade.line) ||
        trade.words.slice(0, namesOfTrade).some((phrase) => softwareWords.test(phrase)),
    )
  );
}
