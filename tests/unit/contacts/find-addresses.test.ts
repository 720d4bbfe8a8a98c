import { describe, expect, test } from 'vitest';
import { findAddresses } from '../../../functions/domain/contacts/mentions/find-addresses.ts';
import {
  addressesOfMailto,
  addressOfAttributes,
  decodeCloudflare,
} from '../../../functions/domain/contacts/mentions/linked-address.ts';
import { cloudflareEncoded } from './site-in-memory.ts';

const addresses = (text: string) => findAddresses(text, { left: 100 }).map((found) => found.address);

describe('findAddresses', () => {
  test.each([
    ['Write to info@acme.example.', ['info@acme.example']],
    ['(info@acme.example)', ['info@acme.example']],
    ['\u2709\ufe0finfo@acme.example', ['info@acme.example']],
    ['<info@acme.example>, "sales@acme.example"', ['info@acme.example', 'sales@acme.example']],
    ['E-Mail:info@acme.example', ['info@acme.example']],
    ['Info@ACME.Example', ['info@acme.example']],
    ["o'neil@acme.example", ["o'neil@acme.example"]],
    ['jane.roe+web@mail.acme.example', ['jane.roe+web@mail.acme.example']],
    ['info@müller.example', ['info@müller.example']],
    ['info＠acme.example', ['info@acme.example']],
    ['info @ acme.example', ['info@acme.example']],
    ['info [at] acme [dot] example', ['info@acme.example']],
    ['info(at)acme.example', ['info@acme.example']],
    ['info (ät) acme.example', ['info@acme.example']],
    ['info[@]acme.example', ['info@acme.example']],
    ['info {at} acme {dot} example', ['info@acme.example']],
    ['hola (arroba) acme (punto) example', ['hola@acme.example']],
    ['jane [dot] roe [at] acme [dot] example', ['jane.roe@acme.example']],
    ['info (at) acme dot example', ['info@acme.example']],
    ['jane.roe AT acme DOT example', ['jane.roe@acme.example']],
    ['Mail: info AT acme.example', ['info@acme.example']],
    ['info_アット_acme.example', ['info@acme.example']],
    ['info（アットマーク）acme.example', ['info@acme.example']],
  ])('%s contains %j', (text, expected) => {
    expect(addresses(text)).toEqual(expected);
  });

  test.each([
    'Visit us at acme.example',
    'Meet us at the fair dot com',
    'MEET US AT acme.example',
    'Meet Us AT Acme DOT Example',
    'the_cat_at_home',
    'Lunch @ noon',
    '@acme on Twitter',
    'logo@2x.png',
    'user@localhost',
    'a@b@',
    'x..y@',
    'prices (at) the door',
    '5 @ 3.50',
  ])('%s contains none', (text) => {
    expect(addresses(text)).toEqual([]);
  });

  test('names how an obfuscated address was read', () => {
    expect(findAddresses('Mail info [at] acme.example', { left: 1 })[0]?.decoding).toBe(
      'spelled out: info [at] acme.example',
    );
  });
});

test.each([
  ['mailto:info@acme.example', ['info@acme.example']],
  ['mailto:info@acme.example?subject=Ask%20x@y.example', ['info@acme.example']],
  ['mailto:info%40acme.example', ['info@acme.example']],
  ['MAILTO:%69nfo@acme.example', ['info@acme.example']],
  [
    'mailto:a@acme.example,b@acme.example;c@acme.example',
    ['a@acme.example', 'b@acme.example', 'c@acme.example'],
  ],
  ['mailto:Acme%20%3Cinfo@acme.example%3E', ['info@acme.example']],
  ['mailto:?to=info@acme.example&subject=x', ['info@acme.example']],
  ['mailto:?subject=Look&body=https://acme.example', []],
])('%s leads to %j', (href, expected) => {
  expect(addressesOfMailto(href)).toEqual(expected);
});

describe('decodeCloudflare', () => {
  test('reverses the encoding', () => {
    expect(decodeCloudflare(cloudflareEncoded('info@acme.example', 0x5a))).toBe('info@acme.example');
    expect(decodeCloudflare(cloudflareEncoded('info@acme.example?subject=Hi', 7))).toBe('info@acme.example');
  });
  test.each(['', 'zz', '5a', '5a3', 'not hexadecimal', '0011223344'])('%j is not an address', (hex) => {
    expect(decodeCloudflare(hex)).toBeNull();
  });
});

test.each<[Record<string, string>, string | undefined]>([
  [{ 'data-email': 'info@acme.example' }, 'info@acme.example'],
  [{ 'data-user': 'info', 'data-domain': 'acme.example' }, 'info@acme.example'],
  [{ 'data-name': 'info', 'data-domain': 'acme', 'data-tld': 'example' }, 'info@acme.example'],
  [{ 'data-user': 'info' }, undefined],
  [{ 'data-name': 'Jane Roe', 'data-site': 'acme.example' }, undefined],
])('the attributes %j contain %s', (attributes, expected) => {
  expect(addressOfAttributes(attributes)?.address).toBe(expected);
});

test('a word in another script that follows without a space is not part of the suffix', () => {
  const found = (text: string) => findAddresses(text, { left: 3 }).map(({ address }) => address);
  expect(found('info@acme.grΠΕΡΙΣΣΟΤΕΡΑ')).toEqual(['info@acme.gr']);
  expect(found('info@пример.испытание')).toEqual(['info@пример.испытание']);
});

test.each(['anna [hjá] acme.example', 'anna [kukac] acme.example', 'anna (krøllalfa) acme.example'])(
  'an address with the word for its sign in another language is read: %s',
  (text) =>
    expect(findAddresses(text, { left: 3 }).map(({ address }) => address)).toEqual(['anna@acme.example']),
);
