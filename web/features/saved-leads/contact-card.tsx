import { Building2 } from 'lucide-react';
import { memo, type ReactNode, startTransition, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { type SeniorityLevel, seniorityLevels } from '../../../shared/model/contact-data.ts';
import { initials } from '../../../shared/text/initials.ts';
import { useRead } from '../../api/use-read.ts';
import { HeartButton } from '../../ui/heart-button.tsx';
import { EmailLine } from '../../ui/leads/contact-lines.tsx';
import { PersonRole, personName } from '../../ui/leads/person.tsx';
import type { ContactRow } from '../../ui/leads/use-contact-rows.ts';
import { useTimer } from '../../ui/use-timer.ts';
import styles from './saved-leads.module.css';

const settleMilliseconds = 120;

interface ContactCardProps {
  readonly row: ContactRow;
  /** The ids of those that are read together with this one. */
  readonly neighbours: string;
  readonly onShow: (row: ContactRow) => void;
  readonly onRemove: (row: ContactRow) => void;
}

/**
 * One saved contact: at once what is known for the search, whose texts may be cut, then the whole of it, once it has stayed
 * in view for a moment. Who scrolls past thousands reads none of them in full, and waits for none to be drawn in full.
 */
export const ContactCard = memo(function ContactCard(props: ContactCardProps) {
  const [settled, setSettled] = useState(false);
  useTimer(settled ? null : settleMilliseconds, () => startTransition(() => setSettled(true)));
  return settled ? <ReadCard {...props} /> : <PassingCard {...props} />;
});

function PassingCard({ row, onShow }: ContactCardProps) {
  return (
    <Card
      name={nameOf(row)}
      onShow={() => onShow(row)}
      role={{ title: row.title, level: levelOf(row) }}
      company={row.company}
      industry={row.industry}
    >
      {row.email ? <span className={styles.passing}>{row.email}</span> : <NoAddress />}
    </Card>
  );
}

function ReadCard({ row, neighbours, onShow, onRemove }: ContactCardProps) {
  const read = useRead(contract.saved.contactsByIds, { ids: neighbours });
  const contact = read.data?.saved_contacts.find(({ id }) => id === row.id)?.contact;
  const person = contact?.contact_data.external_emails[0];
  const name = person ? personName(person) : nameOf(row);
  const address = person ? person.value : row.email;
  return (
    <Card
      name={name}
      onShow={() => onShow(row)}
      role={person ?? { title: row.title, level: levelOf(row) }}
      company={contact?.lead.name ?? row.company}
      industry={contact?.lead.industry ?? row.industry}
      icon={<Building2 size={15} aria-hidden />}
      heart={<HeartButton heart={{ ready: true, saved: true, toggle: () => onRemove(row) }} what={name} />}
    >
      {address ? (
        <EmailLine address={address} verdicts={contact?.contact_data.email_verdicts ?? {}} />
      ) : (
        <NoAddress />
      )}
    </Card>
  );
}

/** How a contact is laid out; its address are the `children`. */
function Card(props: {
  name: string;
  onShow: () => void;
  role: { readonly title: string; readonly level: SeniorityLevel };
  company: string;
  industry: string;
  icon?: ReactNode;
  heart?: ReactNode;
  children: ReactNode;
}) {
  const { name, role, company, industry } = props;
  return (
    <div className={styles.card}>
      <span className={styles.initials} aria-hidden>
        {initials(name)}
      </span>
      <div className={styles.who}>
        <button type="button" className={styles.name} onClick={props.onShow}>
          {name}
        </button>
        <PersonRole title={role.title} level={role.level} />
      </div>
      <div className={styles.company}>
        {company ? (
          <span className={styles.companyName}>
            <span className={styles.icon}>{props.icon}</span>
            <span>{company}</span>
          </span>
        ) : null}
        {industry ? <span className={styles.industry}>{industry}</span> : null}
      </div>
      <div className={styles.address}>{props.children}</div>
      <div className={styles.heart}>{props.heart}</div>
    </div>
  );
}

function NoAddress() {
  return <span className={styles.none}>No address published</span>;
}

function nameOf(row: ContactRow): string {
  return row.name || row.email || 'Unnamed contact';
}

function levelOf(row: ContactRow): SeniorityLevel {
  return seniorityLevels.find((level) => level === row.level) ?? 'other';
}
