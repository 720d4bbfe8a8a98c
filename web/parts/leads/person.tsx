import type { ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import { removedAtTheirWish } from '../../../shared/text/refusal-words.ts';
import { roleOf } from '../../../shared/text/role-words.ts';
import styles from './person.module.css';
import { levelNames } from './words.ts';

/** The name of a person, or a substitute if no page stated it. */
export function personName(person: Pick<ExternalEmail, 'full_name' | 'value' | 'removed'>): string {
  if (person.removed) return removedAtTheirWish;
  return person.full_name || person.value || 'Unnamed contact';
}

/** Every address of a person, the primary one first. */
export function addressesOf(person: ExternalEmail): string[] {
  return [...new Set([person.value, ...person.emails])].filter((address) => address !== '');
}

/** A person's job title and seniority level, or what a mailbox is for. */
export function PersonRole(props: { person: Pick<ExternalEmail, 'title' | 'level' | 'mailbox'> }) {
  const { person } = props;
  return (
    <div className={styles.role}>
      {roleOf(person) === '' ? null : <span className={styles.title}>{roleOf(person)}</span>}
      {person.mailbox === undefined ? <span className={styles.level}>{levelNames[person.level]}</span> : null}
    </div>
  );
}
