import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AddressRecord } from '../../../shared/model/leads/address-origin.ts';
import type { ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import { phoneDisplay } from '../../../shared/text/phone-display.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import type { HeartState } from '../../ui/buttons/heart-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import styles from './contact-dialog.module.css';
import { EmailLine, PhoneLine } from './contact-lines.tsx';
import details from './details.module.css';
import { addressesOf, PersonRole, personName } from './person.tsx';
import { SourceNote } from './source-note.tsx';
import { levelNames } from './words.ts';

/** Everything known about one person, and where it was seen. `children` add what only some screens know. */
export function ContactDialog(props: {
  person: ExternalEmail;
  record: AddressRecord;
  heart: HeartState;
  onClose: () => void;
  /** More that can be done with them. */
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const { person } = props;
  const addresses = addressesOf(person);
  return (
    <Dialog
      title={personName(person)}
      onClose={props.onClose}
      footer={
        <>
          {props.actions}
          <SaveButton heart={props.heart} />
        </>
      }
    >
      <div className={styles.top}>
        <PersonRole person={person} />
        <CopyButton text={contactText(person)} what={`all of ${personName(person)}`} />
      </div>
      <section className={details.part}>
        <h3>Email</h3>
        {addresses.length === 0 && !person.removed ? (
          <p className={details.none}>No address published</p>
        ) : null}
        {addresses.map((address) => (
          <EmailLine key={address} address={address} record={props.record} full />
        ))}
      </section>
      {person.phones.length > 0 ? (
        <section className={details.part}>
          <h3>Phone</h3>
          {person.phones.map((phone) => (
            <PhoneLine key={phone} phone={phone} />
          ))}
        </section>
      ) : null}
      {person.linkedin ? (
        <section className={details.part}>
          <h3>Professional profile</h3>
          <WebLink url={profileUrl(person)}>{profileUrl(person).replace('https://www.', '')}</WebLink>
        </section>
      ) : null}
      {person.mailbox === undefined ? <Profession person={person} /> : null}
      {props.children}
      <Sources person={person} />
    </Dialog>
  );
}

function Profession({ person }: { person: ExternalEmail }) {
  return (
    <section className={details.part}>
      <h3>Professional information</h3>
      <dl className={details.facts}>
        <div>
          <dt>Full Name</dt>
          <dd>{person.full_name || 'Not published'}</dd>
        </div>
        <div>
          <dt>Job Title</dt>
          <dd>{person.title || 'Not published'}</dd>
        </div>
        <div>
          <dt>Seniority Level</dt>
          <dd>{levelNames[person.level]}</dd>
        </div>
      </dl>
    </section>
  );
}

function SaveButton(props: { heart: HeartState }) {
  const { ready, saved, toggle } = props.heart;
  return (
    <Button disabled={!ready} onClick={toggle}>
      <Heart size={16} aria-hidden className={saved ? styles.saved : ''} />
      {saved ? 'Remove contact' : 'Save contact'}
    </Button>
  );
}

function Sources(props: { person: ExternalEmail }) {
  const { sources } = props.person;
  if (sources.length === 0) return null;
  return (
    <section className={details.part}>
      <h3>Where this comes from</h3>
      <ul className={details.sources}>
        {sources.map((source) => (
          <li key={`${source.type} ${source.value} ${source.ref}`}>
            <span className={details.value}>{source.value}</span>
            <span className={details.seen}>
              <SourceNote source={source} />
            </span>
            {source.snippet ? <span className={details.quote}>“{source.snippet}”</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function profileUrl(person: ExternalEmail): string {
  return `https://www.linkedin.com/in/${encodeURIComponent(person.linkedin)}`;
}

/** Everything known about a person, one line each, for copying. */
function contactText(person: ExternalEmail): string {
  const lines = [person.full_name, person.title, ...addressesOf(person), ...person.phones.map(phoneDisplay)];
  if (person.linkedin) lines.push(profileUrl(person));
  return lines.filter((line) => line !== '').join('\n');
}
