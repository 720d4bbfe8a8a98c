import type { ReactNode } from 'react';
import { usePresence } from '../../../browser/presence.ts';
import styles from './by-session.module.css';

/**
 * One content for signed-in users, another for visitors. A prerendered page holds both. The style sheet hides one,
 * depending on what `before-paint.js` found, so that nothing changes when the app hydrates the page.
 */
export function BySession(props: { signedIn: ReactNode; signedOut: ReactNode }) {
  const present = usePresence();
  const unknown = present === null;
  return (
    <>
      {present !== false ? (
        <span className={unknown ? styles.signedIn : styles.known}>{props.signedIn}</span>
      ) : null}
      {present !== true ? (
        <span className={unknown ? styles.signedOut : styles.known}>{props.signedOut}</span>
      ) : null}
    </>
  );
}
