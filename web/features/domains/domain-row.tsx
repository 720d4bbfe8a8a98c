import { ChevronDown, Globe } from 'lucide-react';
import { useId, useState } from 'react';
import type { SearchedDomain } from '../../../shared/model/searched-domain.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { counted } from '../../ui/counted.ts';
import { DomainCompanies } from './domain-companies.tsx';
import styles from './domains.module.css';

/** One searched domain, which expands to the companies found for it. */
export function DomainRow(props: { domain: SearchedDomain }) {
  const { domain, searches, unique_companies: companies, last_searched_at: last } = props.domain;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <li className={styles.domain}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <Globe size={18} aria-hidden className={styles.globe} />
        <span className={styles.name}>{domain}</span>
        <span className={styles.figures}>
          <span>{counted(searches, 'search', 'searches')}</span>
          <span>{counted(companies, 'unique company', 'unique companies')}</span>
          <span>
            Last: <time dateTime={last}>{relativeTime(new Date(last), new Date())}</time>
          </span>
        </span>
        <ChevronDown size={18} aria-hidden className={open ? styles.open : ''} />
      </button>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {open ? <DomainCompanies domain={domain} /> : null}
      </div>
    </li>
  );
}
