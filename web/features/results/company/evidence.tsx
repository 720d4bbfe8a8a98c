import type { Evidence } from '../../../../shared/model/leads/session.ts';
import { dateAndTime } from '../../../../shared/text/relative-time.ts';
import { counted } from '../../../ui/counted.ts';
import { WebLink } from '../../../ui/web-link.tsx';
import styles from './evidence.module.css';

/** What each source did. What is shown as seen was seen there; what a list says is attributed to the list. */
const sourceNames: ReadonlyMap<string, string> = new Map([
  ['homepage', 'Seen on the homepage'],
  ['redirect', 'Seen as a redirect'],
  ['dns', 'Answered by DNS'],
  ['rdap', 'Answered by the registry (RDAP)'],
  ['directory', 'Listed in our directory'],
  ['name-suggestion-index', 'Listed in name-suggestion-index'],
  ['wikidata', 'Listed in Wikidata'],
  ['openstreetmap', 'Listed in OpenStreetMap'],
  ['brave-search', 'Found by Brave Search'],
  ['operator', 'Entered by the operator'],
]);

/** Sources whose URL is the company's although they read nothing there. */
const unread: ReadonlySet<string> = new Set(['directory', 'name-suggestion-index', 'operator']);

/** The evidence for a company: source, place, time and words. */
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
              <span className={styles.source}>{sourceNames.get(item.source) ?? item.source}</span>
              {unread.has(item.source) ? null : (
                <WebLink url={item.url} className={styles.url}>
                  {item.url}
                </WebLink>
              )}
              <time dateTime={item.fetched_at}>{dateAndTime(new Date(item.fetched_at))}</time>
            </div>
            {item.snippet ? <Words source={item.source} text={item.snippet} /> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A page is quoted. What a list or DNS says is not. */
function Words({ source, text }: { source: string; text: string }) {
  return source === 'homepage' ? <blockquote>{text}</blockquote> : <p>{text}</p>;
}
