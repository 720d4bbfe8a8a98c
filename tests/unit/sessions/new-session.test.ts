import { describe, expect, it } from 'vitest';
import { newSession, searchesUsedUp } from '../../../functions/domain/sessions/new-session.ts';
import type { PlanName } from '../../../shared/model/account/plan-name.ts';
import { plans, usageMonth, usageResetsAt } from '../../../shared/model/account/plans.ts';

const now = new Date('2026-11-20T23:59:59.999Z');
const request = { userId: 'u', sessionId: 's', domain: ' https://www.CloudPay.example/pricing ', amount: 2 };

const onPlan = (plan: PlanName) => ({ limits: plans[plan].limits, person: 'p' });

describe('a new session', () => {
  it('searches the registrable domain of what was pasted', () => {
    expect(newSession(request, onPlan('free'), now)).toMatchObject({
      domain: 'cloudpay.example',
      status: 'processing',
      usage_month: '2026-11',
      free_search: { person: 'p', window: 498_671 },
      created_at: now.toISOString(),
    });
  });

  it.each(['', 'a..com', 'exa_mple.com'])('refuses %j and names the field', (domain) => {
    expect(() => newSession({ ...request, domain }, onPlan('free'), now)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        field: 'domain',
        message: 'Enter a valid domain, such as example.com',
      }),
    );
  });

  it.each([
    ['free', 2, 3],
    ['pro', 10, 11],
    ['enterprise', 25, 26],
  ] as const)('on %s accepts %i companies and refuses %i', (plan, most, tooMany) => {
    expect(newSession({ ...request, amount: most }, onPlan(plan), now).amount).toBe(most);
    expect(() => newSession({ ...request, amount: tooMany }, onPlan(plan), now)).toThrow(
      expect.objectContaining({ code: 'limit_reached', field: 'amount' }),
    );
  });

  it('of an operator is limited by no plan and charged to no month', () => {
    expect(newSession({ ...request, amount: 50 }, null, now)).toMatchObject({
      amount: 50,
      usage_month: null,
      free_search: null,
    });
  });
});

describe('the month of usage', () => {
  it('is the UTC calendar month, even at the end of a year', () => {
    expect(usageMonth(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12');
    expect(usageResetsAt(new Date('2026-12-31T23:59:59Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });

  it('is named if the searches are used up', () => {
    expect(searchesUsedUp(plans.free.limits, now).message).toBe(
      'You have used all 10 lead searches of this month. They reset on 1 Dec (UTC).',
    );
  });
});
