import { describe, expect, test } from 'vitest';
import { titleStrength } from '../../../functions/domain/contacts/words/job-title.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const people = async (path: string, body: string, language = 'en') =>
  peopleOf(
    await readAcme({
      '/': `<html lang="${language}"><a href="${path}">${path.slice(1)}</a></html>`,
      [path]: `<html lang="${language}"><body>${body}</body></html>`,
    }),
  );

describe('a board', () => {
  test('has an office above a name and the body below it', async () => {
    const card = (office: string, name: string, body: string) =>
      `<div class="card"><span>${office}</span> <strong>${name}</strong> <span>${body}</span></div>`;
    const found = await people(
      '/board',
      card('Chair', 'Anna Torvald', 'Executive Committee') +
        card('Treasurer', 'Thomas Krogh', 'Board of Trustees'),
    );
    expect(found.toSorted()).toEqual(['Anna Torvald | Chair | ', 'Thomas Krogh | Treasurer | ']);
  });

  test('ends a title with a full stop', async () => {
    const card = (name: string, title: string) => `<div><h3>${name}</h3><p>${title}</p></div>`;
    const found = await people(
      '/bestuur',
      card('Anna Torvald', 'Voorzitter.') + card('Thomas Krogh', 'Penningmeester'),
      'nl',
    );
    expect(found).toContain('Anna Torvald | Voorzitter | ');
  });

  test('lists several under one office', async () => {
    const body =
      '<h3>Leiter &amp; Gründer:</h3><ul><li>Anna Torvald (Hamburg)</li><li>Thomas Krogh (Bremen)</li></ul>' +
      '<ul><li>Kassenwart</li><li>Maria Bradmoor</li><li>Peter Ostbury</li></ul>';
    expect((await people('/team', body, 'de')).toSorted()).toEqual([
      'Anna Torvald | Leiter & Gründer | ',
      'Maria Bradmoor | Kassenwart | ',
      'Peter Ostbury | Kassenwart | ',
      'Thomas Krogh | Leiter & Gründer | ',
    ]);
  });
});

test.each(['Historian', 'Member at Large', 'Parliamentarian', 'Gospodarz', 'Chronist'])(
  'an office of associations: %s',
  (title) => {
    expect(titleStrength(title)).toBe('certain');
  },
);
