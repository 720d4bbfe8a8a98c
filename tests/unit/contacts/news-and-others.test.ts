import { describe, expect, test } from 'vitest';
import { isNews } from '../../../functions/domain/contacts/words/news-words.ts';
import { isAffiliation, namesPartners } from '../../../functions/domain/contacts/words/others-headings.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import { peopleOf, readAcme } from './site-in-memory.ts';

const onHome = (html: string) => readAcme({ '/': html }).then(peopleOf);

describe('news', () => {
  test.each([
    'The Torvald Lab welcomes undergraduate students Ida Krogh and Tom Bech!',
    'Ida Krogh, PhD student in the new program, joins the lab.',
    'Ida Krogh will be joining the county museum.',
    'Congratulations to Ida Krogh, our student!',
    'Wir heißen unsere neue Doktorandin Ida Krogh herzlich willkommen.',
    'Ida Krogh verteidigt ihre Doktorarbeit.',
    'Ida Krogh, doctorante, rejoint notre équipe.',
    'Damos la bienvenida a Ida Krogh, estudiante.',
    'Congratulazioni a Ida Krogh, dottoranda!',
    'Wij heten stagiair Ida Krogh van harte welkom.',
    'Parabéns a Ida Krogh, estagiária!',
  ])('%s', (text) => {
    expect(isNews(foldText(text))).toBe(true);
  });

  test.each([
    'Our founder Ida Krogh welcomes you to the workshop.',
    'We welcome new patients.',
    'Ida Krogh joined us in 2010 as a fitter.',
    'Ida Krogh a rejoint notre équipe en 2010.',
    'She defends clients in court.',
  ])('%s is none', (text) => {
    expect(isNews(foldText(text))).toBe(false);
  });

  test('names nobody who has come, but who leads', async () => {
    expect(
      await onHome(
        '<p>The Torvald Lab welcomes undergraduate students Anna Lind, Ida Krogh, and Tom Bech!</p>' +
          '<p>Karin Berg, student from Anytown College, joins the lab. Welcome Karin!</p>',
      ),
    ).toEqual([]);
    expect(await onHome('<p>The whole firm welcomes our new director Anna Lind!</p>')).toEqual([
      'Anna Lind | new director | ',
    ]);
  });

  test('under its heading wants a second sign', async () => {
    const line = '<p>A prize for Anna Lind, dentist, and for Ida Krogh, dentist, in the town hall.</p>';
    expect(await onHome(`<h2>Life in town</h2>${line}`)).not.toEqual([]);
    expect(await onHome(`<h2>Latest news</h2>${line}`)).toEqual([]);
  });
});

describe('those with whom a company works', () => {
  const list = (...places: string[]) =>
    `<ul>${places.map((place, at) => `<li><a href="https://lab${at}.test">${['Anna Lind', 'Erik Dahl', 'Karin Berg'][at]}</a>, ${place}</li>`).join('')}</ul>`;
  const departments = list(
    'Department of Genetics',
    'Department of Medicine, Anytown University',
    'Anytown Hospital, School of Medicine',
  );

  test.each([
    'Collaborations',
    'External partners',
    'Our publications',
    'Kooperationspartner',
    'Partenaires scientifiques',
    'Colaboradores externos',
    'Collaboratori esterni',
    'Samenwerkingspartners',
    'Parcerias',
  ])('stand under "%s"', (heading) => {
    expect(namesPartners(foldText(heading))).toBe(true);
  });

  test.each(['Our Partners', 'Collaboratori', 'Team', 'Founding partners'])(
    'may not under "%s"',
    (heading) => {
      expect(namesPartners(foldText(heading))).toBe(false);
    },
  );

  test.each([
    'Department of Pathology, Anytown University',
    'Institut für Chemie',
    'Universidad del Norte',
    'Dipartimento di Fisica',
    'Universiteit Oost',
  ])('are named with "%s"', (place) => {
    expect(isAffiliation(place)).toBe(true);
  });

  test.each(['Hospital manager', 'Professor, Anytown University', 'Head of the department'])(
    'are not named with "%s"',
    (title) => {
      expect(isAffiliation(title)).toBe(false);
    },
  );

  test('are not listed, under a heading or where each has another institution', async () => {
    expect(await onHome(`<h2>Collaborations</h2>${departments}`)).toEqual([]);
    expect(await onHome(`<h2>Research</h2>${departments}`)).toEqual([]);
  });

  test('are the team where it lists them by their departments', async () => {
    expect(await onHome(`<h2>Our team</h2>${departments}`)).not.toEqual([]);
  });
});
