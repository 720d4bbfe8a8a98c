import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

/** How a button looks: `primary` is the one thing to do here, `wide` fills the line. */
export interface ButtonLooks {
  look?: 'primary' | 'destructive' | 'link' | undefined;
  size?: 'small' | 'large' | undefined;
  wide?: boolean;
  className?: string | undefined;
}

/** The classes of Amplify's Button, which costs more to load than it does. `theme.css` says how a disabled one looks. */
export function buttonClasses({ look, size, wide = false, className }: ButtonLooks): string {
  const classes = ['amplify-button'];
  if (look) classes.push(`amplify-button--${look}`);
  if (size) classes.push(`amplify-button--${size}`);
  if (wide) classes.push('amplify-button--fullwidth');
  if (className) classes.push(className);
  return classes.join(' ');
}

/** A button; it sends a form only where its `type` says so. */
export function Button(props: ButtonLooks & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  const { look, size, wide, className, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} className={buttonClasses({ look, size, wide: wide ?? false, className })} />
  );
}

/** A link out of the app, or to a file, that looks like a button. Links within the app are `ButtonLink`s. */
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
