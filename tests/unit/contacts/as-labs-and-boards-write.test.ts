import { describe, expect, test } from 'vitest';
import { readAcme } from './site-in-memory.ts';

describe('a menu that leads to a part of the home page', () => {
  test('does not keep the other pages from being read', async () => {
    const { emails } = await readAcme({
      '/': '<a href="/#contact">Contact</a> <a href="/workshop">Workshop</a> <a href="/privacy">Privacy</a>',
      '/workshop': '<p>Write to workshop@acme.example</p>',
      '/privacy': '<p>privacy@acme.example</p>',
    });
    expect(emails.toSorted()).toEqual(['privacy@acme.example', 'workshop@acme.example']);
  });
});
