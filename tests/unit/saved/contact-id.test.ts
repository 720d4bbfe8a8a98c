import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactAt, contactPlace } from '../../../functions/data/saved/saved-contacts.ts';
import { maxMailboxes, maxPeople } from '../../../shared/model/leads/contact-data.ts';
import { contactId, contactIdText, placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import { leadId, leadIdText, sessionOfLead } from '../../../shared/model/leads/lead-id.ts';

const leadIds = fc.tuple(fc.uuid(), fc.integer({ min: 1, max: 9999 }));
const places = fc
  .tuple(leadIds, fc.nat(maxPeople + maxMailboxes - 1), fc.constantFrom(null, 'manual', 'bulk'))
  .map(([[session, rank], index, imported]) => {
    return { leadId: leadId(session, rank), index: imported === null ? index : 0, imported } as const;
  });

describe('the id of a lead', () => {
  it('names its session, and sorts by rank', () => {
    fc.assert(
      fc.property(leadIds, ([session, rank]) => {
        expect(leadIdText.safeParse(leadId(session, rank)).success).toBe(true);
        expect(sessionOfLead(leadId(session, rank))).toBe(session);
        expect(leadId(session, rank) < leadId(session, rank + 1)).toBe(rank < 9999);
      }),
    );
  });
});

describe('the id of a contact', () => {
  it('refers to one person of one lead, and is accepted by calls', () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(placeOfContact(contactId(place))).toEqual(place);
        expect(contactIdText.safeParse(contactId(place)).success).toBe(true);
      }),
    );
  });

  it('has a place that begins with its session and refers back to it', () => {
    fc.assert(
      fc.property(places, (place) => {
        const id = contactId(place);
        expect(contactPlace(id).startsWith(`${place.leadId}:`)).toBe(true);
        expect(contactAt(contactPlace(id))).toBe(id);
      }),
    );
  });

  it.each(['', 'x', leadId('0b7e1c1e-6a0f-4b7e-9d58-2f5a3f1d7c11', 1), 'manual_x', 'other_0b7e1c1e'])(
    'is not %j',
    (text) => {
      expect(contactIdText.safeParse(text).success).toBe(false);
      expect(() => placeOfContact(text)).toThrow(RangeError);
    },
  );
});
