import { screen } from '@testing-library/react';
import type { GmailIntegration } from '../../shared/model/account/gmail-integration.ts';
import type { DomainForSale } from '../../shared/model/leads/domain-for-sale.ts';
import { domainForSale } from '../sample-domains.ts';
import { harborline, lead, sessionId } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';
import { contactRow } from './contact-rows.ts';
import { type Answers, GatewayAnswer } from './fake-server.ts';
import { savedCompany, savedContact } from './saved.ts';
import { savedTemplate, template } from './templates.ts';

export const integration: GmailIntegration = {
  id: '019a9c00-0000-7000-8000-0000000000aa',
  user_id: 'user-1',
  gmail_email: 'alex@gmail.example',
  status: 'connected',
  last_sync: '2026-11-18T10:00:00.000Z',
};

/** Responses for an account that has one of everything and stores no changes. */
function richAnswers() {
  const company = { ...lead(), lead_id: harborline, session_id: sessionId };
  const pace = { per_week: 1, last_saved: '2026-11-18T10:00:00.000Z' };
  return {
    ...usualAnswers(),
    statistics: {
      ...usualAnswers().statistics,
      domains: () => ({
        domains: [searchedDomain('cloudpay.example')],
        total_domains: 1,
        total_searches: 1,
        companies_found: 2,
        average_per_domain: 2,
        next_cursor: null,
      }),
      domainCompanies: () => ({
        companies: [
          { ...company, has_contacts: true },
          { ...company, lead_id: `${sessionId}.0002`, has_contacts: false },
        ],
        next_cursor: null,
      }),
      savedCompanies: () => ({ saved_companies: 1, industries: 1, ...pace }),
      savedContacts: () => ({ saved_contacts: 1, seniority_levels: 1, version: 1, ...pace }),
    },
    domains: {
      ...usualAnswers().domains,
      get: ({ params: { domain } }) => searchedDomain(domain),
    },
    registrations: { lookUp: ({ params: { domain } }) => searchedDomain(domain) },
    saved: {
      ofSession: () => ({ lead_ids: [], contact_ids: [] }),
      companies: () => ({ saved_companies: [savedCompany()], next_cursor: null }),
      contactSearchRows: () => ({ rows: [contactRow(1)], version: 1, next_cursor: null }),
      contactsByIds: () => ({ saved_contacts: [savedContact({ id: contactRow(1).id })] }),
    },
    templates: {
      list: ({ query }) => ({
        templates: [template({ is_public: query.visibility === 'public' })],
        next_cursor: null,
      }),
      get: () => template(),
      statistics: () => ({
        totalTemplates: 1,
        privateTemplates: 1,
        publicTemplates: 0,
        mostRecentTemplate: null,
      }),
      savedIds: () => ({ template_ids: [], next_cursor: null }),
      listSaved: () => ({ saved_templates: [savedTemplate({ nickname: 'Opener' })], next_cursor: null }),
      savedStatistics: () => ({
        savedTemplates: 1,
        privateTemplates: 1,
        publicTemplates: 0,
        lastSaved: null,
      }),
    },
  } satisfies Answers;
}

function searchedDomain(domain: string): DomainForSale {
  return domainForSale(domain, { searches: 1, unique_companies: 2, last_searched_at: hoursAgo(50) });
}

/** A moment a number of hours before now. */
export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

/** An operation whose answer has no message for people. */
export function noAnswer(): never {
  throw new GatewayAnswer(503);
}

/** An answer that is not there yet. */
export function never<T>(): Promise<T> {
  return new Promise<T>(() => undefined);
}

/** Opens a page of an account that has one of everything; `answers` overrides its answers. */
export function visit(
  path: string,
  answers: (usual: ReturnType<typeof richAnswers>) => Answers = () => ({}),
  options: { signedIn?: boolean } = {},
) {
  const usual = richAnswers();
  const app = openApp(path, { ...options, answers: merged(usual, answers(usual)) });
  return {
    ...app,
    press: async (name: string | RegExp, role: 'button' | 'tab' = 'button') =>
      app.user.click(await screen.findByRole(role, { name })),
    type: async (label: RegExp, text: string) => app.user.type(await screen.findByLabelText(label), text),
  };
}

/** The answers, with those that differ replaced, operation by operation. */
function merged(usual: Answers, different: Answers): Answers {
  const capabilities = new Set([...Object.keys(usual), ...Object.keys(different)]) as Set<keyof Answers>;
  return Object.fromEntries([...capabilities].map((name) => [name, { ...usual[name], ...different[name] }]));
}
