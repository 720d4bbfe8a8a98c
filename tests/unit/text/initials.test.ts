import { expect, it } from 'vitest';
import { initials } from '../../../shared/text/initials.ts';

it.each([
  ['Mara Lindqvist', 'ML'],
  ['ada', 'A'],
  ['Jean-Luc van der Berg', 'JV'],
  ['émile Zola', 'ÉZ'],
  ["O'Neill Kay", 'OK'],
  ['4711 (sales)', 'S'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
