import type { Evidence } from '../../../shared/model/session.ts';
import { dateAndTime } from '../../../shared/text/relative-time.ts';
import { counted } from '../../ui/counted.ts';
import { WebLink } from '../../ui/web-link.tsx';
import styles from './evidence.module.css';

/** Where the facts about a company were seen: source, page, time and words. */
export function EvidenceList(props: { evidence: readonly Evidence[] }) {
  if (props.evidence.length === 0) return null;
  return (
    <details className={styles.evidence}>
      <summary>
        Why this company{' '}
        <span className={styles.count}>{counted(props.evidence.length, 'source', 'sources')}</span>
      </summary>
      <ul className={styles.list}>
        {props.evidence.map((item) => (
          <li key={`${item.source} ${item.url} ${item.snippet}`}>
            <div className={styles.where}>
              <span className={styles.source}>{item.source}</span>
              <WebLink url={item.url} className={styles.url}>
                {item.url}
              </WebLink>
              <time dateTime={item.fetched_at}>{dateAndTime(new Date(item.fetched_at))}</time>
            </div>
            {item.snippet ? <blockquote>{item.snippet}</blockquote> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
