import { decodeHTML } from 'entities';
import { noAttributes } from '../../web/html-reader.ts';
import { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { textOf } from '../page/queries.ts';
import { isBelowCredit } from './below-credit.ts';
import { findAddresses } from './find-addresses.ts';
import {
  addressesOfLink,
  addressKeysAmong,
  addressOfAttributes,
  decodeCloudflare,
} from './linked-address.ts';
import { cut, type Place, placeOf, segmentAt, snippetAround } from './place.ts';

const maxMentions = 1_500;
const maxLineLength = 100_000;

export interface AddressMention extends Place {
  readonly address: string;
  readonly decoding?: string;
  readonly snippet: string;
  /** The text of the link, if it is one. */
  readonly linkText: string;
  readonly isOthers: boolean;
  readonly isSample: boolean;
}

export function linkedAddresses(page: PageModel, context: PageContext): AddressMention[] {
  const mentions: AddressMention[] = [];
  const add = (address: string, element: number, decoding?: string) => {
    if (mentions.length >= maxMentions) return;
    const place = placeOf(page, element);
    mentions.push({
      ...place,
      address,
      ...(decoding ? { decoding } : {}),
      snippet: snippetAround(page, place.line, address),
      linkText: textOf(page, element),
      isOthers:
        context.isOthers(place.segment) ||
        context.isOthersElement(element) ||
        isBelowCredit(page, context, place.line, textOf(page, element)),
      isSample: false,
    });
  };
  for (const { href, element } of page.links) {
    if (mentions.length >= maxMentions) break;
    if (!/[:#]/.test(href)) continue;
    for (const address of addressesOfLink(href))
      add(address, element, literalIn(href, address) ? undefined : decodingOf(href));
    const hash = href.indexOf('/cdn-cgi/l/email-protection#');
    const hidden = hash >= 0 ? decodeCloudflare(href.slice(hash + 28)) : null;
    if (hidden) add(hidden, element, 'Cloudflare e-mail obfuscation');
  }
  addHidden(page, add);
  for (const { html, element } of page.written) {
    const text = decodeHTML(html).replace(/mailto:|[<>"']/gi, ' ');
    for (const address of new Set(findAddresses(text, { left: 0 }).map((found) => found.address)))
      add(address, element, 'parts in a script');
  }
  return mentions;
}

/** The addresses that attributes hide. What exceeds the limit is not added. */
function addHidden(page: PageModel, add: (address: string, element: number, decoding: string) => void): void {
  const keys = addressKeysAmong(page.attributes);
  const isCloudflare = page.attributes.has('data-cfemail');
  const isAssembled = keys.whole.length > 0 || (keys.local.length > 0 && keys.domain.length > 0);
  if (!isCloudflare && !isAssembled) return;
  for (const [index, { attributes, hidden }] of page.elements.entries()) {
    if (hidden || attributes === noAttributes) continue;
    const encoded = isCloudflare ? attributes['data-cfemail'] : undefined;
    if (encoded !== undefined) {
      const cloudflare = decodeCloudflare(encoded);
      if (cloudflare) add(cloudflare, index, 'Cloudflare e-mail obfuscation');
      continue;
    }
    const assembled = isAssembled ? addressOfAttributes(attributes, keys) : null;
    if (assembled) add(assembled.address, index, assembled.decoding);
  }
}

/** How a link became an address that it does not have literally. */
function decodingOf(href: string): string {
  return /^\s*javascript:/i.test(href) ? 'decoded as the script of the link does' : 'mailto percent-decoded';
}

function literalIn(text: string, address: string): boolean {
  return text.toLowerCase().includes(address);
}

const mayBeSpelled = /[[({<（［【_]| AT /;

export function shownAddresses(page: PageModel, context: PageContext): AddressMention[] {
  const mentions: AddressMention[] = [];
  const marks = { left: 2_000 };
  for (const [index, line] of page.lines.entries()) {
    if (mentions.length >= maxMentions) break;
    const hasSign = line.text.includes('@') || line.text.includes('＠');
    if (!hasSign && !mayBeSpelled.test(line.text)) continue;
    const inLine = findAddresses(line.text.slice(0, maxLineLength), marks);
    if (inLine.length === 0 && !hasSign) continue;
    const inSegments: { address: string; segment: number; decoding?: string }[] = [];
    if (line.endSegment - line.firstSegment > 1) {
      for (let segment = line.firstSegment; segment < line.endSegment; segment++) {
        const text = page.segments[segment]?.text ?? '';
        if (hasSign ? !text.includes('@') : !mayBeSpelled.test(text)) continue;
        for (const { address, decoding } of findAddresses(text, hasSign ? { left: 0 } : marks))
          inSegments.push({ address, segment, ...(decoding ? { decoding } : {}) });
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
        isOthers: context.isOthers(segment, start) || isBelowCredit(page, context, index, address),
        isSample: PageContext.announcesSample(line.text.slice(Math.max(0, start - 40), start)),
      });
    const lower = inSegments.length > 0 ? line.text.toLowerCase() : '';
    for (const { address, segment, decoding } of inSegments) {
      const start = lower.indexOf(address);
      add(address, segment, Math.max(0, start), decoding);
    }
    for (const found of inLine) {
      if (inSegments.some(({ address }) => isGlued(found.address, address))) continue;
      add(found.address, segmentAt(page, index, found.start), found.start, found.decoding);
    }
  }
  return mentions;
}

/** "atjane@acme.exampleor": an address between words of other elements, without the spaces that a reader sees. */
function isGlued(inLine: string, address: string): boolean {
  return inLine.endsWith(address) || (inLine.includes(address) && !inLine.startsWith(address));
}
