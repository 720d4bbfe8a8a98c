import { describe, expect, test } from 'vitest';
import { matchesName } from '../../../functions/domain/contacts/people/match-name.ts';
import { isFreeMailHost } from '../../../functions/domain/email-addresses/free-mail.ts';
import { readAcme } from './site-in-memory.ts';

const contactPage = (body: string, title = 'Acme', language = 'en') =>
  readAcme({
    '/': `<html lang="${language}"><title>${title}</title><a href="/contact">Contact</a>`,
    '/contact': `<html lang="${language}"><title>${title}</title><body>${body}</body></html>`,
  });

test.each(['eastlink.ca', 'sasktel.net', 'suddenlink.net', 'plusnet.com'])(
  'a mailbox at the internet provider %s is anybody’s',
  (host) => {
    expect(isFreeMailHost(host)).toBe(true);
  },
);

test('two letters of a given name and a family name are somebody’s if the latter is no short one', () => {
  expect(matchesName('alroehl', 'Alessandra Roehl')).toBe('full');
  expect(matchesName('alroe', 'Alessandra Roe')).not.toBe('full');
});

describe('a link that sends the browser to a mailbox', () => {
  const escaped = (text: string, prefix: string, width: number) =>
    [...text].map((sign) => prefix + sign.charCodeAt(0).toString(16).padStart(width, '0')).join('');

  test.each([
    ["javascript:location='mailto:%s';void 0", '\\u', 4],
    ["javascript:window.location.href = 'mailto:%s'", '\\x', 2],
    ["javascript:location.assign('mailto:%s')", '\\u', 4],
    ["javascript:void(location.href='mailto:%s')", '\\u', 4],
  ])('%s', async (script, prefix, width) => {
    const href = script.replace('%s', escaped('club@acme.example', prefix, width));
    expect((await contactPage(`<a href="${href}">Write to us</a>`)).emails).toEqual(['club@acme.example']);
  });
});
