import { describe, expect, test } from 'vitest';
import { introducedByThemselves } from '../../../functions/domain/contacts/people/lines/introductions.ts';
import { peopleInProse } from '../../../functions/domain/contacts/people/people-in-prose.ts';
import { peopleOnPage } from './site-in-memory.ts';

const told = (text: string) => peopleInProse(text).map(({ name, title }) => `${name} | ${title}`);

describe('whom a text says to have founded the firm', () => {
  test.each([
    ['de', 'Das Unternehmen wurde 1990 von Anna Roth gegründet und ist familiengeführt.', 'Anna Roth'],
    ['sv', 'Företaget grundades 1990 av Anna Berg och drivs idag.', 'Anna Berg'],
    ['fi', 'Yrityksen perusti Anna Virta vuonna 1990 kotonaan.', 'Anna Virta'],
    ['cs', 'Firmu založil Jan Roe v roce 1990 jako rodinnou.', 'Jan Roe'],
    ['hu', 'A céget Roe Anna alapította 1990-ben családi vállalkozásként.', 'Roe Anna'],
    ['ro', 'Firma a fost fondată de Ana Roe în 1990 la mare.', 'Ana Roe'],
    ['hr', 'Tvrtku je osnovao Ivan Roe 1990. godine kao obrt.', 'Ivan Roe'],
    ['ru', 'Компанию основал Иван Роу в 1990 году у моря.', 'Иван Роу'],
    ['bg', 'Фирмата е основана от Иван Роу през 1990 година.', 'Иван Роу'],
    ['tr', 'Şirketimiz 1990 yılında Ahmet Roe tarafından kuruldu.', 'Ahmet Roe'],
    ['lt', 'Įmonę 1990 metais įkūrė Jonas Roe kaip šeimos verslą.', 'Jonas Roe'],
    ['id', 'Perusahaan ini didirikan oleh Budi Roe pada tahun 1990.', 'Budi Roe'],
  ])('%s', (_, text, name) => {
    expect(told(text)).toEqual([`${name} | Founder`]);
  });

  test.each([
    'This site was designed and created by Anna Roe in 2024.',
    'Site créé par Anna Roe, graphiste à la mer.',
  ])('and not who has made the website: "%s"', (text) => {
    expect(told(text).filter((one) => one.endsWith('Founder'))).toEqual([]);
  });

  test('no longer works there if that was long ago', () => {
    expect(told('Das Unternehmen wurde 1961 von Anna Roth gegründet.')).toEqual([]);
  });
});

describe('whom a text says to lead the firm', () => {
  test.each([
    'Acme Pumps is run by Anna Roe and her team in the old town.',
    'Der Betrieb wird von Anna Roe in dritter Generation geführt.',
    'L’entreprise est dirigée par Anna Roe depuis 1990.',
    'L’azienda è gestita da Anna Roe dal 1990 con passione.',
    'Dirigida por Anna Roe, la clínica ofrece tratamientos.',
    'Het bedrijf wordt geleid door Anna Roe sinds 1990.',
    'Firmaet drives av Anna Roe og hennes team siden 1990.',
    'Rumah ini dikelola oleh Anna Roe sejak tahun 1990.',
  ])('"%s"', (text) => {
    expect(told(text)).toEqual(['Anna Roe | ']);
  });

  test('and nobody by what is done to a product of two names', () => {
    expect(told('Lino Welfare is used as a central administrative tool by many.')).toEqual([]);
    expect(told('Lino Welfare is a designer of boats for the sea.')).toEqual([
      'Lino Welfare | designer of boats',
    ]);
  });

  test('leads more than a course', () => {
    expect(told('The summer course is led by Anna Roe from abroad.')).toEqual([]);
  });
});

describe('who introduces themselves', () => {
  test('has no title that says "I am"', async () => {
    const hello = (text: string) => peopleOnPage('/about', `<h2>Our story</h2><p>${text}</p>`);
    const founder = 'My name is Anna Torvald, I am the Founder here at Acme Pumps. I love the sea.';
    expect(await hello(founder)).toEqual(['Anna Torvald | Founder | ']);
    expect(await hello('My name is Anna Torvald, founder of Acme Pumps.')).toEqual([
      'Anna Torvald | founder of Acme Pumps | ',
    ]);
  });

  test.each([
    ['“Ik ben Anna Roe, 26 jaar oud en woonachtig in het dorp.', 'Anna Roe'],
    ['Sono Anna Roe, psicologa', 'Anna Roe'],
    ['Olá, sou a Anna Roe', 'Anna Roe'],
    ['Jsem Anna Roe', 'Anna Roe'],
    ['Olen Anna Roe', 'Anna Roe'],
    ['A nevem Roe Anna', 'Roe Anna'],
    ['Roe Anna vagyok, masszőr', 'Roe Anna'],
    ['Меня зовут Анна Роу', 'Анна Роу'],
    ['Ονομάζομαι Άννα Ρόου', 'Άννα Ρόου'],
    ['Benim adım Ayşe Roe', 'Ayşe Roe'],
    ['Mano vardas Ona Roe', 'Ona Roe'],
    ['Mani sauc Anna Roe', 'Anna Roe'],
    ['Minu nimi on Anna Roe', 'Anna Roe'],
    ['Nama saya Budi Roe', 'Budi Roe'],
    ['Em dic Anna Roe', 'Anna Roe'],
  ])('"%s"', (text, name) => {
    expect(introducedByThemselves(text)).toBe(name);
  });

  test.each(['Sono Disponibili Camere', 'Olen Pohjois Suomesta', 'Sono Anna di Agenzia Roe'])(
    'and not "%s"',
    (text) => {
      expect(introducedByThemselves(text)).toBeNull();
    },
  );
});

describe('the founders and the leaders of a firm', () => {
  const about = (text: string) => peopleOnPage('/about', `<p>${text}</p>`);

  test('whoever the sentence after "founded by" names is no founder', async () => {
    expect(
      await about(
        'Acme was founded in 1990 by Dr. Anna Torvald and Ida Krogh. Emre Quist, Sales Manager, joined them.',
      ),
    ).toEqual(['Anna Torvald | Founder | ', 'Ida Krogh | Founder | ', 'Emre Quist | Sales Manager | ']);
  });

  test('in a text that begins long ago, who is told of today is of the firm, and nobody else', async () => {
    const old = 'The mill was founded in 1921 by Anna Torvald.';
    expect(await about(`${old} Today Emre Quist, Managing Director, runs it.`)).toEqual([
      'Emre Quist | Managing Director | ',
    ]);
    expect(await about(`${old} Emre Quist, Managing Director, ran it.`)).toEqual([]);
  });
});
