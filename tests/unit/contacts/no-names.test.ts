import { describe, expect, test } from 'vitest';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const team = async (body: string) =>
  peopleOf(await readAcme({ '/': '<a href="/team">Team</a>', '/team': body }));

describe('personName', () => {
  test.each([
    'Zum Notariat',
    'Job Type',
    'Vollzeit Berlin',
    'Tipo Contrato',
    'Heltid Malmö',
    'Cyber Litigation',
    'Contenzioso Civile',
    'Møt Anna',
    'Conoce Anna Torvald',
    'Bureau d’Arlund',
    'Agence de Nordheim',
    'Πλ. Μύλου',
    'Sứ Mệnh',
    'Giá Trị Cốt Lõi',
    'Yönetim Kurulu',
    'DENETLEME KURULU',
    'Brf Torvald',
    'Núcleo de Árbitros Anna Torvald',
    'Corpos Sociais',
    'A Dream Coming True',
    'Torvald Borettslag',
    'Ejerforeningen Quist',
    'SANTÉ ET ENFANCE',
    'Ring Til Værkstedet',
    'Zadzwoń Przez Telefon',
    'Γραφεια Και Υπηρεσιες',
    'Работа По Договору',
    'Torvald Ltda.',
    'Torvald AI',
    'Helena Torvald Beach Club',
    'Ward II',
    'Salmones Torvald S.A.',
    'Immatriculation Torvald',
    'Quist Holding S.R.L.',
    'Tarvold Quist ApS',
    'Torvald Magazine',
    'Torvald-Quist Verwaltungs-GmbH',
    'Sociedade Individual de Advocacia',
    'De Voorbeeldpraktijk',
    'DE OPERAÇÃO',
    'About Acme Pumps:',
    'About Acme Pumps, LLC',
    'San Diego',
    'Hyderabad Gurugram',
    'Ikeja Torvald',
    'Red Flags',
    'Royal Palm Beach',
    'Lake Worth Beach',
    'Direito da Imigração',
    'Hospizgruppe Torvald',
    'Torvald Bar Foundation',
    'Торвальд Дентал Клиник',
    'Weingut Torvald',
    'Advokatfirmaet Torvald',
    'Ingenieurbüro Torvald',
    'Bodegas Quist',
    'Timmerbedrijf Krogh',
    'Студия Торвальд',
    'Hans Emil Torvalds Vei',
    'Dra. Ana Torvald e Dr. Luís Quist',
    'Ida Kroghs Gate',
    'Torvald Utca',
  ])('%s is not a name', (text) => {
    expect(personName(text)).toBeNull();
  });

  test.each([
    ['Anna Maler', 'Anna Maler'],
    ['Ana Quinta', 'Ana Quinta'],
    ['Emre Garage', 'Emre Garage'],
    ['Niels W. Gade', 'Niels W. Gade'],
    ['Lars Andreas Plass', 'Lars Andreas Plass'],
    ['Jonas Gata', 'Jonas Gata'],
    ['_ Juan Quist Torvald', 'Juan Quist Torvald'],
    ['» Anna Torvald', 'Anna Torvald'],
    ['Til Torvald', 'Til Torvald'],
    ['Anna Roe.', 'Anna Roe'],
    ['Anna Was', 'Anna Was'],
    ['Ai Torvald', 'Ai Torvald'],
    ['Gonçalo de Sá', 'Gonçalo de Sá'],
    ['Junior Torvald', 'Junior Torvald'],
    ['Maria da Conceição', 'Maria da Conceição'],
    ['Anna Torvald u.', 'Anna Torvald'],
    ['Sydney Torvald', 'Sydney Torvald'],
    ['About Anna Torvald, DDS', 'Anna Torvald'],
  ])('%s is the name %s', (text, name) => {
    expect(personName(text)).toBe(name);
  });
});

test.each(['Rechtsanwaltskammer Nordheim', 'Zahnarztpraxis am Markt', 'Steuerberatungsgesellschaft'])(
  '%s, where people of a trade work, is no title',
  (text) => {
    expect(titleStrength(text)).toBe('none');
  },
);

test.each([
  'for Acme Attorneys',
  'Titolare del trattamento',
  'Administrator danych osobowych',
  'Strona główna',
  'Advokatfirmaet',
  'Advokatbyrån',
  'Asianajotoimisto',
])('"%s" beside a name is no title', (text) => {
  expect(titleStrength(text)).toBe('none');
  expect(titleStrength('Kontorleder')).toBe('certain');
});

test.each([
  'Client',
  'Happy customer',
  'Patientin',
  'Cliente',
  'Klientka',
  'Fostul director',
  'Bivši direktor',
])('whose title is "%s" is no staff', async (title) => {
  const card = (name: string, text: string) => `<li><h3>${name}</h3><p>${text}</p></li>`;
  expect(await team(`<ul>${card('Anna Torvald', 'Glazier')}${card('Emre Quist', title)}</ul>`)).toEqual([
    'Anna Torvald | Glazier | ',
  ]);
});

