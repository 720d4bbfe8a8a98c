import type { ContactData } from '../../../../shared/model/leads/contact-data.ts';
import { mailboxNames } from '../../../../shared/text/role-words.ts';
import { EmailLine } from '../../../parts/leads/contact-lines.tsx';
import { SourceNote } from '../../../parts/leads/source-note.tsx';
import styles from './contacts-panel.module.css';

/** The addresses as they were found, each with its page or what it was inferred from. */
export function PeopleTab(props: { data: ContactData }) {
  const found = props.data.sources.filter((source) => source.type === 'email');
  const use = new Map(
    props.data.external_emails.flatMap(({ value, mailbox }) =>
      mailbox === undefined ? [] : [[value, mailboxNames[mailbox]] as const],
    ),
  );
  if (found.length === 0) return <p className={styles.empty}>No people data from sources</p>;
  return (
    <ul className={styles.people}>
      {found.map((source, index) => (
        <li key={`${source.value} ${source.ref}`} className={styles.person}>
          <div className={styles.found}>
            <h3>Contact {index + 1}</h3>
            {use.has(source.value) ? <p className={styles.seen}>{use.get(source.value)}</p> : null}
            <p className={styles.seen}>
              <SourceNote source={source} />
            </p>
          </div>
          <div className={styles.lines}>
            <EmailLine address={source.value} record={props.data} />
          </div>
        </li>
      ))}
    </ul>
  );
}
