import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

/** How a button looks. `primary` marks the main action of a view; `wide` fills the line. */
export interface ButtonLooks {
  look?: 'primary' | 'destructive' | 'link' | undefined;
  size?: 'small' | 'large' | undefined;
  wide?: boolean;
  className?: string | undefined;
}

/** The classes of Amplify's Button, whose own code is large for what it does. `theme.css` styles disabled buttons. */
export function buttonClasses({ look, size, wide = false, className }: ButtonLooks): string {
  const classes = ['amplify-button'];
  if (look) classes.push(`amplify-button--${look}`);
  if (size) classes.push(`amplify-button--${size}`);
  if (wide) classes.push('amplify-button--fullwidth');
  if (className) classes.push(className);
  return classes.join(' ');
}

/** A button. It submits a form only if its `type` says so. */
export function Button(props: ButtonLooks & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  const { look, size, wide, className, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} className={buttonClasses({ look, size, wide: wide ?? false, className })} />
  );
}

/** A link out of the app, or to a file, that looks like a button. For links within the app, use `ButtonLink`. */
export function ButtonAnchor(
  props: ButtonLooks & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>,
) {
  const { look, size, wide, className, children, ...rest } = props;
  return (
    <a {...rest} className={buttonClasses({ look, size, wide: wide ?? false, className })}>
      {children}
    </a>
  );
}
