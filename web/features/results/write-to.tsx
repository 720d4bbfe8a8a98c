import { Mail } from 'lucide-react';
import type { ContactData } from '../../../shared/model/leads/contact-data.ts';
import { WriteButton } from '../../parts/composer/write-button.tsx';
import { addressLink } from '../../parts/leads/address-link.ts';
import { reachable } from '../../parts/leads/reachable.ts';
import { Breakable } from '../../ui/breakable.tsx';
import styles from './write-to.module.css';

const maxShown = 2;

/** The first people to write to at a company, or that there is nobody. */
export function WriteTo(props: { leadId: string; data: ContactData; company: string }) {
  const people = reachable(props.leadId, props.data).slice(0, maxShown);
  if (people.length === 0) return <Nobody />;
  return (
    <ul className={styles.people} aria-label={`Write to ${props.company}`}>
      {people.map(({ address, name, title, contactId }) => (
        <li key={address}>
          <Mail size={15} aria-hidden />
          <span className={styles.who}>
            {name === '' ? null : <strong>{name}</strong>}
            {title === '' ? null : <span className={styles.title}>{title}</span>}
            <a href={addressLink(address)}>
              <Breakable text={address} />
            </a>
          </span>
          {contactId === null ? null : <WriteButton contactId={contactId} name={name || address} />}
        </li>
      ))}
    </ul>
  );
}

/** Says that there is nobody to write to at a company. */
export function Nobody() {
  return <p className={styles.nobody}>No one to write to was found.</p>;
}

/** Holds the place of the people while a company's site is read, so that nothing moves when they come. */
export function WriteToSkeleton() {
  return <div className={styles.waiting} aria-hidden />;
}
