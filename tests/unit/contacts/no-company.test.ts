import { describe, expect, test } from 'vitest';
import { readCompanySite } from '../../../functions/domain/contacts/read-company-site.ts';
import { ports, readAcme, WebInMemory } from './site-in-memory.ts';

const errorOf = async (body: string) => {
  const web = new WebInMemory({ 'https://acme.example/': body });
  const company = { domain: 'acme.example', name: 'Acme' };
  const result = await readCompanySite(company, ports(web), { signal: new AbortController().signal });
  return 'error' in result ? result.error : null;
};

test('a domain for sale has no company contacts, even if its page shows an address', async () => {
  const page =
    '<title>acme.example</title><h1>acme.example is for sale</h1><p>Make an offer for this domain: offers@acme.example</p>';
  expect(await errorOf(page)).toBe('The domain is for sale: no company uses it');
});

test('nor has one on which a parking system shows links', async () => {
  const page =
    '<title>acme.example</title><p>This domain is parked free, courtesy of a registrar.</p><p>hello@acme.example</p>';
  expect(await errorOf(page)).toBe('The domain is parked: no company uses it');
});

test('a firm that sells something else has', async () => {
  const page = `<title>Acme</title><h1>Pumps for sale</h1><p>${'We build and repair pumps for farms. '.repeat(20)}</p><p>hello@acme.example</p>`;
  expect((await readAcme({ '/': page })).emails).toEqual(['hello@acme.example']);
});

describe('a home page that is all pictures and has the domain as its title', () => {
  const home = (mailbox: string) =>
    `<title>acme.example</title><img src="/logo.png"><ul><li><a href="/profile">Profile</a></li><li><a href="/catalogue">Catalogue</a></li><li><a href="mailto:${mailbox}"><img src="/mail.png"></a></li></ul><p>© 2010 Acme All Rights Reserved</p>`;

  test("is a company's if it leads to a mailbox of its own", async () => {
    expect((await readAcme({ '/': home('hello@acme.example') })).emails).toEqual(['hello@acme.example']);
  });

  test('and is parked if it leads to nobody of its own', async () => {
    expect(await errorOf(home('hello@parking.example'))).toBe('The domain is parked: no company uses it');
  });
});
