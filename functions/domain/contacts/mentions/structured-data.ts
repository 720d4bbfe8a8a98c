import type { PageModel } from '../page/page-model.ts';
import { personName } from '../words/person-name.ts';
import { type DataFacts, emptyFacts, type Item, isItem, strings } from './data-facts.ts';
import { RenderedData } from './rendered-data.ts';

const deepest = 40;
const maxNodes = 40_000;
const notStaff = new Set(
  'author review reviews reviewedby creator contributor editor commenter comment comments performer attendee customer alumni sponsor funder provider itemreviewed testimonials testimonial quotes cite accountableperson copyrightholder publisher actor director musicby'.split(
    ' ',
  ),
);
const organisationType =
  /(?:Organization|Organisation|Corporation|Business|Store|Shop|Restaurant|Hotel|Bakery|Brewery|Winery|Company|Agency|Dentist|Physician|Clinic|Attorney|LegalService|Notary|AccountingService|Contractor|Plumber|Electrician|Locksmith|Dealer|Repair|School|University|NGO|Place|Hospital|Pharmacy|Lodging|FoodEstablishment|Cafe|Library|Museum|Studio|Service|ContactPoint|PostalAddress|Department|Brand|Airline|Consortium|Cooperative|Project)$/i;
const someoneElse =
  /^(?:Review|Comment|Article|NewsArticle|BlogPosting|Event|Offer|JobPosting|Product|Book|Movie|Recipe|Quotation|CreativeWork|VideoObject|ImageObject|Rating|Question|Answer|QAPage)$/;

/** Reads JSON-LD (`@graph`, arrays, `@id` references) and the data from which a page renders. */
export function readData(page: PageModel, isOwnUrl: (url: string) => boolean): DataFacts {
  const facts = emptyFacts();
  for (const { kind, json } of page.data) {
    if (kind === 'linked') new LinkedData(json, facts, isOwnUrl).read();
    else new RenderedData(facts).walk(json, '', 0);
  }
  return facts;
}

class LinkedData {
  private readonly byId = new Map<string, Item>();
  private readonly seen = new Set<Item>();
  private nodes = 0;
  private readonly root: unknown;
  private readonly facts: DataFacts;
  private readonly isOwnUrl: (url: string) => boolean;

  constructor(root: unknown, facts: DataFacts, isOwnUrl: (url: string) => boolean) {
    this.root = root;
    this.facts = facts;
    this.isOwnUrl = isOwnUrl;
  }

  read(): void {
    this.index(this.root, 0);
    this.nodes = 0;
    this.walk(this.root, '', 0, false);
  }

  private index(value: unknown, depth: number): void {
    if (depth > deepest || this.nodes++ > maxNodes) return;
    if (Array.isArray(value)) for (const item of value) this.index(item, depth + 1);
    else if (isItem(value)) {
      const id = value['@id'];
      if (typeof id === 'string' && Object.keys(value).length > 1) this.byId.set(id, value);
      for (const inner of Object.values(value)) if (typeof inner === 'object') this.index(inner, depth + 1);
    }
  }

  private walk(value: unknown, role: string, depth: number, own: boolean): void {
    if (depth > deepest || this.nodes++ > maxNodes) return;
    if (Array.isArray(value)) {
      for (const item of value) this.walk(item, role, depth + 1, own);
      return;
    }
    if (!isItem(value)) {
      if (typeof value === 'string' && /^(?:founders?|employees?)$/.test(role))
        this.addPerson({ name: value }, role);
      return;
    }
    const item =
      Object.keys(value).length === 1 && typeof value['@id'] === 'string'
        ? (this.byId.get(value['@id']) ?? value)
        : value;
    const types = strings(item['@type']).map((type) => type.replace(/^.*[/#:]/, ''));
    if (types.includes('Person')) {
      if (!notStaff.has(role)) this.addPerson(item, role);
      return;
    }
    // A site's publisher is read where it stands, not where a page refers to it.
    if (notStaff.has(role) || this.seen.has(item)) return;
    this.seen.add(item);
    if (types.some((type) => someoneElse.test(type))) return;
    const isOrganisation =
      types.some((type) => organisationType.test(type)) ||
      /^(?:contactpoint|department|address|location)$/.test(role);
    let inner = own;
    if (isOrganisation) {
      const urls = strings(item.url);
      if (
        urls.length > 0 &&
        !urls.some((url) => this.isOwnUrl(url)) &&
        urls.some((url) => /^https?:/i.test(url))
      )
        return;
      inner = own || urls.some((url) => this.isOwnUrl(url));
      this.addOrganisation(item, types, role, inner);
    }
    for (const [key, child] of Object.entries(item)) {
      if (typeof child === 'object' || /^(?:founders?|employees?)$/i.test(key))
        this.walk(child, key.toLowerCase(), depth + 1, inner);
    }
  }

  private addOrganisation(item: Item, types: string[], role: string, own: boolean): void {
    const decoding = 'JSON-LD';
    for (const text of strings(item.email)) this.facts.emails.push({ value: text, own, decoding });
    for (const text of strings(item.telephone)) this.facts.phones.push({ value: text, decoding });
    for (const text of strings(item.sameAs)) this.facts.profiles.push(text);
    if (role === '' || role === '@graph') this.facts.types.push(...types);
    const country = isItem(item.addressCountry)
      ? strings(item.addressCountry.name)[0]
      : strings(item.addressCountry)[0];
    if (country) this.facts.countries.push(country);
  }

  private addPerson(item: Item, role: string): void {
    if (this.seen.has(item)) return;
    this.seen.add(item);
    const full =
      strings(item.name)[0] ??
      [strings(item.givenName)[0], strings(item.familyName)[0]].filter(Boolean).join(' ');
    const name = personName(full.trim());
    if (!name) return;
    const employer = isItem(item.worksFor) ? item.worksFor : undefined;
    const employerUrl = employer ? strings(employer.url)[0] : undefined;
    if (employerUrl && /^https?:/i.test(employerUrl) && !this.isOwnUrl(employerUrl)) return;
    const stated = strings(item.jobTitle)[0] ?? titleOf(item.hasOccupation) ?? '';
    const isFounder = /^founders?$/.test(role);
    const title = stated || (isFounder ? 'Founder' : '');
    const contact = Array.isArray(item.contactPoint)
      ? item.contactPoint.filter(isItem)
      : isItem(item.contactPoint)
        ? [item.contactPoint]
        : [];
    this.facts.people.push({
      name,
      title: title.trim(),
      emails: [...strings(item.email), ...contact.flatMap((point) => strings(point.email))],
      phones: [...strings(item.telephone), ...contact.flatMap((point) => strings(point.telephone))],
      links: [...strings(item.sameAs), ...strings(item.url)],
      decoding: isFounder && !stated ? 'JSON-LD founder' : 'JSON-LD',
    });
  }
}

function titleOf(occupation: unknown): string | undefined {
  return isItem(occupation) ? strings(occupation.name)[0] : undefined;
}
