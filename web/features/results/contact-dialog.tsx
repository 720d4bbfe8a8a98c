import type { ExternalEmail } from '../../../shared/model/contact-data.ts';
import { dateAndTime } from '../../../shared/text/relative-time.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import { EmailLine, PhoneLine, type Verdicts } from './contact-lines.tsx';
import panel from './contacts-panel.module.css';
import styles from './details.module.css';
import { addressesOf, personName } from './person-row.tsx';
import { levelNames } from './words.ts';

/** Everything known of one person, and where it was seen. */
export function ContactDialog(props: { person: ExternalEmail; verdicts: Verdicts; onClose: () => void }) {
  const { person } = props;
  const addresses = addressesOf(person);
  return (
    <Dialog title={personName(person)} onClose={props.onClose}>
      <div className={panel.role}>
        {person.title}
        <span className={panel.level}>{levelNames[person.level]}</span>
      </div>
      <section className={styles.part}>
        <h3>Email</h3>
        {addresses.length === 0 ? <p className={panel.none}>No address published</p> : null}
        {addresses.map((address) => (
          <EmailLine key={address} address={address} verdicts={props.verdicts} full />
        ))}
      </section>
      {person.phones.length > 0 ? (
        <section className={styles.part}>
          <h3>Phone</h3>
          {person.phones.map((phone) => (
            <PhoneLine key={phone} phone={phone} />
          ))}
        </section>
      ) : null}
      {person.linkedin ? (
        <section className={styles.part}>
          <h3>Professional profile</h3>
          <WebLink url={`https://www.linkedin.com/in/${encodeURIComponent(person.linkedin)}`}>
            linkedin.com/in/{person.linkedin}
          </WebLink>
        </section>
      ) : null}
      <section className={styles.part}>
        <h3>Professional information</h3>
        <dl className={styles.facts}>
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
      {person.sources.length > 0 ? (
        <section className={styles.part}>
          <h3>Where this was seen</h3>
          <ul className={styles.sources}>
            {person.sources.map((source) => (
              <li key={`${source.type} ${source.value} ${source.ref}`}>
                <span className={styles.value}>{source.value}</span>
                <span className={panel.seen}>
                  <WebLink url={source.ref}>{source.ref}</WebLink>
                  {', '}
                  <time dateTime={source.extracted_on}>{dateAndTime(new Date(source.extracted_on))}</time>
                </span>
                {source.snippet ? <span className={panel.site}>“{source.snippet}”</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Dialog>
  );
}
