import { describe, expect, test } from 'vitest';
import { namesWithTitles } from '../../../functions/domain/contacts/people/name-with-title.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const linked = async (path: string, body: string, company?: { domain: string; name: string }) =>
  peopleOf(await readAcme({ '/': `<a href="/${path}">${path}</a>`, [`/${path}`]: body }, company));
const team = (body: string) => linked('team', body);

describe('a given name as a heading', () => {
  test('is a person on a staff page, even alone and without a title', async () => {
    const body = '<div><h3>Anna Torvald</h3><p>Since 2004 with us, and seldom late.</p></div>';
    expect(await team(body)).toEqual(['Anna Torvald |  | ']);
    expect(await linked('products', body)).toEqual([]);
  });

  test('is nobody without a text below, or if it is no known name', async () => {
    expect(await team('<h2>Anna Torvald</h2><h2>Our history</h2><p>Long.</p>')).toEqual([]);
    expect(await team('<div><h3>Quorvine Talbrax</h3><p>Since 2004 with us.</p></div>')).toEqual([]);
  });

  test('has the title that a longer line below begins with', async () => {
    expect(
      await team('<div><h3>Anna Torvald</h3><p>Solicitor; member of the county’s law society.</p></div>'),
    ).toEqual(['Anna Torvald | Solicitor | ']);
  });
});

test('names below the officers of a committee, in elements of one shape with theirs, are its members', async () => {
  const officers =
    '<div><h2>President</h2><p>Anna Torvald</p></div><div><h2>Treasurer</h2><p>Emma Quist</p></div>';
  const members = (names: readonly string[]) =>
    `<div><h2>Festivities</h2>${names.map((name) => `<p>${name}</p>`).join('')}</div>`;
  const given = ['Paul Barlow', 'Laura Holm', 'Peter Lindqvist', 'Maria Fenwick'];
  const found = (all: readonly string[]) => given.filter((name) => all.some((one) => one.startsWith(name)));
  expect(found(await team(officers + members(given)))).toEqual(given);
  expect(found(await team(members(given)))).toEqual([]);
});

test('an unknown word before a title, below a given name, is part of the title', async () => {
  expect(
    await team(
      '<div><h5><b>Anna Torvald</b></h5><h6><b>Laboratuvar Direktörü</b></h6><h5><b>Emre Quist</b></h5><h6><b>Laboratuvar Asistanı</b></h6></div>',
    ),
  ).toEqual(['Anna Torvald | Laboratuvar Direktörü | ', 'Emre Quist | Laboratuvar Asistanı | ']);
});

test('the name after a label is a person’s if a way to reach them follows', async () => {
  const data = await readAcme({
    '/': '<a href="/yhteystiedot">Yhteystiedot</a>',
    '/yhteystiedot': '<section><p>Nimi: Anna Torvald</p><p>Sähköposti: annat.tmi@outlook.com</p></section>',
  });
  expect(peopleOf(data)).toEqual(['Anna Torvald |  | annat.tmi@outlook.com']);
});

describe('names of one shape on a staff page, without titles', () => {
  const cards = (picture: string) =>
    ['Anna Torvald', 'Emre Quist', 'Paul Brandmoor']
      .map((name) => `<div class="x"><div>${picture}</div><div><p>${name}</p></div></div>`)
      .join('');

  test('are people if each stands beside a picture', async () => {
    const names = ['Anna Torvald |  | ', 'Emre Quist |  | ', 'Paul Brandmoor |  | '];
    expect(await team(cards('<img src="/a.jpg">'))).toEqual(names);
    expect(await linked('products', cards('<img src="/a.jpg">'))).toEqual([]);
  });

  test('are nobody without pictures, as it may be a list of supporters', async () => {
    expect(await team(cards(''))).toEqual([]);
    expect(await team(`<img src="/a.jpg">${cards('')}`)).toEqual([]);
  });
});

test.each([
  'advogados',
  'adwokaci',
  'ugyvedeink',
  'avukatlarimiz',
  'advokater',
  'psicologos',
  'coach',
  'entraineurs',
])('a page called "%s" is about staff', async (path) => {
  expect(await linked(path, '<div><h3>Anna Torvald</h3><p>Since 2004 with us.</p></div>')).toEqual([
    'Anna Torvald |  | ',
  ]);
});

