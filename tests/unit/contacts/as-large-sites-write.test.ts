import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

/** A site with so many pages before `/z-news` that this is not among the likeliest. */
async function readLarge(news: string, others: Readonly<Record<string, string>> = {}) {
  const courses = Array.from({ length: 9 }, (_, at) => `<a href="/course-${at}">Course</a>`).join('');
  return readAcme({
    '/': `${courses}<a href="/contact">Contact</a><a href="/team">Team</a><a href="/z-news">Reports</a>`,
    '/contact': '<p>Tel. 01632 960 001, 1 Mill Lane, Nordham NO1 2AB, United Kingdom</p>',
    '/z-news': news,
    ...others,
  });
}

const card = (name: string, title: string, rest = '') => `<div><h3>${name}</h3><p>${title}</p>${rest}</div>`;

describe('a page that is read after the likeliest', () => {
  test('names one of the company’s people if it says how they are reached', async () => {
    const mail = '<a href="mailto:anna.lind@acme.example">anna.lind@acme.example</a>';
    const data = await readLarge(card('Anna Lind', 'Head of Courses', mail) + card('Emre Quist', 'Director'));
    expect(peopleOf(data)).toEqual(['Anna Lind | Head of Courses | anna.lind@acme.example']);
  });

  test('names nobody beside a mailbox of the company', async () => {
    const line = '<p>Anna Lind, Head of Courses, team@acme.example</p>';
    expect(peopleOf(await readLarge(line))).toEqual([]);
  });

  test('does not say which words are no names', async () => {
    const team = '<p>Anna Kiln, potter</p><p>Emre Quist, potter</p>';
    const reports = '<p>the kiln is hot, and a kiln needs care.</p>'.repeat(9);
    expect(peopleOf(await readLarge(reports, { '/team': team }))).toEqual([
      'Anna Kiln | potter | ',
      'Emre Quist | potter | ',
    ]);
  });

  test('says more of those whom a likelier page names', async () => {
    const team = card('Anna Lind', 'Teacher') + card('Emre Quist', 'Teacher');
    const data = await readLarge(card('Emre Quist', 'Teacher', '<p>emre.quist@acme.example</p>'), {
      '/team': team,
    });
    expect(peopleOf(data)).toEqual([
      'Emre Quist | Teacher | emre.quist@acme.example',
      'Anna Lind | Teacher | ',
    ]);
  });

  test('does not say in which country the company is, unless no other does', async () => {
    const report = '<p>We saw workshops and gave talks.</p>'.repeat(20);
    const abroad = '<p>Our host: Musterweg 1, 10115 Berlin, Germany, Tel. +49 30 901820</p>'.repeat(9);
    const mailbox = '<p>courses@acme.example</p>';
    const { phones } = await readLarge(`${mailbox}<p>Phone 01632 960 002</p>${report}${abroad}`);
    expect(phones).toEqual(['+441632960001', '+441632960002']);
  });

  test('gives a number of the company where one of its addresses stands close by', async () => {
    const report = '<p>We saw workshops and gave talks.</p>'.repeat(20);
    const { phones } = await readLarge(
      `<p>Phone 01632 960 003</p>${report}<p>trips@acme.example</p><p>Phone 01632 960 002</p>`,
    );
    expect(phones).toEqual(['+441632960001', '+441632960002']);
  });
});
