import { expect, test } from 'vitest';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { personName } from '../../../functions/domain/contacts/words/person-name.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const people = async (path: string, body: string, language = 'en') =>
  peopleOf(
    await readAcme({
      '/': `<html lang="${language}"><a href="${path}">${path.slice(1)}</a></html>`,
      [path]: `<html lang="${language}"><body>${body}</body></html>`,
    }),
  );

test.each([
  ['nl', 'Overleden bestuursleden'],
  ['de', 'Verstorbene Vorstandsmitglieder'],
  ['fr', 'Membres décédés'],
  ['pl', 'Zmarli członkowie'],
  ['es', 'Miembros fallecidos'],
])('remembers those who have died (%s)', async (language, heading) => {
  const body = `<h2>${heading}</h2><h3>Peter Ostbury</h3><p>President</p>`;
  const found = await people('/board', `<h2>Anna Torvald</h2><p>Treasurer</p>${body}`, language);
  expect(found.join()).not.toContain('Ostbury');
});

test.each([
  ['Druh Tomasz Krogh', 'Tomasz Krogh'],
  ['Dh Anna Krogh', 'Anna Krogh'],
  ['Kamerad Thomas Krogh', 'Thomas Krogh'],
  ['Ks. Piotr Krogh', 'Piotr Krogh'],
  ['Pater Thomas Krogh', 'Thomas Krogh'],
])('brothers in arms and in orders address each other: %s', (shown, name) => {
  expect(personName(shown)).toBe(name);
});

test.each(['Fachklinik Ostbury', 'Lungenclinic Ostbury', 'Krogh-Universität Ostbury', 'Bereich Pneumologie'])(
  'where somebody works is nobody: %s',
  (text) => {
    expect(personName(text)).toBeNull();
  },
);

test.each(['do consultor', 'del presidente', 'vom Vorsitzenden', 'du directeur'])(
  'what begins within a sentence is no title: %s',
  (text) => {
    expect(titleStrength(text)).toBe('none');
  },
);
