import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

const link = (...paths: string[]) => paths.map((path) => `<a href="/${path}">${path}</a>`).join(' ');

describe('phrases that look like names', () => {
  const cards = (...pairs: [string, string][]) =>
    pairs.map(([name, title]) => `<li><h3>${name}</h3><p>${title}</p></li>`).join('');

  test('are distinguished from names by words that the site writes in lower case', async () => {
    const data = await readAcme({
      '/': `${link('team')}<p>We sharpen blades and plan every roof garden with care.</p>`,
      '/team': `<ul>${cards(['Jane Barlow', 'Head Gardener'], ['Roof Garden', 'Consultant on request'])}</ul>`,
    });
    expect(peopleOf(data)).toEqual(['Jane Barlow | Head Gardener | ']);
  });

  test('a name whose word is an ordinary one stays if an address contains it', async () => {
    const data = await readAcme({
      '/': `${link('team')}<p>Our green roofs are known in the whole county.</p>`,
      '/team': `<ul>${cards(['Tom Green', 'Head Gardener'])}</ul><p>tom.green@acme.example</p>`,
    });
    expect(peopleOf(data)).toEqual(['Tom Green | Head Gardener | tom.green@acme.example']);
  });

  test.each(['Max Mustermann', 'Jan Kowalski', 'Uniwersytet Testowy', 'Regione Verdalta'])(
    '%s is not a person',
    async (name) => {
      const data = await readAcme({
        '/': link('team'),
        '/team': `<ul>${cards([name, 'Managing Director'])}</ul>`,
      });
      expect(data.external_emails).toEqual([]);
    },
  );
});

describe('a staff page', () => {
  test('three cards of the same shape are people, whatever their titles say', async () => {
    const card = (name: string, title: string) =>
      `<article class="person"><h3>${name}</h3><p class="does">${title}</p><p>Since years.</p></article>`;
    const data = await readAcme({
      '/': link('team'),
      '/team': `<div>${card('Ida Krogh', 'Light and shadow')}${card('Tom Bech', 'Everything round')}${card('Pia Holm', 'Glass')}</div>`,
    });
    expect(peopleOf(data)).toEqual([
      'Ida Krogh | Light and shadow | ',
      'Tom Bech | Everything round | ',
      'Pia Holm | Glass | ',
    ]);
  });

  test('a plural heading is the title of those under it', async () => {
    const data = await readAcme({
      '/': link('people'),
      '/people': `<h2>Our Partners</h2><ul><li><h3>Ida Krogh</h3></li><li><h3>Tom Bech</h3></li><li><h3>Pia Holm</h3></li></ul>`,
    });
    expect(peopleOf(data)).toEqual([
      'Ida Krogh | Partners | ',
      'Tom Bech | Partners | ',
      'Pia Holm | Partners | ',
    ]);
  });

  test('three lines of one form give titles that are in no list', async () => {
    const data = await readAcme({
      '/': link('medewerkers'),
      '/medewerkers': `<div><p>Anna de Boer, MA – Beelden en verhalen</p><p>Dr. Piet Vos - Bodem</p><p>Ir. Els Kamp – Water in de stad</p></div>`,
    });
    expect(peopleOf(data)).toEqual([
      'Anna de Boer | Beelden en verhalen | ',
      'Piet Vos | Bodem | ',
      'Els Kamp | Water in de stad | ',
    ]);
  });

  test.each([
    'Former members',
    'Alumni',
    'Ehemalige',
    'Anciens collaborateurs',
    'Tidigare medarbetare',
    'Korábbi munkatársak',
    'Foști colegi',
    'Bivši članovi',
    'Πρώην συνεργάτες',
    'Fyrrverandi starfsmenn',
    '卒業生',
  ])('people under "%s" have left', async (heading) => {
    const data = await readAcme({
      '/': link('team'),
      '/team': `<h2>Team</h2><p>Ida Krogh, Head of Sales</p><h2>${heading}</h2><p>Tom Bech, Head of Design</p>`,
    });
    expect(peopleOf(data)).toEqual(['Ida Krogh | Head of Sales | ']);
  });

  test('so have people with a closed range of years, but not with an open one', async () => {
    const data = await readAcme({
      '/': link('team'),
      '/team':
        '<ul><li><h3>Ida Krogh (2021-)</h3><p>Head of Sales</p></li><li><h3>Tom Bech (2015–2019)</h3><p>Head of Design</p></li></ul>',
    });
    expect(peopleOf(data)).toEqual(['Ida Krogh | Head of Sales | ']);
  });

  test.each(['Ehrenvorsitzender (Verstorben)', 'Honorary President, deceased'])(
    'who has died is not staff: %s',
    async (title) => {
      const data = await readAcme({
        '/': link('team'),
        '/team': `<div><h3>Ida Krogh</h3><p>Head of Sales</p></div><div><h3>Tom Bech</h3><p>${title}</p></div>`,
      });
      expect(peopleOf(data)).toEqual(['Ida Krogh | Head of Sales | ']);
    },
  );

  test("a portrait's description and the name below it are one person", async () => {
    const data = await readAcme({
      '/': link('team'),
      '/team':
        '<figure><img alt="Ida Krogh"><figcaption><h3>Ida Krogh</h3><p>Head of Sales</p></figcaption></figure>',
    });
    expect(peopleOf(data)).toEqual(['Ida Krogh | Head of Sales | ']);
  });
});

