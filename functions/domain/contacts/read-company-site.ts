import type { ContactData, ExternalEmail } from '../../../shared/model/contact-data.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { isFreeMailHost } from '../email-addresses/free-mail.ts';
import type { Web } from '../web/web.ts';
import { ContactRecord } from './company/contact-record.ts';
import { People, type Person } from './company/gather-people.ts';
import { inferAddresses } from './company/infer-addresses.ts';
import { type FactsOfPage, foreignStretches, ownAddresses } from './company/own-addresses.ts';
import { isNameOf, namesOther, withoutOwnName } from './company/own-company.ts';
import { type CompanyDomains, hostPart, isAutomatic, isSample, localPart } from './company/own-domains.ts';
import { factsOf } from './company/page-facts.ts';
import { CountryVotes, countryOf } from './mentions/country-votes.ts';
import { findPhones, phoneOfLink } from './mentions/find-phones.ts';
import { companyProfile } from './mentions/socials.ts';
import type { PageModel } from './page/page-model.ts';
import { siteCategories, siteData } from './page/site-data.ts';
import { type Crawl, crawlSite } from './site/crawl-site.ts';
import { type PageFault, PageFaults } from './site/page-faults.ts';
import { titleStrength } from './words/job-title.ts';
import { isGeneral } from './words/mailboxes.ts';

export interface ReadPorts {
  readonly web: Web;
  readonly now: () => Date;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Hears of each fault in reading a page. */
  readonly report: (fault: PageFault) => void;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Pages of the site at most, robots.txt and sitemap apart. Default 8. */
  readonly mostPages?: number;
  /** Milliseconds between the starts of two requests to the site. Default 100. */
  readonly pauseMs?: number;
}

/**
 * Reads the contacts that a company publishes on its own site: addresses, phones, people with their titles, social
 * profiles. When the signal fires, gives what was read so far; `error` is a sentence for people where not even the
 * home page could be read. The record is at most 64 KB and its verdicts are still to be judged. A fault in reading
 * one page loses that page alone: it is reported, and counted in `omitted.pages`.
 */
export async function readCompanySite(
  company: { readonly domain: string; readonly name: string },
  ports: ReadPorts,
  options: ReadOptions,
): Promise<{ contact_data: ContactData } | { error: string }> {
  const faults = new PageFaults(ports.report);
  const crawl = await crawlSite(
    company,
    { ...ports, faults },
    {
      signal: options.signal,
      mostPages: options.mostPages ?? 8,
      pauseMs: options.pauseMs ?? 100,
    },
  );
  if ('error' in crawl) return crawl;
  return { contact_data: contactsOf(crawl, company, ports.now().toISOString(), faults) };
}

function contactsOf(
  crawl: Crawl,
  company: { readonly domain: string; readonly name: string },
  now: string,
  faults: PageFaults,
): ContactData {
  const { domains } = crawl;
  const isOwnUrl = (url: string) => domains.owns(URL.parse(url)?.hostname ?? '');
  const country = countryOfSite(crawl, company.domain, faults);
  const pages: FactsOfPage[] = crawl.pages.flatMap(({ kind, model }) =>
    faults.contain(model.url, [], () => [{ kind, facts: factsOf(model, country, isOwnUrl) }]),
  );
  const sourceOf = new Map(crawl.pages.map(({ model }) => [model.url, model.source]));
  const record = new ContactRecord(now, (value, page) => sourceOf.get(page)?.includes(value) ?? false);

  const published = ownAddresses(pages, domains);
  const people = peopleOf(crawl, pages, domains, company, published, country, faults);
  for (const { address, page, decoding, snippet } of published) {
    record.note('email', { value: address, page, ...(decoding ? { decoding } : {}), snippet });
  }
  const entries = externalEmails(people.all(), record);
  inferMissing(entries, published, domains, record);
  const personal = new Set(entries.flatMap((entry) => entry.emails));
  const ownAddress = (address: string) =>
    isFreeMailHost(hostPart(address)) ||
    published.some((one) => one.address === address) ||
    isAutomatic(address);
  const phones = companyPhones(pages, people.all(), country, record, ownAddress);
  const socials = companySocials(pages, record);
  const home = (crawl.pages.find(({ model }) => !isForwarding(model)) ?? crawl.pages[0])?.model;
  const site = home ? siteData(home) : { title: '', description: '' };
  if (home && site.title) record.note('site', { value: site.title, page: home.url });
  const categories = home
    ? siteCategories(
        crawl.pages.map(({ model }) => model),
        pages.flatMap(({ facts }) => [...facts.data.types, ...facts.markup.types]),
      )
    : [];
  for (const { value, page } of categories)
    record.note('category', { value, page, decoding: 'structured data' });
  return record.finish({
    external_emails: entries,
    emails: unique(published.map(({ address }) => address)).filter((address) => !personal.has(address)),
    phones,
    categories: categories.map(({ value }) => value),
    socials,
    site_data: site,
    leftOut: { external_emails: people.omitted, pages: faults.count },
  });
}

