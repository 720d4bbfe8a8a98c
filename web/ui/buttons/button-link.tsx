import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link that looks like Amplify's Button, without loading it: pages that only lead somewhere stay small. */
export function ButtonLink(props: {
  to: string;
  state?: unknown;
  primary?: boolean;
  size?: 'small' | 'large';
  className?: string | undefined;
  /** The accessible name, where the text alone would not say which of many it is. */
  label?: string;
  children: ReactNode;
}) {
  const classes = ['amplify-button'];
  if (props.primary) classes.push('amplify-button--primary');
  if (props.size) classes.push(`amplify-button--${props.size}`);
  if (props.className) classes.push(props.className);
  return (
    <Link to={props.to} state={props.state} className={classes.join(' ')} aria-label={props.label}>
      {props.children}
    </Link>
  );
}
