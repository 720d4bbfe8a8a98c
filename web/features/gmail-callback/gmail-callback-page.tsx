import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { refreshSession, useSession } from '../../browser/session.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import styles from './gmail-callback.module.css';
import { exchanged, foregone, type Outcome } from './outcome.ts';

const redirectDelayMs = 3000;

/**
 * The page to which Google returns. It completes the authorization, shows the result, and redirects after three
 * seconds.
 */
export default function GmailCallbackPage(props: { loadScreens: (path: string) => Promise<void> }) {
  const { loadScreens } = props;
  const outcome = useOutcome();
  const navigate = useNavigate();
  const next = outcome?.next;
  useEffect(() => {
    // Loads the next page while this one is being read.
    if (next !== undefined) void loadScreens(next);
  }, [next, loadScreens]);
  useTimer(outcome ? redirectDelayMs : null, () => {
    if (outcome) void navigate(outcome.next, { replace: true });
  });
  const title = !outcome ? 'Connecting Gmail' : outcome.connected ? 'Gmail Connected!' : 'Connection Failed';
  return (
    <main className={styles.page}>
      <title>{`${title} · Buyerscope`}</title>
      <Logo />
      <section className={styles.card}>
        {!outcome ? (
          <LoaderCircle className={styles.waiting} size={40} aria-hidden />
        ) : outcome.connected ? (
          <CircleCheck className={styles.good} size={40} aria-hidden />
        ) : (
          <CircleAlert className={styles.wrong} size={40} aria-hidden />
        )}
        <h1>{title}</h1>
        <p role={outcome && !outcome.connected ? 'alert' : 'status'}>
          {outcome?.text ?? 'Processing your Gmail authorization...'}
        </p>
        {outcome ? (
          <ButtonLink to={outcome.next} replace>
            Continue
          </ButtonLink>
        ) : null}
      </section>
    </main>
  );
}

/** The result of the authorization; undefined until it is known. An OAuth state works once, so one call is made. */
function useOutcome(): Outcome | undefined {
  const [query] = useSearchParams();
  const session = useSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    const known = foregone(query, session);
    if (known === null && session.status === 'loading') {
      void refreshSession();
      return;
    }
    asked.current = true;
    if (known === null) void exchanged(query).then(setOutcome);
    else setOutcome(known);
  }, [query, session]);
  return outcome;
}
