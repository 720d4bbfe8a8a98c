import { decodeHTML } from 'entities';
import type { ContactData, ContactSource } from '../../../shared/model/leads/contact-data.ts';
import { foldText } from '../../../shared/text/fold-text.ts';

/**
 * The values of a record that none of the fetched pages contains, neither literally nor after any decoding that a
 * source may name. Inferred addresses are left out, as they say themselves that no page has them.
 */
export function invented(data: ContactData, pages: readonly string[]): string[] {
  const seen = pages.map(formsOf);
  return data.sources
    .filter(
      ({ type, decoding }) => type !== 'category' && type !== 'site' && !decoding?.startsWith('inferred'),
    )
    .filter((source) => !seen.some((forms) => occurs(source, forms)))
    .map(({ type, value }) => `${type} ${value}`);
}

interface Forms {
  /** The source, entities, percent signs and escapes decoded, in lower case. */
  readonly source: string;
  /** The text without tags, hidden parts and white space, with the names of pictures. */
  readonly joined: string;
  /** The rest without tags, folded, with single spaces between words. */
  readonly words: string;
  /** The digits, without what usually separates those of one number. */
  readonly digits: string;
  readonly addresses: ReadonlySet<string>;
}

function formsOf(page: string): Forms {
  const decoded = decodeHTML(decodeHTML(page))
    .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\\//g, '/');
  const source = percentDecoded(decoded).toLowerCase().replaceAll('＠', '@');
  const shown = visible(source);
  const text = shown.replace(/<[a-z/!?][^>]*>/gi, ' ');
  const joined = shown.replace(/<[a-z/!?][^>]*>/gi, '');
  const words = [text, joined, source].map(wordsOf).join(' ');
  return {
    source,
    joined: joined.replace(/\s/g, ''),
    words,
    digits: [text, source].map(digitsOf).join(' '),
    addresses: new Set([...hiddenAddresses(source), ...spelledAddresses(text)]),
  };
}

function occurs(source: ContactSource, forms: Forms): boolean {
  const { type, value, decoding = '' } = source;
  switch (type) {
    case 'email':
      return (
        forms.source.replace(/\s/g, '').includes(value) ||
        forms.joined.includes(value) ||
        forms.addresses.has(value) ||
        isSpelled(source, forms) ||
        (decoding === 'reversed by its style' && forms.source.includes([...value].reverse().join(''))) ||
        (decoding.startsWith('parts in') && partsOf(value).every((part) => forms.source.includes(part)))
      );
    case 'phone': {
      const isRange = decoding.includes('end of a range');
      const isShort = decoding.includes('area code of the number before');
      return nationalDigits(value).some((digits) =>
        isRange
          ? isEndOfRange(digits, forms)
          : forms.digits.includes(digits) || (isShort && isAfterAreaCode(digits, forms)),
      );
    }
    case 'name':
      return (
        isInWords(value, forms) ||
        (decoding.includes('usual order') && value.split(' ').every((word) => isInWords(word, forms)))
      );
    case 'title':
      return (
        isInWords(value, forms) ||
        (decoding === 'founded by' && founding.test(forms.words)) ||
        (decoding === 'owned by' && /owned|inhabergefuhrt/.test(forms.words))
      );
    case 'social':
    case 'linkedin': {
      // The page's source has been decoded likewise.
      const address = percentDecoded(
        value.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''),
      ).toLowerCase();
      const user = address.replace(/^.*\/@?/, '');
      return (
        forms.source.includes(address) ||
        (decoding === 'handle at the network' && forms.joined.includes(`@${user}`))
      );
    }
    default:
      return isInWords(value, forms);
  }
}

const founding =
  /(?<!\p{L})(?:founded|established|started|set up|gegrundet|fondee?|fundad[oa]|fondat[oa]|opgericht|grunda(?:d|des|ts)|gru?nnlagt|grundlagt|stiftet|startet|etabler(?:t|et)|perusti(?:vat)?|zalozil[ai]?|infiintata?|osnoval[ai]|osnovao|основал[аи]?|заснува(?:в|ла|ли)|основана?|ikure|isteige|dibinaja|nodibinaja|asutas(?:id)?|didirikan|kurul\p{L}*|alapitott?\p{L}*)(?!\p{L})/u;