/** A page that shows nothing and leads on by a meta refresh. */
function isForwarding({ lines, frames, elements }: PageModel): boolean {
  return lines.length === 0 && frames.length === 1 && !elements.some(({ tag }) => /^i?frame$/.test(tag));
}

function countryOfSite(crawl: Crawl, domain: string, faults: PageFaults): string | undefined {
  const votes = new CountryVotes(domain);
  for (const { model } of crawl.pages) faults.contain(model.url, undefined, () => readCountry(model, votes));
  return votes.winner();
}

function readCountry(page: PageModel, votes: CountryVotes): void {
  votes.read(page);
  for (const { json } of page.data) {
    for (const name of countriesIn(json, 0)) {
      const country = countryOf(name);
      if (country) votes.vote(country, 3);
    }
  }
}

function countriesIn(json: unknown, depth: number): string[] {
  if (depth > 12 || typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    if (/^(?:addressCountry|country|countryCode)$/.test(key) && typeof value === 'string') return [value];
    return typeof value === 'object' ? countriesIn(value, depth + 1) : [];
  });
}

function peopleOf(
  crawl: Crawl,
  pages: readonly FactsOfPage[],
  domains: CompanyDomains,
  company: { readonly name: string; readonly domain: string },
  published: readonly { address: string; page: string; decoding?: string; snippet: string }[],
  country: string | undefined,
  faults: PageFaults,
): People {
  const publishedHosts = new Set(published.map(({ address }) => hostPart(address)));
  const people = new People({
    isOwn: (address) => {
      const host = hostPart(address);
      return (
        domains.owns(host) || domains.resembles(host) || (publishedHosts.has(host) && !isFreeMailHost(host))
      );
    },
    readPhone: (text) => readPhone(text, country),
    isCompanyName: (name) => isNameOf(company, name),
    withoutCompany: (title) => withoutOwnName(title, company),
    namesOtherCompany: (title) => namesOther(title, company),
  });
  for (const { kind, facts } of pages) {
    faults.contain(facts.page.url, undefined, () => {
      people.addData(facts.data.people, facts.page.url);
      people.addData(facts.markup.people, facts.page.url);
      people.addShown(facts, kind);
    });
  }
  for (const { model, cards } of crawl.pages)
    faults.contain(model.url, undefined, () => people.addData(cards, model.url));
  people.tieByName(
    published.map(({ address, page, decoding, snippet }) => ({
      mention: { value: address, page, ...(decoding ? { decoding } : {}), snippet },
    })),
  );
  return people;
}

function readPhone(text: string, country: string | undefined): string | null {
  if (/^\s*tel:/i.test(text)) return phoneOfLink(text.trim(), country);
  return findPhones(text, country)[0]?.phone ?? phoneOfLink(`tel:${text}`, country);
}

function externalEmails(people: readonly Person[], record: ContactRecord): ExternalEmail[] {
  return people.map((person) => {
    const title = bestTitle(person);
    const emails = unique(person.emails.map((email) => email.value)).filter(
      (email) => !isAutomatic(email) && !isSample(email),
    );
    const phones = unique(person.phones.map((phone) => phone.value));
    const linkedin = person.linkedins[0]?.value ?? '';
    for (const name of person.names) record.note('name', { ...name, value: person.name.value });
    for (const one of person.titles) if (one.value === title) record.note('title', one);
    for (const email of person.emails) if (emails.includes(email.value)) record.note('email', email);
    for (const phone of person.phones) record.note('phone', phone);
    for (const link of person.linkedins) if (link.value === linkedin) record.note('linkedin', link);
    return {
      value: emails[0] ?? '',
      full_name: person.name.value,
      title,
      level: seniorityOf(title),
      emails,
      phones,
      linkedin,
      sources: [
        ...record.sourcesOf('name', person.name.value),
        ...record.sourcesOf('title', title),
        ...emails.flatMap((email) => record.sourcesOf('email', email)),
        ...phones.flatMap((phone) => record.sourcesOf('phone', phone)),
        ...(linkedin ? record.sourcesOf('linkedin', linkedin) : []),
      ],
    };
  });
}