test('a heading that invites to meet the staff is nobody’s title', async () => {
  const card = (name: string) => `<li><h3>${name}</h3><p>Since 2004 with us, and seldom late.</p></li>`;
  const cards = ['Anna Torvald', 'Emre Quist', 'Julia Brandt'].map(card).join('');
  expect(await team(`<h2>Poznaj naszych specjalistów</h2><ul>${cards}</ul>`)).toEqual([
    'Anna Torvald |  | ',
    'Emre Quist |  | ',
    'Julia Brandt |  | ',
  ]);
});

describe('a line that begins with a word of a trade', () => {
  test('names nobody if the rest is no known name', async () => {
    expect(
      await team('<ul><li>Certified Glazing Quality</li><li>Notarial Drafting of Quorvines</li></ul>'),
    ).toEqual([]);
    expect(await team('<p>Training with Pr. Anna Torvald</p>')).toEqual([]);
  });

  test('names a person with a given name, a form of address or a title of rank', async () => {
    expect(await team('<p>Glazier Anna Torvald</p>')).toEqual(['Anna Torvald | Glazier | ']);
    expect(await team('<p>Glazier Mr. Quorvine Talbrax</p>')).toEqual(['Quorvine Talbrax | Glazier | ']);
    expect(await team('<p>Managing Director Quorvine Talbrax</p>')).toEqual([
      'Quorvine Talbrax | Managing Director | ',
    ]);
  });
});

test('the links of a menu are no text with a person in it', async () => {
  const menu = ['Start', 'Notary', 'Forms', 'Quorvine', 'Talbrax'].map(
    (word) => `<a href="/${word}">${word}</a>`,
  );
  expect(await team(`<nav>${menu.join(' ')}</nav>`)).toEqual([]);
});

test('who is named after another company in a line works there', async () => {
  expect(await team('<p>Placement agent: Torvald Partners LLC, Nina Quist, Managing Director</p>')).toEqual(
    [],
  );
});

test.each([
  'School of Arts staff profile',
  'مدیر خدمات مهندسی. شرکت ثبت شده، تهران',
  'מנהל פרויקטים. החברה שלנו',
  'Güler yüzlü bir ekip ile estetik sonuç alın ve gülün.',
])('%s is no title', (text) => {
  expect(titleStrength(text)).toBe('none');
});

test('a last name in the domain is no ordinary word, though the logo is in lower case', async () => {
  const read = (domain: string) =>
    readAcme(
      {
        '/': '<a href="/team">Team</a>',
        '/team': '<p>torvald and co</p><div><h3>Jane Torvald</h3><p>Founding Partner</p></div>',
      },
      { domain, name: domain },
    ).then(peopleOf);
  expect(await read('torvaldlaw.example')).toEqual(['Jane Torvald | Founding Partner | ']);
  expect(await read('acme.example')).toEqual([]);
});

test('a Greek address is no management, and a Finnish one of work is led by a supervisor', () => {
  expect(titleStrength('Διεύθυνση Μύλου 9')).toBe('none');
  expect(titleStrength('Διεύθυνση')).toBe('certain');
  expect(seniorityOf('Työnjohto')).toBe('manager');
});

test('who has looked for the source of a filler text is none of the firm', async () => {
  const story = (text: string) =>
    team(`<h2>About us</h2><p>It is not simply random ${text}. Anna Torvald, a Latin professor, has found its
    source in a work about goods and evils.</p>`);
  expect(await story('and Lorem Ipsum has roots in old letters')).toEqual([]);
  expect(await story('and has roots in old letters')).toEqual(['Anna Torvald | Latin professor | ']);
});

test('two whom a line addresses share the title below it', async () => {
  const pair = (below: string) =>
    team(`<div><h3>Dr. Anna Torvald und Dr. Emre Quist</h3><p>${below}</p></div>`);
  expect(await pair('Zahnärzte')).toEqual(['Anna Torvald | Zahnärzte | ', 'Emre Quist | Zahnärzte | ']);
  expect(await pair('waren begeistert')).toEqual([]);
});

test('a degree in law is nobody', () => {
  expect(personName('Juris Doctor')).toBeNull();
});

test('nobody is called as the school is where somebody has studied', async () => {
  const studied = (where: string) =>
    `<p>Comunicadora Social y Periodista ${where}Jorge Torvald, con estudios de historia.</p>`;
  expect(await team(studied('de la Universidad '))).toEqual([]);
  expect(await team(studied(''))).toEqual(['Jorge Torvald | Comunicadora Social y Periodista | ']);
});

test('the rest of a firm’s name is no title', () => {
  expect(titleStrength('y Abogados')).toBe('none');
  expect(titleStrength('et Associés')).toBe('none');
  expect(titleStrength('Abogada y Notaria')).toBe('certain');
});
