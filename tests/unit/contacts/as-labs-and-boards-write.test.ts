import { describe, expect, test } from 'vitest';
import { isSample } from '../../../functions/domain/contacts/company/own-domains.ts';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

describe('a menu that leads to a part of the home page', () => {
  test('does not keep the other pages from being read', async () => {
    const { emails } = await readAcme({
      '/': '<a href="/#contact">Contact</a> <a href="/workshop">Workshop</a> <a href="/privacy">Privacy</a>',
      '/workshop': '<p>Write to workshop@acme.example</p>',
      '/privacy': '<p>privacy@acme.example</p>',
    });
    expect(emails.toSorted()).toEqual(['privacy@acme.example', 'workshop@acme.example']);
  });
});

describe('a mailbox', () => {
  test.each([
    ['jtorva27', 'Jane Torvald', 'full'],
    ['jtor27', 'Jane Torvald', 'none'],
    ['jquist27', 'Jane Torvald', 'none'],
  ])('that a university numbers: %s against %s', (local, name, expected) => {
    expect(matchesName(local, name)).toBe(expected);
  });

  test('that begins with what somebody is belongs to them, wherever it stands', async () => {
    const data = await readAcme({
      '/': '<a href="/team">Team</a> <a href="/imprint">Imprint</a>',
      '/team': '<title>Team</title><h3>Dr. Jane Torvald</h3><p>Ophthalmologist</p>',
      '/imprint': '<title>Imprint</title><p>Practice of Dr. Jane Torvald</p><p>dr.jane.torvald@gmail.com</p>',
    });
    expect(peopleOf(data)).toEqual(['Jane Torvald | Ophthalmologist | dr.jane.torvald@gmail.com']);
  });

  test.each([
    'exemplo@gmail.com',
    'info@exemplo.com.br',
    'kontakt@ihre-domain.de',
    'information@untitled.tld',
    'me@me.com',
    'mail@musterfirma.de',
  ])('is a sample: %s', (address) => {
    expect(isSample(address)).toBe(true);
  });

  test.each(['me@janetorvald.test', 'info@domain-works.test', 'hello@mysites.test'])(
    'is no sample: %s',
    (address) => {
      expect(isSample(address)).toBe(false);
    },
  );
});
