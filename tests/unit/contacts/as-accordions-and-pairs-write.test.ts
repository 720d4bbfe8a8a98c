import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

const people = async (path: string, body: string, language = 'en') =>
  peopleOf(
    await readAcme({
      '/': `<html lang="${language}"><a href="${path}">${path.slice(1)}</a></html>`,
      [path]: `<html lang="${language}"><body>${body}</body></html>`,
    }),
  );

describe('a team page of an accordion', () => {
  const card = (name: string) =>
    `<div class="card"><h4>${name}</h4><p>${name.toLowerCase().replace(' ', '.')}@acme.example</p></div>`;
  const pane = (label: string, inside: string) =>
    `<div class="pane"><div class="head"><button class="accordion-button"><span>${label}</span></button></div><div class="panel">${inside}</div></div>`;
  const names = ['Anna Torvald', 'Thomas Krogh', 'Maria Bradmoor'];

  test('has the title of those without their own in the button above them', async () => {
    const found = await people('/team', pane('Doctoral Students', names.map(card).join('')));
    expect(found.toSorted()).toEqual(
      names
        .map((name) => `${name} | Doctoral Students | ${name.toLowerCase().replace(' ', '.')}@acme.example`)
        .toSorted(),
    );
  });

  test('has those who have left under a button that says so', async () => {
    const left = '<p>Peter Ostbury, Master student<br>Laura Krogh, System administrator</p>';
    const found = await people(
      '/team',
      pane('Doctoral Students', names.map(card).join('')) + pane('Alumni', left),
    );
    expect(found).toHaveLength(names.length);
  });
});

describe('a board', () => {
  const card = (name: string, title: string) => `<div class="card"><h2>${name}</h2><h3>${title}</h3></div>`;

  test('has cards of two who share an office', async () => {
    const body = [
      card('Anna Torvald', '1. Vorsitzende'),
      card('Thomas Krogh', 'Kassenwart'),
      card('Maria Bradmoor und Peter Ostbury', 'Trampolin'),
    ].join('');
    const found = await people('/vorstand', body, 'de');
    expect(found).toContain('Maria Bradmoor | Trampolin | ');
    expect(found).toContain('Peter Ostbury | Trampolin | ');
  });

  test('gives the last of a group no title from the heading of the next', async () => {
    const body =
      '<h1>Students</h1><div>Anna Torvald</div><div>Thomas Krogh</div><div>Maria Bradmoor</div><h1>Associates</h1><div>NAME</div>';
    expect((await people('/team', body)).join()).not.toContain('Associates');
  });
});
