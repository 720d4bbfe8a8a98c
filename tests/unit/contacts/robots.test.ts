import { describe, expect, test } from 'vitest';
import { robotsRules } from '../../../functions/domain/contacts/site/robots.ts';
import type { Page } from '../../../functions/domain/web/web.ts';

function rulesOf(text: string, status = 200) {
  const answer: Page = {
    outcome: 'page',
    requestedUrl: 'https://acme.example/robots.txt',
    url: 'https://acme.example/robots.txt',
    redirects: [],
    status,
    headers: {},
    body: new TextEncoder().encode(text),
    truncated: false,
    fetchedAt: '2026-01-02T03:04:05.000Z',
  };
  return robotsRules(answer);
}

const allows = (text: string, path: string) => rulesOf(text).allows(`https://acme.example${path}`);

describe('rules', () => {
  test.each<[string, string, boolean]>([
    ['Disallow: /private', '/private/team', false],
    ['Disallow: /private', '/Private/team', true],
    ['Disallow:', '/team', true],
    ['Disallow: /team # people', '/team', false],
    ['Disallow: /*.pdf$', '/docs/team.pdf', false],
    ['Disallow: /*.pdf$', '/docs/team.pdf?page=1', true],
    ['Disallow: /$', '/', false],
    ['Disallow: /$', '/team', true],
    ['Disallow: /*/team/*/print', '/en/team/2020/print', false],
    ['Disallow: /*/team/*/print', '/en/team/print', true],
    ['Disallow: /*a*b$', '/xaxxb', false],
    ['Disallow: /*ab$', '/ab', false],
    ['Disallow: /ab*b$', '/ab', true],
    ['Disallow: *', '/team', false],
    ['Disallow: /über', '/%C3%BCber', false],
    ['Disallow: /%c3%bcber', '/über', false],
    ['Disallow: /~roe', '/%7Eroe', false],
    ['Disallow: /\nAllow: /team', '/team/jane', true],
    ['Disallow: /team\nAllow: /team', '/team', true],
    ['Allow: /t\nDisallow: /team', '/team', false],
  ])('%j for %s: %s', (rules, path, expected) => {
    expect(allows(`User-agent: *\n${rules}\n`, path)).toBe(expected);
  });

  test('of several groups for one agent all count, and a group may name several agents', () => {
    const text =
      'User-agent: a\nUser-agent: buyerscopebot/1.0\nDisallow: /one\nSitemap: https://acme.example/map.xml\nDisallow: /two\n\n' +
      'User-agent: *\nDisallow: /\n\nUser-agent: BuyerscopeBot\nDisallow: /three\n';
    const rules = rulesOf(text);
    const paths = ['/', '/one', '/two', '/three'];
    expect(paths.filter((path) => rules.allows(`https://acme.example${path}`))).toEqual(['/']);
    expect(rules.sitemaps).toEqual(['https://acme.example/map.xml']);
  });

  test('an answer that is a page of the site forbids nothing', () => {
    expect(allows('<!doctype html><p>User-agent: *\nDisallow: /', '/team')).toBe(true);
  });
});

/** Generous: code that multiplies agents by rules takes minutes and a gigabyte. */
const enoughMs = 3_000;

describe('a hostile robots.txt', () => {
  const path = `https://acme.example/${'a'.repeat(1_900)}`;
  const rules = (from: string, count: number) =>
    Array.from({ length: count }, (_, at) => `Disallow: /${from}${at}`).join('\n');
  const agents = Array.from({ length: 9_000 }, (_, at) => `User-agent: a${at}`).join('\n');

  test.each<[string, string, number?]>([
    ['agents times rules', `${agents}\nUser-agent: *\n${rules('x', 9_000)}`],
    ['one pattern of wildcards', `User-agent: *\nDisallow: /${'*a'.repeat(200_000)}b`],
    ['many patterns of wildcards', `User-agent: *\n${`Disallow: /${'*a'.repeat(100)}b\n`.repeat(2_400)}`],
    ['parts that nearly match', `User-agent: *\n${`Disallow: /*${'a'.repeat(240)}b*c\n`.repeat(2_000)}`],
    // Searching for these with `indexOf` takes the product of both lengths.
    [
      'parts that nearly match on both sides',
      `User-agent: *\n${`Disallow: /*${'a'.repeat(450)}b${'a'.repeat(450)}\n`.repeat(2_000)}`,
      40,
    ],
  ])('%s', { timeout: 120_000 }, (_name, text, pages = 20) => {
    const before = process.cpuUsage();
    const { allows } = rulesOf(text);
    for (let page = 1; page <= pages; page += 1) expect(allows(`${path}${page}`)).toBe(true);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(enoughMs);
  });

  test('of a group, the first 1,000 rules count', () => {
    const text = `User-agent: *\n${rules('x', 999)}\nDisallow: /1000th\nDisallow: /1001st\n`;
    expect(allows(text, '/1000th')).toBe(false);
    expect(allows(text, '/1001st')).toBe(true);
  });
});
