import { describe, expect, test } from 'vitest';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { isFreeMailHost } from '../../../functions/domain/email-addresses/free-mail.ts';
import { seniorityOf } from '../../../shared/text/seniority.ts';
import { peopleOnPage, readAcme } from './site-in-memory.ts';

const card = (name: string, ...roles: readonly string[]) =>
  `<div class="card"><h4>${name}</h4>${roles.map((role) => `<p class="x-role">${role}</p>`).join('')}</div>`;

describe('the role of a card', () => {
  test('is in two lines, if both together rank higher', async () => {
    const body = card('Anna Torvald', 'Co-Director', 'General') + card('Emre Quist', 'Director', 'Wood');
    expect(await peopleOnPage('/team', body, 'es')).toEqual([
      'Anna Torvald | Co-Director General | ',
      'Emre Quist | Director | ',
    ]);
  });

  test('says more than the text below it', async () => {
    const text =
      '<p>Consultant for mills and yards. She likes to sail, and to walk in the hills above the town.</p>';
    const body = ['Anna Torvald', 'Ida Krogh', 'Emre Quist']
      .map((name) => card(name, 'Venture & Innovation Expert').replace('</div>', `${text}</div>`))
      .join('');
    expect(await peopleOnPage('/team', body)).toContain('Anna Torvald | Venture & Innovation Expert | ');
  });
});

describe('among cards of people', () => {
  test('a family name may also be a word of headings', async () => {
    const names = ['Anna Torvald', 'Ida Krogh', 'Emre Quist', 'Tom Nome'];
    const body = names.map((name) => card(name, 'Consultant')).join('');
    expect(await peopleOnPage('/team', body)).toContain('Tom Nome | Consultant | ');
    expect(personName('Tom Nome')).toBeNull();
  });
});

describe('a page of partners that is read late', () => {
  const home = `${Array.from({ length: 12 }, (_, at) => `<a href="/topic-${at}">Topic ${at}</a>`).join('')}<a href="/partners">Partners</a>`;
  const topics = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`/topic-${at}`, '<p>Text</p>']));
  const partners = (title: string) =>
    ['Anna Torvald', 'Emre Quist', 'Ida Krogh']
      .map((name) => `<div class="team-item"><h3>${name}</h3><span>${title}</span></div>`)
      .join('');

  test('names those of the firm', async () => {
    const data = await readAcme({ '/': home, ...topics, '/partners': partners('Partner') });
    expect(data.external_emails.map(({ full_name }) => full_name)).toContain('Anna Torvald');
  });
});

describe('a mailbox at a host of a provider', () => {
  test.each([
    ['ms38.hinet.net', true],
    ['hinet.net', true],
    ['acme.com.ar', false],
    ['acme.net.ua', false],
    ['mail.acme.example', false],
  ])('%s', (host, isFree) => {
    expect(isFreeMailHost(host)).toBe(isFree);
  });
});

describe('the chief or the leader of a craft', () => {
  test.each([
    ['Chief Engineer', 'senior'],
    ['Chief Technician', 'senior'],
    ['Chief Technology Officer', 'c_suite'],
    ['Owner / Chief Engineer', 'c_suite'],
    ['CBDO', 'c_suite'],
    ['Líder de diseño', 'senior'],
    ['Líder técnico', 'senior'],
    ['Líder mundial', 'other'],
  ])('%s', (title, level) => {
    expect(seniorityOf(title)).toBe(level);
  });
});

test('a spa in Germany is nobody', () => {
  expect(personName('Bad Torvaldsa')).toBeNull();
});
