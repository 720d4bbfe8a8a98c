import { describe, expect, it } from 'vitest';
import {
  cancellation,
  completion,
  failure,
  withoutNews,
} from '../../../functions/domain/sessions/session-end.ts';
import { contactData, contactRecord, lead } from '../../sample-leads.ts';

const now = new Date('2026-11-20T23:59:59.999Z');
const session = { domain: 'cloudpay.example', amount: 10, leads_count: 3 };
const found = (companies: number) => Array.from({ length: companies }, () => lead());

describe('the end of a session', () => {
  it('has no notice if all companies were found', () => {
    expect(completion(session, found(10), now)).toMatchObject({
      status: 'completed',
      leads: 10,
      notice: null,
      searchCounts: true,
    });
  });

  it('says so if fewer were found', () => {
    const end = completion(session, found(1), now);
    expect(end.searchCounts).toBe(true);
    expect(end.notice).toBe(
      'You asked for 10 companies; 1 company could be confirmed, so only those are shown.',
    );
  });

  it('costs nothing if none was found', () => {
    expect(completion(session, [], now)).toMatchObject({
      searchCounts: false,
      notice: expect.stringContaining('No company'),
    });
    expect(completion({ ...session, domain: 'xn--mnchen-3ya.example' }, [], now).notice).toContain(
      'buyer of münchen.example.',
    );
  });

  it('costs nothing if it failed, and shows a readable message', () => {
    expect(failure(session, now)).toMatchObject({ status: 'failed', searchCounts: false, leads: 3 });
    expect(failure(session, now).errorMessage).toContain('was not counted');
    expect(failure(session, now).companies).toEqual([]);
  });
});

describe('the end of a session that its user cancels', () => {
  it('keeps and counts what was found, and answers later requests for no more than that', () => {
    expect(cancellation(session, found(2), now)).toMatchObject({
      status: 'completed',
      leads: 2,
      notice: 'You cancelled this search when it had found 2 companies of 10.',
      searchCounts: true,
      answers: 2,
    });
    expect(cancellation(session, found(2), now).companies).toHaveLength(2);
    expect(withoutNews(cancellation(session, found(1), now), session).notice).toBe(
      'You cancelled this search when it had found 1 company of 10. Earlier searches of cloudpay.example had found all of these companies. This search was not counted.',
    );
  });

  it("is a failed one, 'Cancelled' and given back, if there is nothing yet", () => {
    expect(cancellation(session, [], now)).toMatchObject({
      status: 'failed',
      errorMessage: 'Cancelled',
      notice: null,
      searchCounts: false,
      isFault: false,
    });
  });
});

describe('a company that Domains shows', () => {
  it('is a summary of the lead', () => {
    const [company] = completion(session, [lead({ relevance_reason: 'x'.repeat(400) })], now).companies;
    expect(company).toEqual({
      session_id: lead().session_id,
      lead_id: lead().id,
      name: 'Harborline',
      domain: 'harborline.example',
      industry: 'Payments',
      relevance_reason: 'x'.repeat(300),
      has_contacts: true,
    });
  });

  const nobody = contactData({ external_emails: [], emails: [], phones: [] });
  it.each([
    ['an address', { ...nobody, emails: ['info@harborline.example'] }, true],
    ['a phone', { ...nobody, phones: ['+14155550100'] }, true],
    ['a person', { ...nobody, external_emails: contactData().external_emails }, true],
    ['none of these', nobody, false],
    ['no data', null, false],
  ])('with %s has the right number of contacts', (_, contact_data, has) => {
    const [company] = completion(
      session,
      [lead({ lead_contacts: [contactRecord({ contact_data })] })],
      now,
    ).companies;
    expect(company?.has_contacts).toBe(has);
  });

  it('whose site was not read has none', () => {
    expect(completion(session, [lead({ lead_contacts: [] })], now).companies[0]?.has_contacts).toBe(false);
  });
});
