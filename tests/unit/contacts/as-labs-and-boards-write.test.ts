import { describe, expect, test } from 'vitest';
import { isSample } from '../../../functions/domain/contacts/company/own-domains.ts';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

describe('a menu that leads to a part of the home page', () => {
  test('does not keep the other pages from being read', async () => {
    const { emails } = await readAcme({
      '/': '<a href="/#contact">Contact</a> <a href="/workshop">Workshop</a> <a href="/privacy">Privacy</a>',
      '/workshop': '<p>Write to workshop@acme.example</p>',
      '/privacy': '<p>privacy@acme.example</p>',
    });
    expect(emails.toSorted()).toEqual(['privacy@acme.example', 'workshop@acme.example']);
  });
});

describe('a mailbox', () => {
  test.each([
    ['jtorva27', 'Jane Torvald', 'full'],
    ['jtor27', 'Jane Torvald', 'none'],
    ['jquist27', 'Jane Torvald', 'none'],
  ])('that a university numbers: %s against %s', (local, name, expected) => {
    expect(matchesName(local, name)).toBe(expected);
  });

  test('that begins with what somebody is belongs to them, wherever it stands', async () => {
    const data = await readAcme({
      '/': '<a href="/team">Team</a> <a href="/imprint">Imprint</a>',
      '/team': '<title>Team</title><h3>Dr. Jane Torvald</h3><p>Ophthalmologist</p>',
      '/imprint': '<title>Imprint</title><p>Practice of Dr. Jane Torvald</p><p>dr.jane.torvald@gmail.com</p>',
    });
    expect(peopleOf(data)).toEqual(['Jane Torvald | Ophthalmologist | dr.jane.torvald@gmail.com']);
  });

  test.each([
    'exemplo@gmail.com',
    'info@exemplo.com.br',
    'kontakt@ihre-domain.de',
    'information@untitled.tld',
    'me@me.com',
    'mail@musterfirma.de',
  ])('is a sample: %s', (address) => {
    expect(isSample(address)).toBe(true);
  });

  test.each(['me@janetorvald.test', 'info@domain-works.test', 'hello@mysites.test'])(
    'is no sample: %s',
    (address) => {
      expect(isSample(address)).toBe(false);
    },
  );
});

describe('a page about one person', () => {
  const member = (path: string) =>
    `<div class="card"><h3>Jane Torvald</h3><p>Consultant</p><a href="${path}">More</a></div>`;
  const other = '<div class="card"><h3>Ida Krogh</h3><p>Partner</p><a href="/ida_krogh.html">More</a></div>';
  const read = (path: string) =>
    readAcme({
      '/': '<a href="/team">Team</a>',
      '/team': `<title>Team</title>${member(path)}${other}`,
      [path]: '<title>Profile</title><p><a href="mailto:jane@acme.example">Write an e-mail</a></p>',
      '/ida_krogh.html': '<title>Profile</title>',
    });

  test.each(['/jane_torvald.html', '/jane_torvald_managing_partner.html'])(
    'has their mailbox, whatever it says of them: %s',
    async (path) => {
      expect(peopleOf(await read(path))).toContain('Jane Torvald | Consultant | jane@acme.example');
    },
  );
});

describe('a domain', () => {
  const home = (title: string) => `<title>${title}</title><a href="/contact">Contact</a>`;
  const read = (title: string, contact: string) =>
    readAcme({ '/': home(title), '/contact': `<title>Contact</title>${contact}` }, hosted);
  const hosted = { domain: 'site7.example', name: 'site7.example' };

  test('that is short for what the home page calls the site is its own, if a general mailbox is there', async () => {
    const contact = '<p>info@torvaldworks.test</p><p>torvald.works@gmail.com</p>';
    expect((await read('Torvald Pump Works | Home', contact)).emails).toContain('info@torvaldworks.test');
    expect((await read('Quist Pump Works | Home', contact)).emails).not.toContain('info@torvaldworks.test');
  });

  test('has a general mailbox of its own name', async () => {
    const contact = '<p>tpw@tpw.test</p><p>torvald.works@gmail.com</p>';
    expect((await read('TPW Pumps', contact)).emails).toContain('tpw@tpw.test');
  });

  const lab = (cards: string, more = '') =>
    readAcme({
      '/': `<a href="/team">Team</a>${more}`,
      '/team': `<title>Team</title><h2>Team</h2>${cards}`,
    });
  const card = (name: string, address: string) =>
    `<div class="card"><h3>${name}</h3><p>Researcher</p><p>${address}</p></div>`;

  test('of a university is that of a laboratory without mailboxes of its own if it proves one person’s', async () => {
    const leader = card('Jane Torvald', 'jtorva27@cs.oststadt.edu');
    expect(peopleOf(await lab(leader))).toEqual(['Jane Torvald | Researcher | jtorva27@cs.oststadt.edu']);
    const { external_emails } = await lab(leader, '<p>info@acme.example</p>');
    expect(external_emails.map(({ value }) => value)).not.toContain('jtorva27@cs.oststadt.edu');
  });

  test('of two cards, of which one proves it, is the laboratory’s', async () => {
    const cards = card('Ida Krogh', 'ida.krogh [at] krinst.test') + card('Tom Bech', 'tq7 [at] krinst.test');
    expect(peopleOf(await lab(cards))).toEqual([
      'Ida Krogh | Researcher | ida.krogh@krinst.test',
      'Tom Bech | Researcher | tq7@krinst.test',
    ]);
  });

  test('that begins with the family of a mailbox is named for it', async () => {
    const contact = '<p>jane.torvald@oststadt.test</p>';
    const torvald = { domain: 'torvaldcer.example', name: 'torvaldcer.example' };
    const { emails } = await readAcme(
      { '/': home('Chemistry'), '/contact': `<title>Contact</title>${contact}` },
      torvald,
    );
    expect(emails).toContain('jane.torvald@oststadt.test');
  });
});

describe('what is no person', () => {
  test.each(['Enlaces Rápidos', 'Sosyal Medya', 'Redes Sociales', 'Liens Rapides', 'Machine Learning'])(
    'in a footer or a list of services: %s',
    (text) => {
      expect(personName(text)).toBeNull();
    },
  );

  test('on a page about one, its towns and employers', async () => {
    const life =
      '<h1>Jane Torvald</h1><p>Attorney</p><h2>Life</h2><h4>Port Ostbury</h4><p>Attorney</p><h4>Krogh Bradmoor</h4><p>Legal assistant</p>';
    const data = await readAcme({
      '/': '<a href="/team">Team</a>',
      '/team': '<title>Team</title><a href="/team/jane-torvald"><h3>Jane Torvald</h3><p>Attorney</p></a>',
      '/team/jane-torvald': `<title>Jane Torvald</title>${life}`,
    });
    expect(peopleOf(data)).toEqual(['Jane Torvald | Attorney | ']);
  });
});

test('a label before a dash is not part of a name', async () => {
  const data = await readAcme({
    '/': '<a href="/contact">Contact</a>',
    '/contact': '<p><b>Contact - Jane Torvald - Lab Manager</b><br>jane.torvald@acme.example</p>',
  });
  expect(peopleOf(data)).toEqual(['Jane Torvald | Lab Manager | jane.torvald@acme.example']);
});
