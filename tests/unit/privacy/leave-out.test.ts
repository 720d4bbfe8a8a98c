import { describe, expect, it } from 'vitest';
import { addressHash } from '../../../functions/domain/privacy/keyed-hash.ts';
import { addressesIn, leaveOut } from '../../../functions/domain/privacy/leave-out.ts';
import type { ContactSource, ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import { contactData, person as samplePerson } from '../../sample-leads.ts';

const at = '2026-11-20T10:00:00.000Z';
const ref = 'https://lumengrid.example/team';

function source(type: ContactSource['type'], value: string, snippet: string): ContactSource {
  return { type, value, ref, extracted_on: at, updated_on: at, snippet };
}

function person(full_name: string, title: string, address: string, linkedin = ''): ExternalEmail {
  return samplePerson({
    value: address,
    full_name,
    title,
    level: 'manager',
    emails: address === '' ? [] : [address],
    phones: [],
    linkedin,
    sources: [source('email', address, `${full_name}, ${title}: ${address}`)],
  });
}

const ada = person('Ada Quist', 'Head of Grids', 'ada@lumengrid.example', 'ada-quist');
const ben = person('Ben Orr', 'Head of Sales', 'ben@lumengrid.example');
const record = contactData({
  external_emails: [ada, ben],
  emails: ['info@lumengrid.example', 'ada@lumengrid.example', 'ben@lumengrid.example'],
  phones: ['+14155550100'],
  names: ['Ada Quist', 'Ben Orr'],
  titles: ['Head of Grids', 'Head of Sales'],
  categories: ['energy'],
  socials: {},
  site_data: { title: 'Lumen Grid', description: 'Power.' },
  sources: [
    source('email', 'info@lumengrid.example', 'Write to info@lumengrid.example or to Ada Quist'),
    source('email', 'ada@lumengrid.example', 'ada@lumengrid.example'),
    source('name', 'Ada Quist', 'Ada Quist, Head of Grids'),
    source('name', 'Ben Orr', 'Ben Orr'),
  ],
  email_verdicts: {
    'ada@lumengrid.example': { verdict: 'unknown', reasons: [], checked_at: at },
    'ben@lumengrid.example': { verdict: 'unknown', reasons: [], checked_at: at },
  },
});

describe('leaving out somebody who objected', () => {
  const left = leaveOut(record, new Set(['ada@lumengrid.example']));

  it('leaves no trace of the person, even in page texts', () => {
    expect(JSON.stringify(left)).not.toMatch(/ada/i);
    expect(JSON.stringify(left)).not.toContain('Head of Grids');
  });

  it('keeps the others as they are, and counts what is missing', () => {
    expect(left.external_emails).toEqual([ben]);
    expect(left.emails).toEqual(['info@lumengrid.example', 'ben@lumengrid.example']);
    expect(left.names).toEqual(['Ben Orr']);
    expect(left.sources.map(({ value }) => value)).toEqual(['info@lumengrid.example', 'Ben Orr']);
    expect(Object.keys(left.email_verdicts)).toEqual(['ben@lumengrid.example']);
    expect(left.omitted).toEqual({ on_request: 2 });
  });

  it("keeps a title that somebody else has too, and a company's mailbox with its people", () => {
    const twin = person('Cai Moss', 'Head of Grids', '');
    const both = { ...record, external_emails: [ada, twin] };
    expect(leaveOut(both, new Set(['ada@lumengrid.example'])).titles).toContain('Head of Grids');
    expect(leaveOut(record, new Set(['info@lumengrid.example']))).toMatchObject({
      external_emails: [ada, { full_name: 'Ben Orr' }],
      omitted: { on_request: 1 },
    });
  });

  it('counts a mailbox once, and mentions it in no inference', () => {
    const mailbox = { ...person('', '', 'info@lumengrid.example'), mailbox: 'contact' as const };
    const guessed = {
      ...source('email', 'cai@lumengrid.example', ''),
      inferred_from: ['info@lumengrid.example', 'ben@lumengrid.example'],
    };
    const without = leaveOut(
      { ...record, external_emails: [ben, mailbox], sources: [guessed] },
      new Set(['info@lumengrid.example']),
    );
    expect(without.omitted).toEqual({ on_request: 1 });
    expect(without.external_emails).toEqual([ben]);
    expect(without.sources[0]?.inferred_from).toEqual(['ben@lumengrid.example']);
    expect(JSON.stringify(without)).not.toContain('info@');
  });

  it('changes nothing if nobody objected', () => {
    expect(leaveOut(record, new Set(['else@lumengrid.example']))).toBe(record);
    expect(addressesIn(record)).toHaveLength(3);
  });
});

describe('the hash of an address', () => {
  const hash = async (text: string) => `#${text}`;

  it('is the same however the address is written', async () => {
    for (const written of ['Ada@Lumengrid.Example', ' ada@lumengrid.example ']) {
      expect(await addressHash(written, hash)).toBe('#ada@lumengrid.example');
    }
    expect(await addressHash('ada@bücher.example', hash)).toBe('#ada@xn--bcher-kva.example');
  });

  it.each(['', 'ada', 'ada@', '@lumengrid.example', 'ada@lumengrid.example>'])(
    'of %j is null',
    async (text) => {
      expect(await addressHash(text, hash)).toBeNull();
    },
  );
});
