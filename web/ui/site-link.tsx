import { ExternalLink } from 'lucide-react';
import { DomainName } from './domain-name.tsx';
import { WebLink } from './web-link.tsx';

/** A domain as a link to the site there. */
export function SiteLink(props: { domain: string; className: string | undefined }) {
  return (
    <WebLink url={`https://${props.domain}`} className={props.className}>
      {/* One item of the link's row, whose items have a gap between them. */}
      <span>
        <DomainName domain={props.domain} />
      </span>
      <ExternalLink size={14} aria-hidden />
    </WebLink>
  );
}
