import { describe, expect, test } from 'vitest';
import { readCompanySite } from '../../../functions/domain/contacts/read-company-site.ts';
import { ports, readAcme, WebInMemory } from './site-in-memory.ts';

const contactsOn = (path: string, body: string, language = 'en') =>
  readAcme({
    '/': `<a href="${path}">${path.slice(1)}</a><a href="mailto:info@acme.example">Mail</a>`,
    [path]: `<html lang="${language}"><body>${body}</body></html>`,
  });

const reached = async (path: string, body: string) =>
  (await contactsOn(path, body)).external_emails
    .filter(({ mailbox }) => mailbox === undefined)
    .map(({ full_name: name, emails, phones }) => [name, ...emails, ...phones].join(' '));

describe('a page that hardly says anything and sends everybody on by a script', () => {
  const asked = async (home: string) => {
    const web = new WebInMemory({
      'https://acme.example/': home,
      'https://acme.example/home.html': '<a href="contact.html">Contact</a>',
      'https://acme.example/de/': '<a href="contact.html">Kontakt</a>',
    });
    await readCompanySite({ domain: 'acme.example', name: 'Acme' }, ports(web), {
      signal: new AbortController().signal,
    });
    return web.pagesAsked.map((url) => url.replace('https://acme.example', ''));
  };

  test.each([
    '<p>Welcome</p><script>setTimeout(function () { window.location.href = "home.html"; }, 7000)</script>',
    `<body onload="location.replace('home.html')"><img src="splash.png"></body>`,
    '<script>top.location = `home.html`</script>',
  ])('leads there: %s', async (home) => {
    expect(await asked(home)).toEqual(['/', '/home.html', '/contact.html']);
  });

  test('leaves what the company says of itself to the page that it leads to', async () => {
    const web = new WebInMemory({
      'https://acme.example/':
        '<script>if (navigator.language === "de") location.href = "/de/"; else location.href = "/en/";</script>',
      'https://acme.example/de/': '<title>Acme, Mühle in Springfeld</title><p>Mehl</p>',
      'https://acme.example/en/': '<title>Acme</title><p>Flour</p>',
    });
    const read = await readCompanySite({ domain: 'acme.example', name: 'Acme' }, ports(web), {
      signal: new AbortController().signal,
    });
    expect('contact_data' in read && JSON.stringify(read.contact_data)).toContain('Mühle in Springfeld');
  });

  test('leads to the page of each language', async () => {
    const home =
      '<script>if (navigator.language === "de") location.href = "/de/"; else location.href = "https://elsewhere.example/";</script>';
    expect(await asked(home)).toEqual(['/', '/de/', '/de/contact.html']);
  });

  test('does not if it has links of its own', async () => {
    const links = ['a', 'b', 'c', 'd'].map((name) => `<a href="/${name}.html">${name}</a>`).join('');
    expect(
      await asked(`${links}<script>function go() { location.href = "home.html" }</script>`),
    ).not.toContain('/home.html');
  });
});

describe('somebody whose name has no block of its own with what stands below it', () => {
  test('is reached by the numbers above a mailbox that is called after them', async () => {
    const entry = (name: string, local: string, phone: string) =>
      `<button><h2>${name} - Counsellor</h2></button><div>4 Mill Street<br>Springfield, IL 62701<br>Phone: ${phone}<br>Email: ${local}@acme.example</div>`;
    expect(
      await reached(
        '/team',
        entry('Anna Torvald', 'annat', '(217) 555-0132') +
          entry('Emre Quist', 'quist', '(217) 555-0133') +
          entry('Ida Krogh', 'reception', '(217) 555-0134'),
      ),
    ).toEqual([
      'Anna Torvald annat@acme.example +12175550132',
      'Emre Quist quist@acme.example +12175550133',
      'Ida Krogh',
    ]);
  });

  test('is reached so in a list of branches', async () => {
    const branch = (name: string, phone: string, local: string) =>
      `<ul><li><strong>North county, Surveyor ${name}</strong></li><li>4 Mill Street, Springfield, IL 62701</li><li>${phone}</li><li><a href="mailto:${local}@acme.example">Mail</a></li></ul>`;
    const list =
      branch('Anna Torvald', '(217) 555-0132', 'a.torvald') +
      branch('Emre Quist', '(217) 555-0133', 'e.quist');
    expect(await reached('/locations', list)).toEqual([
      'Anna Torvald a.torvald@acme.example +12175550132',
      'Emre Quist e.quist@acme.example +12175550133',
    ]);
  });
});

describe('what stands below a name', () => {
  const below = (...lines: string[]) => reached('/team', `<h3>Ida Krogh - Counsellor</h3>${lines.join('')}`);

  test('are numbers right after the mailbox as well', async () => {
    expect(await below('<p>ida.krogh@acme.example</p>', '<p>(217) 555-0134</p>')).toEqual([
      'Ida Krogh ida.krogh@acme.example +12175550134',
    ]);
  });

  test('ends at the next heading', async () => {
    expect(
      (
        await below(
          '<p>Speaks Danish.</p>',
          '<h3>Write to us</h3>',
          '<p>krogh@acme.example</p>',
          '<p>(217) 555-0134</p>',
        )
      ).join(),
    ).not.toContain('0134');
  });
});

