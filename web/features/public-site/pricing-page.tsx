import { Link } from 'react-router-dom';
import { type PlanName, planNames } from '../../../shared/model/account/plan-name.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { paths } from '../../browser/paths.ts';
import { PlanFacts } from '../../parts/plans/plan-facts.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { content } from './content.ts';
import { BySession } from './frame/by-session.tsx';
import { CallsToAction } from './frame/calls-to-action.tsx';
import { PageHead } from './frame/page-head.tsx';
import { Closing, PageTop, Questions, Section } from './frame/section.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './pricing-page.module.css';

const audiences: Readonly<Record<PlanName, string>> = {
  free: 'To try it with the name you most want to sell.',
  pro: 'For investors and brokers who sell every month.',
  enterprise: 'For teams and large portfolios.',
};

/** Plans and prices, from the table of plans. */
export default function PricingPage() {
  return (
    <>
      <PageHead page="pricing" />
      <PageTop
        kicker="Pricing"
        title="Simple plans, by the month"
        intro={
          <>
            Start free. Change or cancel at any time. Questions about a larger portfolio?{' '}
            <Link to={paths.contact}>Contact Sales</Link>
          </>
        }
      />
      <ul className={styles.plans} aria-label="Plans">
        {planNames.map((plan) => (
          <PlanCard key={plan} plan={plan} />
        ))}
      </ul>
      <Section kicker="Compare" title="What each plan includes" shade>
        <PlanTable />
      </Section>
      <Section kicker="Questions" title="Before you choose" centred>
        <Questions questions={content.pricingQuestions} />
      </Section>
      <Closing
        title="See your first buyers today"
        intro="Ten searches a month are free, for as long as you like."
      >
        <CallsToAction signedInLabel="Go to Dashboard" />
      </Closing>
    </>
  );
}

function PlanCard(props: { plan: PlanName }) {
  const { plan } = props;
  const { name, price } = plans[plan];
  const primary = plan === 'pro';
  return (
    <li className={`${styles.plan} ${primary ? styles.featured : ''}`}>
      <div className={styles.name}>
        <h2>{name}</h2>
        {primary ? <span className={styles.badge}>Most popular</span> : null}
      </div>
      <p className={styles.audience}>{audiences[plan]}</p>
      <p className={styles.price}>
        ${price} <span>a month</span>
      </p>
      <BySession
        signedIn={
          <ButtonLink to={paths.manageSubscription} primary={primary}>
            {plan === 'free' ? 'Get Started Free' : `Upgrade to ${name}`}
          </ButtonLink>
        }
        signedOut={
          <ButtonLink to={paths.signUp} primary={primary}>
            {plan === 'free' ? 'Get Started Free' : `Start ${name} Trial`}
          </ButtonLink>
        }
      />
      <PlanFacts
        plan={plan}
        also={['Contacts and checked addresses']}
        className={styles.facts}
        notIncluded={styles.off}
      />
    </li>
  );
}
