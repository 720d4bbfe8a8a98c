import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ContactData } from '../../../shared/model/leads/contact-data.ts';
import { invented } from '../../bench/real-sites/literal.ts';
import { isSameName } from '../../bench/real-sites/names.ts';
import { interval, ratesOf, scoreSite } from '../../bench/real-sites/score.ts';
import { SiteWeb } from '../../bench/real-sites/site-web.ts';
import { openFiles, readSpan } from '../../bench/real-sites/spans.ts';
import { type Half, halves, labelledSites, readLabels, type Truth } from '../../bench/real-sites/truth.ts';

describe('the truth of real sites', () => {
  const files = readdirSync(new URL('../../gold/real-sites/', import.meta.url))
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.replace('.jsonl', '') as Half);

  it('is read as a separate half for each file', () => {
    expect(halves).toEqual(expect.arrayContaining(files));
    const seen = halves.filter((half) => half !== 'seen' && half !== 'fresh');
    expect(labelledSites('seen')).toEqual(seen.flatMap(labelledSites));
  });

  it.each(files)('contains only places in the half "%s", no value and no site of another half', (half) => {
    const sites = labelledSites(half);
    expect(sites.length).toBeGreaterThan(0);
    const others = files.filter((other) => other !== half).flatMap(labelledSites);
    for (const { host, repository, commit } of sites) {
      expect(commit).toMatch(/^[\da-f]{40}$/);
      expect(repository).toMatch(/^[\w.-]+\/[\w.-]+$/);
      expect(others.map((other) => other.host)).not.toContain(host);
      expect(others.map((other) => other.repository)).not.toContain(repository);
    }
    expect(JSON.stringify(sites)).not.toMatch(/@/);
  });

  it('says which line names a host in the form that nobody asks for', () => {
    const [site] = labelledSites('tune');
    const line = JSON.stringify({ ...site, host: 'www.lamps.example' });
    expect(() => readLabels(line, 'fresh.jsonl, line 3')).toThrow(
      /fresh\.jsonl, line 3: .*Write the host "www\.lamps\.example" without "www\."/,
    );
  });

  it('is read from the bytes of a page, without tags, entities and line breaks', () => {
    const page = Buffer.from('<p>Zoë <b>Kr&uuml;ger</b>,\n Owner. zoe [at] lamps [dot] example');
    const files = openFiles([{ file: 'index.html' }], new Map([['index.html', page]]));
    const at = (text: string) => page.indexOf(text);
    expect(readSpan([0, at('Zo'), at('</b>') - at('Zo')], files)).toBe('Zoë Krüger');
    expect(readSpan([0, at('zoe'), page.length - at('zoe'), 'at'], files)).toBe('zoe@lamps.example');
    expect(() => readSpan([0, page.length - 2, 10], files)).toThrow('outside');
  });
});

describe('the web of a clone', () => {
  it('redirects to a home page in a folder, from which its links count', async () => {
    const files = new Map([['tw/home.html', Buffer.from('<a href="team.html">Team</a>')]]);
    const page = await new SiteWeb('lamps.example', { name: 'site', files }, 'tw/home.html').get(
      'https://lamps.example/',
    );
    expect(page).toMatchObject({
      url: 'https://lamps.example/tw/home.html',
      redirects: ['https://lamps.example/'],
      status: 200,
    });
  });
});

describe('links of a site in the folder of its repository', () => {
  const served = async (name: string, path: string) => {
    const files = new Map([
      ['team.html', Buffer.from('Our team')],
      ['blog/lamps.html', Buffer.from('Lamps')],
    ]);
    const page = await new SiteWeb('lamps.example', { name, files }, undefined).get(
      `https://lamps.example${path}`,
    );
    return page.outcome === 'page' ? page.status : 0;
  };

  it('lead to its pages', async () => {
    expect(await served('Lamps-Site', '/Lamps-Site/team')).toBe(200);
    expect(await served('other', '/Lamps-Site/team')).toBe(404);
    expect(await served('blog', '/blog/lamps')).toBe(200);
    expect(await served('blog', '/blog/team')).toBe(404);
  });
});

