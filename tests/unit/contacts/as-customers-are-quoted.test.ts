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
