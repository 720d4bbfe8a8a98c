import { crawlerName } from '../../web/crawler.ts';
import type { Page } from '../../web/web.ts';

const maxBytes = 512_000;
const maxRules = 1_000;
/** Longer patterns are ignored: no site has them, and each costs time for every page. */
const maxPatternLength = 1_000;
const maxUrlLength = 2_000;
const maxSitemaps = 3;

export interface RobotsRules {
  allows(url: string): boolean;
  readonly sitemaps: readonly string[];
}

interface Rule {
  readonly allows: boolean;
  /** The literal parts between the wildcards. */
  readonly parts: readonly Literal[];
  readonly isAnchored: boolean;
  readonly length: number;
}

/**
 * What a robots.txt answer permits (RFC 9309): 2xx its rules, 4xx everything, anything else nothing. At most 500 KiB
 * of it are read, and only the groups for our agent or, without one, those for `*`.
 */
export function robotsRules(answer: Page | null): RobotsRules {
  if (!answer || answer.status >= 500 || answer.status < 200) return { allows: () => false, sitemaps: [] };
  if (answer.status >= 300) return { allows: () => true, sitemaps: [] };
  const whole = new TextDecoder().decode(answer.body.subarray(0, maxBytes));
  const isCut = answer.truncated || answer.body.length > maxBytes;
  const text = isCut ? withoutLastLine(whole) : whole;
  if (/^\s*<(?:!doctype|html)/i.test(text)) return { allows: () => true, sitemaps: [] };
  const { rules, sitemaps } = parseRobots(text);
  return { allows: (url) => isAllowed(url, rules), sitemaps };
}

function isAllowed(url: string, rules: readonly Rule[]): boolean {
  if (url.length >= maxUrlLength) return false;
  const { pathname, search } = new URL(url);
  const path = normalisePath(pathname + search);
  return rules.find((rule) => matches(rule, path))?.allows ?? true;
}

function parseRobots(text: string): { rules: Rule[]; sitemaps: string[] } {
  const own: Rule[] = [];
  const general: Rule[] = [];
  const sitemaps: string[] = [];
  let group = { isOwn: false, isGeneral: false };
  let hasOwn = false;
  let namesAgents = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const field = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line.slice(0, maxUrlLength));
    if (!field) continue;
    const name = field[1]?.toLowerCase();
    const value = (field[2] ?? '').trim();
    if (name === 'user-agent') {
      if (!namesAgents) group = { isOwn: false, isGeneral: false };
      namesAgents = true;
      const agent = value.toLowerCase().split('/', 1)[0]?.trim();
      group.isOwn ||= agent === crawlerName.toLowerCase();
      group.isGeneral ||= agent === '*';
      hasOwn ||= group.isOwn;
    } else if (name === 'sitemap') {
      if (sitemaps.length < maxSitemaps) sitemaps.push(value);
    } else if (name === 'allow' || name === 'disallow') {
      namesAgents = false;
      const rule = ruleOf(name === 'allow', value);
      if (rule === null) continue;
      if (group.isOwn && own.length < maxRules) own.push(rule);
      if (group.isGeneral && general.length < maxRules) general.push(rule);
    }
  }
  const rules = hasOwn ? own : general;
  return { rules: rules.sort(byPrecedence), sitemaps };
}

/** A rule that was cut off would have another meaning. */
function withoutLastLine(text: string): string {
  return text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1);
}

/** The longest matching rule decides; of two equally long ones, the one that allows (RFC 9309, 2.2.2). */
function byPrecedence(one: Rule, other: Rule): number {
  return other.length - one.length || Number(other.allows) - Number(one.allows);
}

function ruleOf(allows: boolean, value: string): Rule | null {
  if (value === '' || value.length > maxPatternLength) return null;
  const pattern = normalisePath(value);
  const isAnchored = pattern.endsWith('$');
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  return { allows, parts: parts.map(literal), isAnchored, length: pattern.length };
}

/** One form for what can be written in several: other characters percent-encoded, escapes in upper case. */
function normalisePath(path: string): string {
  return path
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
    });
}

/** Linear in the length of the path: each part is searched for after the previous one. */
function matches({ parts, isAnchored }: Rule, path: string): boolean {
  const [first, ...rest] = parts;
  if (!first || !path.startsWith(first.text)) return false;
  const last = rest.pop();
  if (!last) return !isAnchored || path.length === first.text.length;
  let at = first.text.length;
  for (const part of rest) {
    at = endOf(part, path, at);
    if (at < 0) return false;
  }
  if (isAnchored) return path.length - last.text.length >= at && path.endsWith(last.text);
  return endOf(last, path, at) >= 0;
}

/** A text to search for, with how far the search falls back if a character does not match (Knuth, Morris, Pratt). */
interface Literal {
  readonly text: string;
  readonly fallback: Uint16Array;
}

function literal(text: string): Literal {
  const fallback = new Uint16Array(text.length);
  for (let at = 1, matched = 0; at < text.length; at++) {
    while (matched > 0 && text[at] !== text[matched]) matched = fallback[matched - 1] ?? 0;
    if (text[at] === text[matched]) matched++;
    fallback[at] = matched;
  }
  return { text, fallback };
}

/** The end of the first occurrence of a literal at or after `from`; -1 if there is none. */
function endOf({ text, fallback }: Literal, path: string, from: number): number {
  if (text.length < 8) {
    const start = path.indexOf(text, from);
    return start < 0 ? -1 : start + text.length;
  }
  for (let at = from, matched = 0; at < path.length; at++) {
    while (matched > 0 && path[at] !== text[matched]) matched = fallback[matched - 1] ?? 0;
    if (path[at] === text[matched]) matched++;
    if (matched === text.length) return at + 1;
  }
  return -1;
}
