import { describe, expect, test } from 'vitest';
import { namesWithTitles } from '../../../functions/domain/contacts/people/name-with-title.ts';
import { soundsOfName } from '../../../functions/domain/contacts/words/names/romanise.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOf, peopleOnPage, readAcme } from './site-in-memory.ts';

describe('a church', () => {
  const line = (text: string) => `<p>${text}</p>`;
  const leaders =
    line('<b>Vicar</b>') +
    line('Revd. Anna Torvald') +
    line('<b>Church Wardens</b>') +
    line('Mr. Emre Quist, Authorised Lay Minister') +
    line('Mrs. Ida Krogh') +
    line('<b>Ministry Team</b>') +
    line('Revd. Linda Brandmoor, Permission to Officiate') +
    line('Mr. Gerald Birk, Licensed Lay Minister') +
    line('Prof. Peter Halvard') +
    line('<b>Choir Director</b>') +
    line('Mrs. Helen Norheim');

  test('has its titles in bold above its people, of whom some have one of their own', async () => {
    expect((await peopleOnPage('/contact-us', leaders)).toSorted()).toEqual([
      'Anna Torvald | Vicar | ',
      'Emre Quist | Authorised Lay Minister | ',
      'Gerald Birk | Licensed Lay Minister | ',
      'Helen Norheim | Choir Director | ',
      'Ida Krogh | Church Wardens | ',
      'Linda Brandmoor | Permission to Officiate | ',
      'Peter Halvard | Ministry Team | ',
    ]);
  });

  test('has them below its people where the first name stands above the first title', async () => {
    const below =
      line('Anna Torvald') + line('<b>Vicar</b>') + line('Emre Quist') + line('<b>Choir Director</b>');
    expect((await peopleOnPage('/team', below)).toSorted()).toEqual([
      'Anna Torvald | Vicar | ',
      'Emre Quist | Choir Director | ',
    ]);
  });
});

test('departments in bold above the rows of a table are not what those in them are', async () => {
  const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table =
    row('<b>Accounting</b>') +
    row('Anna Torvald', 'Finance Director') +
    row('<b>Sales</b>') +
    row('Emre Quist', 'Sales Manager');
  expect((await peopleOnPage('/contact', `<table>${table}</table>`)).toSorted()).toEqual([
    'Anna Torvald | Finance Director | ',
    'Emre Quist | Sales Manager | ',
  ]);
});

describe('an association', () => {
  test('says what somebody is in it before the name, and what elsewhere after it', async () => {
    const board = [
      'Secrétaire : Anna Torvald, professeur de mathématiques',
      'Membre actif: Emre Quist, responsable de formation',
      'Membre actif: Alfred Krogh, retraité de l’Education spécialisée',
    ];
    expect(
      await peopleOnPage('/qui-sommes-nous', board.map((text) => `<p>${text}</p>`).join(''), 'fr'),
    ).toEqual(
      expect.arrayContaining([
        'Anna Torvald | Secrétaire | ',
        'Emre Quist | Membre actif | ',
        'Alfred Krogh | Membre actif | ',
      ]),
    );
  });

  test('has a department before a name, which says less than the title after it', () => {
    expect(namesWithTitles('Dział handlowy: Anna Torvald, dyrektor handlowy')).toEqual([
      { name: 'Anna Torvald', title: 'dyrektor handlowy' },
    ]);
  });

  test('names whom to ask beside the mailbox of each of its services', async () => {
    const service = (name: string, mailbox: string) =>
      `<section><h2>Atelier</h2><p>Des pompes.</p><p><strong>Contact </strong>: ${name}</p><a href="mailto:${mailbox}">Contacter</a></section>`;
    const services =
      service('Anna TORVALD', 'acme.torvald@gmail.com') + service('Paul QUIST', 'paulquist_acme@orange.fr');
    expect(await peopleOnPage('/nos-ateliers', services, 'fr')).toEqual([
      'Anna TORVALD |  | acme.torvald@gmail.com',
      'Paul QUIST |  | paulquist_acme@orange.fr',
    ]);
  });
});

