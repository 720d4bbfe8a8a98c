import type { ExternalEmail } from '../../../shared/model/contact-data.ts';
import { EmailLine, PhoneLine, type Verdicts } from './contact-lines.tsx';
import styles from './contacts-panel.module.css';
import { levelNames } from './words.ts';

/** What to call a person whose name no page gave. */
export function personName(person: ExternalEmail): string {
  return person.full_name || person.value || 'Unnamed contact';
}

/** Every address of a person, the primary one first. */
export function addressesOf(person: ExternalEmail): string[] {
  return [...new Set([person.value, ...person.emails])].filter((address) => address !== '');
}

/** One person in a list; the name opens the dialog. */
export function PersonRow(props: {
  person: ExternalEmail;
  verdicts: Verdicts;
  onShow: (person: ExternalEmail) => void;
}) {
  const { person } = props;
  const addresses = addressesOf(person);
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <button type="button" className={styles.name} onClick={() => props.onShow(person)}>
          {personName(person)}
        </button>
        <div className={styles.role}>
          {person.title}
          <span className={styles.level}>{levelNames[person.level]}</span>
        </div>
      </div>
      <div className={styles.lines}>
        {addresses.map((address) => (
          <EmailLine key={address} address={address} verdicts={props.verdicts} />
        ))}
        {addresses.length === 0 ? <p className={styles.none}>No address published</p> : null}
        {person.phones.map((phone) => (
          <PhoneLine key={phone} phone={phone} />
        ))}
      </div>
    </li>
  );
}
