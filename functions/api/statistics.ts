import { statistics as contract } from '../../shared/contract/statistics.ts';
import { plans, usageMonth } from '../../shared/model/account/plans.ts';
import { perDomain, perWeek } from '../../shared/text/averages.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { getUsage } from '../data/billing/usage.ts';
import { getDomain, pageDomainCompanies, pageDomains } from '../data/domains/domains.ts';
import { companies } from '../data/saved/saved-companies.ts';
import { contacts } from '../data/saved/saved-contacts.ts';
import { savedSpan } from '../data/saved/saved-lists.ts';
import { listSessions } from '../data/sessions/sessions.ts';
import { listActivity } from '../data/statistics/activity.ts';
import { countNames, getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import { entitledPlan } from '../domain/billing/entitlement.ts';
import { domainNotFound } from '../domain/domains/sale-change.ts';
import { maxRecentActivities, recentActivity } from '../domain/statistics/recent-activity.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** Figures that are only shown may be a moment old, which halves the cost of reading them. */
const shown = { consistent: false };

/** The operations on counts and averages, over a table and a clock. */
export function statisticsHandlers(services: { table: Table; now: () => Date }): Handlers<typeof contract> {
  const { table, now } = services;

  function pace(saved: number, span: { first: string; last: string } | null) {
    if (span === null) return { per_week: 0, last_saved: null };
    return { per_week: perWeek(saved, new Date(span.first), now()), last_saved: span.last };
  }

  return {
    async dashboard(_input, { userId }) {
      const [counts, subscription, usage, { sessions }, saved] = await Promise.all([
        getStatistics(table, userId),
        getSubscription(table, userId, shown),
        getUsage(table, userId, usageMonth(now()), shown),
        listSessions(table, userId, { limit: maxRecentActivities, after: null }),
        listActivity(table, userId, maxRecentActivities),
      ]);
      return {
        total_leads: counts.total_leads,
        saved_companies: counts.saved_companies,
        saved_contacts: counts.saved_contacts,
        email_templates: counts.private_templates + counts.public_templates,
        usage,
        limits: plans[entitledPlan(subscription, now())].limits,
        recent_activity: recentActivity(sessions, saved),
      };
    },

    async domains({ query }, { userId }) {
      const [counts, { domains, after }] = await Promise.all([
        getStatistics(table, userId),
        pageDomains(table, userId, {
          limit: query.limit,
          after: query.cursor ?? null,
          begins: query.begins ?? '',
        }),
      ]);
      return {
        domains,
        total_domains: counts.domains + counts.domains_unsearched,
        total_searches: counts.searches,
        companies_found: counts.companies_found,
        average_per_domain: perDomain(counts.companies_found, counts.domains),
        next_cursor: after,
      };
    },

    async domainCompanies({ params: { domain }, query }, { userId }) {
      const page = { limit: query.limit, after: query.cursor ?? null };
      const found = await pageDomainCompanies(table, userId, domain, page);
      // In the query, a domain whose searches found nothing looks like one that was never searched.
      if (found.companies.length === 0 && (await getDomain(table, userId, domain)) === null) {
        throw domainNotFound();
      }
      return { companies: found.companies, next_cursor: found.after };
    },

    async savedCompanies(_input, { userId }) {
      const [counts, industries, span] = await Promise.all([
        getStatistics(table, userId),
        countNames(table, userId, 'COMPANY_INDUSTRY'),
        savedSpan(table, companies, userId),
      ]);
      const { saved_companies } = counts;
      return { saved_companies, industries, ...pace(saved_companies, span) };
    },

    async savedContacts(_input, { userId }) {
      const [counts, levels, span] = await Promise.all([
        getStatistics(table, userId),
        countNames(table, userId, 'CONTACT_LEVEL'),
        savedSpan(table, contacts, userId),
      ]);
      const { saved_contacts, saved_contacts_version: version } = counts;
      return { saved_contacts, seniority_levels: levels, version, ...pace(saved_contacts, span) };
    },
  };
}

const environment = readEnvironment(tableEnvironment);

export const handler = serve(
  contract,
  statisticsHandlers({ table: openTable(environment.TABLE_NAME), now: () => new Date() }),
);
