import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  domainFault,
  parseDomainName,
  registrableDomain,
} from '../../../functions/domain/companies/name/domain-name.ts';
import { anyCharacter } from '../../any-character.ts';

describe('reading a domain name from what people paste', () => {
  test.each([
    ['example.com', 'example.com'],
    ['  CloudPay.Example. ', 'cloudpay.example'],
    ['https://www.Cloud-Pay.CO.UK:443/pricing?x=1#top', 'cloud-pay.co.uk'],
    ['//acme.com/x', 'acme.com'],
    ['acme.com:8080', 'acme.com'],
    ['"acme.com",', 'acme.com'],
    ['shop.mail.acme.de', 'acme.de'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['acme。com', 'acme.com'],
    ['\u200bacme.com\u200b', 'acme.com'],
    ['foo.github.io', 'github.io'],
    ['acme.uk.com', 'acme.uk.com'],
    ['www.acme.com.de', 'acme.com.de'],
    ['x.test', 'x.test'],
    // Persian and Indic names contain joiners; elsewhere they come from copying.
    ['نامه\u200cای.com', 'xn--mgba3gch31f060k.com'],
    ['क्\u200dष.com', 'xn--11b2ezcw70k.com'],
    ['ac\u200dme.com', 'acme.com'],
    ['\u200cacme.com\u200d', 'acme.com'],
  ])('%j is %s', (pasted, domain) => {
    expect(parseDomainName(pasted)?.domain).toBe(domain);
  });

  test.each([
    '',
    '   ',
    'com',
    'co.uk',
    'localhost',
    '1.2.3.4',
    'http://[::1]/',
    '0x7f.1',
    'someone@acme.com',
    'mailto:someone@acme.com',
    'cloud pay.com',
    '-acme.com',
    'ac_me.com',
    '*.com',
    'acme.notatld',
    'https://',
    `${'a'.repeat(64)}.com`,
  ])('%j is not a registrable domain', (pasted) => {
    expect(parseDomainName(pasted)).toBeNull();
  });

  test.each(['xn--zzzzzzzz.com', 'xn--99999.com', 'https://www.xn--a.de/x'])(
    '%j is malformed punycode, and is refused with that reason',
    (pasted) => {
      expect(parseDomainName(pasted)).toBeNull();
      expect(domainFault(pasted)).toMatch(/^"xn--\w+" is not a valid internationalized name/);
    },
  );

  test.each([
    ['cloud pay', 'A domain has no spaces. Enter one such as example.com'],
    ['cloud pay.com', 'A domain has no spaces. Enter one such as example.com'],
    ['acme.com, beta.com', 'Enter one domain at a time'],
    ['acme.com beta.com', 'Enter one domain at a time'],
    ['someone@acme.com', 'This is an email address. Enter a domain, such as example.com'],
    ['mailto:someone@acme.com', 'This is an email address. Enter a domain, such as example.com'],
    ['http://1.2.3.4/x', 'This is an IP address. Enter a domain, such as example.com'],
    ['2001:db8::1', 'This is an IP address. Enter a domain, such as example.com'],
    ['co.uk', /^"co\.uk" is an ending that many domains share\..* such as example\.co\.uk$/],
    [`${'a'.repeat(64)}.com`, /^This name is too long\./],
    [`${'abc.'.repeat(70)}com`, /^This name is too long\./],
    ['com', /^"com" is an ending that many domains share\./],
    ['petfood', 'This name has no ending. Enter a whole domain, such as petfood.com'],
    ['petfood.cmo', '".cmo" is not an ending of domains. Enter a domain, such as example.com'],
    ['-petfood.com', 'Enter a valid domain, such as example.com'],
  ])('says what is wrong with %j', (pasted, fault) => {
    expect(parseDomainName(pasted)).toBeNull();
    expect(domainFault(pasted)).toMatch(fault);
  });

  test('splits the name', () => {
    expect(parseDomainName('www.cloud-pay.co.uk')).toEqual({
      domain: 'cloud-pay.co.uk',
      label: 'cloud-pay',
      suffix: 'co.uk',
    });
  });

  // Names of two or three letters may be suffixes that registries sell, such as cn.com.
  const label = fc.stringMatching(/^[a-z0-9]{4,20}$/).filter((text) => !/^\d+$/.test(text));
  test('a name reads the same however it is written', () => {
    fc.assert(
      fc.property(
        label,
        fc.constantFrom('com', 'de', 'co.uk', 'example', 'io'),
        fc.constantFrom('', 'https://', 'http://www.', 'www.', 'HTTPS://shop.'),
        fc.constantFrom('', '/', '/a/b?c=d', ':8443/x', '.', '#top'),
        (name, suffix, before, after) => {
          const plain = `${name}.${suffix}`;
          const pasted = ` ${before}${plain.toUpperCase()}${after} `;
          expect(parseDomainName(pasted)?.domain).toBe(plain);
        },
      ),
    );
  });

  test('never throws, and accepts its own result', () => {
    const address = fc.tuple(fc.domain(), fc.string()).map(([host, rest]) => `https://${host}/${rest}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), address, fc.domain(), fc.string({ unit: anyCharacter })), (text) => {
        const once = parseDomainName(text);
        if (once !== null) expect(parseDomainName(once.domain)).toEqual(once);
      }),
    );
  });
});

test('hosts and URLs have registrable domains to compare', () => {
  expect(registrableDomain('https://www.acme.co.uk/path')).toBe('acme.co.uk');
  expect(registrableDomain('mail.acme.example')).toBe('acme.example');
  expect(registrableDomain('http://10.0.0.1/')).toBeNull();
  expect(registrableDomain('not a url')).toBeNull();
});
