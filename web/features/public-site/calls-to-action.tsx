import { paths } from '../../app/paths.ts';
import { usePresence } from '../../app/presence.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './public-site.module.css';

/** The way into the product: to the dashboard for those signed in, to /auth for others. */
export function CallsToAction(props: { signedInLabel: string; second?: { to: string; label: string } }) {
  const signedIn = usePresence();
  return (
    <div className={styles.calls}>
      {signedIn ? (
        <ButtonLink to={paths.dashboard} primary size="large">
          {props.signedInLabel}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.auth} state={{ mode: 'sign-up' }} primary size="large">
          Start Free Trial
        </ButtonLink>
      )}
      {props.second ? (
        <ButtonLink to={props.second.to} size="large">
          {props.second.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}
