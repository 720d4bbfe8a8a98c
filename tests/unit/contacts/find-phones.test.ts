import { expect, test } from 'vitest';
import { findPhones, phoneOfLink } from '../../../functions/domain/contacts/mentions/phones/find-phones.ts';

const labelled = (text: string, country: string) =>
  findPhones(text, country).map(({ phone, label }) => `${label} ${phone}`);

test.each([
  ['Tel. 020 7946 0958', 'GB', ['phone +442079460958']],
  ['Phone: +44 (0)20 7946 0958', 'GB', ['phone +442079460958']],
  ['in Oulu, 07.01.2014 - 31.05.2014 and 29/05/14–31/05/14', 'FI', []],
  ['în conformitate cu Legea nr.18/2018, despre datele personale', 'RO', []],
  ['a case of poisoning (01/07/09) - pdf', 'IT', []],
  ['Call us on 020 7946 0958 today', 'GB', ['phone +442079460958']],
  ['Telefon: 030 / 123 456-0', 'DE', ['phone +49301234560']],
  ['Zentrale: +49 (0)30 555 12-0', 'DE', ['phone +4930555120']],
  ['Tél. : 01 99 00 12 34', 'FR', ['phone +33199001234']],
  ['Tel. 06 1234 5678 - Fax 06 1234 5679', 'IT', ['phone +390612345678', 'fax +390612345679']],
  ['Tel. 49 (0) 30 5551234', 'DE', ['phone +49305551234']],
  ['Tel. 49 (030) 5551234', 'DE', ['phone +49305551234']],
  ['Tel. 39 (0)51 4215554', 'IT', ['phone +390514215554']],
  ['Phone: 44 (0)20 7946 0958', 'DE', ['phone +442079460958']],
  ['Phone: 20 (030) 5551234', 'DE', ['phone +49200305551234']],
  ['Tel: (0362) 4445832 / 4435617', 'AR', ['phone +543624445832', 'phone +543624435617']],
  ['Tel: 54 (0362) 4445832 / 4435617', 'AR', ['phone +543624445832', 'phone +543624435617']],
  ['Telefax: 030 123456', 'DE', ['fax +4930123456']],
  ['T 020 555 01 23 F 020 555 01 24', 'NL', ['phone +31205550123', 'fax +31205550124']],
  ['Tel/Fax: 020 7946 0958', 'GB', ['phone +442079460958']],
  ['Phone: (415) 555-0132 ext. 12', 'US', ['phone +14155550132;ext=12']],
  ['Office 415.555.0132 x7', 'US', ['none +14155550132;ext=7']],
  ['0044 20 7946 0958', 'FR', ['none +442079460958']],
  ['Växel: 08-123 456 78', 'SE', ['phone +46812345678']],
  ['Telefon: 07723 9304–456', 'DE', ['phone +4977239304456']],
  ['Tel: 0216 123 45 67 – 68', 'TR', ['phone +902161234567', 'phone +902161234568']],
  ['Tel: 955950123 / 692199123', 'ES', ['phone +34955950123', 'phone +34692199123']],
  ['Telefon: 030 555 26 27 / 030 55 01 01 10', 'DE', ['phone +49305552627', 'phone +493055010110']],
  ['(780) 555-0168 (fax)', 'CA', ['fax +17805550168']],
  ['Tlf: 70 400 555 (9-16) Mail', 'DK', ['phone +4570400555']],
  ['Telefon 2: +90 212 555 82 64', 'TR', ['phone +902125558264']],
  ['BDO 700008591', 'PL', ['other +48700008591']],
  ['Tel: +39 02 48712345 - 0323 561234', 'IT', ['phone +390248712345', 'phone +390323561234']],
  ['Tel. 0232 000 00 01', 'TR', []],
  ['Birojs - tālrunis 29990123', 'LV', ['phone +37129990123']],
  ['Phone: 0422 - 2491234 / 2491235', 'IN', ['phone +914222491234', 'phone +914222491235']],
  ['Phone (03) 7010 1240 or 1300 975 707', 'AU', ['phone +61370101240', 'phone +611300975707']],
  ['هاتف: ٠٤ ٣٢١ ٤٥٦٧', 'AE', ['phone +97143214567']],
  ['ＴＥＬ：0564-12-3456 ＦＡＸ：0564-12-3457', 'JP', ['phone +81564123456', 'fax +81564123457']],
  ['팩스 02-312-3457', 'KR', ['fax +8223123457']],
  ['P (512) 555-0134', 'NL', ['phone +15125550134']],
  ['Art.-Nr. 09421-5550-7', 'DE', ['other +49942155507']],
  ['VAT no. 020 7946 0958', 'GB', ['other +442079460958']],
  ['Company no. 0207 946 0958', 'GB', ['other +442079460958']],
])('%s (%s) is read as %j', (text, country, expected) => {
  expect(labelled(text, country)).toEqual(expected);
});

test.each([
  '12.03.2024',
  '07.–10.10.2025',
  '2019-2024',
  '192.168.10.200',
  '10:00-18:00',
  'Order 4711',
  '1 000 000',
  'Tel. 12',
])('%s contains no number', (text) => {
  expect(findPhones(text, 'DE')).toEqual([]);
});

test('without a country only numbers with a country code are read', () => {
  expect(findPhones('Tel. 020 7946 0958', undefined)).toEqual([]);
  expect(findPhones('Tel. +44 20 7946 0958', undefined)[0]?.phone).toBe('+442079460958');
});

test.each([
  ['tel:+44-20-7946-0958', '+442079460958'],
  ['tel:020%207946%200958', '+442079460958'],
  ['tel:+442079460958;ext=12', '+442079460958;ext=12'],
  ['tel:+442079460958,12', '+442079460958;ext=12'],
  ['tel://+442079460958', '+442079460958'],
  ['tel:', null],
  ['tel:call-us', null],
])('the link %s leads to %s', (href, expected) => {
  expect(phoneOfLink(href, 'GB')).toBe(expected);
});

test('the rest of a number is none', () => {
  expect(findPhones('Tel: 01 01 10', 'DE')).toEqual([]);
});