describe('mail on another domain than the site', () => {
  const person = (name: string, address: string) => `<p>${name}, Broker<br>${address}</p>`;

  test('is the company’s if two people next to it write from there', async () => {
    const data = await readAcme({
      '/': link('team'),
      '/team': `${person('Jane Barlow', 'jane.barlow@network.test')}${person('Tom Ray', 'tray@network.test')}`,
    });
    expect(peopleOf(data)).toEqual([
      'Jane Barlow | Broker | jane.barlow@network.test',
      'Tom Ray | Broker | tray@network.test',
    ]);
  });

  test('or one, and a general mailbox on the contact page', async () => {
    const data = await readAcme({
      '/': link('contact'),
      '/contact': `${person('Jane Barlow', 'barlow@network.test')}<p>office@network.test</p>`,
    });
    expect(data.emails).toEqual(['office@network.test']);
    expect(peopleOf(data)).toEqual(['Jane Barlow | Broker | barlow@network.test']);
  });

  test('or if it contains the full names of two people of another page', async () => {
    const data = await readAcme({
      '/': link('team', 'work-with-us'),
      '/team': '<p>Jane Barlow, Broker</p><p>Tom Ray, Broker</p>',
      '/work-with-us': '<p>Ask jane.barlow@network.test or tom.ray@network.test, not x@fair.test.</p>',
    });
    expect(peopleOf(data)).toEqual([
      'Jane Barlow | Broker | jane.barlow@network.test',
      'Tom Ray | Broker | tom.ray@network.test',
    ]);
    expect(data.emails).toEqual([]);
  });

  test('a free mailbox with the company’s name is its own on any page, another is not', async () => {
    const data = await readAcme(
      {
        '/': link('products'),
        '/products': '<p>acmeworks.shop@gmail.com</p><p>walker77@gmail.com</p>',
      },
      { domain: 'acmeworks.example', name: 'Acmeworks' },
    );
    expect(data.emails).toEqual(['acmeworks.shop@gmail.com']);
  });

  test('the addresses of two strangers next to our people are not', async () => {
    const data = await readAcme({
      '/': `${link('team')}<p>info@acme.example</p>`,
      '/team': `${person('Jane Barlow', 'post@agency.test')}${person('Tom Ray', 'web@agency.test')}`,
    });
    expect(data.emails).toEqual(['info@acme.example']);
  });
});

describe('phones', () => {
  const phonesOf = async (html: string) => (await readAcme({ '/': `<html lang="nl-NL">${html}` })).phones;

  test('a number that another page calls a fax is not a phone', async () => {
    const data = await readAcme({
      '/': `${link('contact')}<footer><a href="tel:+442079460958">020 7946 0958</a> <a href="tel:+442079460999">020 7946 0999</a></footer>`,
      '/contact': '<p>Phone: +44 20 7946 0958</p><p>Fax: +44 20 7946 0999</p>',
    });
    expect(data.phones).toEqual(['+442079460958']);
  });

  test.each([
    ['<a href="tel:31201234567">Bel ons</a>', ['+31201234567']],
    ['<a href="tel:+32201234567">020 123 45 67</a>', ['+31201234567']],
    ['<p>Tel.020-123 45 67</p>', ['+31201234567']],
    ['<p>Tel: 010 000 0000</p>', []],
    ['<a href="tel:+0201234567">Bel ons</a>', ['+31201234567']],
    ['<p>Tel. 031-20-1234567</p>', ['+31201234567']],
    ['<p>Opdrachtgever: Woningbouw Rijn, 020 123 45 67</p>', []],
    ['<div><p>Anna Lind</p><p>201-234-567</p></div>', ['+31201234567']],
    ['<div><p>Artikel 12</p><p>201-234-567</p></div>', []],
    ['<p>Anna Lind: 201-234-567</p>', ['+31201234567']],
    ['<p>Artikel: 201-234-567</p>', []],
  ])('%s', async (html, expected) => {
    expect(await phonesOf(html)).toEqual(expected);
  });
});

