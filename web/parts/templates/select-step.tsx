import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { counted } from '../../../shared/text/counted.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { SearchField } from '../../ui/fields/fields.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { useContactRows } from '../leads/use-contact-rows.ts';
import { useRefusals } from './use-refusals.ts';
import styles from './use-template.module.css';

/** How many are listed; a search finds the others. */
const maxShown = 50;

/**
 * Chooses saved contacts to write to: one, or several if the plan allows it. Who cannot be written to is greyed, with the
 * reason.
 */
export function SelectStep(props: { chosen: readonly string[]; onChoose: (ids: readonly string[]) => void }) {
  const { chosen, onChoose } = props;
  const statistics = useRead(contract.statistics.savedContacts, {});
  const limits = useRead(contract.billing.limits, {});
  const contacts = useContactRows(statistics.data?.version);
  const [search, setSearch] = useState('');
  const words = useDeferredValue(foldText(search.trim()));
  const { rows } = contacts;
  // A contact that was chosen earlier may have been removed.
  const selected = useMemo(() => {
    const ids = new Set(chosen);
    return rows?.filter(({ id }) => ids.has(id));
  }, [rows, chosen]);
  const matching = useMemo(() => rows?.filter((row) => row.text.includes(words)), [rows, words]);
  const refusals = useRefusals((matching ?? []).slice(0, maxShown));

  // If the limits cannot be read, those of the free plan apply.
  const many = (limits.data ?? plans.free.limits).bulk_email_generation;
  const toggle = (id: string) => {
    if (!many) onChoose(chosen.includes(id) ? [] : [id]);
    else onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  const error = statistics.data ? contacts.error : statistics.error;
  if (!rows || !selected || !matching) {
    return error ? (
      <RetryBox
        message={error.message}
        onRetry={() => {
          void statistics.refresh();
          void contacts.refresh();
        }}
      />
    ) : (
      <Skeleton lines={6} />
    );
  }
  if (rows.length === 0) {
    return (
      <>
        <p className={styles.text}>
          You have no saved contacts yet. Save people from your results, or import them.
        </p>
        <ButtonLink to={paths.savedLeads}>Saved Contacts</ButtonLink>
      </>
    );
  }
  return (
    <>
      {many ? null : (
        <Notice>
          Your plan fills a template for one lead at a time.{' '}
          <Link to={paths.manageSubscription}>Bulk email generation</Link> comes with Pro and Enterprise.
        </Notice>
      )}
      <SearchField
        label="Search leads"
        placeholder="Search leads"
        hasSearchButton={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onClear={() => setSearch('')}
      />
      <fieldset className={styles.leads}>
        <legend>{counted(selected.length, 'lead selected', 'leads selected')}</legend>
        {matching.slice(0, maxShown).map((row) => {
          const reason = row.email === '' ? 'no address published' : refusals.get(row.contact_id);
          const isChosen = chosen.includes(row.id);
          const isBarred = reason !== undefined && !isChosen;
          return (
            <label key={row.id} className={`${styles.lead} ${reason === undefined ? '' : styles.unwritable}`}>
              <input
                type={many ? 'checkbox' : 'radio'}
                name="lead"
                checked={isChosen}
                // Not disabled: the keyboard still reaches the reason.
                aria-disabled={isBarred}
                onChange={() => {
                  if (!isBarred) toggle(row.id);
                }}
              />
              <span className={styles.who}>
                <strong>{row.name || row.email}</strong>
                <span>{[row.title, row.company].filter((text) => text !== '').join(', ')}</span>
              </span>
              <span className={styles.email}>{reason === undefined ? row.email : capital(reason)}</span>
            </label>
          );
        })}
        {matching.length === 0 ? <p className={styles.text}>No Matching Contacts</p> : null}
        {matching.length > maxShown ? (
          <p className={styles.text}>
            {(matching.length - maxShown).toLocaleString('en-US')} more: search to find them.
          </p>
        ) : null}
      </fieldset>
    </>
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
