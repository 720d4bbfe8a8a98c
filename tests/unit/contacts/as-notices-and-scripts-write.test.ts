import { describe, expect, test } from 'vitest';
import { readAcme } from './site-in-memory.ts';

const contactPage = (body: string, language: string, title = 'Acme') =>
  readAcme({
    '/': `<html lang="${language}"><title>${title}</title><a href="/contact">Contact</a>`,
    '/contact': `<html lang="${language}"><title>${title}</title><body>${body}</body></html>`,
  });
const phonesOn = async (body: string, language = 'en', title = 'Acme') =>
  (await contactPage(body, language, title)).phones;

describe('the number under a label', () => {
  test.each([
    ['ja', 'FAX番号'],
    ['ko', '팩스 번호'],
    ['zh', '传真号码'],
    ['hu', 'Faxszám:'],
    ['cs', 'Číslo faxu:'],
    ['tr', 'Faks numarası:'],
  ])('of a fax machine (%s, %s) is no phone’s, even as a link', async (language, label) => {
    expect(
      await phonesOn(
        `<dl><dt>${label}</dt><dd><a href="tel:+441632960111">+44 1632 960111</a></dd></dl>`,
        language,
      ),
    ).toEqual([]);
  });

  test.each(['電話・FAX', 'T/F:', 'Ph/Fax:', 'Voice:', 'Gsm-nummer:', 'Notfallnummer:', 'WhatsApp/Viber:'])(
    '“%s” is a phone’s',
    async (label) => {
      expect(await phonesOn(`<p>10 Mill Street, Springfield</p><p>${label} +44 1632 960111</p>`)).toEqual([
        '+441632960111',
      ]);
    },
  );
});

test('what a word after a dash counts is no end of a range', async () => {
  expect(
    await phonesOn(
      '<p>Telefon: <a href="tel:+902125550113">0 (212) 555 01 13</a> – 16 numaralı birim</p>',
      'tr',
    ),
  ).toEqual(['+902125550113']);
  expect(await phonesOn('<p>Telefon: 0 (212) 555 01 13 – 16 pbx</p>', 'tr')).toEqual([
    '+902125550113',
    '+902125550116',
  ]);
});

describe('the number of another', () => {
  const own = '<p>Phone: 01632 960001</p>';

  test('stands in a card that is one link to a website of theirs', async () => {
    const card = (words: string) =>
      `<a href="https://roe.example/"><div><img src="roe.jpg"><p>${words} on 01632 960199.</p></div></a>`;
    expect(
      await phonesOn(`${own}${card('Your member of the county assembly holds meetings, call the office')}`),
    ).toEqual(['+441632960001']);
    // A number that is a link of its own to wherever is whoever's page it is.
    expect(
      await phonesOn(own.replace('01632 960001', '<a href="https://calls.example">01632 960001</a>')),
    ).toEqual(['+441632960001']);
  });

  test('is of a service that the line above it or the words before it name', async () => {
    expect(
      await phonesOn(`${own}<h2>New Covid-19 Helpline:</br>01632 960133</h2><p>Floodline: 01632 960134</p>`),
    ).toEqual(['+441632960001']);
  });

  test.each([
    ['de', 'Urlaubsvertretung', 'Praxis Dr. Roe'],
    ['de', 'In dringenden Fällen wenden Sie sich bitte an:', 'Hausarztpraxis am Tor'],
    ['nl', 'Waarneming', 'Dokter Roe'],
    ['fr', 'En notre absence', 'Cabinet du Dr Roe'],
  ])(
    'is of the practice that stands in while this one is closed (%s, “%s”)',
    async (language, words, practice) => {
      const notice = `<p>Tel. +44 1632 960001</p><p><b>${words}</b></p><b>${practice}</b><ul><li>Tel. +44 1632 960199</li></ul>`;
      expect(await phonesOn(notice, language)).toEqual(['+441632960001']);
      expect(await phonesOn(notice.replace(words, 'Team'), language)).toEqual([
        '+441632960001',
        '+441632960199',
      ]);
    },
  );
});

