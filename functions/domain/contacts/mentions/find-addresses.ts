/** An address found in a text, at `start..end`, and how the text became the address if it is not literal. */
export interface FoundAddress {
  readonly address: string;
  readonly start: number;
  readonly end: number;
  readonly decoding?: string;
}

const maxAddressesPerText = 500;
const maxLocalLength = 64;
const maxDomainLength = 253;
const localCharacters = new Set(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+/=?^_`{|}~-",
);
const domainCharacters = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-');
/** "acme.gr" and the next link's text without a space: no suffix mixes two scripts. */
const gluedWord = /(\.[a-z]{2,24})(?!\p{Script=Latin})[^\P{L}a-z]\p{L}*$/iu;
/** Not the mark that makes a sign before an address an emoji. */
const otherLetter = /[\p{L}\p{N}]|(?!\ufe0f)\p{M}/u;

/**
 * The e-mail addresses in a text, found by scanning outward from each "@": linear in the text, at most 500. The
 * full-width "＠" counts as well. So do obfuscated forms that brackets or capitals make clear ("name [at] host [dot]
 * tld", "(ät)", "name AT host DOT tld"), while `marks` lasts: the number of such marks that may still be examined on
 * this page.
 */
export function findAddresses(text: string, marks: { left: number }): FoundAddress[] {
  const found: FoundAddress[] = [];
  for (let at = nextAt(text, 0); at >= 0 && found.length < maxAddressesPerText; at = nextAt(text, at + 1)) {
    const address = around(text, at);
    if (address) found.push(address);
  }
  if (marks.left > 0 && text.length > 8) found.push(...spelledOut(text, marks));
  return found;
}

/** Lower case; the dotted capital I of Turkish is an i. */
function lowerCase(address: string): string {
  return address.toLowerCase().replace(/i\u0307/g, 'i');
}

function isLocal(character: string | undefined): boolean {
  if (character === undefined) return false;
  return localCharacters.has(character) || (character > '\u007f' && otherLetter.test(character));
}

function isDomain(character: string | undefined): boolean {
  if (character === undefined) return false;
  return domainCharacters.has(character) || (character > '\u007f' && otherLetter.test(character));
}

function nextAt(text: string, from: number): number {
  const plain = text.indexOf('@', from);
  return plain >= 0 ? plain : text.indexOf('＠', from);
}

function around(text: string, at: number): FoundAddress | null {
  let end = at + 1;
  if (end === text.length || at === 0) return null;
  if (text[end] === ' ' && text[at - 1] === ' ') return spacedOut(text, at);
  while (end < text.length && end - at <= maxDomainLength && isDomain(text[end])) end++;
  const domain = tidyDomain(text.slice(at + 1, end));
  if (domain === null) return null;
  let start = at;
  while (start > 0 && at - start <= maxLocalLength && isLocal(text[start - 1])) start--;
  if (at - start > maxLocalLength) return null;
  const local = tidyLocal(text.slice(start, at));
  if (local === null) return null;
  return {
    address: lowerCase(`${local}@${domain}`),
    start: at - local.length,
    end: at + 1 + domain.length,
    ...(text[at] === '＠' ? { decoding: 'full-width @' } : {}),
  };
}

/** "info @ acme.example": spaces on both sides, a plain local part and a domain with a letters-only suffix. */
function spacedOut(text: string, at: number): FoundAddress | null {
  const before = /(?:^|[\s:(<,;])([\w.+-]{1,64})$/.exec(text.slice(Math.max(0, at - 67), at - 1));
  const after = /^([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4})/u.exec(
    text.slice(at + 2, at + 2 + 200),
  );
  const domain = tidyDomain(after?.[1] ?? '');
  const local = before?.[1];
  if (!local || domain === null) return null;
  return {
    address: lowerCase(`${local}@${domain}`),
    start: at - 1 - local.length,
    end: at + 2 + domain.length,
    decoding: 'spaces around @ removed',
  };
}

/**
 * A host name of at least two labels, cut where a sentence or the next word follows without a space. Returns null if
 * it is not one.
 */
export function tidyDomain(text: string): string | null {
  let domain = text.replace(/^[.-]+/, '').length === text.length ? text : '';
  while (domain.endsWith('.') || domain.endsWith('-')) domain = domain.slice(0, -1);
  domain = domain.replace(gluedWord, '$1');
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.some((label) => label === '' || label.length > 63 || label.startsWith('-')))
    return null;
  if (!/^(?:\p{L}{2,24}|xn--[a-z\d-]+)$/iu.test(top)) return null;
  if (/^(?:png|jpe?g|gif|webp|svg|avif|css|js|ico|pdf|html?)$/i.test(top)) return null;
  return domain;
}

function tidyLocal(text: string): string | null {
  let local = text;
  const separator = Math.max(
    local.lastIndexOf('/'),
    local.lastIndexOf('='),
    local.lastIndexOf('|'),
    local.lastIndexOf('?'),
  );
  if (separator >= 0) local = local.slice(separator + 1);
  // In an attribute, a browser leaves "&nbspjane" as it is.
  local = local.replace(/^&nbsp/, '').replace(/^[.'`*{}!#$%&^~-]+/, '');
  if (local === '' || local.endsWith('.') || local.includes('..') || local.includes('&#')) return null;
  return local;
}

