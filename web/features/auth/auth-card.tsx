import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths, type reasonToSignIn } from '../../browser/paths.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import styles from './auth.module.css';

/** The steps of signing in and up. */
export type Mode = 'sign-in' | 'sign-up' | 'confirm' | 'app-code' | 'forgot' | 'reset';

/** The frame of every step: its heading, and what is below it. */
export function Card(props: { title: string; subtitle: ReactNode; children: ReactNode }) {
  const { title } = props;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // The field or link that led here is gone. What to do next is the first field, or else below the new heading.
    if (!card.current?.contains(document.activeElement)) heading.current?.focus();
  }, [title]);
  return (
    <main className={styles.page}>
      <title>{`${title} · Buyerscope`}</title>
      <Link to={paths.home} className={styles.brand} aria-label="Buyerscope home">
        <Logo />
      </Link>
      {/* A new region for every step, which screen readers announce with the field that has the focus. */}
      <section
        key={title}
        ref={card}
        className={styles.card}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-subtitle`}
      >
        <div className={styles.heading}>
          <h1 ref={heading} id={`${id}-title`} tabIndex={-1}>
            {title}
          </h1>
          <p id={`${id}-subtitle`}>{props.subtitle}</p>
        </div>
        {props.children}
      </section>
    </main>
  );
}

/** Why somebody was sent here to sign in. */
export function Reason(props: { reason: ReturnType<typeof reasonToSignIn> }) {
  switch (props.reason) {
    case 'settings':
      return <Notice>Please log in to access settings.</Notice>;
    case 'lost':
      return (
        <Notice tone="warning">
          <strong>Not authenticated</strong>
          <p>Your sign-in has ended. Sign in to continue where you were. What you typed is still there.</p>
        </Notice>
      );
    case undefined:
      return null;
  }
}

/** A link to another step. */
export function ModeLink(props: { to: Mode; onChange: (mode: Mode) => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={() => props.onChange(props.to)}>
      {props.children}
    </button>
  );
}

/** The way back from every later step. */
export function BackToSignIn(props: { onChange: (mode: Mode) => void }) {
  return (
    <p className={styles.more}>
      <ModeLink to="sign-in" onChange={props.onChange}>
        Back to sign in
      </ModeLink>
    </p>
  );
}
