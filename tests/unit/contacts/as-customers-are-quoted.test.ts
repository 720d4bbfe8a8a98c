import { describe, expect, test } from 'vitest';
import { peopleOnPage } from './site-in-memory.ts';

const staff = '<section><h2>Emre Quist</h2><p>Managing Director</p></section>';
const namesOf = async (path: string, html: string, language = 'en') =>
  (await peopleOnPage(path, html, language)).map((person) => person.split(' | ')[0]).toSorted();

describe('those under a heading of what customers say are no staff', () => {
  const customers =
    '<div><h3>Anna Torvald</h3><p>Architect</p><p>Quick and thorough.</p></div>' +
    '<div><h3>Ida Krogh</h3><p>Engineer</p><p>We come back each year.</p></div>';
  const section = (heading: string) => `${staff}<section><h2>${heading}</h2>${customers}</section>`;

  test.each([
    ['ro', 'Ce spun clienţii?'],
    ['hu', 'Mit mondanak ügyfeleink'],
    ['hu', 'Rólunk mondták'],
    ['cs', 'Co o nás říkají klienti'],
    ['cs', 'Napsali o nás'],
    ['sk', 'Čo o nás hovoria zákazníci'],
    ['pl', 'Co mówią nasi klienci'],
    ['hr', 'Što kažu naši klijenti'],
    ['sr', 'Шта кажу наши клијенти'],
    ['sl', 'Kaj pravijo naše stranke'],
    ['bg', 'Какво казват клиентите'],
    ['lt', 'Ką sako mūsų klientai'],
    ['lv', 'Ko saka mūsu klienti'],
    ['et', 'Mida meie kliendid ütlevad'],
    ['el', 'Τι λένε οι πελάτες μας'],
    ['tr', 'Müşterilerimiz ne diyor?'],
    ['ru', 'Что говорят наши клиенты'],
    ['uk', 'Відгуки пацієнтів'],
    ['fi', 'Mitä asiakkaamme sanovat'],
    ['sv', 'Vad tycker våra kunder?'],
    ['da', 'Hvad siger vores kunder?'],
    ['nb', 'Dette sier kundene'],
    ['nl', 'Wat anderen over ons zeggen'],
    ['de', 'Patientenstimmen'],
    ['fr', 'Ce que nos patients disent'],
    ['it', 'Cosa dicono i nostri clienti'],
    ['es', 'Qué dicen de nosotros'],
    ['pt', 'O que os nossos clientes dizem'],
    ['ca', 'Què diuen els nostres clients'],
    ['id', 'Apa kata mereka'],
    ['vi', 'Khách hàng nói gì về chúng tôi'],
    ['ja', '患者様の声'],
    ['ko', '이용 후기'],
    ['zh', '学员感言'],
    ['he', 'מה הלקוחות אומרים'],
    ['ar', 'ماذا يقول عملاؤنا'],
  ])('%s: "%s"', async (language, heading) => {
    expect(await namesOf('/welcome', section(heading), language)).toEqual(['Emre Quist']);
  });

  test.each([
    ['en', 'What we do'],
    ['ro', 'Ce facem'],
    ['lt', 'Ką mes darome'],
    ['cs', 'Co děláme'],
    ['nl', 'Wat wij doen'],
    ['el', 'Τι κάνουμε'],
  ])('%s: not under "%s"', async (language, heading) => {
    expect(await namesOf('/welcome', section(heading), language)).toContain('Anna Torvald');
  });
});

describe('three headings of one look, each above a quotation in its card', () => {
  const said = ['Quick and thorough.', 'We come back each year.', 'Nobody else does it so well.'];
  const names = ['Anna Torvald', 'Ida Krogh', 'Tom Bech'];
  const card = (name: string, text: string) =>
    `<figure><h3>${name}</h3><h4>Civil engineer</h4><blockquote>${text}</blockquote></figure>`;
  const cards = (texts: readonly string[]) => names.map((name, at) => card(name, texts[at] ?? '')).join('');
  const page = (heading: string, texts: readonly string[]) =>
    `${staff}<section><h2>${heading}</h2>${cards(texts)}</section>`;

  test('are of those who are quoted, whatever the heading over them says', async () => {
    expect(await namesOf('/welcome', page('Kvorlu', said))).toEqual(['Emre Quist']);
    const flat = names.map(
      (name, at) => `<h3>${name}</h3><p>Engineer</p><blockquote>${said[at]}</blockquote>`,
    );
    expect(await namesOf('/welcome', `${staff}<section>${flat.join('')}</section>`)).toEqual(['Emre Quist']);
  });

  test('are of the staff where that heading or the page says so', async () => {
    expect(await namesOf('/welcome', page('Our team', said))).toHaveLength(4);
    expect(await namesOf('/team', page('Kvorlu', said))).toHaveLength(4);
  });

  test('are of those of whom the texts tell, if each names its own', async () => {
    const told = ['Anna builds bridges.', 'Krogh has worked here since 1990.', 'Ask Tom Bech for a plan.'];
    expect(await namesOf('/welcome', page('Kvorlu', told))).toHaveLength(4);
  });

  test('are not where only two stand so', async () => {
    const two = `${card('Anna Torvald', said[0] ?? '')}${card('Ida Krogh', said[1] ?? '')}`;
    expect(await namesOf('/welcome', `${staff}<section><h2>Kvorlu</h2>${two}</section>`)).toHaveLength(3);
  });
});

describe('lines that begin with somebody and that they write or say what follows', () => {
  const remarks = [
    'Anna Torvald, President of Mill Works writes: They found us three buyers within a month.',
    'Ida Krogh, CEO of Lake Boats says: We come back each year, and are never disappointed.',
    'Tom Bech, Managing Director at Hill Farm, writes: Nobody else knows the trade so well.',
  ];
  const lines = (texts: readonly string[]) =>
    staff + texts.map((text) => `<h4>Advice</h4><div>${text}</div>`).join('');

  test('are remarks of customers where a page has three', async () => {
    expect(await namesOf('/services', lines(remarks))).toEqual(['Emre Quist']);
    const german = remarks.map((text) => text.replace(/(?:writes|says):/, 'schreibt:'));
    expect(await namesOf('/leistungen', lines(german), 'de')).toEqual(['Emre Quist']);
  });

  test('may be of the company itself where there is one, or where nothing says that they speak', async () => {
    const own = ['Ida Krogh, our Sales Manager, writes: The mill is full of grain.'];
    expect(await namesOf('/services', lines(own))).toContain('Ida Krogh');
    const titles = remarks.map((text) => text.replace(/,? (?:writes|says): .*/, ''));
    expect(await namesOf('/services', lines(titles))).toContain('Anna Torvald');
  });
});
