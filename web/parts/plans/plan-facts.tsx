import { Check, Minus } from 'lucide-react';
import type { PlanName } from '../../../shared/model/account/plan-name.ts';
import { plans } from '../../../shared/model/account/plans.ts';

const number = new Intl.NumberFormat('en-US');

/** What a plan includes, and what it does not, with the classes of the list and of what is not included. */
export function PlanFacts(props: {
  plan: PlanName;
  /** What else every plan includes. */
  also?: readonly string[];
  className: string | undefined;
  notIncluded: string | undefined;
}) {
  const { emailGenerations, limits } = plans[props.plan];
  const facts = [
    { included: true, text: `${number.format(limits.lead_searches_limit)} lead searches a month` },
    { included: true, text: `Up to ${limits.max_companies_per_search} companies per search` },
    { included: true, text: `${number.format(limits.ai_credits_limit)} AI credits a month` },
    {
      included: true,
      text:
        emailGenerations === null
          ? 'Unlimited email generations'
          : `${emailGenerations} email generations a month`,
    },
    ...(props.also ?? []).map((text) => ({ included: true, text })),
    { included: limits.bulk_email_generation, text: 'Bulk email generation' },
    { included: limits.bulk_export, text: 'Export' },
  ];
  return (
    <ul className={props.className}>
      {facts.map(({ included, text }) => (
        <li key={text} className={included ? '' : props.notIncluded}>
          {included ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
          <span>
            {text}
            {included ? '' : ' (not included)'}
          </span>
        </li>
      ))}
    </ul>
  );
}
