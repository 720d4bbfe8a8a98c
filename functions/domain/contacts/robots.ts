import robotsParser from 'robots-parser';
import { crawlerName } from '../web/crawler.ts';
import type { Page } from '../web/web.ts';

const longest = 512_000;

interface ParsedRobots {
  isAllowed(url: string, name: string): boolean | undefined;
  getSitemaps(): string[];
}

/** The package exports its function as `module.exports`, while its types describe a `default` property. */
function parse(url: string, text: string): ParsedRobots {
  const imported: unknown = robotsParser;
  if (typeof imported !== 'function') throw new TypeError('robots-parser does not export a function');
  return imported(url, text);
}

export interface RobotsRules {
  allows(url: string): boolean;
  readonly sitemaps: readonly string[];
}

/**
 * What a robots.txt answer permits (RFC 9309): 2xx its rules, 4xx everything, anything else nothing. At most
 * 500 KiB of it are read.
 */
export function robotsRules(url: string, answer: Page | null): RobotsRules {
  if (!answer || answer.status >= 500 || answer.status < 200) return { allows: () => false, sitemaps: [] };
  if (answer.status >= 300) return { allows: () => true, sitemaps: [] };
  const text = new TextDecoder().decode(answer.body.subarray(0, longest));
  if (/^\s*<(?:!doctype|html)/i.test(text)) return { allows: () => true, sitemaps: [] };
  const rules = parse(url, text);
  return {
    allows: (page) => page.length < 2_000 && rules.isAllowed(page, crawlerName) !== false,
    sitemaps: rules.getSitemaps().slice(0, 3),
  };
}
