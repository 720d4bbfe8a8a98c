import { usageResetsAt } from '../../shared/model/account/plans.ts';
import { Refusal } from '../../shared/model/errors.ts';

/** The refusal of an action whose monthly limit is used up, such as 10 `lead searches`. */
export function usedUp(limit: number, what: string, now: Date): Refusal {
  const resets = usageResetsAt(now).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return new Refusal(
    'limit_reached',
    `You have used all ${limit} ${what} of this month. They reset on ${resets} (UTC).`,
  );
}
