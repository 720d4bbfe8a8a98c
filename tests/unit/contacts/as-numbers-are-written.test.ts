import { describe, expect, test } from 'vitest';
import { readAcme } from './site-in-memory.ts';

const phonesOn = async (body: string, title = 'Acme') =>
  (
    await readAcme({
      '/': `<title>${title}</title><a href="/contact">Contact</a>`,
      '/contact': `<html lang="en"><title>${title}</title><body>${body}</body></html>`,
    })
  ).phones;

describe('a number without its country code', () => {
  test('is of the country whose city the address or the title names', async () => {
    expect(await phonesOn('<p>Gartenweg 4, Dublin 2</p><p>Call us: 01-5550184</p>')).toEqual([
      '+35315550184',
    ]);
    expect(
      await phonesOn('<p>Av. Reforma 4, Ciudad de México, CDMX</p><a href="tel:5550123456">5550123456</a>'),
    ).toEqual(['+525550123456']);
    expect(await phonesOn('<p>Call us: 01-5550184</p>', 'Acme Solicitors, Dublin')).toEqual(['+35315550184']);
  });

  test('is of the country of the office above it, on a site of another country', async () => {
    const offices =
      '<p>12 Mill Street<br>Springfield, IL 62701<br>Phone: (217) 555-0132</p><h3>Offices in India</h3><p>Mill House<br>Chennai, 600 002<br>Phone: 044-45550184</p>';
    expect(await phonesOn(offices)).toEqual(['+12175550132', '+914445550184']);
  });

  test('is a phone’s below others that stand alone', async () => {
    const numbers =
      '<p>Jaipur, India</p><p><i class="fa fa-phone"></i> 0480 2855501<br>0480 2855502<br>8943255503</p>';
    expect(await phonesOn(numbers)).toEqual(['+914802855501', '+914802855502', '+918943255503']);
  });
});

describe('of a number', () => {
  test('with the hours in brackets after it, these are no part', async () => {
    expect(await phonesOn('<p>Helsinki, Finland</p><p>Phone: 044 555 0184 (24/7)</p>')).toEqual([
      '+358445550184',
    ]);
  });

  test('with a digit too many, or a plus and no country code, only the right form is listed', async () => {
    expect(
      await phonesOn(
        '<p>Mumbai, India</p><a href="tel:+9199020555143">Book</a><p>Call <a href="tel:+919902055514">+91 99020 55514</a></p><p><a href="tel:+919741425514">+9741425514</a></p>',
      ),
    ).toEqual(['+919902055514', '+919741425514']);
  });

  test('whose last eight digits count up, it is a sample', async () => {
    expect(await phonesOn('<p>Tel: +49 30 12345678</p><p>Tel: +49 30 5550184</p>')).toEqual(['+49305550184']);
  });
});

test('a number above a name in the same block is the unit’s if there is one below the name', async () => {
  const unit = (general: string, name: string, own: string) =>
    `<div class="unit"><p>Nurses: ${general}</p><div class="person"><p>${name}</p><p>Head nurse</p><p>${own}</p></div></div>`;
  const { external_emails: people } = await readAcme({
    '/': '<a href="/team">Our team</a>',
    '/team':
      unit('+358 44 555 0184', 'Anna Torvald', '+358 44 555 0185') +
      unit('+358 44 555 0186', 'Emre Quist', '+358 44 555 0187'),
  });
  expect(people.map(({ full_name, phones }) => `${full_name} ${phones}`).toSorted()).toEqual([
    'Anna Torvald +358445550185',
    'Emre Quist +358445550187',
  ]);
});

test('a number above how the company’s addresses are formed is the company’s', async () => {
  const block =
    '<address><b>Acme Oy</b><br>Myllytie 7<br>00100 Helsinki<br>+358 44 555 0184<br>etunimi.sukunimi@acme.example</address>';
  expect(await phonesOn(`${block}<p>Tel. +358 44 555 0185</p>`)).toEqual(['+358445550184', '+358445550185']);
});

describe('several numbers', () => {
  test.each([
    ['(0484)2855501,2855502,2855503', ['+914842855501', '+914842855502', '+914842855503']],
    ['0484-2855501, 2855502', ['+914842855501', '+914842855502']],
    ['9895550184,9895550185', ['+919895550184', '+919895550185']],
    // One is too short for the number that it follows.
    ['0484-2855501, 28555', ['+914842855501']],
    ['0484 - 2855538 / 28', ['+914842855538']],
  ])('may share an area code: %s', async (written, phones) => {
    expect(await phonesOn(`<p>Kochi, India</p><p>Phone: ${written}</p>`)).toEqual(phones);
  });

  test.each([
    ['0711 / 555 24 - 30', ['+497115552430']],
    ['0711 / 555 24 - 25', ['+4971155524', '+4971155525']],
  ])('are one and its extension in Germany unless they follow each other: %s', async (written, phones) => {
    expect(await phonesOn(`<p>Berlin, Germany</p><p>Telefon: ${written}</p>`)).toEqual(phones);
  });
});

test.each(['555 123 45 67', '0555 987 65 43', '555 123 4567'])(
  'a number that comes with a theme is a sample: %s',
  async (written) => {
    expect(await phonesOn(`<p>İstanbul, Türkiye</p><p>Telefon: ${written}</p>`)).toEqual([]);
  },
);

test.each([
  '<span class="icon-phone2"></span>',
  '<i class="fas fa-mobile-alt"></i>',
  '<img src="a.svg" alt="phone">',
  '<img src="a.svg" alt="Tel">',
  '<img src="/icons/icon_phone.png">',
])('a picture of a telephone labels the number after it: %s', async (icon) => {
  const number = (mark: string) => `<p>Arequipa, Peru</p>${mark}<p>955-500158</p>`;
  expect(await phonesOn(number(icon))).toEqual(['+51955500158']);
  expect(await phonesOn(number('<span class="d-mobile-none"></span>'))).toEqual([]);
});

test('a picture of a fax machine labels the number after it as such', async () => {
  expect(await phonesOn('<p>Arequipa, Peru</p><p><img src="icon_fax.png">955-500158</p>')).toEqual([]);
});

test('a number without its area code is not listed beside the same with it', async () => {
  expect(
    await phonesOn(
      '<p>Rio de Janeiro, Brasil</p><p>Telefone: (21) 93555-0142</p><a href="tel:+55935550142">93555-0142</a>',
    ),
  ).toEqual(['+5521935550142']);
});

test.each([
  'call:+442079460140',
  'https://web.whatsapp.com/send?phone=442079460140',
  'https://api.whatsapp.com/send/?text=Hello&phone=442079460140',
])('a link to a number gives it: %s', async (href) => {
  expect(await phonesOn(`<a href="${href}">Speak to us</a>`)).toEqual(['+442079460140']);
});
