import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link that looks like Amplify's Button, without loading it: pages that only lead somewhere stay small. */
export function ButtonLink(props: {
  to: string;
  state?: unknown;
  primary?: boolean;
  size?: 'small' | 'large';
  className?: string | undefined;
  children: ReactNode;
}) {
  const classes = ['amplify-button'];
  if (props.primary) classes.push('amplify-button--primary');
  if (props.size) classes.push(`amplify-button--${props.size}`);
  if (props.className) classes.push(props.className);
  return (
    <Link to={props.to} state={props.state} className={classes.join(' ')}>
      {props.children}
    </Link>
  );
}
