import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

const team = (html: string, lang = 'en') =>
  readAcme({
    '/': `<html lang="${lang}"><a href="/team">Team</a>`,
    '/team': `<html lang="${lang}"><title>Team</title>${html}`,
  }).then(peopleOf);
const card = (name: string, ...lines: string[]) =>
  `<article class="card"><h3>${name}</h3>${lines.map((line, at) => `<p class="line${at}">${line}</p>`).join('')}</article>`;

describe('what only looks like a person', () => {
  test('the text of a button, and of a link to a general mailbox or a phone', async () => {
    const actions = ['<button>Ring Anna</button>', '<a href="mailto:sales@acme.example">Ask Karl</a>'];
    expect(await team(actions.map((action) => `<li>${action}<p>Fitter</p></li>`).join(''))).toEqual([]);
    expect(await team('<li><a href="mailto:anna@acme.example">Anna Karlow</a><p>Fitter</p></li>')).toEqual([
      'Anna Karlow | Fitter | anna@acme.example',
    ]);
    expect(await team('<button><b>Anna Karlow</b><p>Fitter</p></button>')).toEqual([
      'Anna Karlow | Fitter | ',
    ]);
  });

  test('the authors of a publication', async () => {
    const authors = '<p>Data for all</p><p>S Novak, D Barlow · <em>Decision Support</em></p>';
    expect(await team(card('Dora Barlow', 'Professor') + authors)).toEqual(['Dora Barlow | Professor | ']);
  });

  test('people in a list of speakers', async () => {
    const html = '<ul><li class="speaker"><b>Ida Krogh</b><p>Founder, Otherworks</p></li></ul>';
    expect(await team(html)).toEqual([]);
  });

  test.each(['That Farmers Trust', 'Partnering with Farmers', 'unique because it’s'])(
    'a card whose second line is "%s"',
    async (line) => expect(await team(card('Bright Orchard', line))).toEqual([]),
  );

  test('four Chinese characters that head a block, outside Japanese', async () => {
    const block = (name: string) => card(name, '律师', '联系方式', 'Partner');
    expect(await team(block('陈丽华'))).toEqual(['陈丽华 | 律师 | ']);
  });
});

describe('titles', () => {
  test('are not the place where somebody works', async () => {
    const people = [
      card('Ida Krogh', 'University of Verdalta', 'Light and shadow'),
      card('Tom Bech', 'Institute of Metrology, Verdalta', 'Everything round'),
      card('Pia Holm', 'Uniwersytet Testowy, Wydział Fizyki', 'Glass'),
    ];
    expect(await team(people.join(''))).toEqual([
      'Ida Krogh | Light and shadow | ',
      'Tom Bech | Everything round | ',
      'Pia Holm | Glass | ',
    ]);
  });

  test('come after a hyphen without a space', async () => {
    expect(await team('<p>Ida Krogh-prezes</p><p>Tom Bech- wiceprezes</p>', 'pl')).toEqual([
      'Ida Krogh | prezes | ',
      'Tom Bech | wiceprezes | ',
    ]);
  });

  test('with a rank come before those without one, and both before praise', async () => {
    const data = await readAcme({
      '/': '<a href="/team">Team</a> <a href="/contact">Contact</a>',
      '/team': card('Ida Krogh', 'Physiotherapist') + card('Tom Bech', 'Head of Design'),
      '/contact': '<p>Ida Krogh, Owner</p><p>This is a text about Tom Bech, a seasoned manager, at work.</p>',
    });
    expect(peopleOf(data)).toEqual(['Ida Krogh | Owner | ', 'Tom Bech | Head of Design | ']);
  });
});

test('of several people in one line, each has the address after their name', async () => {
  const data = await readAcme({
    '/': '<div><p>Who can I contact?</p><p>Reach out to the club co-directors Ida Krogh (night@acme.example) and Tom Bech (tombech@acme.example) with any questions.</p></div>',
  });
  expect(peopleOf(data)).toEqual([
    'Ida Krogh | club co-directors | night@acme.example',
    'Tom Bech |  | tombech@acme.example',
  ]);
});

test('what themes have in place of profiles and mailboxes is not listed', async () => {
  const links = [
    'https://facebook.com/yourpage',
    'https://x.com/username',
    'https://instagram.com/acme.yours',
  ];
  const data = await readAcme({
    '/': `${links.map((href) => `<a href="${href}">.</a>`).join('')}<p>info@gmail.com, acme@gmail.com</p><a href="mailto:&nbspdesk@acme.example">Desk</a>`,
  });
  expect(data.socials).toEqual({ instagram: 'https://instagram.com/acme.yours' });
  expect(data.emails.toSorted()).toEqual(['acme@gmail.com', 'desk@acme.example']);
});

describe('a profile', () => {
  const socialsOf = (html: string) => readAcme({ '/': html }).then(({ socials }) => socials);

  test('is read from an organisation that is referred to as the publisher before it', async () => {
    const graph = [
      { '@type': 'WebSite', publisher: { '@id': '#us' } },
      { '@type': 'Dentist', '@id': '#us', sameAs: ['https://www.tiktok.com/@acmedental'] },
    ];
    const html = `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
    expect(await socialsOf(html)).toEqual({ tiktok: 'https://www.tiktok.com/@acmedental' });
  });

  test("is the company's in Facebook's box for its page", async () => {
    const link = '<blockquote><a href="https://www.facebook.com/Bech/">Bech</a></blockquote>';
    expect(await socialsOf(`<div class="fb-page">${link}</div>`)).toEqual({
      facebook: 'https://www.facebook.com/Bech/',
    });
  });

  test("is the company's where Facebook's box or button names its page", async () => {
    const named = (mark: string) =>
      socialsOf(`<div class="${mark}" data-href="https://www.facebook.com/bech"></div>`);
    expect(await named('fb-page')).toEqual({ facebook: 'https://www.facebook.com/bech' });
    expect(await named('fb-like wide')).toEqual({ facebook: 'https://www.facebook.com/bech' });
    expect(await named('share')).toEqual({});
  });

  test('is a short link to a page, unless the page is linked as well', async () => {
    const short = '<a href="https://www.facebook.com/share/1GpAbCdEfGh/?x=1">Facebook</a>';
    const whole = '<a href="https://www.facebook.com/bech.pumps">Facebook</a>';
    const post = '<a href="https://www.facebook.com/share/p/1GpAbCdEfGh/">Post</a>';
    expect(await socialsOf(post + short)).toEqual({
      facebook: 'https://www.facebook.com/share/1GpAbCdEfGh/',
    });
    expect(await socialsOf(short + whole)).toEqual({ facebook: 'https://www.facebook.com/bech.pumps' });
  });
});

test("mailboxes in series with that on the contact page are the firm's, wherever they stand", async () => {
  const group = (address: string) => `<p>Contact: ${address}</p>`;
  const emails = async (one: string, other: string) => {
    const data = await readAcme({
      '/': '<a href="/contact">Contact</a><a href="/groups/one">One</a><a href="/groups/two">Two</a>',
      '/contact': '<p>E-mail: northscouts@gmail.com</p>',
      '/groups/one': group(one),
      '/groups/two': group(other),
    });
    return data.emails.toSorted();
  };
  expect(await emails('cubs.scouts@gmail.com', 'scouts.beavers@gmail.com')).toEqual([
    'cubs.scouts@gmail.com',
    'northscouts@gmail.com',
    'scouts.beavers@gmail.com',
  ]);
  expect(await emails('cubs.scouts@gmail.com', 'bakery.hill@gmail.com')).toEqual(['northscouts@gmail.com']);
});
