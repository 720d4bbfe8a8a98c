import { describe, expect, test } from 'vitest';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { isFreeMailHost } from '../../../functions/domain/email-addresses/free-mail.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const contactPage = (body: string, title = 'Acme', language = 'en') =>
  readAcme({
    '/': `<html lang="${language}"><title>${title}</title><a href="/contact">Contact</a>`,
    '/contact': `<html lang="${language}"><title>${title}</title><body>${body}</body></html>`,
  });

test.each(['eastlink.ca', 'sasktel.net', 'suddenlink.net', 'plusnet.com'])(
  'a mailbox at the internet provider %s is anybody’s',
  (host) => {
    expect(isFreeMailHost(host)).toBe(true);
  },
);

test('two letters of a given name and a family name are somebody’s if the latter is no short one', () => {
  expect(matchesName('alroehl', 'Alessandra Roehl')).toBe('full');
  expect(matchesName('alroe', 'Alessandra Roe')).not.toBe('full');
});

describe('a link that sends the browser to a mailbox', () => {
  const escaped = (text: string, prefix: string, width: number) =>
    [...text].map((sign) => prefix + sign.charCodeAt(0).toString(16).padStart(width, '0')).join('');

  test.each([
    ["javascript:location='mailto:%s';void 0", '\\u', 4],
    ["javascript:window.location.href = 'mailto:%s'", '\\x', 2],
    ["javascript:location.assign('mailto:%s')", '\\u', 4],
    ["javascript:void(location.href='mailto:%s')", '\\u', 4],
  ])('%s', async (script, prefix, width) => {
    const href = script.replace('%s', escaped('club@acme.example', prefix, width));
    expect((await contactPage(`<a href="${href}">Write to us</a>`)).emails).toEqual(['club@acme.example']);
  });
});

describe('a mailbox at a parent’s domain with a word of the site’s title', () => {
  const emailsOf = async (address: string, title = 'Choir of North Hill – Home') =>
    (await contactPage(`<p>Phone: 01632 960001<br>${address}</p>`, title)).emails;

  test.each(['office-northhill@parent.example', 'cnh@office.example', 'choir@federation.example'])(
    '%s is the site’s',
    async (address) => {
      expect(await emailsOf(address)).toEqual([address]);
    },
  );

  test.each(['website@agency.example', 'nh@agency.example', 'jroe@agency.example'])(
    '%s is not',
    async (address) => {
      expect(await emailsOf(address, 'North Hill – official website')).toEqual([]);
    },
  );

  test('brings the number beside it along', async () => {
    expect(
      await readAcme({
        '/': '<title>NoHiLab - Laboratory</title><footer><div><p>Phone: +44 1632 960001</p><p>Email: admin-nohilab@uninord.example</p></div></footer>',
      }),
    ).toMatchObject({ emails: ['admin-nohilab@uninord.example'], phones: ['+441632960001'] });
  });
});

test('a mailbox at a free provider with the name of somebody among the staff is theirs on any page', async () => {
  const data = await readAcme({
    '/': '<a href="/team">Our team</a> <a href="/courses">Courses</a>',
    '/team': `<h1>Our team</h1><ul><li><b>Anna Torvald</b>, Head of courses</li><li><b>Emre Quist</b>, Treasurer</li></ul>`,
    '/courses': '<p>Whoever wants to join writes:</p><p>anna.torvald@gmail.com</p><p>ida.krogh@gmail.com</p>',
  });
  expect(peopleOf(data)).toContain('Anna Torvald | Head of courses | anna.torvald@gmail.com');
  expect(data.external_emails.flatMap(({ emails }) => emails)).toEqual(['anna.torvald@gmail.com']);
});

test('an ending of three x stands for one to come, unless the site has it', async () => {
  const pages = { '/': '<div><p>Phone: +44 1632 960001</p><p>info@acmeworks.xxx</p></div>' };
  const read = (domain: string) => readAcme(pages, { domain, name: 'Acmeworks' });
  const phones = ['+441632960001'];
  expect(await read('acmeworks.example')).toMatchObject({ emails: [], phones });
  expect(await read('acmeworks.xxx')).toMatchObject({ emails: ['info@acmeworks.xxx'], phones });
});

describe('a menu in a script', () => {
  test.each([
    "$(document).ready(() => { $('#top').load('./common.html', mark); });",
    "fetch('common.html').then(show)",
    "includeHTML('top', 'common.html')",
  ])('is read from the page that it loads: %s', async (script) => {
    const { emails } = await readAcme({
      '/': '<script src="/js/shared.js"></script><div id="top"></div><p>Welcome.</p>',
      '/js/shared.js': { body: script, type: 'text/javascript' },
      '/common.html': '<a href="/contact.html">Contact</a>',
      '/contact.html': '<p>office@acme.example</p>',
    });
    expect(emails).toEqual(['office@acme.example']);
  });

  test('leads to the page of an institution, which leads to its board', async () => {
    const data = await readAcme({
      '/': '<html lang="pt"><script src="/js/header.js"></script><div id="top"></div>',
      '/js/header.js': {
        body: `function show(path) { var all = "<a href='"+path+"index.html'>Início</a>"; all += "<li><a href='"+path+"institucional.html'>Institucional</a></li>"; top.innerHTML = all; }`,
        type: 'text/javascript',
      },
      '/institucional.html': '<html lang="pt"><a href="/diretoria.html">Diretoria</a>',
      '/diretoria.html':
        '<html lang="pt"><h1>Diretoria</h1><p>- Presidente: Flavia Antunes Torvald<br>- Secretário: Hector Irala</p>',
    });
    expect(peopleOf(data)).toEqual([
      'Flavia Antunes Torvald | Presidente | ',
      'Hector Irala | Secretário | ',
    ]);
  });
});
