import { describe, expect, test } from 'vitest';
import { isNews } from '../../../functions/domain/contacts/words/news-words.ts';
import {
  isAffiliation,
  isCitation,
  namesPartners,
} from '../../../functions/domain/contacts/words/others/others-headings.ts';
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

describe('authors', () => {
  const lists = {
    'by their initials': [
      'Lind TL, Baker GW, Dahl FR Jr, Krogh VA, Torvald J, Berg PN.',
      'Dahl J-M, Quist DG. Valves that close. 2021. Journal of Pumps for the North. 2021.',
      'Torvald A, Quist E, <u>Lind CS</u>, <b>Cook DE</b>. Pumps: a review. J. Pumps 12(3): 45-67, 2019.',
    ],
    'by their whole names': [
      'Anna Lind, Paul Brandmoor and Ida Baker. Valves that close. Journal of Pumps, 2021.',
      'Tom Bech, Ida Baker, Emre Quist (2020). “Valves” Pumps of the north.',
    ],
    'above and below a reference': [
      '<b>Valves that close. Journal of Pumps 2021, doi: 10.5555/pumps.12</b>',
      'Tom Bech, Ida Baker and Karin Berg',
      '<b>Pumps of the north. Journal of Pumps 2020, doi: 10.5555/pumps.11</b>',
      'Paul Brandmoor, Emre Quist',
    ],
  };
  const team =
    '<h2>Team</h2><div><h3>Anna Lind</h3><p>Researcher</p></div><div><h3>Emre Quist</h3><p>Technician</p></div>';

  test.each(Object.entries(lists))('%s are no people of a lab', async (_, entries) => {
    const list = entries.map((entry) => `<p>${entry}</p>`).join('');
    const pages = { '/': `<a href="/team">Team</a><a href="/research">Research</a>`, '/team': team };
    expect(peopleOf(await readAcme({ ...pages, '/research': `<h2>What we found</h2>${list}` }))).toEqual([
      'Anna Lind | Researcher | ',
      'Emre Quist | Technician | ',
    ]);
    expect(peopleOf(await readAcme({ ...pages, '/team': team + list }))).toEqual([
      'Anna Lind | Researcher | ',
      'Emre Quist | Technician | ',
    ]);
  });

  test('alone on a page for publications are none, but its team is', async () => {
    const page = (heading: string) => ({
      '/': '<a href="/publications.html">Publications</a>',
      '/publications.html': `<h1>${heading}</h1><p><b>Anna Lind, director</b></p>`,
    });
    expect(peopleOf(await readAcme(page('All that we wrote')))).toEqual([]);
    expect(peopleOf(await readAcme(page('Our team')))).toEqual(['Anna Lind | director | ']);
  });

  test.each([
    'Anna Lind MD, Erik Dahl DDS, Karin Berg DO',
    'Anna Lind, owner since 2010. Open 8:00-17:00',
    'Anna Lind, Managing Director, Acme. Founded in 1998',
    'Open Mon: 10-18, in 2024 as well',
  ])('are not in "%s"', (text) => {
    expect(isCitation(text)).toBe(false);
  });
});
