import { Sparkles, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { plans } from '../../../shared/model/plans.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { paths } from '../../browser/paths.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { counted } from '../../ui/counted.ts';
import { TextField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { AmountSlider } from './amount-slider.tsx';
import styles from './lead-generator.module.css';

const usualAmount = 5;

/** A search of the same name within the last day. */
interface Earlier {
  readonly sessionId: string;
  readonly domain: string;
  readonly companies: number;
}

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
  const navigate = useNavigate();
  const limits = useRead(contract.billing.limits, {});
  const create = useWrite(contract.sessions.create);
  const [earlier, setEarlier] = useState<Earlier>();
  const draft = useDraft('lead-generator.domain');
  const [chosen, setChosen] = useState(usualAmount);
  const input = useRef<HTMLInputElement>(null);

  // Until the limits are read, and if they cannot be, those of the free plan apply.
  const plan = limits.data ?? plans.free.limits;
  const known = limits.data !== undefined || limits.error !== undefined;
  const amount = Math.min(chosen, plan.max_companies_per_search);
  const domain = draft.text.trim();
  const domainFault = create.error?.field === 'domain' ? create.error : undefined;

  const submit = async (fresh: boolean) => {
    setEarlier(undefined);
    const answer = await create.run({ domain, amount, fresh });
    if (answer?.data.earlier) {
      setEarlier({ sessionId: answer.data.sessionId, ...answer.data.earlier });
    } else if (answer) {
      draft.clear();
      navigate(paths.results(answer.data.sessionId));
    } else {
      // The fault is shown at the field or above the button; the focus returns to the field.
      input.current?.focus();
    }
  };

  return (
    <Page title="Lead Generator" subtitle="Find the companies most likely to buy your domain.">
      <Sheet>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (domain !== '') void submit(false);
          }}
        >
          <TextField
            ref={input}
            label="Target domain"
            name="domain"
            placeholder="e.g., example.com"
            required
            maxLength={maxLengthOf(contract.sessions.create.body.shape.domain)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            size="large"
            value={draft.text}
            onChange={(event) => {
              draft.type(event.target.value);
              create.clearError();
              setEarlier(undefined);
            }}
            fault={domainFault?.message}
          />
          <div className={styles.amount}>
            <AmountSlider value={amount} onChange={setChosen} />
            <div className={styles.badgePlace}>
              {known && amount >= plan.max_companies_per_search ? (
                <Link to={paths.manageSubscription} className={styles.badge}>
                  <TriangleAlert size={14} aria-hidden />
                  <span>limit reached, consider upgrading</span>
                </Link>
              ) : null}
            </div>
          </div>
          {earlier === undefined ? null : (
            <Notice live>
              You searched {earlier.domain} within the last day and found{' '}
              {counted(earlier.companies, 'company', 'companies')}.{' '}
              <Link to={paths.results(earlier.sessionId)}>Show them</Link> or{' '}
              <button type="button" className={styles.again} onClick={() => void submit(true)}>
                search again
              </button>
              , which uses a search if it finds a new company.
            </Notice>
          )}
          {create.error && !domainFault ? (
            <ErrorBox
              action={
                create.error.code === 'limit_reached' ? (
                  <Link to={paths.manageSubscription}>See plans</Link>
                ) : undefined
              }
            >
              {create.error.message}
            </ErrorBox>
          ) : null}
          <Button
            type="submit"
            look="primary"
            size="large"
            disabled={domain === '' || create.busy}
            className={styles.submit}
          >
            <Sparkles size={18} aria-hidden />
            {create.busy ? 'Generating Companies...' : 'Generate Companies'}
          </Button>
        </form>
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
