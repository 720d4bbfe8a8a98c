import type { AddressRecord } from '../../../../shared/model/leads/address-origin.ts';
import type { ExternalEmail } from '../../../../shared/model/leads/contact-data.ts';
import { WriteButton } from '../../../parts/composer/write-button.tsx';
import { EmailLine, PhoneLine } from '../../../parts/leads/contact-lines.tsx';
import { addressesOf, PersonRole, personName } from '../../../parts/leads/person.tsx';
import { useContactHeart } from '../../../parts/leads/use-heart.ts';
import { Breakable } from '../../../ui/breakable.tsx';
import { HeartButton } from '../../../ui/buttons/heart-button.tsx';
import styles from './contacts-panel.module.css';

/** One person in a list; the name opens the dialog. */
export function PersonRow(props: {
  person: ExternalEmail;
  contactId: string;
  record: AddressRecord;
  onShow: (person: ExternalEmail) => void;
}) {
  const { person } = props;
  const addresses = addressesOf(person);
  const name = personName(person);
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <div className={styles.named}>
          <button type="button" className={styles.name} onClick={() => props.onShow(person)}>
            <Breakable text={name} />
          </button>
          {addresses.length > 0 && !person.removed ? (
            <WriteButton contactId={props.contactId} name={name} />
          ) : null}
          <HeartButton heart={useContactHeart({ id: props.contactId, name })} what={name} />
        </div>
        <PersonRole person={person} />
      </div>
      <div className={styles.lines}>
        {addresses.map((address) => (
          <EmailLine key={address} address={address} record={props.record} />
        ))}
        {addresses.length === 0 && !person.removed ? (
          <p className={styles.none}>No address published</p>
        ) : null}
        {person.phones.map((phone) => (
          <PhoneLine key={phone} phone={phone} />
        ))}
      </div>
    </li>
  );
}
