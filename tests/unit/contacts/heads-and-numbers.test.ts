import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

const onHome = async (body: string, company?: { domain: string; name: string }) =>
  peopleOf(await readAcme({ '/': body }, company));
const inFooter = (text: string) => onHome(`<h1>Acme</h1><footer><p>${text}</p></footer>`);

describe('the particulars of a firm in characters', () => {
  test.each([
    ['서울시 강남구 12, 3호 (동,중앙빌딩) · 대표이사 : 홍길동', '홍길동 | 대표이사 | '],
    ['상호 : 연솔루션 대표 : 홍길동 사업자번호 : 123-45-67890', '홍길동 | 대표 | '],
    ['주식회사 연솔루션 대표이사 홍길동', '홍길동 | 대표이사 | '],
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
    expect(await inFooter('대표이사 : 홍길동</p><p>이메일 : ys_kim@naver.com')).toEqual([
      '홍길동 | 대표이사 | ',
    ]);
  });
});

describe('a name beside a number, with nothing else in the line', () => {
  test.each([
    ['Anna Torvald · 0911 880 212', 'Anna Torvald'],
    ['Tel.: 0911 880 212 – Anna Torvald', 'Anna Torvald'],
    ['8-960-949-2190 - Олена Петрівна', 'Олена Петрівна'],
  ])('"%s" says whom one calls', async (text, name) => {
    expect((await onHome(`<p>${text}</p>`)).map((person) => person.split(' | ')[0])).toEqual([name]);
  });

  test.each([
    'Nordheim Plumbing · 0911 880 212',
    'Anna Torvald came in 2019',
    'Torvald Straße 12 · 0911 880 212',
  ])('"%s" does not', async (text) => {
    expect(await onHome(`<p>${text}</p>`)).toEqual([]);
  });
});
