import { Link } from 'react-router-dom';
import type { SubscriptionLimits, UsageRecord } from '../../../shared/model/account/subscription.ts';
import { paths } from '../../browser/paths.ts';
import { resetsText } from '../../ui/page/usage-bars.tsx';

const number = new Intl.NumberFormat('en-US');

/** How many searches of this month are left. */
export function searchesLeft(limits: SubscriptionLimits, usage: UsageRecord): number {
  return Math.max(0, limits.lead_searches_limit - usage.lead_searches_used);
}

/** Says what a search uses of the plan, and how much is left. */
export function SearchesLeft(props: { limits: SubscriptionLimits; usage: UsageRecord }) {
  const left = searchesLeft(props.limits, props.usage);
  if (left > 0) return <>Uses 1 of your {number.format(left)} searches left this month.</>;
  return (
    <>
      No searches left this month. {resetsText(new Date())}.{' '}
      <Link to={paths.manageSubscription}>See plans</Link>
    </>
  );
}