describe('the committee of a club', () => {
  const committee = (...entries: readonly string[]) =>
    `<h3>Committee</h3><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;

  test('has offices that no vocabulary knows, and numbers after the names', async () => {
    const entries = [
      '<strong>Chair:</strong> Anna Torvald: 07911123456',
      '<strong>Secretary:</strong> Emre Quist: 07911123457',
      '<strong>Social Media/Events:</strong> Ida Krogh: 07911123458',
      '<strong>Membership:</strong> Paul Brandmoor: 07911123459',
      '<strong>Walks Co-ordinator:</strong> Adam Wakel: 07911123460',
    ];
    expect(await peopleOnPage('/club-info', committee(...entries))).toEqual([
      'Anna Torvald | Chair | ',
      'Emre Quist | Secretary | ',
      'Adam Wakel | Walks Co-ordinator | ',
      'Ida Krogh | Social Media/Events | ',
      'Paul Brandmoor | Membership | ',
    ]);
  });
});

test('of a couple after their title both have the family name of the second', async () => {
  expect(await peopleOnPage('/contact', '<p><strong>Owners:</strong> Tom and Anna Torvald</p>')).toEqual([
    'Tom Torvald | Owners | ',
    'Anna Torvald | Owners | ',
  ]);
});

describe('the level of', () => {
  const levelOf = async (title: string, pageTitle: string) => {
    const page = `<title>${pageTitle}</title><h2>Our team</h2><div><h3>Anna Torvald</h3><p>${title}</p></div>`;
    return (await readAcme({ '/': page })).external_emails.map(({ level }) => level);
  };

  test('a principal is a director’s in a school, and that of a senior member in a firm', async () => {
    for (const school of ['Acme Public School', 'Acme Academy', 'École Acme']) {
      expect(await levelOf('Principal', school)).toEqual(['director']);
      expect(await levelOf('Principal Teacher', school)).toEqual(['senior']);
    }
    expect(await levelOf('Principal', 'Acme Pumps')).toEqual(['senior']);
  });

  test('who sits on a board is not that of who chairs it, and who coordinates a project manages it', () => {
    expect(seniorityOf('Board of Directors')).toBe('other');
    expect(seniorityOf('Chair, Board of Directors')).toBe('c_suite');
    expect(seniorityOf('Coordinatrice de projet')).toBe('manager');
    expect(seniorityOf('Projektkoordinatorin')).toBe('manager');
    expect(seniorityOf('Volunteer Coordinator')).toBe('other');
  });
});

describe('a number', () => {
  const phonesOf = async (body: string, language = 'en-GB') =>
    (await readAcme({ '/': `<html lang="${language}"><body>${body}</body></html>` })).phones;

  test('is of whose name stands before it, at the end of a short line', async () => {
    expect(await phonesOf('<p>Chair: Anna Torvald: 07911123456</p>')).toEqual(['+447911123456']);
    expect(await phonesOf('<p>Officer: Anna Torvald (07911 123456)</p>')).toEqual(['+447911123456']);
    expect(await phonesOf('<p>Pump Shaft: 07911123456</p>')).toEqual([]);
  });

  test('is not the site’s where it is a regulator’s or that of a service of a whole country', async () => {
    const own = '<p>Phone: 020 7946 0991</p>';
    for (const other of [
      '<p>You may complain to the Information Commissioner’s Office on 0303 123 1113.</p>',
      '<h3>Children’s Services</h3><p>Phone: 020 7946 0992</p>',
      '<p>LADO: 020 7946 0992</p>',
    ])
      expect(await phonesOf(own + other)).toEqual(['+442079460991']);
    expect(await phonesOf(`${own}<p>Ofsted: 020 7946 0992. Call us: 020 7946 0993</p>`)).toEqual([
      '+442079460991',
      '+442079460993',
    ]);
  });

  test('is the practice’s own beside the word for an emergency, unless the whole country shares it', async () => {
    const read = (number: string) => phonesOf(`<h5>Notdienst</h5><p>Telefon: ${number}</p>`, 'de-DE');
    expect(await read('01805 986700')).toEqual([]);
    expect(await read('0171 2345678')).toEqual(['+491712345678']);
  });
});

describe('a music school', () => {
  const card = (name: string, text: string) =>
    `<article><a href="/docenti"><h2>${name}</h2><div><p>${text}</p></div></a></article>`;
  const texts = [
    card('Anna Torvald', 'Batterista versatile, sviluppa tecnica e ritmo in ogni allievo della scuola.'),
    card('Marco Quist', 'Pianista classico formatosi a Nordheim, unisce tecnica solida e sensibilità.'),
    card('Lucia Birk', 'Cantante e direttrice di coro, guida gruppi vocali con sensibilità.'),
  ];

  test('says of each teacher what they play where the text under the name begins', async () => {
    expect(await peopleOnPage('/docenti', `<h1>Insegnanti</h1>${texts.join('')}`, 'it')).toEqual([
      'Anna Torvald | Batterista versatile | ',
      'Marco Quist | Pianista classico | ',
      'Lucia Birk | Cantante e direttrice di coro | ',
    ]);
    expect(seniorityOf('Cantante e direttrice di coro')).toBe('other');
  });

  test('names where they have studied, which is nobody', () => {
    expect(namesWithTitles('Conservatorio Luigi Torvald di Nordheim')).toEqual([]);
  });
});

describe('first names in a shop', () => {
  const member = (name: string, title: string) =>
    `<div class="team-member"><div>${name.slice(0, 1)}</div><div><b>${name}</b><span>${title}</span></div></div>`;
  const address = '<div><b>Dirección</b><span>Calle Mayor</span></div>';

  test('are those of two people, one of them unknown, if their elements are marked as of a team', async () => {
    const team = member('Alberto', 'Técnico de taller') + member('Torvaldo', 'Asesoramiento y ventas');
    expect(await peopleOnPage('/', team + address, 'es')).toEqual([
      'Alberto | Técnico de taller | ',
      'Torvaldo | Asesoramiento y ventas | ',
    ]);
    expect(await peopleOnPage('/', team.replaceAll('team-member', 'box') + address, 'es')).toEqual([]);
  });

  test('are no part of a street', () => {
    expect(namesWithTitles('Dirección Calle Juan Torvald, 33')).toEqual([]);
  });
});

test('a saint, a policy, and who played long ago are nobody of the company', async () => {
  for (const name of ['St Charles', 'Sainte Anne', 'Πολιτική Απορρήτου']) expect(personName(name)).toBeNull();
  expect(personName('Jane St Torvald')).toBe('Jane St Torvald');
  const history = '<p>1983 to 1998 – Mr. Paul Torvald, Honorary Organist</p>';
  expect(await peopleOnPage('/about', history)).toEqual([]);
});

test('one person in two alphabets is one, with an initial as without', () => {
  expect(soundsOfName('Νικόλαος Γ. Τορβάλδος')).toBe(soundsOfName('Nikolaos Torvaldos'));
});

test('a list of helplines has no number of the site', async () => {
  const page =
    '<p>Phone: 020 7946 0991</p><p><b>Helplines</b></p><ul><li>Quiet Lives: 0808 157 0192</li><li>Loud Lives: 0808 157 0193</li></ul>';
  expect((await readAcme({ '/': `<html lang="en-GB">${page}` })).phones).toEqual(['+442079460991']);
});

test('who has a profession before a name that the domain has owns the practice, known given name or not', async () => {
  const read = async (domain: string) =>
    peopleOf(await readAcme({ '/': '<h5>Zahnärztin Sugiarta Torvald</h5>' }, { domain, name: domain }));
  expect(await read('praxis-torvald.example')).toEqual(['Sugiarta Torvald | Zahnärztin | ']);
  expect(await read('praxis.example')).toEqual([]);
});

test('a degree in one word with its field stands before a name', () => {
  expect(personName('dr sc.med. Anna Torvald')).toBe('Anna Torvald');
});
