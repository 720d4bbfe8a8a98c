import { Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { counted } from '../../../shared/text/counted.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { useLocalWeb } from '../../api/use-local-web.ts';
import { useWrite } from '../../api/use-write.ts';
import { readDraft, writeDraft } from '../../browser/drafts.ts';
import { paths } from '../../browser/paths.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { askedDraft, domainDraft } from './domain-draft.ts';
import styles from './domain-search.module.css';

/** The companies asked for, if the plan allows so many. */
export const usualAmount = 5;
/** Names of the sample web (samples/web/README.md) for which there is something to find. */
const sampleNames = ['cloudpay.example', 'solarhub.example', 'coffeeclub.example'];

/** A search of the same name within the last day. */
interface Earlier {
  readonly sessionId: string;
  readonly domain: string;
  readonly companies: number;
}

/** Asks for a domain, with the focus in its field, and starts a search for its buyers. */
export function DomainSearch(props: {
  label: string;
  /** How many companies to look for. */
  amount: number;
  /** Whether the plan, on which the amount depends, is known. */
  planKnown?: boolean;
  /** What the search uses of the plan. */
  cost: ReactNode;
  /** More to choose, between the field and the button. */
  children?: ReactNode;
}) {
  const { amount, planKnown = true } = props;
  const navigate = useNavigate();
  const create = useWrite(contract.sessions.create);
  const [earlier, setEarlier] = useState<Earlier>();
  const draft = useDraft(domainDraft);
  const input = useRef<HTMLInputElement>(null);
  const domain = draft.text.trim();
  const domainFault = create.error?.field === 'domain' ? create.error : undefined;

  const type = (text: string) => {
    draft.type(text);
    create.clearError();
    setEarlier(undefined);
  };
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

  const startAsked = useEffectEvent(() => {
    const asked = readDraft(askedDraft).trim();
    writeDraft(askedDraft, '');
    if (asked !== '' && asked === domain) void submit(false);
  });
  useEffect(() => {
    if (planKnown) startAsked();
  }, [planKnown]);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (domain !== '') void submit(false);
      }}
    >
      <div className={styles.name}>
        <TextField
          ref={input}
          label={props.label}
          name="domain"
          placeholder="e.g., example.com"
          required
          autoFocus
          maxLength={maxLengthOf(contract.sessions.create.body.shape.domain)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          size="large"
          value={draft.text}
          // An answer on the way is about the domain that stands here.
          readOnly={create.busy}
          onChange={(event) => type(event.target.value)}
          fault={domainFault?.message}
        />
        <SampleNames
          disabled={create.busy}
          onChoose={(name) => {
            type(name);
            input.current?.focus();
          }}
        />
      </div>
      {props.children}
      {earlier === undefined ? null : (
        <Notice live>
          You searched {domainInLetters(earlier.domain)} within the last day and found{' '}
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
      <div className={styles.start}>
        <Button type="submit" look="primary" size="large" disabled={domain === '' || create.busy}>
          <Sparkles size={18} aria-hidden />
          {create.busy ? 'Generating Companies...' : 'Generate Companies'}
        </Button>
        <div className={styles.cost}>{props.cost}</div>
      </div>
    </form>
  );
}

/** Names to try on the sample web, where most names have no buyers. */
function SampleNames(props: { disabled: boolean; onChoose: (name: string) => void }) {
  if (useLocalWeb() !== 'sample') return null;
  return (
    <fieldset className={styles.samples}>
      <legend>Or try a sample name:</legend>
      {sampleNames.map((name) => (
        <Button key={name} size="small" disabled={props.disabled} onClick={() => props.onChoose(name)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
