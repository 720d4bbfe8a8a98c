import { randomUUID } from 'node:crypto';
import type { SessionRow } from '../../functions/data/sessions/sessions.ts';
import { newSession } from '../../functions/domain/sessions/new-session.ts';
import { plans } from '../../shared/model/account/plans.ts';
import type { EmailVerdict } from '../../shared/model/leads/contact-data.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import type { GeneratedLead, LeadContact, LeadWithContacts } from '../../shared/model/leads/session.ts';
import { company, contactData } from '../sample-leads.ts';
import { itemBytes } from './item-bytes.ts';

const at = new Date('2001-04-10T10:00:00.000Z');

/** A session as it is created by a user of the plan `enterprise`, some 450 bytes. */
export function sampleSession(userId: string): SessionRow {
  const request = { userId, sessionId: randomUUID(), domain: 'solarroof.example', amount: 25 };
  return newSession(request, { limits: plans.enterprise.limits, person: userId }, at);
}

/** A lead whose item has exactly this many bytes (at least 700). */
export function sampleLead(session: SessionRow, rank: number, bytes: number): GeneratedLead {
  const lead = company({
    id: leadId(session.id, rank),
    session_id: session.id,
    name: 'Brightfield Solar',
    domain: 'brightfield.example',
    industry: 'Solar energy',
    relevance_reason: '',
    kind: 'topic',
    evidence: [
      {
        source: 'directory',
        url: 'https://brightfield.example/',
        fetched_at: at.toISOString(),
        snippet: 'Listed as Solar energy (GB); keywords solar, roof, panels',
      },
    ],
  });
  const sk = `LEAD#${String(rank).padStart(4, '0')}`;
  return { ...lead, relevance_reason: filling({ ...rowKey(session, sk), ...lead }, bytes) };
}

/** The different companies with which a session ends, whose rows under its domain have some 500 bytes each. */
export function sampleFindings(session: SessionRow, companies: number): LeadWithContacts[] {
  return Array.from({ length: companies }, (_, index) => ({
    ...sampleLead(session, index + 1, 950),
    domain: `brightfield-${String(index + 1).padStart(2, '0')}.example`,
    lead_contacts: [],
  }));
}

/** The contact record of a lead, whose item has exactly this many bytes (at least 1,200). */
export function sampleContact(session: SessionRow, rank: number, bytes: number): LeadContact {
  const source = {
    ref: 'https://brightfield.example/team',
    extracted_on: at.toISOString(),
    updated_on: at.toISOString(),
  };
  const data = contactData({
    external_emails: [
      {
        value: 'ada@brightfield.example',
        full_name: 'Ada Marlow',
        title: 'Managing Director',
        level: 'c_suite',
        emails: ['ada@brightfield.example'],
        phones: ['+442079460181'],
        linkedin: 'ada-marlow',
        sources: [{ type: 'email', value: 'ada@brightfield.example', ...source }],
      },
    ],
    emails: ['hello@brightfield.example'],
    phones: ['+442079460180'],
    names: ['Ada Marlow'],
    titles: ['Managing Director'],
    categories: ['Solar energy'],
    socials: { linkedin: 'https://www.linkedin.com/company/brightfield' },
    site_data: { title: 'Brightfield Solar', description: '' },
    sources: [{ type: 'email', value: 'hello@brightfield.example', ...source }],
    email_verdicts: {},
  });
  const contact = { id: `${leadId(session.id, rank)}:contact`, lead_id: leadId(session.id, rank) };
  const ends = { error: false, error_message: null };
  const sk = `LEAD#${String(rank).padStart(4, '0')}#CONTACT`;
  const description = filling({ ...rowKey(session, sk), ...contact, contact_data: data, ...ends }, bytes);
  return {
    ...contact,
    contact_data: { ...data, site_data: { ...data.site_data, description } },
    ...ends,
  };
}

/** Verdicts on both addresses of a sample contact record. */
export function sampleVerdicts(): Record<string, EmailVerdict> {
  const verdict: EmailVerdict = {
    verdict: 'unknown',
    reasons: ['mailbox_unchecked'],
    checked_at: at.toISOString(),
  };
  return { 'ada@brightfield.example': verdict, 'hello@brightfield.example': verdict };
}

function rowKey(session: SessionRow, sk: string) {
  return { pk: `USER#${session.user_id}#SESSION#${session.id}`, sk };
}

function filling(item: Readonly<Record<string, unknown>>, bytes: number): string {
  const missing = bytes - itemBytes(item);
  if (missing < 0) throw new Error(`The item has ${-missing} bytes more than ${bytes}.`);
  return 'x'.repeat(missing);
}
