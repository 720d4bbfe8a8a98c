import { type ExternalEmail, seniorityLevels } from '../../../../shared/model/leads/contact-data.ts';
import { foldText } from '../../../../shared/text/fold-text.ts';
import { isFreeMailHost } from '../../email-addresses/free-mail.ts';
import { nextTurn } from '../../web/deadline.ts';
import { readPhone } from '../mentions/phones/find-phones.ts';
import type { SiteDocument } from '../mentions/read-document.ts';
import type { PageModel } from '../page/page-model.ts';
import type { Sighting } from '../page/sighting.ts';
import type { PageFaults } from '../site/page-faults.ts';
import { areDegrees, isCredential, isMedical, namesDoctor, withoutMedicine } from '../words/degrees.ts';
import { titleStrength } from '../words/job-title.ts';
import { isOfficeElsewhere, namesInstitution } from '../words/others/others-headings.ts';
import { keyOf, withoutShared } from './by-name.ts';
import type { ContactRecord } from './contact-record.ts';
import { People } from './gather-people.ts';
import { eachOnce } from './once/each-once.ts';
import { isOnDomains } from './own-addresses.ts';
import { bearsFamilyName, isNameOf, namesOther, withoutOwnName } from './own-company.ts';
import { type CompanyDomains, hostPart, isAutomatic, isSample } from './own-domains.ts';
import type { FactsOfPage } from './page-facts.ts';
import { type Person, type TitleSighting, withTitlesIn } from './person.ts';
import { reachesElsewhere } from './personal-addresses.ts';
import { withoutHeadsOfOthers, withoutOtherPresidents } from './who/heads-of-others.ts';
import { highestLevel, isToldOfOthers, type Rank } from './who/highest-level.ts';
import { introducedByFirstName } from './who/introduced-by-first-name.ts';
import { withOnlyMailbox } from './who/only-mailbox.ts';
import { ownerOfName } from './who/owner-of-name.ts';
import { calledInTitle, ownersInTitle } from './who/owners-in-title.ts';
import { ownersOfMailboxes } from './who/owners-of-mailboxes.ts';
import { isNamesake, rankOnSite } from './who/rank-on-site.ts';

/**
 * The people of a site, from its pages, its structured data and its vCards. Between two pages the rest of the process
 * has its turn.
 */
export async function peopleOf(
  documents: readonly SiteDocument[],
  pages: readonly FactsOfPage[],
  domains: CompanyDomains,
  company: { readonly name: string; readonly domain: string },
  published: readonly Sighting[],
  country: string | undefined,
  faults: PageFaults,
): Promise<{ readonly all: readonly Person[]; readonly omitted: number }> {
  const publishedHosts = new Set(published.map(({ value }) => hostPart(value)));
  const people = new People({
    isOwn: (address) => {
      const host = hostPart(address);
      return (
        domains.owns(host) || domains.resembles(host) || (publishedHosts.has(host) && !isFreeMailHost(host))
      );
    },
    reachesElsewhere: (facts) => reachesElsewhere(facts, (address) => isOnDomains(domains, address)),
    readPhone: (text) => readPhone(text, country),
    isCompanyName: (name) => isNameOf(company, name),
    bearsName: (name) => bearsFamilyName(company, name),
    withoutCompany: (title) => withoutOwnName(title, company),
    namesOtherCompany: (title, isStaff) =>
      namesOther(title, company) && !(isStaff && namesInstitution(title) && isNamedOften(documents, title)),
  });
  for (const page of pages) {
    const { facts, isFurther } = page;
    await nextTurn();
    faults.contain(facts.page.url, undefined, () => {
      people.addData(facts.data.people, facts.page.url, isFurther);
      people.addData(facts.markup.people, facts.page.url, isFurther);
      people.addShown(page);
    });
  }
  for (const { page, cards } of documents)
    faults.contain(page.url, undefined, () => people.addData(cards, page.url));
  const home = documents[0]?.page;
  const owner = ownerOfName(
    documents.map(({ page }) => page),
    company.domain,
  );
  // Where others have titles, a firm may be called like a person and be nobody.
  if (home && owner !== null && !people.all().some(isTitled)) people.addOwner(owner, home.url);
  const introduced = introducedByFirstName(documents.map(({ page }) => page));
  if (introduced !== null)
    people.addOwner(introduced.name, introduced.page, { ...introduced, isIntroduced: true });
  if (home)
    people.addData(
      ownersInTitle(home.title, (name) => bearsFamilyName(company, name)),
      home.url,
    );
  const named = new Set(people.all().map(({ name }) => keyOf(name.value)));
  for (const { page } of documents)
    people.addData(
      calledInTitle(page.title, page.url).filter(({ name }) => named.has(keyOf(name))),
      page.url,
    );
  const taken = new Set(people.all().flatMap(({ emails }) => emails.map(({ value }) => value)));
  const free = published.flatMap(({ value }) => (taken.has(value) ? [] : [value]));
  for (const { name, title, page } of ownersOfMailboxes(pages, free, people.all(), (text) =>
    isNameOf(company, text),
  ))
    people.addOwner(name, page, { title });
  people.tieByName(published);
  return {
    all: withOnlyMailbox(
      withoutHeadsOfOthers(withoutOtherPresidents(withoutShared(eachOnce(people.all())))),
      published,
    ),
    omitted: people.omitted,
  };
}

