import { subscriptionLimits, usageRecord } from '../model/subscription.ts';
import { route } from './route.ts';

/** What a plan allows, and what of it is used. */
export const billing = {
  limits: route({
    method: 'GET',
    path: '/api/subscription/limits',
    access: 'user',
    response: subscriptionLimits,
    failure: 'Failed to fetch subscription data',
  }),
  usage: route({
    method: 'GET',
    path: '/api/subscription/usage',
    access: 'user',
    response: usageRecord,
    failure: 'Failed to fetch subscription data',
  }),
} as const;
