import { describe, expect, test } from 'vitest';
import { readAcme } from './site-in-memory.ts';

const phonesOn = async (body: string, language: string, more: Readonly<Record<string, string>> = {}) =>
  (
    await readAcme({
      '/': '<a href="/contact">Contact</a>',
      '/contact': `<html lang="${language}"><body>${body}</body></html>`,
      ...more,
    })
  ).phones;

describe('numbers without a country code are those of the country', () => {
  test.each([
    ['de', '<p>6330 Obertal</p><p>Telefon 05372 / 66 099</p>', '+43537266099'],
    ['de', '<p>61231 Untertal</p><p>Telefon 05372 / 66 099</p>', '+49537266099'],
  ])('of the form of a postal code (%s: %s)', async (language, body, phone) => {
    expect(await phonesOn(body, language)).toEqual([phone]);
  });

  test.each([
    [
      '<p>İletişim</p><p>Çalışma saatlerimiz</p><p>Hafta içi açığız</p><p>Işık sokağı</p>',
      '0543 110 09 96',
      '+905431100996',
    ],
    [
      '<p>Свържете се с нас</p><p>Български хор</p><p>Къща</p><p>Събития</p><p>Площад</p>',
      '0879639631',
      '+359879639631',
    ],
  ])('whose letters a page has that declares English', async (text, written, phone) => {
    expect(await phonesOn(`${text}<p>${written}</p>`, 'en')).toEqual([phone]);
  });
});

test('a college’s address tells the country, and neither months nor issues of a journal do', async () => {
  const page = (host: string) =>
    `<p>Torvald Lab</p><p>ida@${host}</p><p>2, 022 (2021)</p><p>06/2021–07/2022</p><p>06/2021</p><p>Phone: 434-555-0142</p>`;
  expect(
    await phonesOn(page('anytown.edu'), 'en', { '/': '<a href="/contact">Contact</a><p>Rome, Italy</p>' }),
  ).toEqual(['+14345550142']);
});

test.each([
  [
    'a date before it',
    'de',
    '<p>Kanzlei 61231 Untertal</p><p>Am 09.08.2026 069 / 25 31 03 anrufen, Telefon</p>',
    ['+4969253103'],
  ],
  [
    'a plus that a national number does not need',
    'pl',
    '<p>+533 654 033</p><p>NIP 555-000-18-40</p>',
    ['+48533654033'],
  ],
  ['the trunk zero that a country gave up', 'pl', '<p>tel. 017 852 50 20</p>', ['+48178525020']],
  [
    'no label, but the code of North America',
    'fr',
    '<p>Laval QC H7A 1B1</p><p>1-450-555-0100</p>',
    ['+14505550100'],
  ],
  [
    'another number right behind it',
    'de',
    '<p>5760 Obertal</p><p>06582 / 73277 0664 / 3770802</p>',
    ['+43658273277', '+436643770802'],
  ],
  [
    'one behind it that leaves out its area code',
    'sr',
    '<p>+381 11 3345544</p><p>Tel: (011) 334-55-44; 334-52-52</p>',
    ['+381113345544', '+381113345252'],
  ],
  [
    'the label of an account',
    'nl',
    '<p>1011 AB Waterdam</p><p>Tel. 020 555 01 00</p><p>Account NL30 ABCD 0115 1665 13</p>',
    ['+31205550100'],
  ],
])('a number with %s', async (_, language, body, phones) => {
  expect(await phonesOn(body, language)).toEqual(phones);
});

test.each(['Facsimile', 'Faksi', 'Fakss', 'Faksas', 'Belgegeçer'])('%s labels a fax', async (label) => {
  const body = `<p>+44 20 7946 0958</p><p>${label}: +44 20 7946 0959</p>`;
  expect(await phonesOn(body, 'en')).toEqual(['+442079460958']);
});

test('what a link shows is the number, whatever sample the link of a theme leads to', async () => {
  expect(await phonesOn('<a href="tel:+12345678910">Call +49 30 5550 1840</a>', 'de')).toEqual([
    '+493055501840',
  ]);
  expect(await phonesOn('<p>Tel. <a href="tel:1234567">1234567</a></p>', 'pl')).toEqual([]);
});