/** What press laws make of somebody whose title stands elsewhere. */
const answersForContent =
  /publication|publicaci[oó]n|publica[cç][aã]o|verantwortlich|inhaltlich|ansvarig utgivare|ansvarlig redakt/i;

/** The title that most pages give, of equals the first; a department, or one drawn from "founded by", only where none is stated. */
function bestTitle(person: Person): string {
  const counts = new Map<string, number>();
  const stated = person.titles.filter(
    ({ decoding }) => decoding !== 'JSON-LD founder' && decoding !== 'founded by',
  );
  const exact = stated.filter(
    ({ value }) => titleStrength(value) !== 'department' && !answersForContent.test(value),
  );
  for (const { value } of exact.length > 0 ? exact : stated.length > 0 ? stated : person.titles)
    counts.set(value, (counts.get(value) ?? 0) + 1);
  let best = '';
  for (const [title, count] of counts) if (count > (counts.get(best) ?? 0)) best = title;
  return best;
}

function inferMissing(
  entries: ExternalEmail[],
  published: readonly { address: string; page: string }[],
  domains: CompanyDomains,
  record: ContactRecord,
): void {
  const isPublished = new Set(published.map(({ address }) => address));
  const proofs = entries.flatMap((entry) =>
    entry.emails
      .filter(
        (address) =>
          isPublished.has(address) && domains.owns(hostPart(address)) && !isGeneral(localPart(address)),
      )
      .slice(0, 1)
      .map((address) => ({ name: entry.full_name, address })),
  );
  const without = entries.filter((entry) => entry.emails.length === 0).map((entry) => entry.full_name);
  const entryOf = new Map(entries.map((entry) => [entry.full_name, entry]));
  for (const { name, address, pattern, proofs: count } of inferAddresses(proofs, without)) {
    const entry = entryOf.get(name);
    if (!entry) continue;
    const page = entry.sources[0]?.ref ?? '';
    entry.value = address;
    entry.emails.push(address);
    entry.sources.push(
      ...record.note('email', {
        value: address,
        page,
        decoding: `inferred from pattern ${pattern} proven by ${count} published addresses`,
      }),
    );
  }
}

function companyPhones(
  pages: readonly FactsOfPage[],
  people: readonly Person[],
  country: string | undefined,
  record: ContactRecord,
  isOwn: (address: string) => boolean,
): string[] {
  const phones: string[] = [];
  for (const { facts } of pages) {
    const foreign = foreignStretches(facts, isOwn);
    for (const mention of facts.phones) {
      if (mention.isOthers || foreign.some(({ from, to }) => mention.segment >= from && mention.segment < to))
        continue;
      record.note('phone', {
        value: mention.phone,
        page: facts.page.url,
        decoding: 'E.164',
        snippet: mention.snippet,
      });
      phones.push(mention.phone);
    }
    for (const data of [facts.data, facts.markup]) {
      for (const { value, decoding } of data.phones) {
        const phone = readPhone(value, country);
        if (!phone) continue;
        record.note('phone', {
          value: phone,
          page: facts.page.url,
          decoding: `E.164, ${decoding}`,
          snippet: value.slice(0, 100),
        });
        phones.push(phone);
      }
    }
  }
  return unique([...phones, ...people.flatMap((person) => person.phones.map((phone) => phone.value))]);
}

function companySocials(pages: readonly FactsOfPage[], record: ContactRecord): Record<string, string> {
  const socials: Record<string, string> = {};
  const add = (network: string, url: string, page: string, decoding?: string) => {
    if (socials[network] !== undefined && socials[network] !== url) return;
    socials[network] = url;
    record.note('social', { value: url, page, ...(decoding ? { decoding } : {}) });
  };
  for (const { facts } of pages) {
    for (const { network, url, isOthers } of facts.profiles)
      if (!isOthers) add(network, url, facts.page.url, 'link address');
    for (const data of [facts.data, facts.markup]) {
      for (const link of data.profiles) {
        const profile = companyProfile(link);
        if (profile) add(profile.network, profile.url, facts.page.url, 'structured data');
      }
    }
  }
  return socials;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
