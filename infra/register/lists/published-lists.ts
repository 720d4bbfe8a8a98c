import { comparableName } from '../../../functions/domain/companies/name/company-name.ts';
import { type CompanyList, list, text, texts } from './company-list.ts';
import { overturePlaces } from './overture-places.ts';

/** https://docs.bigpicture.io/docs/free-datasets/companies/, and lists with the same columns. */
const bigPicture: CompanyList = {
  name: 'BigPicture',
  licence: 'ODC-By-1.0',
  attribution:
    'Contains information from BigPicture (bigpicture.io), made available under the ODC Attribution License',
  columns: [['name'], ['website', 'domain'], ['industry']],
  facts: (row) => ({
    name: text(row, 'name'),
    website: text(row, 'website', 'domain'),
    industry: text(row, 'industry'),
    country: text(row, 'country_code', 'country'),
    city: text(row, 'city', 'locality'),
    size: text(row, 'size', 'size range'),
    founded: text(row, 'founded', 'year founded'),
  }),
};

/** Domains by rank, without names: https://commoncrawl.org/web-graphs, `…-domain-ranks.txt.gz`. */
const commonCrawl: CompanyList = {
  name: 'Common Crawl',
  licence: 'Common Crawl terms of use',
  attribution: null,
  columns: [['host_rev'], ['harmonicc_pos']],
  delimiter: '\t',
  facts: (row) => ({ website: text(row, 'host_rev')?.split('.').reverse().join('.') }),
};

/**
 * https://download.companieshouse.gov.uk/en_output.html. It has no websites. The domain is derived from the name, and the
 * company is only proposed if the site there uses that name.
 */
const companiesHouse: CompanyList = {
  name: 'Companies House',
  licence: 'OGL-UK-3.0',
  attribution: 'Contains public sector information licensed under the Open Government Licence v3.0',
  columns: [['CompanyName'], ['CompanyStatus'], ['SICCode.SicText_1']],
  facts(row) {
    if (!/^active$/i.test(text(row, 'CompanyStatus') ?? '')) return 'is not active';
    const name = text(row, 'CompanyName') ?? '';
    const label = comparableName(name);
    if (!/^[a-z0-9]{4,40}$/.test(label)) return 'has a name that makes no domain';
    // `47430 - Retail sale of audio and video equipment in specialised stores`
    const trades = [1, 2, 3, 4].flatMap(
      (at) => text(row, `SICCode.SicText_${at}`)?.replace(/^\d+ - /, '') ?? [],
    );
    return {
      name: capitalized(name),
      website: `${label}.co.uk`,
      websiteIsGuessed: true,
      industry: trades[0],
      keywords: trades.slice(1),
      country: 'GB',
      city: capitalized(text(row, 'RegAddress.PostTown') ?? ''),
      founded: text(row, 'IncorporationDate')?.split('/').at(-1),
    };
  },
};

/** https://github.com/yc-oss/api, `companies/all.json` */
const ycOss: CompanyList = {
  name: 'YC directory (yc-oss)',
  licence: 'MIT',
  attribution: null,
  columns: [['name'], ['website'], ['one_liner'], ['batch']],
  facts(row) {
    if (/^(?:inactive|acquired)$/i.test(text(row, 'status') ?? '')) return 'is not active';
    return {
      name: text(row, 'name'),
      website: text(row, 'website'),
      industry: text(row, 'subindustry')?.split('->').at(-1)?.trim() || text(row, 'industry'),
      keywords: [...texts(list(row, 'tags')), text(row, 'one_liner') ?? ''],
      city: text(row, 'all_locations')?.split(',')[0],
      size: text(row, 'team_size'),
      founded: text(row, 'batch')?.match(/\d{4}/)?.[0],
    };
  },
};

/** The lists with a known format, by their name in `--as`. */
export const publishedLists: Readonly<Record<string, CompanyList>> = {
  overture: overturePlaces,
  bigpicture: bigPicture,
  'common-crawl': commonCrawl,
  'companies-house': companiesHouse,
  'yc-oss': ycOss,
};

/** The meanings that a column of any other list can have. */
export const columnMeanings = [
  'domain',
  'name',
  'industry',
  'keywords',
  'country',
  'city',
  'size',
  'founded',
] as const;

/**
 * Any list with headings: `columns` gives the meaning of its columns. Keywords are separated by `|`, `;` or `,`.
 */
export function listByColumns(
  name: string,
  columns: Readonly<Partial<Record<(typeof columnMeanings)[number], string>>>,
  { licence, attribution }: Pick<CompanyList, 'licence' | 'attribution'>,
): CompanyList {
  const of = (row: Parameters<CompanyList['facts']>[0], meaning: keyof typeof columns) =>
    columns[meaning] === undefined ? undefined : text(row, columns[meaning]);
  return {
    name,
    licence,
    attribution,
    columns: Object.values(columns).map((column) => [column]),
    facts: (row) => ({
      website: of(row, 'domain'),
      name: of(row, 'name'),
      industry: of(row, 'industry'),
      keywords: of(row, 'keywords')?.split(/[|;,]/) ?? [],
      country: of(row, 'country'),
      city: of(row, 'city'),
      size: of(row, 'size'),
      founded: of(row, 'founded'),
    }),
  };
}

/** Companies House writes names in capitals. */
function capitalized(words: string): string {
  return words.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
