import { ArrowUpRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { DomainSearch, usualAmount } from '../../parts/search/domain-search.tsx';
import { SearchesLeft, searchesLeft } from '../../parts/search/searches-left.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { AmountSlider } from './amount-slider.tsx';
import styles from './lead-generator.module.css';

const steps = [
  { title: 'Enter domain', text: 'The name you want to sell, and how many companies you want.' },
  {
    title: 'AI processing',
    text: 'We look for companies that would gain from the name, check that each is real, and read its own site.',
  },
  {
    title: 'Get results',
    text: 'Companies with a reason, contacts and checked addresses, as they are found.',
  },
];

/** Starts a search for the buyers of a domain. */
export default function LeadGenerator() {
  const limits = useRead(contract.billing.limits, {});
  const usage = useRead(contract.billing.usage, {});
  const [chosen, setChosen] = useState(usualAmount);

  // Until the limits are read, and if they cannot be, those of the free plan apply.
  const plan = limits.data ?? plans.free.limits;
  const known = limits.data !== undefined || limits.error !== undefined;
  const amount = Math.min(chosen, plan.max_companies_per_search);
  const usedUp = limits.data && usage.data ? searchesLeft(limits.data, usage.data) === 0 : false;

  // The command palette fills in a domain and comes here, even from here.
  const { key } = useLocation();

  return (
    <Page title="Lead Generator" subtitle="Find the companies most likely to buy your domain.">
      <Sheet>
        <DomainSearch
          key={key}
          label="Target domain"
          amount={amount}
          planKnown={known}
          cost={limits.data && usage.data ? <SearchesLeft limits={limits.data} usage={usage.data} /> : null}
        >
          <div className={styles.amount}>
            <AmountSlider value={amount} onChange={setChosen} />
            <div className={styles.badgePlace}>
              {known && amount >= plan.max_companies_per_search ? (
                <Link
                  to={paths.manageSubscription}
                  className={`${styles.badge} ${usedUp ? styles.warning : ''}`}
                >
                  {usedUp ? <TriangleAlert size={14} aria-hidden /> : <ArrowUpRight size={14} aria-hidden />}
                  <span>limit reached, consider upgrading</span>
                </Link>
              ) : null}
            </div>
          </div>
        </DomainSearch>
      </Sheet>
      {limits.data?.subscription_type === 'free' ? <UpgradeBox /> : null}
      <Sheet title="How It Works">
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Sheet>
    </Page>
  );
}

function UpgradeBox() {
  const { free, pro, enterprise } = plans;
  return (
    <section className={styles.upgrade} aria-label="Upgrade">
      <div>
        <h2>More companies per search</h2>
        <p>
          The Free plan finds up to {free.limits.max_companies_per_search} companies per search, Pro up to{' '}
          {pro.limits.max_companies_per_search}, Enterprise up to {enterprise.limits.max_companies_per_search}
          .
        </p>
      </div>
      <ButtonLink to={paths.manageSubscription}>See plans</ButtonLink>
    </section>
  );
}
