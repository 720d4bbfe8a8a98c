import { expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

const on = async (domain: string, home: string) =>
  (await readAcme({ '/': home }, { domain, name: domain })).external_emails.map(
    ({ full_name, level }) => `${full_name} | ${level}`,
  );

test('whose name is the whole domain runs the firm, if the home page has it by itself', async () => {
  const logo = (name: string) => `<a href="/">${name}</a><h1>Psychology for everybody</h1>`;
  expect(await on('annatorvald.example', logo('Anna Torvald'))).toEqual(['Anna Torvald | c_suite']);
  expect(await on('torvald-anna.example', logo('Anna Maria Torvald'))).toEqual([
    'Anna Maria Torvald | c_suite',
  ]);
  expect(await on('eannatorvald.example', logo('E. Anna Torvald'))).toEqual(['E. Anna Torvald | c_suite']);
  // What somebody is, and the last name.
  expect(await on('adwokattorvald.example', logo('Anna Torvald'))).toEqual(['Anna Torvald | c_suite']);
  expect(await on('torvald-notaire.example', logo('Anna Torvald'))).toEqual(['Anna Torvald | c_suite']);
  // More than the name is a firm's.
  expect(await on('annatorvaldpumps.example', logo('Anna Torvald Pumps'))).toEqual([]);
  expect(await on('meadowtorvald.example', logo('Zelquor Torvald'))).toEqual([]);
});

test('what a site writes in lower case is what a firm sells', async () => {
  const home = (text: string) => `<a href="/">Anna Segura</a><p>${text}</p>`;
  expect(await on('annasegura.example', home('Una casa segura para todos.'))).toEqual([]);
  expect(await on('annasegura.example', home('Una casa Segura para todos.'))).toEqual([
    'Anna Segura | c_suite',
  ]);
});

test('brothers, homes and a curriculum vitae are no names', async () => {
  const lines = ['Anna Hermanos', 'Kauri Homes', 'Curriculum Vitae', 'Anna Torvald’s Curriculum'];
  const home = lines.map((line) => `<h3>${line}</h3><p>Director</p>`).join('');
  expect(peopleOf(await readAcme({ '/': '<a href="/team">Team</a>', '/team': home }))).toEqual([]);
});

test('whose family name the firm has is its owner in the heading of what is about it', async () => {
  const about = async (heading: string) => {
    const page = `<div><h1>${heading}</h1><p>For fifteen years, firms have come for advice.</p></div>`;
    const pages = { '/': '<a href="/about">About</a>', '/about': page };
    const data = await readAcme(pages, { domain: 'torvald-consulting.example', name: 'Torvald Consulting' });
    return data.external_emails.map(({ full_name }) => full_name);
  };
  expect(await about('Bo Torvald')).toEqual(['Bo Torvald']);
  expect(await about('Bo Quist')).toEqual([]);
});