test('the contact page is read, and a slug with one word of many that lead to contacts is not', async () => {
  const data = await readAcme({
    '/': `${Array.from({ length: 60 }, (_, at) => `<a href="/blog/how-our-team-of-writers-found-trick-${at}">Read</a>`).join('')}<a href="/kontakt">Kontakt</a>`,
    '/kontakt': '<p>info@acme.example</p>',
  });
  expect(data.emails).toEqual(['info@acme.example']);
});

test('eight pages in Dutch do not make a Belgian site Dutch', async () => {
  const page = '<html lang="nl"><p>Tel. 013 33 37 03</p>';
  const paths = ['contact', 'team', 'over-ons', 'diensten', 'jobs'];
  const data = await readAcme(
    {
      '/': `${page}${link(...paths)}`,
      ...Object.fromEntries(paths.map((path) => [`/${path}`, page])),
    },
    { domain: 'acme.be', name: 'Acme' },
  );
  expect(data.phones).toEqual(['+3213333703']);
});

test('links to profiles in the header are the site’s own, whatever their block is called', async () => {
  const block = (network: string) =>
    `<div class="references"><a href="https://www.${network}.com/acmebakery">we are here</a></div>`;
  const data = await readAcme({
    '/': `<body><header>${block('instagram')}</header><main>${block('facebook')}</main></body>`,
  });
  expect(data.socials).toEqual({ instagram: 'https://www.instagram.com/acmebakery' });
});

test('profiles of what built the site came with its template', async () => {
  const links =
    '<a href="https://twitter.com/pagesmith">x</a> <a href="https://www.facebook.com/acmebakery">f</a>';
  const read = (generator: string) =>
    readAcme({ '/': `<meta name="generator" content="${generator}">${links}` });
  expect(Object.keys((await read('Pagesmith v4.7, pagesmith.test')).socials)).toEqual(['facebook']);
  expect(Object.keys((await read('Sitesmith')).socials)).toHaveLength(2);
});

test('a page at Facebook under its long address is a profile', async () => {
  const url = 'https://www.facebook.com/p/Acme-Bakery-100000000000001/';
  const data = await readAcme({ '/': `<a href="${url}">Facebook</a>` });
  expect(data.socials).toEqual({ facebook: url });
});

test('a profile is listed without the tab that a link opens', async () => {
  const data = await readAcme({ '/': '<a href="https://www.facebook.com/acmebakery/photos">Facebook</a>' });
  expect(Object.values(data.socials)).toEqual(['https://www.facebook.com/acmebakery']);
});

describe('structured data as sites write it', () => {
  const bakery = '{"@type":"Bakery","email":"bakery@acme.example",}';

  test.each([
    `//<![CDATA[\n${bakery}\n//]]>`,
    `/*<![CDATA[*/ ${bakery} /*]]>*/`,
    `<!-- ${bakery} -->`,
    bakery.replace('{', '{\n// who we are\n').replace(',', ', /* where */ '),
  ])('%j', async (script) => {
    const data = await readAcme({ '/': `<script type="application/ld+json">${script}</script>` });
    expect(data.emails).toEqual(['bakery@acme.example']);
  });

  test('the fax of an hCard is not a phone', async () => {
    const data = await readAcme({
      '/': '<div class="vcard"><b class="fn">Acme</b> <span class="tel"><i class="type">Fax</i> <i class="value">+44 20 7946 0999</i></span> <span class="tel">+44 20 7946 0958</span></div>',
    });
    expect(data.phones).toEqual(['+442079460958']);
  });

  test.each(['Review', 'Recipe'])('the author of a %s is not staff', async (type) => {
    const data = await readAcme({
      '/': `<div itemscope itemtype="https://schema.org/${type}"><p itemprop="author" itemscope itemtype="https://schema.org/Person"><meta itemprop="name" content="Jane Barlow"><meta itemprop="jobTitle" content="Chef"></p></div>`,
    });
    expect(data.external_emails).toEqual([]);
  });
});
