import { legalForms, patternOf } from '../../../../../shared/text/legal-forms.ts';
import { seniorityOf } from '../../../../../shared/text/seniority.ts';
import { titleStrength } from '../../words/job-title.ts';
import type { Person } from '../person.ts';

const president =
  '(?:president|präsident(?:in)?|présidente?|president[ea]|prezydent|prezident(?:ka)?|presidentti)';
/** The title by which a state's president is addressed as well as an association's. */
const bare = new RegExp(`^(?:the )?${president}$`, 'iu');
const begins = new RegExp(`^${president}(?!\\p{L})`, 'iu');

/**
 * Leaves out whom texts only mention as "President Jane Roe" on a site whose own president stands in a list: they lead a
 * country, or led the association once.
 */
export function withoutOtherPresidents(people: readonly Person[]): Person[] {
  const isShown = ({ titles }: Person) => titles.some(({ value, isTold }) => !isTold && begins.test(value));
  if (!people.some(isShown)) return [...people];
  return people.filter(
    ({ titles, emails, phones }) =>
      titles.length === 0 ||
      emails.length > 0 ||
      phones.length > 0 ||
      !titles.every(({ value, isTold }) => isTold && bare.test(value)),
  );
}

/** "Founder · Roe Events": what stands behind such a mark is no title. */
const ofFirm = /^([^·•|/]{2,40}?) [·•|/–—-] (.{2,60})$/u;
/** A firm's two founders may each have a subject of their own. */
const minFirms = 3;
/** "Roe GmbH", "roe.io" */
const isFirm = new RegExp(`(?:^|\\s)${patternOf(legalForms)}\\.?$|^[\\w-]+\\.[a-z]{2,6}$`, 'iu');

/**
 * Leaves out the heads of several firms, whom a site shows as its customers: "Founder · Roe Events", "CEO · Lake Pumps". Nobody
 * whom the site says how to reach is among them.
 */
export function withoutHeadsOfOthers(people: readonly Person[]): Person[] {
  const firmOf = new Map<Person, string>();
  for (const person of people) {
    const firm = person.emails.length + person.phones.length > 0 ? null : otherFirm(person);
    if (firm !== null) firmOf.set(person, firm);
  }
  const firms = [...new Set(firmOf.values())];
  const areFirms = firms.length >= minFirms || (firms.length > 1 && firms.some((firm) => isFirm.test(firm)));
  return areFirms ? people.filter((person) => !firmOf.has(person)) : [...people];
}

/** What all titles of a head name behind the office; null if one names nothing, or a second office. */
function otherFirm({ titles }: Person): string | null {
  let firm: string | null = null;
  for (const { value } of titles) {
    const [, office = '', behind = ''] = ofFirm.exec(value) ?? [];
    if (seniorityOf(office) !== 'c_suite' || titleStrength(behind) !== 'none') return null;
    firm = behind;
  }
  return firm;
}
