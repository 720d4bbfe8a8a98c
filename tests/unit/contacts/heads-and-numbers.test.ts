import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

const onHome = async (body: string, company?: { domain: string; name: string }) =>
  peopleOf(await readAcme({ '/': body }, company));
const inFooter = (text: string) => onHome(`<h1>Acme</h1><footer><p>${text}</p></footer>`);

describe('the particulars of a firm in characters', () => {
  test.each([
    ['서울시 물레로 12, 3호 (동,물레빌딩) · 대표이사 : 홍길동', '홍길동 | 대표이사 | '],
    ['상호 : 노르드 대표 : 홍길동 사업자번호 : 123-45-67890', '홍길동 | 대표 | '],
    ['주식회사 노르드 대표이사 홍길동', '홍길동 | 대표이사 | '],
    ['会社名：有限会社ノルド　代表者：山田太郎', '山田太郎 | 代表者 | '],
    ['联系人：王小明（销售主管）', '王小明 | 销售主管 | '],
    ['公司：上海诺德 联系人：王小明 电话：13900000000', '王小明 |  | '],
  ])('"%s" names who represents it', async (text, person) => {
    expect(await inFooter(text)).toEqual([person]);
  });

  test.each(['대표번호 : 031-123-4567', '会社名：代表：株式会社ノルド'])(
    '"%s" names nobody',
    async (text) => {
      expect(await inFooter(text)).toEqual([]);
    },
  );

  test('the mailbox of the firm beside it is nobody’s own', async () => {
    expect(await inFooter('대표이사 : 홍길동</p><p>이메일 : office_kim@naver.com')).toEqual([
      '홍길동 | 대표이사 | ',
    ]);
  });
});

describe('a name beside a number, with nothing else in the line', () => {
  test.each([
    ['Anna Torvald · 0900 123 456', 'Anna Torvald'],
    ['Tel.: 0900 123 456 – Anna Torvald', 'Anna Torvald'],
    ['8-900-123-45-67 - Олена Петрівна', 'Олена Петрівна'],
  ])('"%s" says whom one calls', async (text, name) => {
    expect((await onHome(`<p>${text}</p>`)).map((person) => person.split(' | ')[0])).toEqual([name]);
  });

  test.each([
    'Nordheim Plumbing · 0900 123 456',
    'Anna Torvald came in 2019',
    'Torvald Straße 12 · 0900 123 456',
  ])('"%s" does not', async (text) => {
    expect(await onHome(`<p>${text}</p>`)).toEqual([]);
  });
});

test('a name between that of the firm and its street is its owner’s', async () => {
  const block = (above: string) =>
    `<h2>Contact</h2><p>${above}<br>Anna Torvald<br>2 chemin de la Mer<br>01800 Nordheim</p>`;
  const company = { domain: 'pompes01.example', name: 'Pompes 01' };
  expect(await onHome(block('Pompes 01'), company)).toEqual(['Anna Torvald |  | ']);
  expect(await onHome(block('Before the concert'), company)).toEqual([]);
});

test('a bullet is no part of a name', async () => {
  const list = ['Anna Torvald', 'Emre Quist', 'Ida Krogh']
    .map((name) => `<div><h4>•${name}</h4><p>Gardener</p></div>`)
    .join('');
  const found = peopleOf(
    await readAcme({ '/': '<a href="/team">Team</a>', '/team': `<h1>Our team</h1>${list}` }),
  );
  expect(found).toEqual(['Anna Torvald', 'Emre Quist', 'Ida Krogh'].map((name) => `${name} | Gardener | `));
});

test('an unknown name is a person’s if the text below says again in full who is what', async () => {
  const about = (text: string) => onHome(`<h3>Zelquor Brandmoor</h3><p>${text}</p>`);
  expect(await about('Zelquor Brandmoor is a florist who has worked here since 1998.')).toEqual([
    'Zelquor Brandmoor | florist | ',
  ]);
  expect(await about('Zelquor is a place where florists have worked since 1998, and more.')).toEqual([]);
});

test('what stands before a raised point is no part of the title after it', async () => {
  expect(await onHome('<p>Mill Road 12 · Managing Director: Anna Torvald</p>')).toEqual([
    'Anna Torvald | Managing Director | ',
  ]);
});
