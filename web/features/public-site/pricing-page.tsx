import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type PlanName, planNames } from '../../../shared/model/plan-name.ts';
import { plans } from '../../../shared/model/plans.ts';
import { paths } from '../../app/paths.ts';
import { usePresence } from '../../app/presence.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CallsToAction } from './calls-to-action.tsx';
import styles from './public-site.module.css';

const number = new Intl.NumberFormat('en-US');

/** Plans and prices, from the one table of plans. */
export default function PricingPage() {
  return (
    <>
      <title>Pricing · Buyerscope</title>
      <section className={styles.section}>
        <div className={styles.inner}>
          <h1>Simple plans, by the month</h1>
          <p className={styles.intro}>
            Start free. Change or cancel at any time. Questions about a larger portfolio?{' '}
            <Link to={paths.contact}>Contact Sales</Link>
          </p>
          <div className={styles.grid}>
            {planNames.map((plan) => (
              <PlanCard key={plan} plan={plan} />
            ))}
          </div>
        </div>
      </section>
      <section className={`${styles.section} ${styles.shade}`}>
        <div className={`${styles.inner} ${styles.closing}`}>
          <h2>See your first buyers today</h2>
          <CallsToAction signedInLabel="Go to Dashboard" />
        </div>
      </section>
    </>
  );
}

function PlanCard(props: { plan: PlanName }) {
  const signedIn = usePresence();
  const { name, price, limits } = plans[props.plan];
  const facts = [
    { included: true, text: `${number.format(limits.lead_searches_limit)} lead searches a month` },
    { included: true, text: `Up to ${limits.max_companies_per_search} companies per search` },
    { included: true, text: `${number.format(limits.ai_credits_limit)} AI credits a month` },
    { included: true, text: 'Contacts and checked addresses' },
    { included: limits.bulk_email_generation, text: 'Bulk email generation' },
    { included: limits.bulk_export, text: 'Export' },
  ];
  return (
    <div className={`${styles.card} ${styles.plan} ${props.plan === 'pro' ? styles.featured : ''}`}>
      <h2>{name}</h2>
      <p className={styles.price}>
        ${price} <span>a month</span>
      </p>
      <ul className={styles.facts}>
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
      <ButtonLink
        to={signedIn ? paths.manageSubscription : paths.auth}
        state={signedIn ? undefined : { mode: 'sign-up' }}
        primary={props.plan === 'pro'}
      >
        {planButton(props.plan, signedIn)}
      </ButtonLink>
    </div>
  );
}

function planButton(plan: PlanName, signedIn: boolean): string {
  if (plan === 'free') return 'Get Started Free';
  return signedIn ? `Upgrade to ${plans[plan].name}` : `Start ${plans[plan].name} Trial`;
}
