import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from './button.tsx';

/** A link within the app that looks like a button. */
export function ButtonLink(props: {
  to: string;
  state?: unknown;
  onClick?: () => void;
  /** Replaces the current entry of the browser's history. */
  replace?: boolean;
  primary?: boolean;
  size?: 'small' | 'large';
  className?: string | undefined;
  /** The accessible name, if the text alone does not say which of many links it is. */
  label?: string;
  children: ReactNode;
}) {
  const { size, className } = props;
  const classes = buttonClasses({ look: props.primary ? 'primary' : undefined, size, className });
  return (
    <Link
      to={props.to}
      state={props.state}
      {...(props.onClick ? { onClick: props.onClick } : {})}
      replace={props.replace ?? false}
      className={classes}
      aria-label={props.label}
    >
      {props.children}
    </Link>
  );
}
