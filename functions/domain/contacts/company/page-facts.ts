import { countryAtEnd } from '../mentions/country-votes.ts';
import { findAddresses } from '../mentions/find-addresses.ts';
import { type FoundPhone, findPhones, labelOf, phoneOfLink } from '../mentions/find-phones.ts';
import {
  addressAttributes,
  addressesOfMailto,
  addressOfAttributes,
  decodeCloudflare,
} from '../mentions/linked-address.ts';
import { readMarkup } from '../mentions/marked-up-data.ts';
import { companyProfile, linkedinUser } from '../mentions/socials.ts';
import { type DataFacts, readData } from '../mentions/structured-data.ts';
import { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolve } from '../page/parse-page.ts';
import { columnHead, columnHeads } from '../page/table-columns.ts';
import { findPeople, type ShownPerson } from '../people/find-people.ts';
import { titleStrength } from '../words/job-title.ts';

/** Where on a page something stands. `element` is -1 where it is plain text of the segment. */
export interface Place {
  readonly segment: number;
  readonly element: number;
  readonly line: number;
}

export interface AddressMention extends Place {
  readonly address: string;
  readonly decoding?: string;
  readonly snippet: string;
  /** What the page shows as the link's text, where it is one. */
  readonly linkText: string;
  readonly isOthers: boolean;
  readonly isSample: boolean;
}

interface PhoneMention extends Place {
  readonly phone: string;
  readonly snippet: string;
  readonly isOthers: boolean;
}

/** All that one page says, before it is judged whose it is. */
export interface PageFacts {
  readonly page: PageModel;
  readonly context: PageContext;
  readonly addresses: AddressMention[];
  readonly phones: PhoneMention[];
  readonly people: ShownPerson[];
  readonly personalLinks: (Place & { readonly user: string })[];
  readonly profiles: {
    readonly network: string;
    readonly url: string;
    readonly isOthers: boolean;
    readonly literal: string;
  }[];
  readonly data: DataFacts;
  readonly markup: DataFacts;
}

const mostMentions = 1_500;
const longestLine = 100_000;
const mostPhones = 200;
/** Lines with digits enough for a number that are looked at on one page. */
const mostNumberLines = 800;

/** Runs every extractor over one page. `country` reads phone numbers written without a country code. */
export function factsOf(
  page: PageModel,
  country: string | undefined,
  isOwnUrl: (url: string) => boolean,
): PageFacts {
  const context = new PageContext(page);
  return {
    page,
    context,
    addresses: [...linkedAddresses(page, context), ...shownAddresses(page, context)],
    phones: [...linkedPhones(page, context, country), ...shownPhones(page, context, country)],
    people: findPeople(page, context),
    ...profileLinks(page, context),
    data: readData(page, isOwnUrl),
    markup: readMarkup(page, context),
  };
}

function placeOf(page: PageModel, element: number): Place {
  const { firstSegment = 0, endSegment = 0 } = page.elements[element] ?? {};
  const segment = firstSegment < endSegment ? firstSegment : Math.max(0, firstSegment - 1);
  return { segment, element, line: page.segments[segment]?.line ?? 0 };
}

function textOf(page: PageModel, element: number): string {
  const { firstSegment = 0, endSegment = 0 } = page.elements[element] ?? {};
  return page.segments
    .slice(firstSegment, Math.min(endSegment, firstSegment + 8))
    .map((segment) => segment.text)
    .join(' ');
}

