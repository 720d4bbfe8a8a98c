import type { ContactData, ExternalEmail } from '../../shared/model/leads/contact-data.ts';
import { foldText } from '../../shared/text/fold-text.ts';
import { type GoldSite, goldSites, readGoldSite } from './gold-site.ts';

export const kinds = ['emails', 'phones', 'people', 'pairs', 'socials', 'levels', 'site'] as const;
export type Kind = (typeof kinds)[number];

export interface Count {
  right: number;
  /** Found, but not so in the truth. */
  wrong: string[];
  /** In the truth, but not found. */
  missed: string[];
}

export interface GoldFigures {
  readonly sites: number;
  readonly counts: Record<Kind, Count>;
  /** Addresses listed that the truth forbids: other companies', automatic, hidden or disallowed ones. */
  readonly forbidden: string[];
}

/** Reads every chosen site and counts, over all of them, what was found right, found wrong and missed. */
export async function scoreGold(choose: (site: GoldSite) => boolean): Promise<GoldFigures> {
  const sites = goldSites().filter(choose);
  const none = (): Count => ({ right: 0, wrong: [], missed: [] });
  const counts: Record<Kind, Count> = {
    emails: none(),
    phones: none(),
    people: none(),
    pairs: none(),
    socials: none(),
    levels: none(),
    site: none(),
  };
  const forbidden: string[] = [];
  for (const site of sites) {
    const read = await readGoldSite(site);
    const data = 'error' in read ? nothing : read;
    for (const kind of kinds) compare(counts[kind], site.host, valuesOf[kind](site, data));
    const listed = new Set([...data.emails, ...data.external_emails.flatMap(({ emails }) => emails)]);
    for (const address of site.truth.forbidden ?? [])
      if (listed.has(address)) forbidden.push(`${site.host}: ${address}`);
  }
  return { sites: sites.length, counts, forbidden };
}

/** Precision and recall, 1 if there is nothing to find. */
export function rates({ right, wrong, missed }: Count): { precision: number; recall: number } {
  const share = (others: number) => (right + others === 0 ? 1 : right / (right + others));
  return { precision: share(wrong.length), recall: share(missed.length) };
}

const nothing: Pick<ContactData, 'emails' | 'phones' | 'external_emails' | 'socials' | 'site_data'> = {
  emails: [],
  phones: [],
  external_emails: [],
  socials: {},
  site_data: { title: '', description: '' },
};
type Read = typeof nothing;
interface Values {
  readonly found: string[];
  readonly wanted: string[];
}

const valuesOf: Record<Kind, (site: GoldSite, data: Read) => Values> = {
  emails: ({ truth }, data) => ({
    found: [...data.emails, ...data.external_emails.flatMap(published)],
    wanted: truth.emails,
  }),
  phones: ({ truth }, data) => ({
    found: [...data.phones, ...data.external_emails.flatMap(({ phones }) => phones)],
    wanted: truth.phones,
  }),
  people: ({ truth }, data) => ({
    found: people(data).map(({ full_name, title }) => `${plain(full_name)} | ${plain(title)}`),
    wanted: truth.people.map(({ name, title }) => `${plain(name)} | ${plain(title)}`),
  }),
  pairs: ({ truth }, data) => ({
    found: people(data).flatMap((person) =>
      published(person).map((address) => `${plain(person.full_name)} ~ ${address}`),
    ),
    wanted: truth.people.flatMap(({ name, email }) => (email ? [`${plain(name)} ~ ${email}`] : [])),
  }),
  socials: ({ truth }, data) => ({
    found: Object.entries(data.socials).map(profile),
    wanted: Object.entries(truth.socials).map(profile),
  }),
  levels: ({ truth }, data) => {
    const levelOf = new Map(data.external_emails.map((person) => [plain(person.full_name), person.level]));
    const known = truth.people.filter(({ name }) => levelOf.has(plain(name)));
    return {
      found: known.map(({ name, title }) => `${plain(name)} | ${title} = ${levelOf.get(plain(name))}`),
      wanted: known.map(({ name, title, level }) => `${plain(name)} | ${title} = ${level}`),
    };
  },
  site: ({ truth }, data) => ({
    found: [`title ${data.site_data.title}`, `description ${data.site_data.description}`],
    wanted: [`title ${truth.title}`, `description ${truth.description}`],
  }),
};

/** The entries that are not mailboxes of the company. */
function people({ external_emails }: Read): ExternalEmail[] {
  return external_emails.filter(({ mailbox }) => mailbox === undefined);
}

/** An inferred address is shown as such and does not count as published. */
function published({ emails, sources }: ExternalEmail): string[] {
  return emails.filter((address) =>
    sources.some(
      ({ type, value, decoding }) =>
        type === 'email' && value === address && !decoding?.startsWith('inferred'),
    ),
  );
}

function plain(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
}

function profile([network, address]: [string, string]): string {
  const url = URL.parse(address);
  const path = `${url?.hostname.replace(/^www\./, '')}${url?.pathname.replace(/\/$/, '')}${url?.search}`;
  return `${network} ${path.toLowerCase()}`;
}

function compare(count: Count, host: string, { found, wanted }: Values): void {
  const got = new Set(found);
  const want = new Set(wanted);
  for (const value of got) {
    if (want.has(value)) count.right++;
    else count.wrong.push(`${host}: ${value}`);
  }
  for (const value of want) if (!got.has(value)) count.missed.push(`${host}: ${value}`);
}
