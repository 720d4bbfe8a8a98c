import { describe, expect, it } from 'vitest';
import { addressOrigin } from '../../../shared/model/leads/address-origin.ts';
import type { ContactSource } from '../../../shared/model/leads/contact-data.ts';
import { originWords } from '../../../shared/text/address-origin-words.ts';
import { contactData, person } from '../../sample-leads.ts';

const at = '2026-11-19T09:30:00.000Z';
const address = 'ann.bell@lamps.example';
const seen: ContactSource = {
  type: 'email',
  value: address,
  ref: 'https://lamps.example/team',
  extracted_on: at,
  updated_on: at,
};
const guessed: ContactSource = {
  ...seen,
  decoding: 'inferred from pattern first.last',
  inferred_from: ['jo.reed@lamps.example', 'kim.oak@lamps.example'],
};
const risky = { verdict: 'risky' as const, reasons: ['inferred' as const], checked_at: at };

function record(sources: ContactSource[], verdicts = {}) {
  return contactData({ external_emails: [person({ sources })], sources: [], email_verdicts: verdicts });
}

describe('why an address is shown', () => {
  it('is the pages that publish it', () => {
    const origin = addressOrigin(address, record([seen, { ...seen, ref: 'https://lamps.example/' }]));
    expect(origin).toMatchObject({ kind: 'published', inference: null, verdict: null });
    expect(originWords(origin)).toBe('Published at https://lamps.example/team https://lamps.example/');
  });

  it('is the two addresses from which it was inferred, with the verdict, and no page', () => {
    const origin = addressOrigin(address, record([guessed], { [address]: risky }));
    expect(origin).toEqual({
      kind: 'inferred',
      pages: [],
      inference: { rule: guessed.decoding, from: guessed.inferred_from },
      verdict: risky,
    });
    expect(originWords(origin)).toBe(
      'Not published, inferred from pattern first.last, as in jo.reed@lamps.example and kim.oak@lamps.example',
    );
  });

  it('is a page if it was inferred first and then seen', () => {
    expect(addressOrigin(address, record([guessed, seen])).kind).toBe('published');
  });

  it('stays inferred if its sources were left out to save space', () => {
    const origin = addressOrigin(address, record([], { [address]: risky }));
    expect(originWords(origin)).toBe('Not published, inferred from other addresses');
    expect(addressOrigin(address, record([])).pages).toEqual([]);
  });

  it('is what the user entered for an import, which no page publishes', () => {
    const origin = addressOrigin(address, { ...record([]), bulk_import: true });
    expect([origin.kind, originWords(origin)]).toEqual(['entered', 'Entered by you']);
  });
});
