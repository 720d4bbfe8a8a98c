import { type PlanName, planNames } from '../../../shared/model/account/plan-name.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { PlanFacts } from '../../parts/plans/plan-facts.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './manage-subscription.module.css';

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
  const { name, price } = plans[plan];
  const isCurrent = plan === current;
  return (
    <li className={`${styles.card} ${isCurrent ? styles.currentCard : ''}`}>
      <h3>{name}</h3>
      <p className={styles.price}>
        ${price} <span>a month</span>
      </p>
      <PlanFacts plan={plan} className={styles.included} notIncluded={styles.off} />
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
