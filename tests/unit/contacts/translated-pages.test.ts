import { describe, expect, test } from 'vitest';
import { peopleOf, readAcme } from './site-in-memory.ts';

const card = ([name, title]: readonly [string, string], picture: string) =>
  `<div class="card"><img src="/${picture}"><h4>${name}</h4><p>${title}</p></div>`;
const english = [
  ['Anna Torvald', 'Managing Director'],
  ['Emre Quist', 'Senior Partner'],
  ['Ida Krogh', 'Partner'],
] as const;
const traditional = [
  ['陳大文', '董事總經理'],
  ['劉小芳', '高級合夥人'],
  ['張國強', '合夥人'],
] as const;
const simplified = [
  ['陈大文', '董事总经理'],
  ['刘小芳', '高级合伙人'],
  ['张国强', '合伙人'],
] as const;
type Staff = readonly (readonly [string, string])[];

/** The names on a site of some staff pages, of which each card has the next of the page's pictures, or one for all. */
async function namesOn(
  pages: Readonly<Record<string, Staff>>,
  pictures: Readonly<Record<string, readonly string[]>> = {},
) {
  const paths = Object.keys(pages);
  const links = paths.map((path) => `<a href="${path}">Team</a>`).join('');
  const bodies = Object.entries(pages).map(([path, staff]) => [
    path,
    `<h1>Team</h1>${staff.map((one, at) => card(one, pictures[path]?.[at] ?? 'face.png')).join('')}`,
  ]);
  const data = await readAcme({ '/': links, ...Object.fromEntries(bodies) });
  return peopleOf(data).map((person) => person.split(' | ')[0]);
}
const inThree = { '/team.html': english, '/tc/team.html': traditional, '/sc/team.html': simplified };
const own = ['1.jpg', '2.jpg', '3.jpg'];

describe('whom the translations of one page name', () => {
  test('is one person beside one picture, though a translation has them in another order and lacks one', async () => {
    const pages = { '/team.html': english, '/tc/team.html': traditional.slice(1).toReversed() };
    const shown = async (inTranslation: readonly string[]) =>
      namesOn(pages, { '/team.html': own, '/tc/team.html': inTranslation });
    expect(await shown(['3.jpg', '2.jpg'])).toEqual(['Anna Torvald', 'Emre Quist', 'Ida Krogh']);
    expect(await shown(['4.jpg', '5.jpg'])).toHaveLength(5);
    expect(await shown(['3.jpg', '3.jpg'])).toHaveLength(5);
  });

  test('is one person in one place, without pictures', async () => {
    expect(await namesOn(inThree)).toEqual(['Anna Torvald', 'Emre Quist', 'Ida Krogh']);
  });

  test('is in one place below whom both pages name', async () => {
    const both = [english[0], ...traditional.slice(1)];
    const fewer = [english[0], english[1], ['Tom Bech', 'Partner'], english[2]] as const;
    expect(await namesOn({ '/team.html': english, '/zh/team.html': both })).toHaveLength(3);
    expect(await namesOn({ '/team.html': fewer, '/zh/team.html': both })).toHaveLength(6);
  });

  test('is somebody else on another page', async () => {
    expect(await namesOn({ '/team.html': english, '/zh/board.html': traditional })).toHaveLength(6);
  });

  test('is somebody else in the same script', async () => {
    const others = [
      ['Tom Bech', 'Valuer'],
      ['Lena Roth', 'Clerk'],
      ['Otto Brandt', 'Notary'],
    ] as const;
    const staff = { '/team.html': english, '/en/team.html': others, '/tc/team.html': traditional };
    expect(await namesOn(staff)).toHaveLength(6);
  });
});
