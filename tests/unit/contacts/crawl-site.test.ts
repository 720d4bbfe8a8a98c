import { describe, expect, test } from 'vitest';
import { readCompanySite } from '../../../functions/domain/contacts/read-company-site.ts';
import { type Answer, ports, readAcme, WebInMemory } from './site-in-memory.ts';

const acme = { domain: 'acme.example', name: 'Acme' };
const never = new AbortController().signal;

/** Reads the likeliest pages, and `maxFurtherPages` of the others. */
async function read(pages: Record<string, string | Answer>, signal = never, maxFurtherPages = 0) {
  const web = new WebInMemory(pages);
  const result = await readCompanySite(acme, ports(web), { signal, maxFurtherPages });
  const asked = web.pagesAsked.map((url) => url.replace('https://acme.example', ''));
  return {
    asked,
    emails: 'error' in result ? [] : result.contact_data.emails,
    error: 'error' in result ? result.error : null,
  };
}

describe('which pages are read', () => {
  test('contact, team, imprint and about pages by link text or address, in many languages', async () => {
    const links = [
      '/kontakt',
      '/x1|Notre équipe',
      '/x2|Aviso legal',
      '/chi-siamo',
      '/blog/post',
      '/produkte',
      '/agb|AGB',
      '/x3|Medarbejdere',
    ];
    const body = links
      .map((link) => `<a href="${link.split('|')[0]}">${link.split('|')[1] ?? 'more'}</a>`)
      .join('');
    const { asked } = await read({ 'https://acme.example/': body });
    expect(asked.slice(1, 6).sort()).toEqual(['/chi-siamo', '/kontakt', '/x1', '/x2', '/x3']);
    expect(asked).not.toContain('/blog/post');
    expect(asked).not.toContain('/agb');
  });

  test('pages to which a script of the link or of the button leads', async () => {
    const { asked } = await read({
      'https://acme.example/': [
        `<a href="javascript:openPage('people.html');">Team</a>`,
        `<a href="javascript:void(0)" onclick="window.location.href = 'where.html'">Contact</a>`,
        `<button onclick="location.href='us.html'">About us</button>`,
        `<div onclick="window.location.assign('/legal.html')">Legal notice</div>`,
        `<a href="javascript:alert('not yet');">Team</a>`,
        `<button onclick="show('menu.html')">Menu</button>`,
        `<a href="real.html" onclick="location.href='other.html'">Contact</a>`,
        `<button onclick="location.href='https://broker.example/contact.html'">Contact</button>`,
      ].join(''),
    });
    expect(asked.slice(1).toSorted()).toEqual([
      '/legal.html',
      '/people.html',
      '/real.html',
      '/us.html',
      '/where.html',
    ]);
  });

  test('the home page behind one that only lets visitors in', async () => {
    const behind = '<a href="home.html">Home</a><a href="contact.html">Contact</a>';
    const { asked } = await read({
      'https://acme.example/':
        '<p>We may not advertise.</p><a href="home.html"><button>I Accept</button></a>',
      'https://acme.example/home.html': behind,
    });
    expect(asked).toEqual(['/', '/home.html', '/contact.html']);
    // Beside other links it is the page that leads to it.
    expect((await read({ 'https://acme.example/': behind })).asked).toEqual(['/', '/contact.html']);
  });

  test('all of a small site, whatever its links say, except for terms', async () => {
    const links = ['/claustro', '/secretaria', '/el-colegio', '/eventos', '/private-events', '/terms'];
    const body = links.map((link) => `<a href="${link}">more</a>`).join('');
    const { asked } = await read({ 'https://acme.example/': body });
    expect(asked.toSorted()).toEqual(['/', ...links.filter((link) => link !== '/terms')].toSorted());
  });

  test('a page of information before those of services, as it leads to what no menu names', async () => {
    const services = Array.from({ length: 9 }, (_, at) => `<a href="/sluzby-${at}.htm">Sluzby</a>`).join('');
    const { asked } = await read({
      'https://acme.example/': `${services}<a href="/x.htm">Informace</a>`,
      'https://acme.example/x.htm': '<a href="/adresa.htm">Kontakt</a>',
    });
    expect(asked).toContain('/x.htm');
    expect(asked).toContain('/adresa.htm');
  });

  test('no films that a page shows in frames', async () => {
    const films = [1, 2, 3, 4, 5, 6, 7].map((at) => `<iframe src="/films/${at}.mp4"></iframe>`).join('');
    const { asked } = await read({ 'https://acme.example/': `${films}<a href="/kontakt">Kontakt</a>` });
    expect(asked).toEqual(['/', '/kontakt']);
  });

  test('a privacy page before those of products, as it says who answers for the site', async () => {
    const products = Array.from({ length: 9 }, (_, at) => `<a href="/kozijnen-${at}">meer</a>`).join('');
    const { asked } = await read({
      'https://acme.example/': `${products}<a href="/privacyverklaring">Privacyverklaring</a>`,
    });
    expect(asked).toContain('/privacyverklaring');
  });

  test('more people under a staff page, by an address that contains its word', async () => {
    const names = ['jane-roe', 'ida-krogh', 'tom-bech', 'anna-lind', 'karl-holm'];
    const cards = names.map((name) => `<a href="/team-${name}.html"><i>AB</i> Partner</a>`).join('');
    const { asked } = await read({
      'https://acme.example/': '<a href="/team">Team</a><a href="/contact">Contact</a>',
      'https://acme.example/team': cards,
      'https://acme.example/contact': '',
    });
    expect(asked.filter((path) => path.startsWith('/team-'))).toHaveLength(names.length);
  });

  test('twenty more if they are each about one person, by an address in a staff folder', async () => {
    const names = Array.from('abcdefghijklmnopqrstuvwxyzäöü', (letter) => `r${letter}e`);
    const cards = names.map((name) => `<a href="/team/jane-${name}/" aria-label="More"></a>`);
    const { asked } = await read({
      'https://acme.example/': '<a href="/kontakt">Kontakt</a><a href="/ueber-uns">Über uns</a>',
      'https://acme.example/ueber-uns': cards.join(''),
    });
    expect(asked.filter((path) => path.startsWith('/team/jane-'))).toHaveLength(25);
    expect(asked).toHaveLength(28);
  });

  test('a page of committees, in several languages, before those of events', async () => {
    const events = Array.from({ length: 9 }, (_, at) => `<a href="/valpar-${at}">Mer</a>`).join('');
    const { asked } = await read({
      'https://acme.example/': `${events}<a href="/kommitt%C3%A9er.html">Kommittéer</a><a href="/udvalg">Udvalg</a>`,
    });
    expect(asked).toEqual(expect.arrayContaining(['/kommitt%C3%A9er.html', '/udvalg']));
  });

  test.each([
    ['a list', (links: string) => `<ul><li><a href="#">Kontakt</a><ul>${links}</ul></li></ul>`],
    [
      'Bootstrap',
      (links: string) =>
        `<ul><li class="dropdown"><a href="#">Unser Team</a><div class="dropdown-menu">${links}</div></li></ul>`,
    ],
  ])('what an entry for contacts or people opens, before products: %s', async (_, menu) => {
    const products = Array.from({ length: 20 }, (_, at) => `<a href="/leuchte-${at}">mehr</a>`).join('');
    const { asked } = await read({
      'https://acme.example/': `${products}${menu('<a href="/nord">Nord</a><a href="/sued">Süd</a>')}`,
    });
    expect(asked.slice(1, 3)).toEqual(['/nord', '/sued']);
  });

  test('at most eight, and never one twice', async () => {
    const links = Array.from(
      { length: 40 },
      (_, at) => `<a href="/contact-${at}">Contact</a><a href="/team-${at}#x">Team</a>`,
    ).join('');
    const { asked } = await read({ 'https://acme.example/': links, 'https://acme.example/contact-0': links });
    expect(asked).toHaveLength(8);
    expect(new Set(asked).size).toBe(asked.length);
  });

  describe('after the likeliest', () => {
    const offices = (count: number, at = '') =>
      Array.from({ length: count }, (_, number) => `<a href="/${at}office-of-trade-${number}">More</a>`).join(
        '',
      );

    test('all others are read, but not more than asked for and none twice', async () => {
      const home = `${offices(60)}<a href="/contact">Contact</a>`;
      const { asked } = await read(
        { 'https://acme.example/': home, 'https://acme.example/contact': home },
        never,
        32,
      );
      expect(asked.slice(0, 2)).toEqual(['/', '/contact']);
      expect(asked).toHaveLength(8 + 32);
      expect(new Set(asked).size).toBe(asked.length);
      const { asked: few } = await read({ 'https://acme.example/': home }, never, 3);
      expect(few).toHaveLength(8 + 3);
    });

    test('those of the home page are read before those that other pages lead to', async () => {
      const { asked } = await read(
        {
          'https://acme.example/': `<a href="/contact">Contact</a>${offices(12)}`,
          'https://acme.example/contact': `<a href="/a-team">Team</a>${offices(9, 'a/')}`,
        },
        never,
        32,
      );
      const lastOfHome = Math.max(...asked.map((path, at) => (path.startsWith('/office') ? at : 0)));
      expect(asked.findIndex((path) => path.startsWith('/a/office'))).toBeGreaterThan(lastOfHome);
      expect(asked).toHaveLength(1 + 2 + 12 + 9);
    });

    test('what they publish counts, and where they lead within two clicks', async () => {
      const { emails } = await read(
        {
          'https://acme.example/': offices(12),
          'https://acme.example/office-of-trade-9': '<p>trade@acme.example</p><a href="/desk">Desk</a>',
          'https://acme.example/desk': '<p>desk@acme.example</p>',
        },
        never,
        32,
      );
      expect(emails).toEqual(['trade@acme.example', 'desk@acme.example']);
    });

    test('no more once they are large, and each only as far as 500 KB', async () => {
      const large = new Map<string, number | undefined>();
      class LargePages extends WebInMemory {
        override async get(url: string, options?: { signal?: AbortSignal; maxBytes?: number }) {
          const page = await super.get(url, options);
          if (!url.includes('office')) return page;
          large.set(url, options?.maxBytes);
          return { ...page, status: 200, body: new TextEncoder().encode('x'.repeat(500_000)) };
        }
      }
      const web = new LargePages({ 'https://acme.example/': offices(60) });
      await readCompanySite(acme, ports(web), { signal: never });
      // The likeliest have seven of them; then eight are asked for at once.
      expect([...large.values()].slice(7)).toEqual(Array.from({ length: 8 }, () => 500_000));
    });
  });

  test('two clicks from home, not three', async () => {
    const page = (next: string, local: string) => `<a href="${next}">Contact</a><p>${local}@acme.example</p>`;
    const { emails } = await read({
      'https://acme.example/': page('/contact', 'zero'),
      'https://acme.example/contact': page('/contact-b', 'one'),
      'https://acme.example/contact-b': page('/contact-c', 'two'),
      'https://acme.example/contact-c': page('/', 'three'),
    });
    expect(emails).toEqual(['zero@acme.example', 'one@acme.example', 'two@acme.example']);
  });

  test('frames and meta refreshes cost no click; subdomains are the company’s, other sites are not', async () => {
    const { emails, asked } = await read({
      'https://acme.example/':
        '<frameset><frame src="menu.html"><frame src="https://www.acme.example/main.html"></frameset><a href="https://other.example/contact">Contact</a>',
      'https://acme.example/menu.html': '<meta http-equiv="refresh" content="0; url=/menu2.html">',
      'https://acme.example/menu2.html': '<p>menu@acme.example</p>',
      'https://www.acme.example/main.html': '<p>main@acme.example</p>',
    });
    expect(emails.sort()).toEqual(['main@acme.example', 'menu@acme.example']);
    expect(asked.join()).not.toContain('other.example');
  });

  test('linked vCards and text pages count', async () => {
    const data = await readAcme({
      '/': '<a href="/jane.vcf">vCard</a><a href="/humans.txt">Humans</a>',
      '/jane.vcf': {
        type: 'text/vcard',
        body: 'BEGIN:VCARD\r\nFN:Jane Roe\r\nTITLE:Head of\r\n  Sales\r\nEMAIL;TYPE=work:jane@acme.example\r\nTEL;TYPE=fax:+442079460001\r\nTEL:+44 20 7946 0958\r\nEND:VCARD',
      },
      '/humans.txt': { type: 'text/plain', body: 'Write to humans@acme.example' },
    });
    expect(data.external_emails[0]).toMatchObject({
      value: 'jane@acme.example',
      title: 'Head of Sales',
      level: 'director',
      phones: ['+442079460958'],
    });
    expect(data.emails).toEqual(['humans@acme.example']);
  });

  test('a sitemap helps if the home page has no links of its own', async () => {
    const { emails } = await read({
      'https://acme.example/': '<div id="app"></div>',
      'https://acme.example/sitemap.xml':
        '<urlset><url><loc>https://acme.example/contact</loc></url></urlset>',
      'https://acme.example/contact': 'hi@acme.example',
    });
    expect(emails).toEqual(['hi@acme.example']);
  });

  test('so it does if the home page leads to one kind of page only, as its menu comes from a script', async () => {
    const sitemap =
      '<urlset><url><loc>https://acme.example/ansprechpartner</loc></url><url><loc>https://acme.example/unser-team</loc></url></urlset>';
    const site = {
      'https://acme.example/sitemap.xml': sitemap,
      'https://acme.example/unser-team': 'hi@acme.example',
    };
    const { emails } = await read({ ...site, 'https://acme.example/': '<a href="/kontakt">Kontakt</a>' });
    expect(emails).toEqual(['hi@acme.example']);
    const menu = '<a href="/kontakt">Kontakt</a><a href="/impressum">Impressum</a>';
    expect((await read({ ...site, 'https://acme.example/': menu })).emails).toEqual([]);
  });

  test('a sitemap that was made for another address still names the pages of this one', async () => {
    const { emails } = await read({
      'https://acme.example/robots.txt': 'Sitemap: https://acme-old.test/sitemap.xml',
      'https://acme.example/': '<div id="app"></div>',
      'https://acme.example/sitemap.xml':
        '<urlset><url><loc>https://acme-old.test/</loc></url><url><loc>https://acme-old.test/contact</loc></url></urlset>',
      'https://acme.example/contact': 'hi@acme.example',
    });
    expect(emails).toEqual(['hi@acme.example']);
  });

  describe('a menu that a script writes', () => {
    const pages = {
      'https://acme.example/parts/nav.html': '<a href="unser-team.html">Wir</a>',
      'https://acme.example/unser-team.html': 'hi@acme.example',
    };

    test('leads to the pages of the part that the script loads, from the home page on', async () => {
      const { emails } = await read({
        ...pages,
        'https://acme.example/': '<script src="/jquery.js"></script><script src="/layout.js"></script>',
        'https://acme.example/layout.js': "fetch(base + 'parts/nav.html').then(show);",
      });
      expect(emails).toEqual(['hi@acme.example']);
    });

    test.each([
      ['an attribute', '<div data-include="parts/footer.html"></div>'],
      ['a script in the page', "<script>$('#foot').load('parts/footer.html')</script>"],
    ])(
      'and other parts are read as the home page itself, whatever else it leads to: %s',
      async (_, include) => {
        const menu = '<a href="/kontakt">Kontakt</a><a href="/impressum">Impressum</a>';
        const { emails } = await read({
          ...pages,
          'https://acme.example/': menu + include,
          'https://acme.example/parts/footer.html': 'foot@acme.example <a href="unser-team.html">Team</a>',
        });
        expect(emails.toSorted()).toEqual(['foot@acme.example', 'hi@acme.example']);
      },
    );

    test('costs at most ten requests more', async () => {
      const parts = (kind: string) => Array.from({ length: 30 }, (_, at) => `parts/${kind}-${at}.html`);
      const { asked } = await read({
        'https://acme.example/': `<script src="/layout.js"></script>${parts('header')
          .map((name) => `<div data-include="${name}"></div>`)
          .join('')}`,
        'https://acme.example/layout.js': parts('menu')
          .map((name) => `fetch("${name}");`)
          .join(''),
      });
      // The sitemap is the tenth.
      expect(asked.filter((path) => path !== '/')).toHaveLength(9);
    });

    test.each([
      '["unser-team.html", "preise.html"]',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the script has the template.
      '`<a href="${at("unser-team/")}">Wir</a>`',
    ])('leads to the pages that a script in the page names itself: %s', async (named) => {
      const { emails } = await read({
        ...pages,
        'https://acme.example/unser-team/': 'hi@acme.example',
        'https://acme.example/': `<script>menu(${named})</script>`,
      });
      expect(emails).toEqual(['hi@acme.example']);
    });

    test('is not looked for if the page has a menu, in scripts of others, or against robots.txt', async () => {
      const script = '<script src="/layout.js"></script>';
      const layout = { 'https://acme.example/layout.js': 'fetch("parts/nav.html")' };
      const menu = '<a href="/kontakt">Kontakt</a><a href="/impressum">Impressum</a>';
      expect((await read({ ...pages, ...layout, 'https://acme.example/': menu + script })).emails).toEqual(
        [],
      );
      const others = '<script src="https://scripts.example/layout.js"></script>';
      const elsewhere = { 'https://scripts.example/layout.js': 'fetch("parts/nav.html")' };
      expect((await read({ ...pages, ...elsewhere, 'https://acme.example/': others })).emails).toEqual([]);
      const robots = { 'https://acme.example/robots.txt': 'User-agent: *\nDisallow: /layout.js' };
      expect(
        (await read({ ...pages, ...layout, ...robots, 'https://acme.example/': script })).emails,
      ).toEqual([]);
    });
  });

  test('the home page may redirect to another domain, which is then the company’s; other pages may not', async () => {
    const { emails } = await read({
      'https://acme.example/': { redirectsTo: 'https://acme-bakery.test/' },
      'https://acme-bakery.test/':
        '<p>info@acme-bakery.test, old@acme.example</p><a href="/contact">Contact</a>',
      'https://acme-bakery.test/contact': { redirectsTo: 'https://forms.example/acme' },
      'https://forms.example/acme': '<p>forms@acme.example</p>',
    });
    expect(emails).toEqual(['info@acme-bakery.test', 'old@acme.example']);
  });
});

