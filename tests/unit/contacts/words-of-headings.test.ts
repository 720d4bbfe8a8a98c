import { expect, test } from 'vitest';
import { beginsWithGivenName } from '../../../functions/domain/contacts/words/names/given-names.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';

test.each([
  'Flyttstädning Norr',
  'Zakwaterowanie Torval',
  'Прибирання Торвалу',
  'Kahvaltı Keyfi',
  'Birk Aydınlatma',
])('words of which one is a heading’s are nobody: %s', (heading) => {
  expect(personName(heading)).toBeNull();
});

test.each(['Pain Points', 'Lunar Base', 'Empire Commodities', 'Copper Rings', 'SaaS Torvald'])(
  'common words of English without a given name are nobody: %s',
  (phrase) => expect(personName(phrase)).toBeNull(),
);

test('an advocate of India is called so before the name', () => {
  expect(personName('Advocate Akash Torvald')).toBe('Akash Torvald');
  expect(personName('Advocate General')).toBeNull();
});

test('a common word beside any other is a family name', () => {
  expect(personName('Grace Hills')).toBe('Grace Hills');
  expect(personName('Torval Stone')).toBe('Torval Stone');
});

test('a given name before such a word makes it somebody’s', () => {
  expect(personName('Anna Frukost')).toBe('Anna Frukost');
  expect(personName('Torval Frukost')).toBeNull();
});

test.each(['Gunnlaugur Birk', 'Eneko Birk', 'Nomvula Birk', 'Thayná Birk', 'Oluwaseun Birk', 'Besnik Birk'])(
  'a given name of a language that few lists have is known: %s',
  (name) => expect(beginsWithGivenName(name)).toBe(true),
);
