import { describe, expect, test } from 'vitest';
import { readAcme } from './site-in-memory.ts';

const home = '<a href="/team">Team</a> <a href="/contact">Contact</a>';
const titlesOf = ({ external_emails }: Awaited<ReturnType<typeof readAcme>>) =>
  external_emails.map(({ full_name, title }) => `${full_name} | ${title}`);
const team = (body: string) => readAcme({ '/': home, '/team': `<title>Our team</title>${body}` });

describe('the title of somebody', () => {
  test('is read from the text below their name, without the name of the firm', async () => {
    const data = await team(
      `<h2>Jane Torvald</h2><p>Jane Torvald is a founding partner of Torvald Quist Krogh LLP.</p>
       <h2>Tom Quist</h2><p>Tom Quist is an associate at Torvald Quist Krogh LLP, and sits on its board.</p>`,
    );
    expect(titlesOf(data)).toEqual(['Jane Torvald | founding partner', 'Tom Quist | associate']);
    expect(data.external_emails.map(({ level }) => level)).toEqual(['c_suite', 'other']);
  });

  test('is read from a short text that says no more than it', async () => {
    const data = await team('<h2>Inger Krogh</h2><p>Inger er prosjektleder og administrator.</p>');
    expect(titlesOf(data)).toEqual(['Inger Krogh | prosjektleder og administrator']);
  });

  test('is the rank above their name rather than the occupation below it', async () => {
    const data = await team(
      '<div><span>Kanzleiinhaberin</span><h2>Jana Torvald</h2><p>Rechtsanwältin (DE) | Advokátka (CZ)</p></div>',
    );
    expect(data.external_emails.map(({ title, level }) => [title, level])).toEqual([
      ['Kanzleiinhaberin', 'c_suite'],
    ]);
  });

  test('is no heading above several people', async () => {
    const card = (name: string, title: string) => `<p><b>${name}</b></p><p>${title}</p>`;
    const data = await team(
      `<div><h2>Inhaber</h2>${card('Jana Torvald', 'Rechtsanwältin')}${card('Peter Quist', 'Buchhalter')}</div>`,
    );
    expect(titlesOf(data)).toEqual(['Jana Torvald | Rechtsanwältin', 'Peter Quist | Buchhalter']);
  });

  test('decides no level if it is that of press laws', async () => {
    const imprint = '<title>Mentions légales</title><p>Directeur de la publication : Jean Torvald</p>';
    const { external_emails } = await readAcme({
      '/': '<a href="/mentions-legales">Mentions légales</a>',
      '/mentions-legales': imprint,
    });
    expect(external_emails.map(({ full_name, level }) => [full_name, level])).toEqual([
      ['Jean Torvald', 'other'],
    ]);
  });

  test('is a calling at a university rather than a field of research', async () => {
    const data = await team(
      `<div><p>Jeanne Torvald</p><p>Enseignante-chercheuse</p><div><span>Bioinformatique</span> <span>Formation</span> <span>Science des données</span></div></div>
       <div><p>Marie Quist</p><p>Professeure</p><div><span>Formation</span> <span>Science des données</span></div></div>`,
    );
    expect(titlesOf(data)).toEqual(['Jeanne Torvald | Enseignante-chercheuse', 'Marie Quist | Professeure']);
  });
});

describe('a name', () => {
  test('may stand in two headings, where a page writes each so', async () => {
    const data = await team(
      `<div><h3>Dominik</h3><h3>Torvald</h3><p>Gründer & Geschäftsführer</p></div>
       <div><h3>Barbara</h3><h3>Quist</h3><p>Buchhaltung & Rechnungswesen</p></div>`,
    );
    expect(titlesOf(data)).toEqual([
      'Dominik Torvald | Gründer & Geschäftsführer',
      'Barbara Quist | Buchhaltung & Rechnungswesen',
    ]);
  });

  test('may be Georgian', async () => {
    const data = await team(
      `<div><h3>ნათია ქვისტი</h3><p>დირექტორი</p><a href="mailto:nk@acme.example">nk@acme.example</a></div>
       <div><h3>მარინე თორვალდი</h3><p>მთავარი იურისტი</p><a href="mailto:mt@acme.example">mt@acme.example</a></div>
       <div><h3>ლევან კროგი</h3><p>იურისტი</p><a href="mailto:lk@acme.example">lk@acme.example</a></div>`,
    );
    expect(titlesOf(data)).toContain('ნათია ქვისტი | დირექტორი');
  });

  test('is not that of a firm or a city after a title', async () => {
    const data = await team(
      `<h2>Jane Torvald</h2><p>Partner</p><p>She was mentored by the managing partner of Quist Krogh Ravn, and was later
       Director for the group based in Hong Kong, Global CIO for another one.</p>`,
    );
    expect(titlesOf(data)).toEqual(['Jane Torvald | Partner']);
  });

  test.each(['Target Audience', 'Kanzleianschrift Tschechien'])('is not "%s"', async (phrase) => {
    expect(titlesOf(await team(`<h3>${phrase}</h3><p>Managers & Senior Supervisors</p>`))).toEqual([]);
  });
});

test.each([
  'https://mail.google.com/mail/?view=cm&fs=1&to=jane.torvald@acme.example',
  'https://outlook.office.com/mail/deeplink/compose?to=jane.torvald%40acme.example&subject=Hello',
])('a link that opens a message in webmail says to whom: %s', async (href) => {
  const data = await team(
    `<div><h4>Jane Torvald</h4><p>Managing Partner</p><a href="${href}"><i></i></a></div>`,
  );
  expect(data.external_emails.map(({ full_name, emails }) => [full_name, ...emails])).toEqual([
    ['Jane Torvald', 'jane.torvald@acme.example'],
  ]);
});

describe('what is not the company’s own', () => {
  test('is the number of the doctors on duty', async () => {
    const { phones } = await readAcme({
      '/': `<p>Telefon: +45 75 89 22 11</p><h2>Lægevagten</h2><p>Ring +45 70 11 31 31</p>
            <ul><li>Lægevagten: +45 70 11 07 07</li></ul>`,
    });
    expect(phones).toEqual(['+4575892211']);
  });

  test('is the profile of who made the site, after the words of a credit', async () => {
    const { socials } = await readAcme({
      '/': `<p>See <a href="https://github.com/acme">our code</a></p>
            <footer><p>Template by Torvald. Fait par <a href="https://github.com/quist">Quist</a>.</p></footer>`,
    });
    expect(socials).toEqual({ github: 'https://github.com/acme' });
  });
});