const isTitled = ({ titles }: Person): boolean => titles.length > 0;

const minLines = 3;

/** Whether a site names what ends a title in several lines, as a lab does its university, and a firm no adviser's. */
function isNamedOften(documents: readonly SiteDocument[], title: string): boolean {
  const institution = title.slice(title.lastIndexOf(', ') + 2);
  const lines = new Set(documents.flatMap(({ page }) => page.lines.map(({ text }) => text)));
  return [...lines].filter((line) => line.includes(institution)).length >= minLines;
}

/** The entries of a contact record. Records what was seen of each person in it. */
export function externalEmails(
  people: readonly Person[],
  record: ContactRecord,
  pages: readonly PageModel[],
  company: { readonly name: string; readonly domain: string },
): ExternalEmail[] {
  const written = rankOnSite(people, company, pages);
  const isDoctor = doctorsOf(people, pages);
  const isOfMany = titlesOfMany(people);
  const languages = new Map(pages.map((page) => [page.url, primary(page.language)]));
  const languageOf = (page: string) => languages.get(page) ?? '';
  const language = languageOf(pages[0]?.url ?? '');
  return people.map((person) => {
    const rankOf: Rank = isDoctor(person) ? (title) => written(withoutMedicine(title)) : written;
    const title = bestTitle(withTitlesIn(person, language, languageOf), rankOf, isOfMany);
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
      level: isNamesake(person, people, company) ? 'c_suite' : highestLevel(counted(person), title, rankOf),
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

/** "no" of "nb-NO": both written forms of Norwegian are one language. */
function primary(language: string): string {
  return language
    .toLowerCase()
    .replace(/-.*$/u, '')
    .replace(/^n[bn]$/, 'no');
}

/** The titles of somebody that may say at which level they are. */
function counted({ titles }: Person): TitleSighting[] {
  const hasRole = titles.some(({ isRole }) => isRole);
  return titles.filter(
    (one) =>
      !(hasRole && isToldOfOthers(one)) &&
      (isDerived(one) || (isExact(one) && titleStrength(one.value) === 'certain')),
  );
}

const minMedicalLines = 4;
/** A firm has one managing director, or two. */
const minWithMedicine = 3;

/**
 * Who has studied medicine if they are an "MD": whom a page calls "Dr.", everybody on a site about patients, and each of
 * several who are nothing else. Read only for sites that say "MD" of somebody.
 */
function doctorsOf(people: readonly Person[], pages: readonly PageModel[]): (person: Person) => boolean {
  const isCalledSo = ({ titles }: Person) => titles.some(({ value }) => withoutMedicine(value) !== value);
  const called = people.filter(isCalledSo);
  if (called.length === 0) return () => false;
  const only = people.filter(({ titles }) => titles.some(({ value }) => areDegrees(value, true)));
  let left = only.length >= minWithMedicine ? 0 : minMedicalLines;
  const lines = new Set(left === 0 ? [] : pages.flatMap((page) => page.lines.map(({ text }) => text)));
  for (const line of lines) {
    if (left === 0) break;
    if (isMedical(foldText(line))) left--;
  }
  return (person) => left === 0 || person.names.some(({ snippet = '' }) => namesDoctor(snippet));
}

/** The role in press laws of somebody whose title is given elsewhere. */
const answersForContent =
  /publication|publicaci[oó]n|publica[cç][aã]o|verantwortlich|inhaltlich|ansvarig utgivare|ansvarlig redakt/i;

/** No more than a degree says. */
const anyDoctor = /^(?:doctors?|doktor(?:en|in)?|docteure?s?|doctor[ae]?s?|dottor(?:e|i|essa)?)$/i;
/** Who leads a walk or a course of an association: any office there says more. */
const leadsEvents =
  /^(?:(?:walks?|activity|event|tour|ride|course) leaders?|(?:aktivitets|cirkel|kurs|tur)?ledare|kursleiter(?:in)?)$/i;
/** "a seasoned leader" is praise. */
const description = /^(?:an?|one|eine?|une?|una?|uno|een|en|ett|et) \p{Ll}/u;

/**
 * The title that most pages give, first of those in the role elements of cards; among equals the one with a rank, then the
 * first. A department, a description, one derived from "founded by" or "owned by", or what many others are called only
 * counts if no other is given.
 */
function bestTitle(person: Person, rankOf: Rank, isOfMany: (title: string) => boolean): string {
  const counts = new Map<string, number>();
  const stated = person.titles.filter((title) => !isDerived(title) && !title.isRank);
  const exact = stated.filter(isExact);
  const own = exact.filter(({ value }) => !isOfMany(value));
  const roles = own.filter(({ isRole }) => isRole);
  const derived = person.titles.filter(({ isRank }) => !isRank);
  const best = [roles, own, exact, stated].find(({ length }) => length > 0) ?? derived;
  for (const { value } of best)
    counts.set(value, (counts.get(value) ?? 0) + (rankOf(value) === 'other' ? 1 : 1.5));
  const support = (title: string) => (counts.get(title) ?? 0) + countWithin(title, counts, rankOf);
  let chosen = '';
  for (const title of counts.keys())
    if (support(title) > (chosen === '' ? 0 : support(chosen))) chosen = title;
  return chosen;
}

/** So many people do not have the same occupation, unless its name is known. */
const minOfDivision = 8;

/** "Secondary" beside the names of half a school's directory says in which part of it they are, and not what they do. */
function titlesOfMany(people: readonly Person[]): (title: string) => boolean {
  const counts = new Map<string, number>();
  for (const { titles } of people)
    for (const value of new Set(titles.map((title) => title.value)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  return (title) => (counts.get(title) ?? 0) >= minOfDivision && titleStrength(title) !== 'certain';
}

function isDerived({ decoding = '' }: Sighting): boolean {
  return decoding === 'JSON-LD founder' || decoding === 'founded by' || decoding === 'owned by';
}

function isExact({ value }: Sighting): boolean {
  return (
    titleStrength(value) !== 'department' &&
    !answersForContent.test(value) &&
    !description.test(value) &&
    !areDegrees(value, true) &&
    !isCredential(value) &&
    !anyDoctor.test(value) &&
    !leadsEvents.test(value) &&
    !isOfficeElsewhere(value)
  );
}

/** "Director" on other pages supports "Director and Founder", which ranks higher. */
function countWithin(title: string, counts: ReadonlyMap<string, number>, rankOf: Rank): number {
  const rank = ranks.indexOf(rankOf(title));
  return [...counts]
    .filter(
      ([other]) => other !== title && title.startsWith(`${other} `) && rank < ranks.indexOf(rankOf(other)),
    )
    .reduce((total, [, count]) => total + count, 0);
}

const ranks: readonly string[] = seniorityLevels;

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