describe('an address that a script puts together where a visitor reads it', () => {
  const emailsOn = async (body: string) => (await contactPage(body, 'en')).emails;

  test.each([
    [
      'from variables',
      `var u="sales"; var d="acme.example"; document.write("<a href='mailto:" + u + "@" + d + "'>");`,
    ],
    [
      'from entities, in a comment for old browsers',
      `<!--\nh='&#x61;&#99;&#109;&#101;&#46;&#x65;xample';a='&#64;';n='&#115;&#x61;les';e=n+a+h;\ndocument.write('<a h'+'ref'+'="ma'+'ilto'+':'+e+'">'+e+'<\\/'+'a'+'>');\n// -->`,
    ],
    [
      'for an element of the page',
      `var addy = 's&#97;les' + '&#64;'; addy = addy + 'acme' + '&#46;' + 'example'; document.getElementById('cloak').innerHTML += '<a ' + '\\'' + 'mailto' + ':' + addy + '\\'>' + addy + '<\\/a>';`,
    ],
    [
      'from codes',
      `document.write(String.fromCharCode(115, 97, 108, 101, 115, 64) + unescape('%61cme.example'));`,
    ],
  ])('is read (%s)', async (_, script) => {
    expect(await emailsOn(`<p>Mail: <script>${script}</script></p>`)).toEqual(['sales@acme.example']);
  });

  test('is not if a part of it is not in the script', async () => {
    const script = `document.write('jane' + other() + '@acme.example'); document.write(name + '@acme.example');`;
    expect(await emailsOn(`<p><script>${script}</script></p>`)).toEqual([]);
  });

  test('is read from a link that runs a program', async () => {
    // Each sign of "mailto:sales@acme.example" is one further on.
    const hidden = 'nbjmup+tbmftAbdnf/fybnqmf';
    expect(
      await emailsOn(
        `<a href="javascript:linkTo_UnCryptMailto('${hidden}');">Mail</a> <a href="javascript:mailTo('jane.roe', 'acme.example')">Jane</a>`,
      ),
    ).toEqual(['sales@acme.example', 'jane.roe@acme.example']);
  });

  test('loses nothing else of the page if it is made to last or to grow', async () => {
    const doubled = `a='a';${'a=a+a;'.repeat(900)}document.write(a+'@acme.example');`;
    const added = `a='a';${'a+=a;'.repeat(900)}document.write(a+'@acme.example');`;
    const nested = `document.write(${'('.repeat(3_000)}`;
    const unclosed = `document.write(${'\\"'.repeat(3_500)}`;
    const scripts = [doubled, added, nested, unclosed].map((script) => `<script>${script}</script>`).join('');
    expect(await emailsOn(`${scripts}<p>sales@acme.example</p>`)).toContain('sales@acme.example');
  });
});

describe('a mailbox elsewhere is the company’s', () => {
  test('beside the address of the site, even if all of it is set in as a quotation', async () => {
    const block = (web: string) =>
      `<blockquote><p><b>The Acme Club</b><br>4 North Road<br>Phone: 01632 960001<br>E-mail: <a href="Mailto:%20mroe-md@provider.example">mroe-md@provider.example</a><br>Web: ${web}</p></blockquote>`;
    const { emails, phones } = await contactPage(block('www.acme.example'), 'en');
    expect([emails, phones]).toEqual([['mroe-md@provider.example'], ['+441632960001']]);
    const isOfOther = await contactPage(
      `${block('www.roe.example')}<p>www.acme.example, booking@acme.example</p>`,
      'en',
    );
    expect(isOfOther.emails).toEqual(['booking@acme.example']);
  });

  test('beside a number that the page for contacts gives', async () => {
    const emailsBeside = async (number: string) =>
      (
        await readAcme({
          '/': '<a href="/contact">Contact</a> <a href="/courses">Courses</a>',
          '/contact': '<p>Phone: 01632 960001</p>',
          '/courses': `<p>Come and see us.</p><p>woodbase@gmail.com<br>Jane - phone ${number}</p>`,
        })
      ).emails;
    expect(await emailsBeside('01632-960-001')).toEqual(['woodbase@gmail.com']);
    expect(await emailsBeside('01632-960-002')).toEqual([]);
  });

  test('below each officer of a society that has no mailbox of its own', async () => {
    const officer = (title: string, name: string, address: string) =>
      `<b>${title}</b><br>Prof. ${name}<br>Dip. di Scienze<br>Università degli Studi<br>Via Uno, 64<br>95125 Nordia<br>Tel. 095 5550173<br>E-mail: <a href="mailto:${address}">${address}</a><br>`;
    const site = (more: string) => ({
      '/': '<html lang="it"><a href="/contatti">Contatti</a>',
      '/contatti': `<html lang="it"><p>${officer('Presidente', 'Alessandra Rossini', 'alrossini@uninord.example')}${officer('Segretario', 'Francesco Minori', 'minori@farma.unisud.example')}</p><p>${more}</p>`,
    });
    const { external_emails: people } = await readAcme(site(''));
    expect(people.flatMap(({ emails }) => emails)).toEqual([
      'alrossini@uninord.example',
      'minori@farma.unisud.example',
    ]);
    expect(
      (await readAcme(site('info@acme.example'))).external_emails.flatMap(({ emails }) => emails),
    ).toEqual(['info@acme.example']);
  });
});
