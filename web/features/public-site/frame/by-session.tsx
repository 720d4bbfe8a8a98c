import type { ReactNode } from 'react';
import { usePresence } from '../../../browser/presence.ts';
import styles from './by-session.module.css';

/**
 * One thing for people who are signed in, another for visitors. A prerendered page holds both, of which the style sheet
 * shows one by what `before-paint.js` found, so that nothing changes before people's eyes when the app takes over.
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
