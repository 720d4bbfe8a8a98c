import { contactId, importKind } from '../../../shared/model/leads/contact-id.ts';
import type { LeadContact, LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DomainName } from '../../ui/domain-name.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import { WriteButton } from '../composer/write-button.tsx';
import { EmailLine, PhoneLine } from './contact-lines.tsx';
import styles from './details.module.css';
import { SocialLinks } from './social-links.tsx';

/** Everything known about one company. */
export function CompanyDialog(props: {
  lead: LeadWithContacts;
  record: LeadContact | undefined;
  onClose: () => void;
}) {
  const { lead } = props;
  return (
    <Dialog title={lead.name} onClose={props.onClose}>
      <dl className={styles.facts}>
        <div>
          <dt>Domain</dt>
          <dd>
            {lead.domain ? (
              <WebLink url={`https://${lead.domain}`}>
                <DomainName domain={lead.domain} />
              </WebLink>
            ) : (
              'Unknown'
            )}
          </dd>
        </div>
        {lead.industry ? (
          <div>
            <dt>Industry</dt>
            <dd>{lead.industry}</dd>
          </div>
        ) : null}
      </dl>
      <section className={styles.part}>
        <h3>Relevance</h3>
        <p className={styles.text}>{lead.relevance_reason}</p>
      </section>
      <section className={styles.part}>
        <h3>Contact information</h3>
        <ContactInformation leadId={lead.id} record={props.record} />
      </section>
    </Dialog>
  );
}

function ContactInformation(props: { leadId: string; record: LeadContact | undefined }) {
  const { leadId, record } = props;
  if (record?.error) {
    return (
      <>
        <p className={styles.none}>No contacts</p>
        {record.error_message ? <p className={styles.seen}>{record.error_message}</p> : null}
      </>
    );
  }
  const data = record?.contact_data;
  if (!data) return <p className={styles.none}>No contact data available</p>;
  const imported = importKind(data);
  const entries = data.external_emails.map((person, index) => ({
    person,
    contactId: contactId({ leadId, index, imported }),
  }));
  const people = entries.filter(({ person }) => person.full_name !== '');
  const nothing =
    people.length + data.emails.length + data.phones.length + Object.keys(data.socials).length === 0;
  if (nothing) return <p className={styles.none}>No contact information available</p>;
  return (
    <>
      {data.emails.map((address) => {
        const mailbox = entries.find(({ person }) => person.value === address);
        return (
          <div key={address} className={styles.reach}>
            <EmailLine address={address} record={data} full />
            {mailbox ? <WriteButton contactId={mailbox.contactId} name={address} /> : null}
          </div>
        );
      })}
      {data.phones.map((phone) => (
        <PhoneLine key={phone} phone={phone} />
      ))}
      {people.length > 0 ? (
        <ul className={styles.people}>
          {people.map(({ person, contactId: id }) => (
            <li key={id} className={styles.reach}>
              <span>
                <strong>{person.full_name}</strong> {person.title}
              </span>
              {person.value === '' ? null : <WriteButton contactId={id} name={person.full_name} />}
            </li>
          ))}
        </ul>
      ) : null}
      <SocialLinks socials={data.socials} />
    </>
  );
}