function isInWords(value: string, forms: Forms): boolean {
  return forms.words.replace(/ /g, '').includes(wordsOf(value).replace(/ /g, ''));
}

/**
 * The source quotes how the page spells an address: the page contains the quotation, with all its parts in order.
 */
function isSpelled({ value, decoding = '' }: ContactSource, forms: Forms): boolean {
  const quoted = /^spelled out: (.*)$/s.exec(decoding.toLowerCase())?.[1]?.replace(/\s/g, '');
  if (quoted === undefined || !forms.joined.includes(quoted)) return false;
  let at = 0;
  return partsOf(value).every((part) => {
    at = quoted.indexOf(part, at) + part.length;
    return at >= part.length;
  });
}

function partsOf(address: string): string[] {
  return address.split(/[@.]/);
}

/** A page without what its styles hide, and with its pictures' descriptions in their place. */
function visible(source: string): string {
  return source
    .replace(/<(\w+)[^>]*style=["']?[^"'>]{0,200}display:\s*(?:none|table-column)[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<img[^>]*\salt="([^"]{0,100})"[^>]*>/g, '$1');
}

/** "0555 123456, 123457": an area code before another number of as many digits, and then its own digits. */
function isAfterAreaCode(digits: string, forms: Forms): boolean {
  return [5, 6, 7, 8].some(
    (count) =>
      digits.length > count &&
      forms.digits.includes(digits.slice(-count)) &&
      new RegExp(`${digits.slice(0, -count)}\\d{${count}}`).test(forms.digits),
  );
}

/** "555 0171/0172", "555 0171/2": the number before it, and then its own last digits. */
function isEndOfRange(digits: string, forms: Forms): boolean {
  return [1, 2, 3, 4, 5, 6, 7, 8].some((count) => {
    const beginning = digits.slice(0, -count);
    return (
      beginning !== '' && new RegExp(`${beginning}\\d{${count}}${digits.slice(-count)}`).test(forms.digits)
    );
  });
}

/** A number may be written without its country code, and with a trunk prefix that E.164 drops. */
function nationalDigits(phone: string): string[] {
  const digits = phone.replace(/;ext=.*$/, '').replace(/\D/g, '');
  return [1, 2, 3].map((length) => digits.slice(length)).filter((rest) => rest.length >= 6);
}

function digitsOf(text: string): string {
  return text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(Number.parseInt(foldedDigit(digit), 10)))
    .replace(/\(0\)/g, '')
    .replace(/(\d)[\s().\-–‐‑－（）/·•\u00a0\u200e\u200f\u202a-\u202e]+(?=\d)/g, '$1');
}

function foldedDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = [0x660, 0x6f0, 0xff10].find((start) => code >= start && code < start + 10) ?? 0x30;
  return String(code - zero);
}

function wordsOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/** Addresses that Cloudflare hides, and those whose parts are reversed or in attributes, are not guessed. */
function hiddenAddresses(source: string): string[] {
  return [...source.matchAll(/(?:data-cfemail="|email-protection#)([\da-f]{10,})/g)].map(([, hex = '']) => {
    const bytes = Buffer.from(hex, 'hex');
    const text = bytes.subarray(1).map((byte) => byte ^ (bytes[0] ?? 0));
    return Buffer.from(text).toString('utf8').toLowerCase();
  });
}

/** "name [at] host [dot] tld" and the like, as addresses. */
function spelledAddresses(text: string): string[] {
  const at = '\\s*[\\[({<_]?\\s*(?:@|at|アット|arroba|chiocciola)\\s*[\\])}>_]?\\s*';
  const dot = '\\s*[\\[({<_]?\\s*(?:\\.|dot|punkt|punto|ponto)\\s*[\\])}>_]?\\s*';
  const pattern = new RegExp(`([\\w.+-]+)${at}([\\w-]+(?:${dot}[\\w-]+)+)`, 'g');
  return [...text.matchAll(pattern)].map(
    ([, local, host = '']) => `${local}@${host.replace(new RegExp(dot, 'g'), '.')}`,
  );
}