describe('robots.txt', () => {
  const site = {
    'https://acme.example/': '<a href="/contact">Contact</a><a href="/private/team">Team</a>',
    'https://acme.example/contact': 'open@acme.example',
    'https://acme.example/private/team': 'secret@acme.example',
  };

  test('what it forbids is not requested', async () => {
    const { asked, emails } = await read({
      ...site,
      'https://acme.example/robots.txt': 'User-agent: *\nDisallow: /private\n',
    });
    expect(asked).not.toContain('/private/team');
    expect(emails).toEqual(['open@acme.example']);
  });

  test('rules for our name outrank those for all', async () => {
    const robots = 'User-agent: *\nDisallow: /\n\nUser-agent: buyerscopebot\nAllow: /\nDisallow: /private\n';
    expect((await read({ ...site, 'https://acme.example/robots.txt': robots })).emails).toEqual([
      'open@acme.example',
    ]);
  });

  test('a redirect into a forbidden part is not read', async () => {
    const { emails } = await read({
      ...site,
      'https://acme.example/contact': { redirectsTo: 'https://acme.example/private/team' },
      'https://acme.example/robots.txt': 'User-agent: *\nDisallow: /private\n',
    });
    expect(emails).toEqual([]);
  });

  test.each<[string, Answer, boolean]>([
    ['missing', { status: 404 }, true],
    ['forbidden', { status: 403 }, true],
    ['broken', { status: 500 }, false],
  ])('%s: the site is read: %s', async (_state, answer, isRead) => {
    const { error } = await read({ ...site, 'https://acme.example/robots.txt': answer });
    expect(error === null).toBe(isRead);
  });

  test('a site that forbids everything says so', async () => {
    const { error, asked } = await read({
      ...site,
      'https://acme.example/robots.txt': 'User-agent: *\nDisallow: /',
    });
    expect(error).toBe("The site's robots.txt does not allow reading it");
    expect(asked).toEqual([]);
  });
});

