import { pageBilling } from '../../functions/data/billing-records.ts';
import type { AccessPattern } from './access-pattern.ts';

/** What is paid, and with which plan. */
export const billingPatterns: readonly AccessPattern[] = [
  {
    function: 'pageBilling',
    measured: 'a user who never paid',
    prepare: async (table, userId) => () => pageBilling(table, userId, { limit: 25, after: null }),
  },
];