test('the numbers of partners, each with a website of its own, are not the firm’s', async () => {
  const partner = (name: string, number: string, host: string | null) =>
    `<div class="place"><h3>${name}</h3><p>+44 20 7946 ${number}</p>${host === null ? '' : `<a href="https://${host}/">${host}</a>`}</div>`;
  const partners = [
    partner('Mill', '0961', 'mill.example'),
    partner('Barn', '0962', 'barn.example'),
    partner('Tower', '0963', 'tower.example'),
    partner('Gate', '0964', null),
  ];
  const body = `<p>Phone +44 20 7946 0958</p><section>${partners.join('')}</section>`;
  expect(await phonesOn(body, 'en')).toEqual(['+442079460958']);
});

test('the number of a vendor abroad that only the page on privacy gives is not the firm’s', async () => {
  const phones = await phonesOn(
    '<p>61231 Untertal</p><p>Tel. +49 30 5550 1840</p><a href="/datenschutz">Datenschutz</a>',
    'de',
    {
      '/datenschutz': '<p>Maps Inc., Telefon: +1 425 555 0100</p><p>Telefon: +49 30 5550 1841</p>',
    },
  );
  expect(phones).toEqual(['+493055501840', '+493055501841']);
});

describe('a company is in the country', () => {
  test('of its post and its mail, whatever the languages and branches of its site', async () => {
    const phones = await phonesOn(
      `<p>〒272-0000 北市</p><p>TEL 047-555-0138</p><p>〒460-0000 南市</p><p>post@acme-works.co.jp</p>
       <p>+86 512 5550 0140</p><p>+86 21 5550 0141</p>`,
      'zh',
    );
    expect(phones).toContain('+81475550138');
  });

  test('whose letters a page has that declares no language', async () => {
    const body = '<p>欢迎联系我们的业务部门</p><p>产品和电话</p><p>邮箱</p><p>手机2：13800138123</p>';
    expect(await phonesOn(body, '')).toEqual(['+8613800138123']);
  });
});

test.each([
  ['0590 55 01 30', '+590590550130'],
  ['0692 55 01 30', '+262692550130'],
  ['01 39 98 15 55', '+33139981555'],
])('%s is dialled so in France, and is %s', async (written, phone) => {
  expect(await phonesOn(`<p>Téléphone : ${written}</p>`, 'fr')).toEqual([phone]);
});

test.each([
  [
    'the country in which a chat is opened',
    'es',
    '<a href="https://wa.me/51955500185">WhatsApp</a><p>955 500 167</p>',
    '+51955500167',
  ],
  [
    'the country in which a link calls',
    'es',
    '<a href="call:+51955500185">Llámanos</a><p>955 500 167</p>',
    '+51955500167',
  ],
  [
    'the country whose characters a page has',
    'en',
    '<p>與我們聯絡</p><p>公司登記</p><p>關於我們</p><p>營業時間</p><p>電話 04-2355-0105</p>',
    '+886423550105',
  ],
  [
    'the country of the characters that a page declares',
    'zh-Hant',
    '<p>Acme</p><p>04-2355-0105</p><p>電話 04-2355-0105</p>',
    '+886423550105',
  ],
  [
    'the country of a number before a slash',
    'es',
    '<p>Tel. +51 955 500 185 / 186</p><p>Tel. 955 500 167</p>',
    '+51955500167',
  ],
  [
    'the country that a state is called after',
    'en',
    '<p>Nuestra fundación está en la calle, para los niños y las niñas, con una misión.</p><p>Plaza 4, Toluca, Estado de México.</p><p>Teléfono: 55 5555 0126 | 55 5555 0127</p>',
    '+525555550126',
  ],
])('a number is of %s', async (_, language, body, phone) => {
  expect(await phonesOn(body, language)).toContain(phone);
});

test('a chat’s number says more of the country than the "en-US" of a template on every page', async () => {
  const html = (body: string) => `<html lang="en-US"><body>${body}</body></html>`;
  expect(
    await phonesOn('<a href="https://wa.me/523315550142">WhatsApp</a><p>Phone: 331 555 0167</p>', 'en-US', {
      '/': html('<a href="/contact">Contact</a>'),
    }),
  ).toContain('+523315550167');
});
