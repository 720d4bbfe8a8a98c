import { describe, expect, test } from 'vitest';
import { companyProfile } from '../../../functions/domain/contacts/mentions/socials.ts';
import { planLinks } from '../../../functions/domain/contacts/site/plan-links.ts';
import { cleanTitle, titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { readAcme } from './site-in-memory.ts';

const dataOf = (path: string, body: string, language = 'en') =>
  readAcme({
    '/': `<html lang="${language}"><a href="${path}">${path.slice(1)}</a></html>`,
    [path]: `<html lang="${language}"><body>${body}</body></html>`,
  });

describe('a title', () => {
  test('is a German degree in two words before an occupation', () => {
    expect(titleStrength('Diplom Psychologin')).toBe('certain');
    expect(titleStrength('Diplom Sommelier')).toBe('none');
  });

  test('is no call to the visitor, and no change of president', () => {
    for (const text of ['Chiedi a un tecnico', 'Ask our engineers', 'Präsidentenwechsel im Klub'])
      expect(titleStrength(text)).toBe('none');
  });

  test('does not end in what joins it to a firm', () => {
    expect(cleanTitle('Geschäftsleitung von')).toBe('Geschäftsleitung');
    expect(cleanTitle('Director of')).toBe('Director');
  });

  test('ranks Norwegian deputies, and no directors from outside', () => {
    expect(seniorityOf('Nestleder og byggesaker')).toBe('vp');
    expect(seniorityOf('社外取締役')).toBe('other');
    expect(seniorityOf('取締役')).toBe('director');
  });

  test('is a designer in Finnish and a deputy in Czech', () => {
    for (const text of [
      'Teollinen Muotoilija',
      'Zástupce',
      'Product Owner',
      'Pilote de projet',
      'Orthopedagoog',
    ])
      expect(titleStrength(text)).toBe('certain');
  });
});

describe('a profile', () => {
  const socials = async (body: string) => (await dataOf('/contact', body)).socials;

  test("is not the theme's maker's", async () => {
    const theme = '<script>logo = "https://demos.quistthemes.example/logo.png";</script>';
    const link = (path: string) => `<a href="https://www.facebook.com/${path}">f</a>`;
    const maker = link('quistthemes');
    expect(await socials(`${theme}${maker}<a href="https://twitter.com/quistthemes_design">t</a>`)).toEqual(
      {},
    );
    expect(await socials(maker)).toEqual({ facebook: 'https://www.facebook.com/quistthemes' });
    expect(await socials(link('elegantthemes'))).toEqual({});
  });

  test('is the list of its boards', () => {
    expect(companyProfile('https://www.pinterest.com/acmewood/boards/')?.network).toBe('pinterest');
    expect(companyProfile('https://www.pinterest.com/acmewood/kitchens/')).toBeNull();
  });
});

describe('a link', () => {
  const kindOf = (text: string, path: string) =>
    planLinks([{ href: path, text, firstText: text }], 'https://acme.example/', () => true, false)[0]?.kind;

  test('leads to branches in Japanese and Chinese', () => {
    expect(kindOf('事業所一覧', '/company/a/')).toBe('office');
    expect(kindOf('服务网络', '/b/')).toBe('office');
  });

  test('leads to contacts in Japanese in any spelling', () => {
    for (const text of ['お問合わせ', 'お問合せ', 'お問い合せ'])
      expect(kindOf(text, '/inq/')).toBe('contact');
  });

  test('leads to a page on privacy by the name of its law', () => {
    const [link] = planLinks(
      [{ href: '/rgpd.html', text: 'RGPD', firstText: 'RGPD' }],
      'https://acme.example/',
      () => true,
      false,
    );
    expect(Math.floor(link?.score ?? 0)).toBeGreaterThan(10);
  });
});