describe('scoring', () => {
  const truth: Truth = {
    emails: ['office@lamps.example', 'zoe@lamps.example'],
    phones: ['+4566123456'],
    socials: ['https://www.facebook.com/lamps/'],
    people: [
      {
        names: ['Zoë Krüger'],
        titles: ['Owner'],
        level: 'c_suite',
        emails: ['zoe@lamps.example'],
        perhapsEmails: [],
      },
    ],
    optional: { emails: ['old@lamps.example'], phones: [], socials: [], people: ['Ida'] },
  };

  it('counts right, wrong and missed, and leaves out what readers differ on', () => {
    const counts = scoreSite(
      {
        emails: ['office@lamps.example', 'old@lamps.example', 'agency@web.example'],
        phones: ['+4566123456'],
        socials: ['http://facebook.com/lamps'],
        people: [
          { name: 'Dr. Krüger Zoe', title: 'Owner & Maker', level: 'other', emails: ['zoe@lamps.example'] },
          { name: 'Our Lamps', title: 'Shop', level: 'other', emails: ['office@lamps.example'] },
          { name: 'Ida', title: '', level: 'other', emails: [] },
        ],
      },
      truth,
    );
    expect(counts.emails).toEqual({ right: 1, wrong: ['agency@web.example'], missed: ['zoe@lamps.example'] });
    expect(counts.phones).toEqual({ right: 1, wrong: [], missed: [] });
    expect(counts.socials).toEqual({ right: 1, wrong: [], missed: [] });
    expect(counts.people).toEqual({ right: 1, wrong: ['Our Lamps | Shop'], missed: [] });
    expect(counts['titled people'].right).toBe(1);
    expect(counts.pairs).toEqual({ right: 1, wrong: ['Our Lamps ~ office@lamps.example'], missed: [] });
    expect(counts.levels.wrong).toHaveLength(1);
  });

  it('counts a person once, however often the reader lists them', () => {
    const twice = { name: 'Zoë Krüger', title: 'Owner', level: 'c_suite', emails: [] };
    const { people } = scoreSite({ emails: [], phones: [], socials: [], people: [twice, twice] }, truth);
    expect([people.right, people.wrong.length]).toEqual([1, 1]);
  });

  it('recognizes one person in other spellings, and distinguishes two of one family', () => {
    expect(isSameName('MUDr. Nováková Jana', 'Jana Novakova')).toBe(true);
    expect(isSameName('Anna Maria Berg', 'Anna Berg')).toBe(true);
    expect(isSameName('永瀬 徹也', '永瀬徹也')).toBe(true);
    expect(isSameName('Anna Berg', 'Ole Berg')).toBe(false);
    expect(isSameName('Anna', 'Anna Berg')).toBe(false);
  });

  it('puts the figure of all sites inside its interval', () => {
    const counts = [8, 3, 9, 5].map((right) => ({ right, wrong: ['x'], missed: ['y', 'z'] }));
    const { f1 } = ratesOf(counts);
    const [low, high] = interval(counts, 'f1');
    expect(low).toBeLessThan(f1);
    expect(high).toBeGreaterThan(f1);
  });
});

describe('values that are on no page', () => {
  const source = (type: 'email' | 'phone' | 'name', value: string) => ({
    type,
    value,
    ref: 'https://lamps.example/',
    extracted_on: '2026-01-02T03:04:05.000Z',
    updated_on: '2026-01-02T03:04:05.000Z',
  });
  const page = '<b>Zoë</b> Krüger, zoe (at) lamps.example, tel. (0)66 12 34 56';

  it('are distinguished from those on the page in other letters', () => {
    const sources = [
      source('email', 'zoe@lamps.example'),
      source('phone', '+4566123456'),
      source('name', 'Zoë Krüger'),
      source('email', 'krueger@lamps.example'),
      source('phone', '+4566123457'),
      source('name', 'Zoë Berg'),
    ];
    expect(invented({ sources } as ContactData, [page])).toEqual([
      'email krueger@lamps.example',
      'phone +4566123457',
      'name Zoë Berg',
    ]);
  });
});
