import { Building2 } from 'lucide-react';
import { memo, startTransition, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { type SeniorityLevel, seniorityLevels } from '../../../shared/model/leads/contact-data.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { initials } from '../../../shared/text/initials.ts';
import { useRead } from '../../api/use-read.ts';
import { WriteButton } from '../../parts/composer/write-button.tsx';
import { EmailLine } from '../../parts/leads/contact-lines.tsx';
import { PersonRole, personName } from '../../parts/leads/person.tsx';
import type { ContactRow } from '../../parts/leads/use-contact-rows.ts';
import { SelectionBox } from '../../parts/selection/selection-box.tsx';
import { HeartButton } from '../../ui/buttons/heart-button.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import styles from './saved-contacts.module.css';

const settleMilliseconds = 120;

/**
 * One saved contact. At first it shows its search row, whose texts may be cut. Once it has been in view for a moment,
 * it reads the whole contact together with its `neighbours`. Scrolling past thousands therefore reads and renders none
 * of them in full.
 */
export const ContactCard = memo(function ContactCard(props: {
  row: ContactRow;
  neighbours: string;
  selected: boolean;
  onSelect: (id: string) => void;
  onShow: (row: ContactRow) => void;
  onRemove: (row: ContactRow) => void;
}) {
  const { row } = props;
  const [settled, setSettled] = useState(false);
  useTimer(settled ? null : settleMilliseconds, () => startTransition(() => setSettled(true)));
  const read = useRead(contract.saved.contactsByIds, settled ? { ids: props.neighbours } : null);
  const contact = read.data?.saved_contacts.find(({ id }) => id === row.id)?.contact;
  const person = contact?.contact_data.external_emails[0];
  const name = person ? personName(person) : row.name || row.email || 'Unnamed contact';
  const company = contact?.lead.name ?? row.company;
  const industry = contact?.lead.industry ?? row.industry;
  const address = person ? person.value : row.email;
  return (
    <div className={styles.card}>
      <span className={styles.choice}>
        <SelectionBox name={name} checked={props.selected} onToggle={() => props.onSelect(row.id)} />
        <span className={styles.initials} aria-hidden>
          {initials(name)}
        </span>
      </span>
      <div className={styles.who}>
        <button type="button" className={styles.name} onClick={() => props.onShow(row)}>
          {name}
        </button>
        <PersonRole person={person ?? { title: row.title, level: levelOf(row) }} />
      </div>
      <div className={styles.company}>
        {company ? (
          <span className={styles.companyName}>
            <span className={styles.icon}>{settled ? <Building2 size={15} aria-hidden /> : null}</span>
            <span>{company}</span>
          </span>
        ) : null}
        {industry ? <span className={styles.industry}>{industry}</span> : null}
        {row.for_domain ? (
          <span className={styles.industry}>for {domainInLetters(row.for_domain)}</span>
        ) : null}
      </div>
      <div className={styles.address}>
        {address && !settled ? (
          <span className={styles.passing}>{address}</span>
        ) : address ? (
          <EmailLine address={address} record={contact?.contact_data} />
        ) : person?.removed ? null : (
          <span className={styles.none}>No address published</span>
        )}
      </div>
      <div className={styles.heart}>
        {settled && address ? <WriteButton contactId={row.contact_id} name={name} /> : null}
        {settled ? (
          <HeartButton heart={{ ready: true, saved: true, toggle: () => props.onRemove(row) }} what={name} />
        ) : null}
      </div>
    </div>
  );
});

function levelOf(row: ContactRow): SeniorityLevel {
  return seniorityLevels.find((level) => level === row.level) ?? 'other';
}
