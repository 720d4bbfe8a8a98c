import type { ReactNode } from 'react';

/**
 * A link to an address that somebody else wrote. Only http and https become links; anything else (such as
 * `javascript:`) is shown as plain text.
 */
export function WebLink(props: { url: string; className?: string | undefined; children: ReactNode }) {
  const href = webAddress(props.url);
  if (href === undefined) return <span className={props.className}>{props.children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={props.className}>
      {props.children}
    </a>
  );
}

function webAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : undefined;
}
