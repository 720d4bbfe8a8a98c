import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type PlanName, planNames } from '../../shared/model/account/plan-name.ts';
import { plans } from '../../shared/model/account/plans.ts';
import { type LimitedBy, limits } from '../../shared/model/limits.ts';

const windows: Readonly<Record<string, string>> = {
  null: 'at any one time',
  60: 'a minute',
  3600: 'an hour',
  86400: 'a day (UTC)',
  31536000: 'a year',
};
const whose: Readonly<Record<LimitedBy, string>> = {
  viewer: 'each network address',
  everybody: 'everybody together',
  address: 'each mailbox, in whatever form it is written',
  person: 'each person, with all accounts, also deleted ones',
  card: 'each card, whoever gives it',
  account: 'each account',
  campaign: 'each campaign',
};
const number = (value: number | null) => (value === null ? 'no limit' : value.toLocaleString('en-US'));

function rowsOfLimits(): string[] {
  return Object.values(limits).map(
    ({ counts, of, max, windowSeconds }) =>
      `| ${counts} | ${number(max)} | ${windows[String(windowSeconds)]} | ${whose[of]} |`,
  );
}

function rowsOfPlans(): string[] {
  const of = (what: string, value: (plan: PlanName) => string) =>
    `| ${what} | ${planNames.map(value).join(' | ')} |`;
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  return [
    of('searches a month', (plan) => number(plans[plan].limits.lead_searches_limit)),
    of('companies per search', (plan) => number(plans[plan].limits.max_companies_per_search)),
    of('AI credits a month', (plan) => number(plans[plan].limits.ai_credits_limit)),
    of('emails generated a month', (plan) => number(plans[plan].emailGenerations)),
    of('emails to several contacts at once', (plan) => yes(plans[plan].limits.bulk_email_generation)),
    of('exports of leads', (plan) => yes(plans[plan].limits.bulk_export)),
    of('campaigns', (plan) => yes(plans[plan].campaigns)),
  ];
}

it('docs/limits.md matches the tables of limits and plans exactly', () => {
  const documented = readFileSync('docs/limits.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-: |]+\|$/.test(line) && !/^\| ?What/.test(line));
  expect(documented).toEqual([...rowsOfLimits(), ...rowsOfPlans()]);
});
