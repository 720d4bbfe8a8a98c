import type { PageContext } from '../../page/page-context.ts';
import type { PageModel } from '../../page/page-model.ts';
import { elementAt, textOf } from '../../page/queries.ts';
import { columnHead, columnHeads, rowHead } from '../../page/table-columns.ts';
import { titleStrength } from '../../words/job-title.ts';
import { hasGivenName } from '../../words/names/given-names.ts';
import { isReference } from '../../words/others/others-headings.ts';
import { personName } from '../../words/person-name.ts';
import { isBelowCredit } from '../below-credit.ts';
import { countryByCity } from '../cities.ts';
import { countryAtEnd, countryOf } from '../country-names.ts';
import { cut, type Place, placeOf, segmentAt, snippetAround } from '../place.ts';
import { numberOfChat } from './chat-links.ts';
import { type FoundPhone, findPhones, phoneOfLink } from './find-phones.ts';
import { iconsBeforeNumbers } from './number-icons.ts';
import { isLooseLabel, labelOf } from './number-labels.ts';
import { isUsualPart } from './usual-parts.ts';

const maxPhones = 200;
/** The maximum number of lines with enough digits that are examined on one page. */
const maxNumberLines = 800;

export interface PhoneMention extends Place {
  readonly phone: string;
  /** How the page's text became the number. */
  readonly decoding: string;
  readonly snippet: string;
  readonly isOthers: boolean;
  /** Its label. */
  readonly label: 'phone' | 'fax' | 'none';
}

export function linkedPhones(
  page: PageModel,
  context: PageContext,
  country: string | undefined,
): PhoneMention[] {
  const mentions: PhoneMention[] = [];
  for (const { href, element } of page.links) {
    if (mentions.length >= maxPhones) break;
    const chat = numberOfChat(href);
    if (chat === undefined && !/^\s*(?:tel|callto|call|phone):/i.test(href)) continue;
    const phone = phoneOfLink(chat === undefined ? href.trim() : `tel:${chat}`, country);
    if (!phone) continue;
    const place = placeOf(page, element);
    const text = textOf(page, element);
    const visible = visibleNumber(text, phone, country);
    // What a chat is opened with may be another number than the one shown, which is called.
    const called = chat === undefined || visible !== phone ? null : onlyNumber(text, country);
    const mention: PhoneMention = {
      ...place,
      phone: visible,
      decoding: 'E.164',
      label: isFaxLink(page, element, place) ? 'fax' : 'none',
      snippet: snippetAround(page, place.line, text),
      isOthers: context.isOthers(place.segment) || context.isOthersElement(element),
    };
    mentions.push(mention);
    if (called !== null && called !== phone) mentions.push({ ...mention, phone: called });
  }
  return mentions;
}

/** The number that a text has, if it is valid and the only one. */
function onlyNumber(text: string, country: string | undefined): string | null {
  const [shown, ...others] = findPhones(text, country);
  return shown?.valid && others.length === 0 ? shown.phone : null;
}

/** The visible number wins over a link to a similar number, and any that is written with its country over any link. */
function visibleNumber(text: string, linked: string, country: string | undefined): string {
  const [shown, ...others] = findPhones(text, country);
  if (!shown?.valid || others.length > 0 || shown.phone === linked) return linked;
  return shown.international || shown.phone.slice(-6) === linked.slice(-6) ? shown.phone : linked;
}

function isFaxLink(page: PageModel, element: number, place: Place): boolean {
  const own = textOf(page, element);
  if (labelOf(own.replace(/[\d+()./\s–-]+$/, '')) === 'fax') return true;
  const line = page.lines[place.line];
  if (!line || own === '') return false;
  const at = line.text.indexOf(own);
  const before = at > 0 ? line.text.slice(Math.max(0, at - 40), at) : '';
  const label = labelOf(before);
  if (label !== 'none') return label === 'fax';
  return before.trim() === '' && labelOf(outerLabel(page, place.line)) === 'fax';
}

const maxOuterLabel = 40;

/**
 * The label of a line that begins with its value: the cell, term or short line before it. A term is all about its
 * value, however long it is ("VAT number of Acme Haulage Ltd, Northfield").
 */
function outerLabel(page: PageModel, line: number): string {
  const before = page.lines[line - 1];
  if (!before) return '';
  const element = page.elements[page.segments[before.firstSegment]?.element ?? -1];
  if (element?.tag === 'dt' && before.text.length > maxOuterLabel) return before.text.slice(0, maxOuterLabel);
  if (before.text.length > maxOuterLabel) return '';
  const digits = before.text.replace(/\D/g, '').length;
  if (digits > 5 || titleStrength(before.text) !== 'none') return '';
  const isTerm = element !== undefined && /^(?:dt|th|td|strong|b|span|label|h[3-6])$/.test(element.tag);
  return isTerm || before.text.endsWith(':') || before.text.length < 20 ? before.text : '';
}