const atMark =
  /\s?(?:[[({<（［【]\s?(?:アットマーク|アット|at|ät|a|@|arroba|chiocciola|arobase|at-sign|klammeraffe|apenstaartje|malpa|małpa|snabel-a|snabela|kukac|zavinac|zavináč|hjá|arobas|alfakrøll|krøllalfa|miukumauku|coada de maimuță|güzel a|kuyruklu a|et|majmun|majmunče|manki|afna|lud a|eta|rožė|собака|собачка|маймунско а|равлик|мајмун|παπάκι|ძაღლი|շնիկ|שטרודל|כרוכית|آت|ات|골뱅이|앳|艾特|小老鼠|a còng|a móc)\s?[\])}>）］】]|_(?:at|アットマーク|アット)_)\s?/giu;
/** In capitals between words that are not: "jane.roe AT acme DOT example". */
const capitalAt =
  /(?<=(?:^|[\s:(<,;])[\p{Ll}\d][\p{Ll}\d._+-]{0,63}) AT (?=[\p{Ll}\d][\p{Ll}\d-]{0,62}(?:\.| DOT )\p{Ll})/gu;
const capitalDot = /^ DOT (?=\p{Ll})/u;
const dotMark =
  /^\s?[[({<]\s?(?:dot|punkt|point|punto|ponto|punt|kropka|punktum|piste|tecka|tečka|bodka|punct|pont|nokta|točka|tačka|tocka|pikë|taškas|punkts|prik|titik|chấm|точка|крапка|тачка|τελεία|წერტილი|կետ|נקודה|نقطة|ドット|点|點|점|닷|\.)\s?[\])}>]\s?/iu;

/** Only marks in brackets or capitals: a plain "at" is an ordinary word ("visit us at acme.com"). */
function spelledOut(text: string, marks: { left: number }): FoundAddress[] {
  const found: FoundAddress[] = [];
  const capitals = text.includes(' AT ') ? text.matchAll(capitalAt) : [];
  for (const mark of [...text.matchAll(atMark), ...capitals]) {
    if (marks.left-- <= 0) break;
    const markEnd = mark.index + mark[0].length;
    const local = localBefore(text.slice(Math.max(0, mark.index - 90), mark.index));
    const domain = domainAfter(text.slice(markEnd, markEnd + 200));
    if (!local || !domain) continue;
    found.push({
      address: lowerCase(`${local.value}@${domain.value}`),
      start: mark.index - local.length,
      end: markEnd + domain.length,
      decoding: `spelled out: ${text.slice(mark.index - local.length, markEnd + domain.length)}`.slice(
        0,
        120,
      ),
    });
  }
  return found;
}

function localBefore(text: string): { value: string; length: number } | null {
  const words =
    /(?:^|[\s:(<,;>"'])([\p{L}\p{N}_+-][\p{L}\p{N}._+-]{0,63}(?:\s?[[({]\s?(?:dot|punkt|point|punto|ponto|punt)\s?[\])}]\s?[\p{L}\p{N}_+-]{1,40}){0,2})$/iu.exec(
      text,
    );
  if (!words?.[1]) return null;
  const value = words[1].replace(/\s?[[({]\s?(?:dot|punkt|point|punto|ponto|punt)\s?[\])}]\s?/giu, '.');
  return tidyLocal(value) === value ? { value, length: words[1].length } : null;
}

function domainAfter(text: string): { value: string; length: number } | null {
  let value = '';
  let at = 0;
  for (let part = 0; part < 5; part++) {
    const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,62}[\p{L}\p{N}])?/u.exec(text.slice(at, at + 64))?.[0];
    if (!label) break;
    value += label;
    at += label.length;
    const next = text.slice(at, at + 16);
    const dot = dotMark.exec(next) ?? capitalDot.exec(next) ?? wordDot(next, value);
    if (!dot) break;
    value += '.';
    at += dot[0].length;
  }
  const domain = tidyDomain(value);
  return domain ? { value: domain, length: at - (value.length - domain.length) } : null;
}

/** After an "at" in brackets, a plain " dot " can only mean one thing. */
function wordDot(text: string, before: string): RegExpExecArray | null {
  if (before.includes('.')) return null;
  return /^\s(?:dot|punkt|point|punto|ponto|punt)\s(?=[\p{L}]{2,})/iu.exec(text.slice(0, 12));
}
