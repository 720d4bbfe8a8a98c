import type { ReactNode } from 'react';
import type { ContactData, ExternalEmail } from '../../../../shared/model/leads/contact-data.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { EmailLine, PhoneLine } from '../../../parts/leads/contact-lines.tsx';
import { SocialLinks } from '../../../parts/leads/social-links.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import styles from './contacts-panel.module.css';
import { PersonRow } from './person-row.tsx';

const maxDecisionMakers = 3;

/** The first decision makers, and what the company publishes about itself. */
export function OverviewTab(props: {
  data: ContactData;
  decisionMakers: readonly ExternalEmail[];
  contactIdOf: (person: ExternalEmail) => string;
  onShow: (person: ExternalEmail) => void;
  onViewAll: () => void;
}) {
  const { data, decisionMakers } = props;
  const { site_data: site } = data;
  if (isBare(data)) return <p className={styles.empty}>No contact information available</p>;
  return (
    <div className={styles.overview}>
      {site.title || site.description ? (
        <div className={`${styles.site} ${styles.wide}`}>
          {site.title ? <strong>{site.title}</strong> : null}
          {site.description ? <p>{site.description}</p> : null}
        </div>
      ) : null}
      {decisionMakers.length > 0 ? (
        <section className={styles.wide}>
          <div className={styles.groupHeader}>
            <h3>Decision Makers</h3>
            <button type="button" className={styles.viewAll} onClick={props.onViewAll}>
              View All
            </button>
          </div>
          <ul className={styles.people}>
            {decisionMakers.slice(0, maxDecisionMakers).map((person) => (
              <PersonRow
                key={`${person.value} ${person.full_name} ${person.title}`}
                person={person}
                contactId={props.contactIdOf(person)}
                record={data}
                onShow={props.onShow}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <Group title="General emails" of={data.emails}>
        <div className={styles.lines}>
          {data.emails.map((address) => (
            <EmailLine key={address} address={address} record={data} />
          ))}
        </div>
      </Group>
      <Group title="Phone numbers" of={data.phones}>
        <div className={styles.lines}>
          {data.phones.map((phone) => (
            <PhoneLine key={phone} phone={phone} />
          ))}
        </div>
      </Group>
      <Tags title="Names" values={data.names} copy />
      <Tags title="Titles" values={data.titles} copy />
      <Tags title="Categories" values={data.categories} />
      <Group title="Social profiles" of={Object.keys(data.socials)}>
        <SocialLinks socials={data.socials} />
      </Group>
      <Omitted omitted={data.omitted} />
    </div>
  );
}

function isBare(data: ContactData): boolean {
  return (
    [data.external_emails, data.emails, data.phones, data.names, data.titles, data.categories].every(
      (list) => list.length === 0,
    ) && Object.keys(data.socials).length === 0
  );
}

function Group(props: { title: string; of: readonly string[]; children: ReactNode }) {
  if (props.of.length === 0) return null;
  return (
    <section>
      <div className={styles.groupHeader}>
        <h3>{props.title}</h3>
      </div>
      {props.children}
    </section>
  );
}

function Tags(props: { title: string; values: readonly string[]; copy?: boolean }) {
  const { title, values } = props;
  if (values.length === 0) return null;
  return (
    <section>
      <div className={styles.groupHeader}>
        <h3>{title}</h3>
        {props.copy ? <CopyButton text={values.join('\n')} what={title.toLowerCase()} /> : null}
      </div>
      <ul className={styles.tags}>
        {values.map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </section>
  );
}

function Omitted(props: { omitted: ContactData['omitted'] }) {
  const total = Object.values(props.omitted ?? {}).reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <p className={`${styles.seen} ${styles.wide}`}>
      {counted(total, 'further value was', 'further values were')} left out to keep this record small.
    </p>
  );
}