export function shownPhones(
  page: PageModel,
  context: PageContext,
  country: string | undefined,
): PhoneMention[] {
  const mentions: PhoneMention[] = [];
  const heads = columnHeads(page);
  const icons = iconsBeforeNumbers(page);
  let tried = 0;
  let lastAlone = -2;
  /** Without a label, a number is only followed by others in its own paragraph: an item of a list may be an article. */
  let aloneIn = -1;
  for (const [index, line] of page.lines.entries()) {
    if (mentions.length >= maxPhones) break;
    if (line.text.length < 6 || line.text.length > 3_000 || !sixDigits.test(line.text)) continue;
    if (++tried > maxNumberLines) break;
    const isMarked = () =>
      icons.phones.has(line.firstSegment) ||
      isMarkedAsPhone(page, line.firstSegment) ||
      isUnderPhones(context, index);
    const outer = () =>
      [
        () => outerLabel(page, index),
        () => columnHead(page, line.firstSegment, heads),
        () => rowHead(page, line.firstSegment),
        () =>
          lastAlone === index - 1 &&
          [-1, elementAt(page, line.firstSegment)].includes(aloneIn) &&
          numberAlone.test(line.text)
            ? aPhone
            : '',
        () => (isMarked() || (numberAlone.test(line.text) && isNameAbove(page, index)) ? aPhone : ''),
      ]
        .map((label) => label())
        .find((label) => labelOf(label) !== 'none') ?? '';
    const found = findPhones(line.text, country, outer);
    const isUnsure =
      country === undefined || found.length === 0 || found.some(({ international }) => !international);
    const local = isUnsure ? countryNear(page, context, index) : undefined;
    for (const one of local && local !== country ? findPhones(line.text, local, outer) : found) {
      if (one.label !== 'fax' && !isPhone(one, line.text, local ?? country))
        if (one.label !== 'none' || !one.valid || !isMarked()) continue;
      if (one.label === 'none' && isReference(line.text)) continue;
      if (!one.valid && isLooseLabel(/\p{L}/u.test(one.before) ? one.before : outer())) continue;
      if (numberAlone.test(line.text) && (one.label === 'phone' || one.label === 'none')) {
        lastAlone = index;
        aloneIn = one.label === 'phone' ? -1 : elementAt(page, line.firstSegment);
      }
      const segment = segmentAt(page, index, one.start);
      const isFax = one.label === 'none' && icons.faxes.has(segment);
      mentions.push({
        phone: one.phone,
        decoding: one.decoding,
        label: isFax ? 'fax' : one.label === 'other' ? 'none' : one.label,
        segment,
        element: -1,
        line: index,
        snippet: cut(line.text, one.start),
        isOthers:
          context.isOthers(segment, one.start) ||
          isBelowCredit(page, context, index, line.text.slice(one.start, one.end)),
      });
    }
  }
  return mentions;
}

/**
 * All mentions without what a page shows of a number without its country code and with a plus all the same, where its
 * link in the same line has both ("+9741425514" for tel:+919741425514).
 */
export function withoutCutNumbers(
  linked: readonly PhoneMention[],
  shown: readonly PhoneMention[],
): PhoneMention[] {
  const isCut = ({ phone, line }: PhoneMention) =>
    linked.some(
      (link) => link.line === line && link.phone.length > phone.length && link.phone.endsWith(phone.slice(1)),
    );
  return [...linked, ...shown.filter((mention) => !isCut(mention))];
}

/** What labels a number of which something else says that it is one of a phone. */
const aPhone = 'tel';
/** A line that is nothing but a number: after one that has a label it is a second number. */
const numberAlone = /^[\d+()./\s–-]{8,20}$/;
const phoneMark = /(?:^|[\s_-])(?:phones?|tel|telephones?|telefon\w*|telefoon|mobile|handy)(?:$|[\s_-])/i;
const maxMarkedSegments = 24;

/** A small element around a number that is marked as one of phones: `<div class="phone">`. */
function isMarkedAsPhone(page: PageModel, segment: number): boolean {
  let at = page.segments[segment]?.element ?? -1;
  for (let steps = 0; steps < 4 && at >= 0; steps++) {
    const { attributes, firstSegment = 0, endSegment = 0, parent = -1 } = page.elements[at] ?? {};
    if (endSegment - firstSegment > maxMarkedSegments) return false;
    if (phoneMark.test(attributes?.class ?? '')) return true;
    at = parent;
  }
  return false;
}

/** A card of a name and, below it, a number. */
function isNameAbove(page: PageModel, line: number): boolean {
  const { text = '' } = page.lines[line - 1] ?? {};
  return text.length <= maxOuterLabel && personName(text) === text && hasGivenName(text);
}

