import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../functions/providers/web/public-address.ts';

const NOT_PUBLIC: Readonly<Record<string, readonly string[]>> = {
  'this network and unspecified': ['0.0.0.0', '0.1.2.3', '::', '::0'],
  loopback: ['127.0.0.1', '127.0.0.2', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1'],
  private: ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255'],
  'shared by carriers': ['100.64.0.1', '100.127.255.255', '100.100.100.200'],
  'link-local and metadata': ['169.254.0.1', '169.254.169.254', '169.254.170.2', 'fe80::1', 'febf::1'],
  'metadata elsewhere': ['168.63.129.16', '192.0.0.192', 'fd00:ec2::254', 'fd20:ce::254'],
  'protocol assignments': ['192.0.0.1', '192.0.0.170', '192.88.99.1', '2001:1::1', '2001:20::1'],
  documentation: ['192.0.2.1', '198.51.100.7', '203.0.113.9', '2001:db8::1', '3fff::1'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'],
  'reserved and broadcast': ['240.0.0.1', '255.255.255.254', '255.255.255.255'],
  'unique and site local': ['fc00::1', 'fdff::1', 'fec0::1', 'feff::1'],
  'IPv4 mapped, compatible, translated': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:93.184.215.20',
    '::127.0.0.1',
    '::5db8:d714',
    '::ffff:0:127.0.0.1',
  ],
  NAT64: ['64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::a00:1', '64:ff9b:1:ffff::1'],
  '6to4 and Teredo': ['2002:7f00:1::', '2002:5db8:d714::1', '2001::1', '2001:0:4136:e378::1'],
  'discard, segment routing, unassigned': ['100::1', '5f00::1', '4000::1', '8000::1', 'e000::1'],
  'not plain text forms of an address': [
    '',
    'localhost',
    'acme.example',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '093.184.215.20',
    '127.1',
    '93.184.215.20.',
    ' 93.184.215.20',
    '93.184.215.20:80',
    '[2606:2800:21f:cb07::1]',
    '2606:2800:21f:cb07::1%eth0',
    'fe80::1%eth0',
  ],
};

const PUBLIC = [
  '93.184.215.20',
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:2800:21f:cb07::1',
  '2a00:1450:4001:80b::200e',
  '2001:4860:4860::8888',
];

describe('isPublicAddress', () => {
  for (const [kind, addresses] of Object.entries(NOT_PUBLIC)) {
    it.each(addresses)(`refuses '%s' (${kind})`, (address) => {
      expect(isPublicAddress(address)).toBe(false);
    });
  }

  it.each(PUBLIC)('allows %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
