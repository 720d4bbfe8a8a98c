import { paths } from '../../../browser/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { BySession } from './by-session.tsx';
import styles from './calls-to-action.module.css';

/** The way into the product: to the dashboard if signed in, otherwise to /auth. */
export function CallsToAction(props: {
  signedInLabel: 'Enter Dashboard' | 'Go to Dashboard';
  second?: { to: string; label: string };
}) {
  return (
    <div className={styles.calls}>
      <BySession
        signedIn={
          <ButtonLink to={paths.dashboard} primary size="large">
            {props.signedInLabel}
          </ButtonLink>
        }
        signedOut={
          <ButtonLink to={paths.signUp} primary size="large">
            Start Free Trial
          </ButtonLink>
        }
      />
      {props.second ? (
        <ButtonLink to={props.second.to} size="large">
          {props.second.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}
