import { contract } from '../../../shared/contract/contract.ts';
import { useRead } from '../../api/use-read.ts';
import { WriteButton } from '../../parts/composer/write-button.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import styles from './desk.module.css';

/** The people of a company who were written to, or are to be. */
export function DealPeople({ contactIds, domain }: { contactIds: readonly string[]; domain: string }) {
  const { data, error, refresh } = useRead(contract.outreach.recipients, {
    contact_ids: contactIds.join(','),
    domain,
  });
  return (
    <section className={styles.part}>
      <h3>People</h3>
      {error && !data ? <RetryBox message={error.message} onRetry={() => void refresh()} /> : null}
      {!error && !data ? <Skeleton lines={2} /> : null}
      <ul className={styles.people}>
        {data?.recipients.map((person) => (
          <li key={person.contact_id}>
            <span>
              {person.name || person.email}
              <span className={styles.line}> {person.email}</span>
            </span>
            <WriteButton contactId={person.contact_id} name={person.name || person.email} />
          </li>
        ))}
      </ul>
    </section>
  );
}