describe('a site with problems', () => {
  test('without https is read over http', async () => {
    const { emails } = await read({
      'https://acme.example/robots.txt': { unreachable: 'connection_failed' },
      'https://acme.example/': { unreachable: 'connection_failed' },
      'http://acme.example/': 'info@acme.example',
    });
    expect(emails).toEqual(['info@acme.example']);
  });

  test.each<[Answer, string]>([
    [{ unreachable: 'timed_out' }, 'The site did not answer in time'],
    [{ status: 500 }, 'The site answered with an error (HTTP 500)'],
    [{ body: 'PK', type: 'application/zip' }, 'The site answered with something other than a web page'],
  ])('%j has a readable error', async (answer, expected) => {
    expect((await read({ 'https://acme.example/': answer })).error).toBe(expected);
  });

  test('a domain without a host is named as such', async () => {
    const gone = { unreachable: 'no_such_host' } as const;
    const bases = [
      'https://acme.example',
      'http://acme.example',
      'https://www.acme.example',
      'http://www.acme.example',
    ];
    const pages = Object.fromEntries(
      bases.flatMap((base) => [
        [`${base}/`, gone],
        [`${base}/robots.txt`, gone],
      ]),
    );
    expect((await read(pages)).error).toBe('The domain has no site');
  });

  test('pages read before the time limit are returned', async () => {
    const ends = new AbortController();
    setTimeout(() => ends.abort(), 20);
    const { emails } = await read(
      {
        'https://acme.example/':
          '<p>info@acme.example</p><a href="/contact">Contact</a><a href="/team">Team</a>',
        'https://acme.example/contact': { hangs: true },
        'https://acme.example/team': 'team@acme.example',
      },
      ends.signal,
    );
    expect(emails).toEqual(['info@acme.example', 'team@acme.example']);
  });

  test('a busy answer is retried', async () => {
    const web = new WebInMemory({ 'https://acme.example/': 'info@acme.example' });
    let busy = 2;
    const get = web.get.bind(web);
    web.get = async (url, options) => {
      const page = await get(url, options);
      return page.outcome === 'page' && url.endsWith('.example/') && busy-- > 0
        ? { ...page, status: 429, headers: { 'retry-after': '1' } }
        : page;
    };
    const pauses: number[] = [];
    const result = await readCompanySite(
      acme,
      { ...ports(web), pause: async (ms) => void pauses.push(ms) },
      { signal: never },
    );
    expect('contact_data' in result && result.contact_data.emails).toEqual(['info@acme.example']);
    expect(pauses.filter((ms) => ms === 1_000)).toHaveLength(2);
  });

  test('requests start a delay apart', async () => {
    const pauses: number[] = [];
    const web = new WebInMemory({ 'https://acme.example/': '<a href="/contact">Contact</a>' });
    await readCompanySite(
      acme,
      { ...ports(web), pause: async (ms) => void pauses.push(ms) },
      { signal: never, pauseMs: 70 },
    );
    expect(pauses).toHaveLength(web.asked.length - 1);
    expect(new Set(pauses)).toEqual(new Set([70]));
  });
});

describe('charsets', () => {
  const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  test.each<[string, Answer]>([
    ['the header', { type: 'text/html; charset=iso-8859-1', body: latin('<title>Bäckerei Müller</title>') }],
    [
      'the page',
      { type: 'text/html', body: latin('<meta charset="windows-1252"><title>Bäckerei Müller</title>') },
    ],
    [
      'the page against the header',
      {
        type: 'text/html; charset=utf-8',
        body: latin('<meta charset="iso-8859-1"><title>Bäckerei Müller</title>'),
      },
    ],
    ['nothing', { type: 'text/html', body: latin('<title>Bäckerei Müller</title>') }],
    [
      'a byte order mark',
      { type: 'text/html; charset=iso-8859-1', body: '\ufeff<title>Bäckerei Müller</title>' },
    ],
  ])('known by %s', async (_by, answer) => {
    expect((await readAcme({ '/': answer })).site_data.title).toBe('Bäckerei Müller');
  });
});