test('whose firm is called like them is a person beside their title', async () => {
  const firm = { domain: 'annatorvaldlaw.example', name: 'annatorvaldlaw.example' };
  expect(await linked('about', '<div><h1>Anna Torvald</h1><h6>Solicitor</h6></div>', firm)).toEqual([
    'Anna Torvald | Solicitor | ',
  ]);
  expect(await linked('about', '<div><h1>Torvald Law</h1><h6>Solicitors</h6></div>', firm)).toEqual([]);
});

test('two names before one title share it, but not the authors of a publication', () => {
  expect(namesWithTitles('Dr Anna Torvald & Dr Emre Quist, orthodontistes')).toEqual([
    { name: 'Anna Torvald', title: 'orthodontistes' },
    { name: 'Emre Quist', title: 'orthodontistes' },
  ]);
  expect(namesWithTitles('S Torvald, D Quist, Lead author')).toEqual([]);
});

test('a rank in an element of its own for titles wins over other lines of a card', async () => {
  expect(
    await team(
      '<article><span class="title">Founder</span><h3>Anna Torvald</h3><p class="creds">Accounting · Tax</p></article>',
    ),
  ).toEqual(['Anna Torvald | Founder | ']);
});

test('a mailbox of the firm is not its owner’s', async () => {
  const card = (address: string) =>
    `<div class="owner"><p><b>Owner</b></p><p>Anna Torvald</p><p>${address}</p></div>`;
  expect(await linked('contact', card('acmepumps.srl@gmail.com'))).toEqual(['Anna Torvald | Owner | ']);
  expect(await linked('contact', card('torvaldpumps@gmail.com'))).toEqual([
    'Anna Torvald | Owner | torvaldpumps@gmail.com',
  ]);
});

test('a word with a hyphen before a trade is no name', () => {
  expect(namesWithTitles('Certifierade VVS-montörer')).toEqual([]);
  expect(namesWithTitles('Anna Torvald-prezes')).toEqual([{ name: 'Anna Torvald', title: 'prezes' }]);
});

test('a name that is not known is a person’s in a table of names with numbers, most of which are', async () => {
  const rows = ['Anna Torvald', 'Emre Quist', 'Karl Brandmoor', 'Kicki Sundqvist'].map(
    (name, at) => `<tr><td>${name}</td><td>${at + 3}</td><td>070 221 85 8${at}</td></tr>`,
  );
  const found = await linked('kontakt', `<h2>Fest</h2><table>${rows.join('')}</table>`);
  expect(found).toContain('Kicki Sundqvist |  | ');
});

describe('the sections of a staff page', () => {
  const onTeam = async (body: string) =>
    peopleOf(await readAcme({ '/': '<a href="/people">People</a>', '/people': `<h1>People</h1>${body}` }));
  const bold = (...names: string[]) => names.map((name) => `<p><b>${name}</b></p><p>Postdoc</p>`).join('');
  const names = ['Anna Torvald', 'Emre Quist', 'Paul Brandmoor'];

  test.each([
    ['underlined', '<p><u>Former members</u></p>', bold('Tom Bech', 'Ida Krogh')],
    ['bold', '<p><strong>Former members</strong></p>', bold('Tom Bech', 'Ida Krogh')],
    [
      'called the title of a section',
      '<div class="section-title">Alumni</div>',
      bold('Tom Bech', 'Ida Krogh'),
    ],
    ['of a laboratory', '<h2>Previous Lab Members</h2>', bold('Tom Bech', 'Ida Krogh')],
    ['bold over several elements', '<p><b>Former <i>members</i></b></p>', '<p>Tom Bech, postdoc</p>'],
    [
      'no higher than the names',
      '<h3>Alumni</h3>',
      '<h3>Tom Bech</h3><p>Postdoc</p><h3>Ida Krogh</h3><p>Student</p>',
    ],
  ])('end where those who have left begin, by a heading that is %s', async (_, heading, former) => {
    const staff = names.map((name) => `<h3>${name}</h3><p>Postdoc</p>`).join('');
    expect(await onTeam(`<h2>Staff</h2>${staff}${heading}${former}`)).toEqual(
      names.map((name) => `${name} | Postdoc | `),
    );
  });

  test('begin anew after those who have left', async () => {
    expect(
      await onTeam(
        '<h3>Alumni</h3><h3>Tom Bech</h3><p>Postdoc</p><h3>Office</h3><p>Anna Torvald, director</p>',
      ),
    ).toEqual(['Anna Torvald | director | ']);
  });

  test('give their underlined headings to those under them', async () => {
    const person = (name: string, account: string) =>
      `<p><strong>${name}</strong></p><p><a href="mailto:${account}@acme.example">${account}(at)acme(dot)example</a></p>`;
    expect(
      await onTeam(
        `<div><p><u>Principle Investigator</u></p><strong>Anna Torvald</strong><p>at5@acme.example</p></div><div><p><u>Postdocs</u></p>${person('Emre Quist', 'eq2406')}${person('Paul Brandmoor', 'pb93')}${person('Ida Krogh', 'ik7')}</div>`,
      ),
    ).toEqual([
      'Anna Torvald | Principle Investigator | at5@acme.example',
      'Emre Quist | Postdocs | eq2406@acme.example',
      'Paul Brandmoor | Postdocs | pb93@acme.example',
      'Ida Krogh | Postdocs | ik7@acme.example',
    ]);
  });
});