/** Whether a line is under a heading "Phones". */
function isUnderPhones(context: PageContext, line: number): boolean {
  const heading = context.headings(line).split(' / ').at(-1) ?? '';
  return heading.length < maxOuterLabel && labelOf(heading) === 'phone' && !isLooseLabel(heading);
}

/** The country or city at the end of the address above a number, or of the heading, for an office's own number. */
function countryNear(page: PageModel, context: PageContext, index: number): string | undefined {
  for (let line = index; line >= Math.max(0, index - 5); line--) {
    const text = page.lines[line]?.text ?? '';
    const country =
      text.length < 120 ? (countryAtEnd(text, page.language) ?? countryByCity(text)) : undefined;
    if (country) return country;
  }
  const heading = context.headings(index).split(' / ').at(-1) ?? '';
  return heading.length < maxOuterLabel ? countryOf(/ in ([\p{L} ]+)$/u.exec(heading)?.[1] ?? '') : undefined;
}

/**
 * A cheap check: a number has six digits, ASCII, Arabic, Persian or full-width, with only grouping characters
 * between them.
 */
const sixDigits =
  /[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19](?:[ ()+./\u0080-\u065f\u066a-\u06ef\u06fa-\uff0f\uff1a-\uffff-]*[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]){5}/;

/** Labelled numbers. Without a label only one with its country code, or a line that consists of a number. */
function isPhone(found: FoundPhone, line: string, country: string | undefined): boolean {
  if (found.label === 'fax' || found.label === 'other') return false;
  if (found.label === 'phone') return true;
  const written = line.slice(found.start, found.end).trim();
  if (standsAlone(written, line, country)) return true;
  if (!found.valid) return false;
  if (found.international || isListOfNumbers(line)) return true;
  // "Administración: 643 12 34 56"
  const value = line.replace(/\([^()]*\)\s*$/, '').replace(/^\p{L}[\p{L} .'-]{2,30}:\s*/u, '');
  if (written === value.trim() && /^\d{2,4}(?: \d{2,4}){2,4}$/.test(written)) return true;
  // "8 (8553) 45-46-06", with the trunk prefix of Russia and Kazakhstan.
  if (written === value.trim() && /^[78] ?\(\d{3,5}\) ?[\d -]{5,9}$/.test(written)) return true;
  const grouped = /^\(?0\d*[)\s./-]|^\(\d{2,4}\)|^(?:1[.\s-])?\(?\d{3}\)?[.\s-]\d{3}[.\s-]\d{4}$/.test(
    written,
  );
  if (isAfterName(found, written, line) || isUsualPart(found, written, line, country)) return true;
  if (!grouped || /^\d+([.,]\d+)?$/.test(written)) return false;
  if (/(?:^|\s)(?:at|on|unter|au|al|op|på|pod)\s*$/i.test(found.before)) return true;
  return line.length < 140 && labelOf(found.before.slice(-30)) === 'none';
}

const maxLineOfName = 100;

/** "Chair: Jane Roe: 07700900123", "Jane Roe (07700 900123)": a number right after a name, at the end of a short line. */
function isAfterName({ before, end }: FoundPhone, written: string, line: string): boolean {
  if (line.length > maxLineOfName || !/^(?:0[1-9][\d ]{8,11}|\d{2,4}(?:[ .-]\d{2,4}){2,4})$/.test(written))
    return false;
  if (!/^[\s).]*$/.test(line.slice(end))) return false;
  const words = before.replace(/\s*(?:[:,(–—-]\s*)?$/u, '');
  const name = personName(words.slice(words.lastIndexOf(': ') + 1).trim());
  return name !== null && hasGivenName(name);
}

/** "605 5550101 – 605 5550102": a line of nothing but whole numbers of one form. */
function isListOfNumbers(line: string): boolean {
  if (line.length > 140 || !/^\(?\d/.test(line)) return false;
  const parts = line.replace(/\.$/, '').split(/ ?[–/|;,] ?| - /);
  const forms = new Set(parts.map((part) => part.trim().replace(/\d/g, '9')));
  const [form = ''] = forms;
  return parts.length > 1 && forms.size === 1 && /^[9 ()]{9,17}$/.test(form) && / |\)/.test(form);
}

/**
 * An ungrouped number that is all its line says except addresses: with its trunk zero, or of eight digits where
 * these are common.
 */
function standsAlone(written: string, line: string, country: string | undefined): boolean {
  const isWhole =
    /^\(?0(?!00)[\d)\s./-]{8,14}$/.test(written) ||
    (/^[2-9]\d{7}$/.test(written) && (country === 'NO' || country === 'DK'));
  if (!isWhole || line.length > 140) return false;
  return (
    line
      .replace(/[^\s@]{1,64}@[^\s@]{1,100}/, '')
      .replace(written, '')
      .replace(/[\s/|,;·•–-]+/g, '') === ''
  );
}