describe('those who run an association', () => {
  const card = (name: string, address: string) =>
    `<div class="member"><h5>${name}</h5><p>Member of the board</p><a href="mailto:${address}?subject=Hello"><i></i></a></div>`;

  test('are reached where they work, if the page links an address for most of them', async () => {
    const board =
      card('Anna Torvald', 'a.torvald@college.test') +
      card('Emre Quist', 'quist@university.test') +
      card('Ida Krogh', 'ida.krogh@mill.test') +
      card('Tom Bech', 'tbech@brewery.test');
    expect(await reached('/board', board)).toEqual([
      'Anna Torvald a.torvald@college.test',
      'Emre Quist quist@university.test',
      'Ida Krogh ida.krogh@mill.test',
      'Tom Bech tbech@brewery.test',
    ]);
  });

  test('are there what the site calls them, not what they are where they work', async () => {
    const work = (name: string, title: string, address: string) =>
      `<div class="member"><h5>${name}</h5><p>${title}</p><a href="mailto:${address}"><i></i></a></div>`;
    const { external_emails: people } = await readAcme({
      '/': '<a href="/board">Board</a> <a href="/team">Team</a> <a href="mailto:info@acme.example">Mail</a>',
      '/board':
        work('Anna Torvald', 'Sales Manager', 'a.torvald@mill.test') +
        work('Emre Quist', 'Professor', 'quist@university.test') +
        work('Ida Krogh', 'Professor', 'ida.krogh@college.test') +
        work('Tom Bech', 'Professor', 'tbech@brewery.test'),
      '/team': '<div><h3>Anna Torvald</h3><p>Treasurer</p></div><div><h3>Emre Quist</h3><p>Chair</p></div>',
    });
    const titles = new Map(people.map(({ full_name: name, title }) => [name, title]));
    expect(titles.get('Anna Torvald')).toBe('Treasurer');
    expect(titles.get('Emre Quist')).toBe('Chair');
    expect(titles.get('Ida Krogh')).toBe('Professor');
  });

  test('have no address that is called after nobody', async () => {
    const card = (name: string, address: string) =>
      `<div class="member"><h5>${name}</h5><p>Member of the board</p><a href="mailto:${address}">Mail</a></div>`;
    const board = card('Emre Quist', 'e.quist@acme.example') + card('Ida Krogh', 'mill@mill.test');
    expect((await reached('/board', board)).join()).not.toContain('mill.test');
  });

  test('are not where one of them is', async () => {
    const board =
      card('Anna Torvald', 'a.torvald@university.test') +
      card('Emre Quist', 'quist@acme.example') +
      card('Ida Krogh', 'ida.krogh@acme.example') +
      card('Tom Bech', 'tbech@acme.example');
    expect((await reached('/board', board)).join()).not.toContain('university');
  });
});

test('an attribute gives the address of somebody whom a button shows', async () => {
  const { emails } = await contactsOn(
    '/team',
    '<button data-profile-name="Office" data-profile-email="office@acme.example"><img src="a.png"></button><button data-clipboard-text="desk@acme.example">Copy</button>',
  );
  expect(emails.toSorted()).toEqual(['desk@acme.example', 'info@acme.example', 'office@acme.example']);
});

describe('a network with a handle', () => {
  const socialsOn = async (body: string) => (await readAcme({ '/': body })).socials;

  test('is a profile without a link', async () => {
    expect(await socialsOn('<footer><p>Instagram: @acme.mill | TikTok @acmemill</p></footer>')).toEqual({
      instagram: 'https://www.instagram.com/acme.mill',
      tiktok: 'https://www.tiktok.com/@acmemill',
    });
  });

  test('counts less than a link', async () => {
    expect(
      await socialsOn(
        '<p>Instagram: @acme_by_night</p><a href="https://www.instagram.com/the.mill/">Instagram</a>',
      ),
    ).toEqual({ instagram: 'https://www.instagram.com/the.mill/' });
  });

  test('is not the company’s where it made the pictures', async () => {
    expect(await socialsOn('<p>Acme</p><p>Photos by Ida Krogh, Instagram: @krogh.photo</p>')).toEqual({});
  });

  test('is none with an address', async () => {
    expect(await socialsOn('<p>Instagram: @acme@social.example, mail instagram@acme.example</p>')).toEqual(
      {},
    );
  });
});

test.each(['Antrenörlerimiz', 'Treinadores', 'Våra tränare', '教练'])(
  'a page of trainers is one of people: %s',
  async (entry) => {
    const courses = Array.from({ length: 9 }, (_, at) => `<a href="/kurs-${at}">Kurs</a>`).join('');
    const web = new WebInMemory({ 'https://acme.example/': `${courses}<a href="/x">${entry}</a>` });
    await readCompanySite({ domain: 'acme.example', name: 'Acme' }, ports(web), {
      signal: new AbortController().signal,
      maxFurtherPages: 0,
    });
    expect(web.pagesAsked).toContain('https://acme.example/x');
  },
);

describe('of a menu', () => {
  const asked = async (menu: string) => {
    const web = new WebInMemory({ 'https://acme.example/': menu });
    await readCompanySite({ domain: 'acme.example', name: 'Acme' }, ports(web), {
      signal: new AbortController().signal,
      maxFurtherPages: 0,
    });
    return web.pagesAsked;
  };
  const list = Array.from({ length: 12 }, (_, at) => `<li><a href="/${at}.html">Massage ${at}</a></li>`);

  test.each(['Tid &amp; Sted', 'Sprechzeiten', 'Horaires', 'Часы работы'])(
    'the hours and the place are read before the rest: %s',
    async (entry) => {
      expect(await asked(`<ul>${list.join('')}<li><a href="/x.html">${entry}</a></li></ul>`)).toContain(
        'https://acme.example/x.html',
      );
    },
  );
});