function linkedAddresses(page: PageModel, context: PageContext): AddressMention[] {
  const mentions: AddressMention[] = [];
  const add = (address: string, element: number, decoding?: string) => {
    if (mentions.length >= mostMentions) return;
    const place = placeOf(page, element);
    mentions.push({
      ...place,
      address,
      ...(decoding ? { decoding } : {}),
      snippet: snippetAround(page, place.line, address),
      linkText: textOf(page, element),
      isOthers: context.isOthers(place.segment) || context.isOthersElement(element),
      isSample: false,
    });
  };
  for (const { href, element } of page.links) {
    if (mentions.length >= mostMentions) break;
    if (!/[:#]/.test(href)) continue;
    if (/^\s*mailto:/i.test(href)) {
      for (const address of addressesOfMailto(href.trim()))
        add(address, element, literalIn(href, address) ? undefined : 'mailto percent-decoded');
    } else {
      const hash = href.indexOf('/cdn-cgi/l/email-protection#');
      const address = hash >= 0 ? decodeCloudflare(href.slice(hash + 28)) : null;
      if (address) add(address, element, 'Cloudflare e-mail obfuscation');
    }
  }
  const mayHide =
    page.attributes.has('data-cfemail') || addressAttributes.some((name) => page.attributes.has(name));
  for (const [index, element] of mayHide ? page.elements.entries() : []) {
    if (mentions.length >= mostMentions) break;
    if (element.hidden) continue;
    const encoded = element.attributes['data-cfemail'];
    const cloudflare = encoded === undefined ? null : decodeCloudflare(encoded);
    if (cloudflare) add(cloudflare, index, 'Cloudflare e-mail obfuscation');
    const assembled = encoded === undefined ? addressOfAttributes(element.attributes) : null;
    if (assembled) add(assembled.address, index, assembled.decoding);
  }
  return mentions;
}

function literalIn(text: string, address: string): boolean {
  return text.toLowerCase().includes(address);
}

function shownAddresses(page: PageModel, context: PageContext): AddressMention[] {
  const mentions: AddressMention[] = [];
  const marks = { left: 2_000 };
  for (const [index, line] of page.lines.entries()) {
    if (mentions.length >= mostMentions) break;
    const hasSign = line.text.includes('@') || line.text.includes('＠');
    if (!hasSign && !/[[({<]/.test(line.text)) continue;
    const inLine = findAddresses(line.text.slice(0, longestLine), marks);
    if (inLine.length === 0 && !hasSign) continue;
    const inSegments: { address: string; segment: number }[] = [];
    if (hasSign && line.endSegment - line.firstSegment > 1) {
      for (let segment = line.firstSegment; segment < line.endSegment; segment++) {
        const text = page.segments[segment]?.text ?? '';
        if (!text.includes('@')) continue;
        for (const { address } of findAddresses(text, { left: 0 })) inSegments.push({ address, segment });
      }
    }
    const add = (address: string, segment: number, start: number, decoding?: string) =>
      mentions.push({
        address,
        ...(decoding ? { decoding } : {}),
        segment,
        element: -1,
        line: index,
        snippet: cut(line.text, start),
        linkText: '',
        isOthers: context.isOthers(segment, start),
        isSample: PageContext.announcesSample(line.text.slice(Math.max(0, start - 40), start)),
      });
    for (const { address, segment } of inSegments) {
      const start = line.text.toLowerCase().indexOf(address);
      add(address, segment, Math.max(0, start));
    }
    for (const found of inLine) {
      if (inSegments.some(({ address }) => found.address.includes(address))) continue;
      add(found.address, segmentAt(page, index, found.start), found.start, found.decoding);
    }
  }
  return mentions;
}

/** The segment of a line in which a position of its text lies, by summing lengths: near enough for its place. */
function segmentAt(page: PageModel, line: number, position: number): number {
  const { firstSegment = 0, endSegment = 1, text = '' } = page.lines[line] ?? {};
  if (endSegment - firstSegment === 1) return firstSegment;
  let from = 0;
  for (let segment = firstSegment; segment < endSegment; segment++) {
    const part = page.segments[segment]?.text ?? '';
    const at = text.indexOf(part, from);
    from = (at < 0 ? from : at) + part.length;
    if (position < from) return segment;
  }
  return Math.max(firstSegment, endSegment - 1);
}

function linkedPhones(page: PageModel, context: PageContext, country: string | undefined): PhoneMention[] {
  const mentions: PhoneMention[] = [];
  for (const { href, element } of page.links) {
    if (mentions.length >= mostPhones) break;
    const chat =
      /^\s*(?:https?:)?\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2B)?(\d{8,15})/i.exec(
        href,
      )?.[1];
    if (chat === undefined && !/^\s*(?:tel|callto|phone):/i.test(href)) continue;
    const phone = phoneOfLink(chat === undefined ? href.trim() : `tel:+${chat}`, country);
    if (!phone) continue;
    const place = placeOf(page, element);
    if (isFaxLink(page, element, place)) continue;
    mentions.push({
      ...place,
      phone,
      snippet: snippetAround(page, place.line, textOf(page, element)),
      isOthers: context.isOthers(place.segment) || context.isOthersElement(element),
    });
  }
  return mentions;
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

/** The label of a line that begins with its value: the cell, term or short line before it. */
function outerLabel(page: PageModel, line: number): string {
  const before = page.lines[line - 1];
  if (!before || before.text.length > 40) return '';
  const element = page.elements[page.segments[before.firstSegment]?.element ?? -1];
  const digits = before.text.replace(/\D/g, '').length;
  if (digits > 5 || titleStrength(before.text) !== 'none') return '';
  const isTerm = element !== undefined && /^(?:dt|th|td|strong|b|span|label|h[3-6])$/.test(element.tag);
  return isTerm || before.text.endsWith(':') || before.text.length < 20 ? before.text : '';
}

function shownPhones(page: PageModel, context: PageContext, country: string | undefined): PhoneMention[] {
  const mentions: PhoneMention[] = [];
  const heads = columnHeads(page);
  let tried = 0;
  for (const [index, line] of page.lines.entries()) {
    if (mentions.length >= mostPhones) break;
    if (line.text.length < 6 || line.text.length > 3_000 || !sixDigits.test(line.text)) continue;
    if (++tried > mostNumberLines) break;
    const outer = () => outerLabel(page, index) || columnHead(page, line.firstSegment, heads);
    const found = findPhones(line.text, country, outer);
    const isUnsure = country === undefined || found.some(({ international }) => !international);
    const local = isUnsure ? countryNear(page, index) : undefined;
    for (const one of local && local !== country ? findPhones(line.text, local, outer) : found) {
      if (!isPhone(one, line.text, local ?? country)) continue;
      const segment = segmentAt(page, index, one.start);
      mentions.push({
        phone: one.phone,
        segment,
        element: -1,
        line: index,
        snippet: cut(line.text, one.start),
        isOthers: context.isOthers(segment, one.start),
      });
    }
  }
  return mentions;
}

/** The country that the address above a number ends with: an office's own. */
function countryNear(page: PageModel, index: number): string | undefined {
  for (let line = index; line >= Math.max(0, index - 5); line--) {
    const text = page.lines[line]?.text ?? '';
    const country = text.length < 120 ? countryAtEnd(text, page.language) : undefined;
    if (country) return country;
  }
  return undefined;
}

/** Cheap: a number has six digits, ASCII, Arabic, Persian or full-width, with nothing between them but what groups digits. */
const sixDigits =
  /[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19](?:[ ()+./\u0080-\u065f\u066a-\u06ef\u06fa-\uff0f\uff1a-\uffff-]*[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]){5}/;

/** Labelled numbers; without a label only one with its country code, or a line that is a number and nothing else. */
function isPhone(found: FoundPhone, line: string, country: string | undefined): boolean {
  if (found.label === 'fax' || found.label === 'other') return false;
  if (found.label === 'phone') return true;
  const written = line.slice(found.start, found.end).trim();
  if (standsAlone(written, line, country)) return true;
  if (!found.valid) return false;
  if (found.international) return true;
  if (written === line.replace(/\([^()]*\)\s*$/, '').trim() && /^\d{2,4}(?: \d{2,4}){2,4}$/.test(written))
    return true;
  const grouped = /^\(?0\d*[)\s./-]|^\(\d{2,4}\)|^\d{3}[.\s-]\d{3}[.\s-]\d{4}$/.test(written);
  if (!grouped || /^\d+([.,]\d+)?$/.test(written)) return false;
  if (/(?:^|\s)(?:at|on|unter|au|al|op|på|pod)\s*$/i.test(found.before)) return true;
  return line.length < 140 && labelOf(found.before.slice(-30)) === 'none';
}

/** A number without groups that is all its line says, addresses apart: with its trunk zero, or of eight digits where these are usual. */
function standsAlone(written: string, line: string, country: string | undefined): boolean {
  const isWhole =
    /^\(?0[\d)\s./-]{8,14}$/.test(written) ||
    (/^[2-9]\d{7}$/.test(written) && (country === 'NO' || country === 'DK'));
  if (!isWhole || line.length > 140) return false;
  return (
    line
      .replace(/[^\s@]{1,64}@[^\s@]{1,100}/, '')
      .replace(written, '')
      .replace(/[\s/|,;·•–-]+/g, '') === ''
  );
}

function profileLinks(page: PageModel, context: PageContext) {
  const profiles: PageFacts['profiles'] = [];
  const personalLinks: PageFacts['personalLinks'] = [];
  for (const { href, element } of page.links) {
    if (!/^\s*(?:https?:)?\/\//i.test(href) && !/^(?:www\.)?[a-z]+\.com\//i.test(href)) continue;
    const address = resolve(/^\s*(?:https?:)?\/\//i.test(href) ? href : `https://${href}`, page.base);
    if (!address) continue;
    const user = linkedinUser(address);
    if (user) {
      personalLinks.push({ ...placeOf(page, element), user });
      continue;
    }
    const profile = companyProfile(address) ?? ownMastodon(page, address, element);
    if (profile) profiles.push({ ...profile, isOthers: context.isOthersElement(element), literal: href });
  }
  return { profiles, personalLinks };
}

/** Mastodon has many hosts: a handle's address that the page marks as its own (`rel="me"`) or names so. */
function ownMastodon(page: PageModel, address: string, element: number) {
  if (!/^https:\/\/[\w.-]+\/@[\w.-]+\/?$/.test(address)) return null;
  const { rel = '', title = '', 'aria-label': label = '' } = page.elements[element]?.attributes ?? {};
  const isNamed = /mastodon/i.test(`${title} ${label} ${textOf(page, element)}`);
  return isNamed || /(?:^|\s)me(?:\s|$)/i.test(rel) ? { network: 'mastodon', url: address } : null;
}

function snippetAround(page: PageModel, line: number, value: string): string {
  const text = page.lines[line]?.text ?? '';
  return cut(text, Math.max(0, text.toLowerCase().indexOf(value.toLowerCase())));
}

function cut(text: string, around: number): string {
  if (text.length <= 200) return text;
  const start = Math.max(0, around - 80);
  return text.slice(start, start + 200).trim();
}
