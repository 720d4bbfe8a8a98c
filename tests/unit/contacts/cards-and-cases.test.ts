import { describe, expect, test } from 'vitest';
import { findPhones } from '../../../functions/domain/contacts/mentions/phones/find-phones.ts';
import { namesWithTitles } from '../../../functions/domain/contacts/people/name-with-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const team = (cards: string) =>
  readAcme({ '/': '<a href="/team">Our team</a>', '/team': `<h1>Our team</h1>${cards}` });

describe('a name in one case and a title in the other', () => {
  test.each([
    ['Ana Torvald ABOGADA', 'Ana Torvald', 'ABOGADA'],
    ['ANNA TORVALD Attorney at law', 'ANNA TORVALD', 'Attorney at law'],
  ])('are two: %s', (line, name, title) => {
    expect(namesWithTitles(line)).toEqual([{ name, title }]);
    expect(personName(line)).toBeNull();
  });

  test('are a name if the rest is no title', () => {
    expect(namesWithTitles('Anna Maria TORVALD')).toEqual([]);
    expect(personName('Anna Maria TORVALD')).toBe('Anna Maria TORVALD');
    expect(personName('T. Anna Porter')).toBe('T. Anna Porter');
  });
});

test('the title of the second of two ends with its comma, though a sentence goes on', () => {
  const line = 'Anna Torvald, fromagère, et Emma Krogh, éleveuse, vous reçoivent le vendredi de 16h à 19h';
  expect(namesWithTitles(line)).toEqual([
    { name: 'Anna Torvald', title: 'fromagère' },
    { name: 'Emma Krogh', title: 'éleveuse' },
  ]);
});

test('the line below a portrait that repeats its name gives the title alone', async () => {
  const card = (name: string, title: string) =>
    `<figure><img src="a.jpg" alt="${name}"><figcaption><b>${name}</b><span>${title}</span></figcaption></figure>`;
  const data = await readAcme({
    '/':
      card('Anna Torvald', 'Geschäftsführerin & Founder') +
      card('Emre Quist', 'Strategy & Business Development') +
      card('Ida Krogh', 'Account Manager'),
  });
  expect([...peopleOf(data)].sort()).toEqual([
    'Anna Torvald | Geschäftsführerin & Founder | ',
    'Emre Quist | Strategy & Business Development | ',
    'Ida Krogh | Account Manager | ',
  ]);
});

test('letters after a name are a title only if the site says no more', async () => {
  const people = (second: string) =>
    team(`<div><h4>Anna Torvald</h4><p class="role">FRICS</p></div>${second}`);
  expect(peopleOf(await people('<p>Anna Torvald, Valuer</p>')).join()).toContain('Anna Torvald | Valuer');
});

test('a mailbox of the management is that of who leads the firm, in their card', async () => {
  const card = (mail: string, name: string, title: string) =>
    `<div class="member"><p>${mail}@acme.example</p><p>${name}</p><small>${title}</small></div>`;
  const others = card('ekrogh', 'Emre Krogh', 'Jefe de ventas');
  expect(peopleOf(await team(card('gerencia', 'Ana Torvald', 'Gerente General') + others))).toContain(
    'Ana Torvald | Gerente General | gerencia@acme.example',
  );
  expect(peopleOf(await team(card('gerencia', 'Ana Torvald', 'Asesora comercial') + others))).toContain(
    'Ana Torvald | Asesora comercial | ',
  );
});

test('a number with two plus signs, and one for phone and fax, are phones', () => {
  const phones = (text: string, country: string) =>
    findPhones(text, country).map(({ phone, label }) => `${phone} ${label}`);
  expect(phones('Tel. ++39 0523 377999', 'IT')).toEqual(['+390523377999 phone']);
  expect(phones('Telefon, fax: +372 782 4999', 'EE')).toEqual(['+3727824999 phone']);
  expect(phones('Fax: +372 782 4999', 'EE')).toEqual(['+3727824999 fax']);
});

test('the profile that most pages link counts for more than one in data of a theme', async () => {
  const company = { domain: 'quarvstudio.example', name: 'Quarv Studio' };
  const data = `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Organization',
    url: 'https://quarvstudio.example/',
    sameAs: ['https://twitter.com/quarvstudio3'],
  })}</script>`;
  const link = '<a href="https://twitter.com/StudioQuarv">Twitter</a>';
  const menu = '<a href="/team">Team</a> <a href="/contact">Contact</a> <a href="/about">About</a>';
  const site = (footer: string) => ({
    '/': menu + data + footer,
    '/team': menu + footer,
    '/contact': menu + footer,
    '/about': menu + footer,
  });
  expect((await readAcme(site(link), company)).socials).toEqual({
    twitter: 'https://twitter.com/StudioQuarv',
  });
  expect((await readAcme({ ...site(''), '/about': link }, company)).socials).toEqual({
    twitter: 'https://twitter.com/quarvstudio3',
  });
});

test('the entries of a menu are followed though they only open when one points at them', async () => {
  const menu = (tag: string) =>
    `<${tag}><a href="/about">About</a><ul style="display:none"><li><a href="/team.html">Our people</a></li></ul></${tag}>`;
  const site = (tag: string) =>
    readAcme({ '/': menu(tag), '/team.html': '<h3>Anna Torvald</h3><p>Head of Sales</p>' });
  expect(peopleOf(await site('nav'))).toEqual(['Anna Torvald | Head of Sales | ']);
  expect(peopleOf(await site('div'))).toEqual([]);
});

test('a large role below a name in bold is its title, if it is marked as one', async () => {
  const card = (name: string, mark: string) =>
    `<div class="card"><p><strong>${name}</strong></p><h1 class="${mark}">Massage therapist</h1><p>Book now</p></div>`;
  const cards = (mark: string) => ['Anna Torvald', 'Emre Quist'].map((name) => card(name, mark)).join('');
  expect(peopleOf(await team(cards('position')))).toEqual([
    'Anna Torvald | Massage therapist | ',
    'Emre Quist | Massage therapist | ',
  ]);
  expect(peopleOf(await team(cards('large')))).not.toContain('Anna Torvald | Massage therapist | ');
});

test('somebody’s own page is read though a menu writes all in lower case, and its title says what they are', async () => {
  const site = (path: string, title: string) =>
    readAcme({
      '/': `<a href="/about/us.html">[the place]</a> <a href="${path}">[anna torvald]</a>`,
      [path]: `<title>${title}</title><h1>On hair</h1><p>I am Anna Torvald.</p>`,
    });
  const own = await site('/about/anna-torvald.html', 'Anna Torvald | Hair stylist | Acme');
  expect(peopleOf(own)).toEqual(['Anna Torvald | Hair stylist | ']);
  expect(peopleOf(await site('/about/anna-torvald.html', 'Hair stylist | Acme'))).toEqual([
    'Anna Torvald |  | ',
  ]);
  expect(peopleOf(await site('/about/salon/story.html', 'Anna Torvald | Hair stylist'))).toEqual([
    'Anna Torvald |  | ',
  ]);
});
