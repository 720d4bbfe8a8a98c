import { describe, expect, test } from 'vitest';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { scriptName } from '../../../functions/domain/contacts/words/names/names-in-scripts.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOnPage } from './site-in-memory.ts';

test.each([
  ['ნინო როული', 'sure'],
  ['Անահիտ Տորվալյան', 'sure'],
  ['איתי רוזנטל', 'sure'],
  ['נעמי טורבלד', 'likely'],
  ['خديجة الطرفالدي', 'sure'],
  ['عبد الله الطرفالدي', 'sure'],
  ['كريم طبيعي', null],
  ['שלום לכולם', null],
  ['ჩვენი გუნდი', null],
])('%s is a name: %s', (name, expected) => {
  expect(scriptName(name)).toBe(expected);
});

test('occupations are known in Georgian and Armenian', () => {
  for (const title of ['მეღვინე', 'კლინიკის დამფუძნებელი', 'Փաստաբան', 'Գլխավոր հաշվապահ'])
    expect(titleStrength(title)).toBe('certain');
  for (const text of ['ღვინო', 'კლინიკა', 'Հաշվապահություն']) expect(titleStrength(text)).toBe('none');
});

test('degrees and forms of address of Indonesia are no part of a name', () => {
  expect(personName('drg. Maya Torvaldi, Sp.Ort')).toBe('Maya Torvaldi');
  expect(personName('BS. Lê Hoàng Phúc')).toBe('Lê Hoàng Phúc');
});

test('a card of Georgian has a name, though the text writes its words in small letters as well', async () => {
  const cards =
    '<div><h3>ნინო როული</h3><p>მეღვინე</p></div><div><h3>გიორგი ტორვაძე</h3><p>არქიტექტორი</p></div><p>ნინო ამზადებს როული სუფრას</p>';
  expect(await peopleOnPage('/team', cards, 'ka')).toEqual([
    'ნინო როული | მეღვინე | ',
    'გიორგი ტორვაძე | არქიტექტორი | ',
  ]);
});

describe('who is named in a text', () => {
  test.each([
    [
      'ka',
      '<p>მოგესალმებით! მე ვარ ნინო როული, სასტუმროს მფლობელი. ჩვენს სახლში ექვსი ოთახია.</p>',
      'ნინო როული',
    ],
    ['he', '<p>הנגרייה הוקמה בשנת 1994 על ידי איתי רוזנטל, נגר דור שלישי, ביישוב קטן.</p>', 'איתי רוזנטל'],
    ['ar', '<p>يدير الورشة المعلم إدريس الطرفالدي الذي ورث الحرفة عن والده.</p>', 'إدريس الطرفالدي'],
    ['ko', '<p>안녕하세요, 농부 김가람입니다. 혼자서 사과나무를 돌보고 있습니다.</p>', '김가람'],
    ['ja', '<p>北町の一室で教室を開いています。主宰の藤原水葉です。会社員でした。</p>', '藤原水葉'],
    ['zh', '<p>大家好，我是民宿主人王小葵，欢迎您来住几天。</p>', '王小葵'],
  ])('introduces themselves or has a title (%s)', async (language, body, name) => {
    const people = await peopleOnPage('/about', body, language);
    expect(people.map((one) => one.split(' | ', 1)[0])).toEqual([name]);
  });

  test.each([
    ['he', '<p>המלצות: "עבודה נהדרת" – המהנדס איתי רוזנטל, תל אביב</p>'],
    ['he', '<p>בית הדפוס נוסד על ידי משה רוזנטל ז"ל.</p>'],
    ['ar', '<p>زبائننا: "صنعة نادرة" – المهندس إدريس الطرفالدي</p>'],
    ['ka', '<p>თანამშრომლობით: ინჟინერი ნინო როული, თბილისი და სხვა</p>'],
    ['ko', '<p>안녕하세요, 사과 김가람입니다. 오늘도 맛있습니다.</p>'],
    ['ja', '<p>北町の藤原水葉です、と書かれた看板があります。</p>'],
  ])('among customers, partners and other things is nobody of the firm (%s)', async (language, body) => {
    expect(await peopleOnPage('/about', body, language)).toEqual([]);
  });
});

describe('of words without capitals, those that a site uses elsewhere are no name beside a title', () => {
  const texts =
    '<p>نقدم لكم حلول متنوعة في المدينة</p><p>حلول للأفراد طوال الأسبوع</p><p>تعرف على حلول المكتب الجديدة</p>';
  const card = (words: string, title: string) => `<div><h3>${words}</h3><p>${title}</p></div>`;

  test('unless they begin with a given name', async () => {
    const cards =
      card('حلول زكوانة', 'محامي المدينة') + card('شيراف زكوانة', 'محامي') + card('نادية حلول', 'محامية');
    expect(await peopleOnPage('/team', cards + texts, 'ar')).toEqual([
      'شيراف زكوانة | محامي | ',
      'نادية حلول | محامية | ',
    ]);
  });

  test('and whom a firm serves, or a question, is no title', () => {
    for (const text of ['للمحاماة والاستشارات القانونية', 'هل تحتاج إلى محامٍ؟'])
      expect(titleStrength(text)).toBe('none');
    expect(titleStrength('محامٍ للشركات')).toBe('certain');
  });
});
