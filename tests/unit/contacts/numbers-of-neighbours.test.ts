import { describe, expect, test } from 'vitest';
import { labelOf } from '../../../functions/domain/contacts/mentions/phones/number-labels.ts';
import { namesPublicBody } from '../../../functions/domain/contacts/words/others/institutions.ts';
import { wordsForNeighbours } from '../../../functions/domain/contacts/words/others/neighbours.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const siteOf = (body: string, language: string, title = 'Acme') =>
  readAcme({
    '/': `<title>${title}</title><a href="/contact">Contact</a>`,
    '/contact': `<html lang="${language}"><body>${body}</body></html>`,
  });
const phonesOn = async (body: string, language: string, title?: string) =>
  (await siteOf(body, language, title)).phones;

describe('the number of a public body that a firm mentions is not the firm’s', () => {
  test.each([
    ['de', '+49 30 5550 1840', 'Finanzamt Nordheim: +49 30 5550 1999'],
    ['sv', '+46 31 555 01 40', 'Läs mer hos Skatteverket, tel +46 771 555 567'],
    ['fi', '+358 8 555 0140', 'Nordheimin yliopistollinen sairaala, puh. +358 8 555 0199'],
    ['sr', '+381 18 555 140', 'Пореска управа, филијала: +381 18 555 199'],
    ['ru', '+7 495 555 01 40', 'Контролирующий орган: Роспотребнадзор, тел. +7 495 555 01 99'],
    ['hy', '+374 10 55 01 40', 'ՀՀ Փաստաբանների պալատ՝ +374 60 55 01 99'],
    ['he', '+972 3 555 0140', 'רשות המסים: +972 3 555 0199'],
    ['ar', '+20 2 2555 0140', 'غرفة الصناعة: +20 2 2555 0199'],
    ['ja', '+81 92 555 0140', '国税庁、北税務署 +81 92 555 0199'],
    ['zh', '+86 21 5550 1400', '投诉监督：律师协会 +86 21 5550 1999'],
    ['ko', '+82 51 555 0140', '국세상담센터 | 북부세무서 +82 51 555 0199'],
    ['vi', '+84 225 3555 140', 'Cục Thuế: +84 225 3555 199'],
  ])('in %s', async (language, own, theirs) => {
    expect(await phonesOn(`<p>Tel: ${own}</p><p>${theirs}</p>`, language)).toEqual([own.replaceAll(' ', '')]);
  });

  test('unless the site is called so, or it is the only number there is', async () => {
    const both = '<p>Tel: +49 30 5550 1840</p><p>Finanzamt: +49 30 5550 1999</p>';
    expect(await phonesOn(both, 'de', 'Finanzamt Nordheim')).toHaveLength(2);
    expect(await phonesOn('<p>Finanzamt: +49 30 5550 1999</p>', 'de')).toHaveLength(1);
  });

  test.each([
    'Am Krankenhaus 5, Tel.',
    'Polizeistraße 3, Telefon',
    'Kommunikationstraining:',
    'Kammerstück:',
  ])('"%s" names none', (text) => {
    expect(namesPublicBody(foldText(text))).toBe(false);
  });
});

describe('the number of another firm is not the firm’s', () => {
  test.each([
    ['sv', '+46 470 555 40', 'Jag samarbetar med revisor Ida Krogh, tel +46 472 555 44'],
    ['fr', '+33 6 55 01 40 40', 'Mes prestataires préférés : DJ Max Torvald – +33 6 55 01 99 03'],
    ['no', '+47 53 55 01 40', 'Guide til toppen: Emre Quist, tlf. +47 906 55 752'],
    ['zh-TW', '+886 3 855 0140', '賞鯨行程 +886 3 855 0199（合作業者）'],
  ])('after words for it (%s)', async (language, own, theirs) => {
    expect(await phonesOn(`<p>Tel: ${own}</p><p>${theirs}</p>`, language)).toEqual([own.replaceAll(' ', '')]);
  });

  test('and neither is whoever is reached by it only', async () => {
    const guide = (label: string) =>
      siteOf(`<p>Tel: 22 55 21 08</p><p>${label}: Emre Quist, tlf. 906 55 752</p>`, 'no').then(peopleOf);
    expect(await guide('Guide til toppen')).toEqual([]);
    expect(await guide('Daglig leder')).toEqual(['Emre Quist | Daglig leder | ']);
  });

  test('unless the firm does what they say', async () => {
    const both = '<p>Tel: +47 53 55 01 40</p><p>Turguide, guide: +47 906 55 752</p>';
    expect(await phonesOn(both, 'no', 'Acme')).toHaveLength(1);
    expect(await phonesOn(both, 'no', 'Acme Guide')).toHaveLength(2);
  });

  test.each(['Ring sammen', 'Guidelines:', 'Partnerschaftsrecht'])('"%s" says nothing of one', (text) => {
    expect(wordsForNeighbours(foldText(text))).toBe('');
  });

  test('of whoever stands in for a practice in the same line', async () => {
    const both =
      '<p>Tel. 0341 555 77 10</p><p>Urlaubsvertretung: Praxis Dr. Emre Quist, Gartenstr. 12, Tel. 0341 555 77 31</p>';
    expect(await phonesOn(both, 'de')).toEqual(['+493415557710']);
  });
});

