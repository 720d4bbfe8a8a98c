import { Check, Minus } from 'lucide-react';
import { type PlanName, planNames } from '../../../shared/model/account/plan-name.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './manage-subscription.module.css';

const number = new Intl.NumberFormat('en-US');

/** The plans side by side, each with its button. */
export function PlanCards(props: { current: PlanName; busy: boolean; onChoose: (plan: PlanName) => void }) {
  return (
    <section aria-labelledby="plans" className={styles.plans}>
      <h2 id="plans">Plans</h2>
      <ul className={styles.cards}>
        {planNames.map((plan) => (
          <PlanCard key={plan} plan={plan} {...props} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard(props: {
  plan: PlanName;
  current: PlanName;
  busy: boolean;
  onChoose: (plan: PlanName) => void;
}) {
  const { plan, current } = props;
  const { name, price, emailGenerations, limits } = plans[plan];
  const isCurrent = plan === current;
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
    { included: limits.bulk_email_generation, text: 'Bulk email generation' },
    { included: limits.bulk_export, text: 'Export' },
  ];
  return (
    <li className={`${styles.card} ${isCurrent ? styles.currentCard : ''}`}>
      <h3>{name}</h3>
      <p className={styles.price}>
        ${price} <span>a month</span>
      </p>
      <ul className={styles.included}>
        {facts.map(({ included, text }) => (
          <li key={text} className={included ? '' : styles.off}>
            {included ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
            <span>
              {text}
              {included ? '' : ' (not included)'}
            </span>
          </li>
        ))}
      </ul>
      <Button
        look={!isCurrent && plan !== 'free' ? 'primary' : undefined}
        disabled={isCurrent || plan === 'free' || props.busy}
        onClick={() => props.onChoose(plan)}
      >
        {label(plan, current)}
      </Button>
    </li>
  );
}

function label(plan: PlanName, current: PlanName): string {
  if (plan === current) return 'Current Plan';
  if (plan === 'free') return 'Contact Sales';
  return `${current === 'free' ? 'Upgrade' : 'Switch'} to ${plans[plan].name}`;
}
