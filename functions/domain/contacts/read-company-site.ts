import type { ContactData } from '../../../shared/model/leads/contact-data.ts';
import type { Web } from '../web/web.ts';
import { adoptedDomains, Roster } from './company/adopted-domains.ts';
import { companySocials } from './company/company-socials.ts';
import { ContactRecord } from './company/contact-record.ts';
import { inferMissing } from './company/infer-addresses.ts';
import { mailboxEntries, sharedAddresses } from './company/mailbox-entries.ts';
import { ownAddresses } from './company/own-addresses.ts';
import { CompanyDomains } from './company/own-domains.ts';
import { factsOf } from './company/page-facts.ts';
import { externalEmails, peopleOf } from './company/people-of-site.ts';
import { companyPhones } from './company/phones/company-phones.ts';
import { isNeighbour, numbersOfNeighbours } from './company/phones/numbers-of-neighbours.ts';
import { countryOfSite } from './mentions/country-votes.ts';
import { readDocument, type SiteDocument } from './mentions/read-document.ts';
import { companyProfile } from './mentions/socials.ts';
import { siteData } from './page/site-data.ts';
import { type Crawl, crawlSite } from './site/crawl-site.ts';
import { type PageFault, PageFaults } from './site/page-faults.ts';

export interface ReadPorts {
  readonly web: Web;
  readonly now: () => Date;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Called for each error in reading a page. */
  readonly report: (fault: PageFault) => void;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Of the likeliest pages, default 8, not counting robots.txt, the sitemap, pages about one person and the one on privacy. */
  readonly maxPages?: number;
  /** Of those that are read after the likeliest. Default 32. */
  readonly maxFurtherPages?: number;
  /** Milliseconds between the starts of two requests to the site. Default 100. */
  readonly pauseMs?: number;
}

interface Company {
  readonly domain: string;
  readonly name: string;
}

/**
 * Reads the contacts that a company publishes on its own site: addresses, phones, people with their titles, social
 * profiles. When the signal fires, returns what was read so far. `error` is a readable sentence if not even the home
 * page could be read. The record is at most 64 KB, and its addresses are not checked yet. An error in reading one
 * page only loses that page: it is reported, and counted in `omitted.pages`.
 */
export async function readCompanySite(
  company: Company,
  ports: ReadPorts,
  { signal, maxPages = 8, maxFurtherPages = 32, pauseMs = 100 }: ReadOptions,
): Promise<{ contact_data: ContactData } | { error: string }> {
  const faults = new PageFaults(ports.report);
  const crawl = await crawlSite(
    company.domain,
    { ...ports, faults, read: readDocument, isSocial: (url) => companyProfile(url) !== null },
    { signal, maxPages, maxFurtherPages, pauseMs },
  );
  if ('error' in crawl) return crawl;
  return { contact_data: await contactsOf(crawl, company, ports.now(), faults) };
}

async function contactsOf(
  crawl: Crawl<SiteDocument>,
  company: Company,
  now: Date,
  faults: PageFaults,
): Promise<ContactData> {
  const documents = crawl.pages.map(({ content }) => content);
  const pages = documents.map(({ page }) => page);
  const isOwnUrl = (url: string) => crawl.domains.owns(URL.parse(url)?.hostname ?? '');
  const likely = crawl.pages.filter(({ isFurther }) => !isFurther).map(({ content }) => content.page);
  const country =
    countryOfSite(likely, company.domain, faults) ?? countryOfSite(pages, company.domain, faults);
  const facts = await factsOf(crawl.pages, country, isOwnUrl, faults);
  const domains = new CompanyDomains(crawl.domains, company.name);
  const types = facts.flatMap((one) => [...one.facts.data.types, ...one.facts.markup.types]);
  const site = siteData(pages, types);
  domains.addTitle(site.title?.value ?? '');
  const record = new ContactRecord(now, pages);
  const roster = new Roster(facts);
  for (const domain of await adoptedDomains(facts, domains, roster)) domains.adopt(domain);
  const published = await ownAddresses(facts, domains, roster);
  const people = await peopleOf(documents, facts, domains, company, published, country, faults);
  const nearby = numbersOfNeighbours(facts);
  const own = people.all.filter((person) => !isNeighbour(person, nearby));
  for (const one of published) record.note('email', one);
  const entries = externalEmails(own, record, pages, company);
  inferMissing(entries, published, domains, record);
  const shared = sharedAddresses(published, entries);
  if (site.title) record.note('site', site.title);
  for (const category of site.categories) record.note('category', category);
  return record.finish({
    external_emails: [...entries, ...mailboxEntries(shared, record)],
    emails: shared,
    phones: companyPhones(facts, own, nearby, country, record, published, (host) => crawl.domains.owns(host)),
    categories: site.categories.map(({ value }) => value),
    socials: companySocials(facts, company.domain, record),
    site_data: { title: site.title?.value ?? '', description: site.description, ...site.language },
    leftOut: { external_emails: people.omitted, pages: faults.count },
  });
}