test.each([
  ['Reservierung:', 'phone'],
  ['Bordbestilling:', 'phone'],
  ['Для бронирования:', 'phone'],
  ['Հեռախոս՝', 'phone'],
  ['المحمول', 'phone'],
  ['Mòbil (Anna):', 'phone'],
  ['Telefone/Fax:', 'phone'],
  ['Ֆաքս՝', 'fax'],
  ['ფაქსი:', 'fax'],
  ['الفاكس', 'fax'],
  ['AGB code praktijk:', 'other'],
  ['Umbau der Praxis', 'none'],
])('"%s" before a number means %s', (label, meaning) => {
  if (meaning === 'other') expect(labelOf(label)).not.toBe('phone');
  else expect(labelOf(label)).toBe(meaning);
});

test.each([
  ['da', '<p>Nørregade 4, 8600 Nordby – 33 55 72 80 · hej@acme.example</p>', '+4533557280'],
  ['is', '<p>Anna: 855 4417</p>', '+3548554417'],
  ['no', '<p>Post: hei@acme.example / 22 55 21 08</p>', '+4722552108'],
])('in %s a number grouped as its country does is one by itself', async (language, body, phone) => {
  expect(await phonesOn(body, language)).toEqual([phone]);
});

test('after a comma, or behind other words, such a number is not', async () => {
  expect(await phonesOn('<p>Vi har malet i mere end 33 55 72 80 timer</p>', 'da')).toEqual([]);
});

test('under a heading of dates two days of a month are no number, and neither is a house under "Contact"', async () => {
  expect(await phonesOn('<h2>Termine</h2><p><strong>19./20.08.2017</strong></p><p>Reise</p>', 'de')).toEqual(
    [],
  );
  expect(await phonesOn('<h2>Kontakt</h2><p>Letná 3370/21</p><p>058 01 Mesto</p>', 'sk')).toEqual([]);
});

describe('numbers of Arabic sites', () => {
  test.each([
    ['<p>مكتب أكمي للمحاماة – الرياض</p><p>هاتف: 0112055637</p>', '+966112055637'],
    ['<p>ورشة أكمي للنجارة – فاس</p><p>الهاتف: 0535 55 81 47</p>', '+212535558147'],
    ['<p>شارع دمشق</p><p>هاتف: 0122 755 8360</p>', '+201227558360'],
  ])('are those of the country whose city a line names (%s)', async (body, phone) => {
    expect(await phonesOn(body, 'ar')).toEqual([phone]);
  });
});

describe('the only mailbox at a free provider', () => {
  const emailsOn = async (price: string) =>
    (
      await readAcme({
        '/': '<a href="/prices">Prices</a>',
        '/prices': `<html lang="he"><p>Phone: 01632 960001</p>${price}`,
      })
    ).emails;

  test('is the firm’s where a line of its own gives it', async () => {
    expect(await emailsOn('<p>E-mail: torvald.krogh@gmail.com</p>')).toEqual(['torvald.krogh@gmail.com']);
    expect(await emailsOn('<p>torvald.krogh (at) gmail.com</p>')).toEqual(['torvald.krogh@gmail.com']);
  });

  test('is not within a sentence, or beside another one', async () => {
    const sentence = 'The garden was planned by our friend Ida Krogh, whom you reach at ida.krogh@gmail.com';
    expect(await emailsOn(`<p>${sentence}</p>`)).toEqual([]);
    expect(await emailsOn('<p>ida.krogh@gmail.com</p><p>emre.quist@yahoo.com</p>')).toEqual([]);
  });
});

test('a number in a link to a chat that lacks the code of its country is the one that the page writes with it', async () => {
  const phones = async (shown: string) =>
    (
      await readAcme({
        '/': `<html lang="es"><a href="https://wa.me/3125550142">WhatsApp</a><p>Tel. ${shown}</p><p>Carrera 45 #55-33, Barranquilla</p></html>`,
      })
    ).phones;
  expect(await phones('+57 312 555 0142')).toEqual(['+573125550142']);
  expect(await phones('+57 312 555 0143')).toHaveLength(2);
});
