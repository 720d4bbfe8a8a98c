import type { Evidence } from '../../../../shared/model/leads/session.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { ageOf, dateAndTime, shortDate } from '../../../../shared/text/relative-time.ts';
import { WebLink } from '../../../ui/web-link.tsx';
import styles from './evidence-list.module.css';

/** What each source did. What is shown as seen was seen there; what a list says is attributed to the list. */
const sourceNames: ReadonlyMap<string, string> = new Map([
  ['homepage', 'Seen on the homepage'],
  ['redirect', 'Seen as a redirect'],
  ['dns', 'Answered by DNS'],
  ['rdap', 'Answered by the registry (RDAP)'],
  ['directory', 'Listed in our directory'],
  ['name-suggestion-index', 'Listed in name-suggestion-index'],
  ['own domain', 'Read in its own domain'],
  ['wikidata', 'Listed in Wikidata'],
  ['openstreetmap', 'Listed in OpenStreetMap'],
  ['brave-search', 'Found by Brave Search'],
  ['operator', 'Entered by the operator'],
]);

/** Sources whose URL is the company's although they read nothing there. */
const unread: ReadonlySet<string> = new Set(['directory', 'name-suggestion-index', 'own domain', 'operator']);

function sourceNameOf({ source, listed_on }: Evidence): string {
  if (listed_on !== undefined)
    return source === 'directory' ? 'Listed in our directory' : `Listed in ${source}`;
  return sourceNames.get(source) ?? source;
}

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
              <span className={styles.source}>{sourceNameOf(item)}</span>
              {item.listed_on !== undefined || unread.has(item.source) ? null : (
                <WebLink url={item.url} className={styles.url}>
                  {item.url}
                </WebLink>
              )}
              <When item={item} />
            </div>
            {item.snippet ? <Words item={item} /> : null}
            {item.attribution === undefined ? null : <small>{item.attribution}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** When something was seen; of a list, its day and age. */
function When({ item: { listed_on, fetched_at } }: { item: Evidence }) {
  if (listed_on === undefined) return <time dateTime={fetched_at}>{dateAndTime(new Date(fetched_at))}</time>;
  const written = shortDate(new Date(`${listed_on}T00:00:00.000Z`), { timeZone: 'UTC' });
  return (
    <span>
      list of <time dateTime={listed_on}>{written}</time>, {ageOf(listed_on, new Date())}
    </span>
  );
}

/** A page is quoted. What a list or DNS says is not. */
function Words({ item: { source, listed_on, snippet } }: { item: Evidence }) {
  const isSeen = source === 'homepage' && listed_on === undefined;
  return isSeen ? <blockquote>{snippet}</blockquote> : <p>{snippet}</p>;
}
