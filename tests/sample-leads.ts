import type { ContactData, ExternalEmail } from '../shared/model/leads/contact-data.ts';
import { leadId } from '../shared/model/leads/lead-id.ts';
import type {
  GeneratedLead,
  LeadContact,
  LeadSession,
  LeadWithContacts,
} from '../shared/model/leads/session.ts';

/*
 * The only place where tests create a session, a lead, a contact record or a person. Each function returns a
 * complete one and takes what differs, so a new field is only added here.
 */
const seen = '2026-11-19T09:30:00.000Z';

export const sessionId = '0b7e1c1e-6a0f-4b7e-9d58-2f5a3f1d7c11';
export const harborline = leadId(sessionId, 1);

/** A completed session as the API returns it. */
export function session(differs: Partial<LeadSession> = {}): LeadSession {
  return {
    id: sessionId,
    user_id: 'user-1',
    domain: 'cloudpayments.example',
    amount: 2,
    source: 'search',
    status: 'completed',
    created_at: '2026-11-19T09:29:00.000Z',
    completed_at: seen,
    error_message: null,
    reading: 'cloud + payments',
    notice: null,
    leads_count: 2,
    revision: 7,
    ...differs,
  };
}

/** A person at Harborline. */
export function person(differs: Partial<ExternalEmail> = {}): ExternalEmail {
  return {
    value: 'mara.lindqvist@harborline.example',
    full_name: 'Mara Lindqvist',
    title: 'Chief Executive Officer',
    level: 'c_suite',
    emails: ['mara.lindqvist@harborline.example'],
    phones: ['+14155550123'],
    linkedin: 'mara-lindqvist-example',
    sources: [
      {
        type: 'email',
        value: 'mara.lindqvist@harborline.example',
        ref: 'https://harborline.example/team',
        extracted_on: seen,
        updated_on: seen,
        snippet: 'Mara Lindqvist, Chief Executive Officer',
      },
    ],
    ...differs,
  };
}

/** The data of Harborline's contact record. */
export function contactData(differs: Partial<ContactData> = {}): ContactData {
  return {
    external_emails: [
      person(),
      person({
        value: 'theo.okafor@harborline.example',
        full_name: 'Theo Okafor',
        title: 'VP Partnerships',
        level: 'vp',
        emails: ['theo.okafor@harborline.example'],
        phones: [],
        linkedin: '',
      }),
      person({
        value: '',
        full_name: 'Ines Caruso',
        title: 'Director of Marketing',
        level: 'director',
        emails: [],
        phones: [],
        linkedin: '',
        sources: [],
      }),
      person({
        value: 'juno.park@harborline.example',
        full_name: 'Juno Park',
        title: 'Head of Product',
        level: 'director',
        emails: ['juno.park@harborline.example'],
        phones: ['+14155550177;ext=12'],
        linkedin: '',
      }),
      person({
        value: 'sam.rivers@harborline.example',
        full_name: 'Sam Rivers',
        title: 'Office Manager',
        level: 'manager',
        emails: ['sam.rivers@harborline.example'],
        phones: [],
        linkedin: '',
        sources: [],
      }),
    ],
    emails: ['info@harborline.example', 'press@old-harborline.test'],
    phones: ['+14155550100', '+493055501234'],
    names: ['Mara Lindqvist', 'Theo Okafor'],
    titles: ['Chief Executive Officer', 'VP Partnerships'],
    categories: ['Payments', 'Software'],
    socials: {
      linkedin: 'https://www.linkedin.com/company/harborline-example',
      x: 'https://x.com/harborline_example',
    },
    site_data: {
      title: 'Harborline: payments for marketplaces',
      description: 'Harborline moves money for marketplaces in 30 countries.',
    },
    sources: [
      {
        type: 'email',
        value: 'info@harborline.example',
        ref: 'https://harborline.example/contact',
        extracted_on: seen,
        updated_on: seen,
      },
      {
        type: 'phone',
        value: '+14155550100',
        ref: 'https://harborline.example/contact',
        extracted_on: seen,
        updated_on: seen,
      },
      {
        type: 'email',
        value: 'mara.lindqvist@harborline.example',
        ref: 'https://harborline.example/team',
        extracted_on: seen,
        updated_on: seen,
      },
    ],
    email_verdicts: {
      'mara.lindqvist@harborline.example': {
        verdict: 'unknown',
        reasons: ['mailbox_unchecked'],
        checked_at: seen,
      },
      'theo.okafor@harborline.example': {
        verdict: 'risky',
        reasons: ['inferred', 'mailbox_unchecked'],
        checked_at: seen,
      },
      'juno.park@harborline.example': {
        verdict: 'risky',
        reasons: ['catch_all', 'mailbox_unchecked'],
        checked_at: seen,
      },
      'sam.rivers@harborline.example': {
        verdict: 'deliverable',
        reasons: ['mailbox_exists'],
        checked_at: seen,
      },
      'info@harborline.example': {
        verdict: 'unknown',
        reasons: ['role', 'mailbox_unchecked'],
        checked_at: seen,
      },
      'press@old-harborline.test': {
        verdict: 'undeliverable',
        reasons: ['no_such_domain'],
        checked_at: seen,
      },
    },
    ...differs,
  };
}

/** The data of a contact record in which nothing was found. */
export function noContactData(): ContactData {
  return {
    external_emails: [],
    emails: [],
    phones: [],
    names: [],
    titles: [],
    categories: [],
    socials: {},
    site_data: { title: '', description: '' },
    sources: [],
    email_verdicts: {},
  };
}

/** Harborline's contact record. */
export function contactRecord(differs: Partial<LeadContact> = {}): LeadContact {
  return {
    id: 'contact-1',
    lead_id: harborline,
    contact_data: contactData(),
    error: false,
    error_message: null,
    ...differs,
  };
}

/** The company Harborline as a search finds it, without its contacts. */
export function company(differs: Partial<GeneratedLead> = {}): GeneratedLead {
  return {
    id: harborline,
    session_id: sessionId,
    name: 'Harborline',
    domain: 'harborline.example',
    industry: 'Payments',
    relevance_reason:
      'Harborline sells cloud payments to marketplaces, and its own pages call the product "Cloud Payments".',
    kind: 'topic',
    evidence: [
      {
        source: "The company's own site",
        url: 'https://harborline.example/',
        fetched_at: seen,
        snippet: 'Cloud payments for marketplaces, in 30 countries.',
      },
    ],
    ...differs,
  };
}

/** The company Harborline with its contacts. */
export function lead(differs: Partial<LeadWithContacts> = {}): LeadWithContacts {
  return { ...company(), lead_contacts: [contactRecord()], ...differs };
}