test('a title is in the element that a longer line below a name begins with, if that is marked as one', async () => {
  const person = (name: string, title: string) =>
    `<li><h4>${name}</h4><b class="position">${title}</b> Project: how pumps came to the north, and why they stay there.</li>`;
  expect(
    await team(
      `<ul>${person('Anna Torvald', 'Associate Professor: Department of Pumps, Nordheim.')}${person('Emre Quist', 'Graduate Student, M.Sc. 2020 –')}</ul>`,
    ),
  ).toEqual(['Anna Torvald | Associate Professor | ', 'Emre Quist | Graduate Student | ']);
});

test('who is listed as staff may have a post at the university that the site is about, but nobody else', async () => {
  const person = (name: string, title: string) =>
    `<div class="person"><h4>${name}</h4><span>${title}</span></div>`;
  expect(
    await team(
      person('Anna Torvald', 'Director, Nordheim Pump Institute') +
        person('Emre Quist', 'Associate Professor, Nordheim University') +
        person('Ida Krogh', 'Fitter') +
        '<p>The lab is part of Nordheim Pump Institute.</p><p>Nordheim Pump Institute, 1 Main Road</p>' +
        '<p>Nordheim University has two campuses.</p><p>We are at home at Nordheim University.</p>',
    ),
  ).toEqual([
    'Anna Torvald | Director, Nordheim Pump Institute | ',
    'Emre Quist | Associate Professor, Nordheim University | ',
    'Ida Krogh | Fitter | ',
  ]);
  expect(
    await team(person('Anna Torvald', 'Professor, Nordheim University') + person('Emre Quist', 'Fitter')),
  ).toEqual(['Emre Quist | Fitter | ']);
  expect(await linked('products', '<p>Anna Torvald, Professor, Nordheim University</p>')).toEqual([]);
});

test('names on a page of the team that lead to pages called after them are people', async () => {
  const names = ['Anna Torvald', 'Emre Quist', 'Nora Sundqvist'];
  const menu = (address: (name: string) => string) =>
    `<ul>${names.map((name) => `<li><a href="${address(name)}">${name}</a></li>`).join('')}</ul>`;
  const found = async (link: string, address: (name: string) => string) => {
    const data = await readAcme({
      '/': `<a href="/list">${link}</a>`,
      '/list': `<p>Acme</p>${menu(address)}`,
    });
    return peopleOf(data).map((line) => line.split(' | ')[0]);
  };
  const own = (name: string) => `/${name.toLowerCase().replace(' ', '-')}.html`;
  expect(await found('Attorney profiles', own)).toEqual(names);
  expect(await found('Attorney profiles', () => '/cases.html')).toEqual([]);
  expect(await found('Products', own)).toEqual([]);
});
