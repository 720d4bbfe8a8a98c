import { Tabs } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles/tabs.css';
import { useRef, useState } from 'react';
import type { AddressRecord } from '../../../../shared/model/leads/address-origin.ts';
import {
  type ContactData,
  decisionMakerLevels,
  type ExternalEmail,
} from '../../../../shared/model/leads/contact-data.ts';
import { contactId, importKind } from '../../../../shared/model/leads/contact-id.ts';
import type { LeadContact } from '../../../../shared/model/leads/session.ts';
import { WriteButton } from '../../../parts/composer/write-button.tsx';
import { ContactDialog } from '../../../parts/leads/contact-dialog.tsx';
import { personName } from '../../../parts/leads/person.tsx';
import { useContactHeart } from '../../../parts/leads/use-heart.ts';
import { ContactList } from './contact-list.tsx';
import styles from './contacts-panel.module.css';
import { OverviewTab } from './overview-tab.tsx';
import { PeopleTab } from './people-tab.tsx';

/** The contacts of one company, in four tabs. */
export function ContactsPanel(props: { record: LeadContact }) {
  const { record } = props;
  if (record.error || !record.contact_data) {
    return (
      <div className={styles.error} role="alert">
        <h3>Contact Enrichment Error</h3>
        <p>{record.error_message ?? 'The contacts of this company could not be read.'}</p>
      </div>
    );
  }
  return <ContactTabs leadId={record.lead_id} data={record.contact_data} />;
}

function ContactTabs(props: { leadId: string; data: ContactData }) {
  const { leadId, data } = props;
  const [tab, setTab] = useState('overview');
  const decisionMakersTab = useRef<HTMLButtonElement>(null);
  // By id: the same person is another object after the leads were read again.
  const [shownId, setShownId] = useState<string>();
  const contactIdOf = (person: ExternalEmail) =>
    contactId({ leadId, index: data.external_emails.indexOf(person), imported: importKind(data) });
  const show = (person: ExternalEmail) => setShownId(contactIdOf(person));
  const shown = data.external_emails.find((person) => contactIdOf(person) === shownId);
  const decisionMakers = data.external_emails.filter(
    ({ level, removed }) => !removed && decisionMakerLevels.includes(level),
  );
  return (
    <>
      <Tabs.Container value={tab} onValueChange={setTab} isLazy>
        <Tabs.List className={styles.tabs} aria-label="Contacts">
          <Tabs.Item value="overview">Overview</Tabs.Item>
          <Tabs.Item value="decision-makers" ref={decisionMakersTab}>
            Decision Makers <span className={styles.count}>{decisionMakers.length}</span>
          </Tabs.Item>
          <Tabs.Item value="contacts">Contacts</Tabs.Item>
          <Tabs.Item value="people">People</Tabs.Item>
        </Tabs.List>
        <Tabs.Panel value="overview">
          <OverviewTab
            data={data}
            decisionMakers={decisionMakers}
            contactIdOf={contactIdOf}
            onShow={show}
            onViewAll={() => {
              setTab('decision-makers');
              decisionMakersTab.current?.focus();
            }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="decision-makers">
          <ContactList
            name={`decision-makers.${leadId}`}
            people={decisionMakers}
            contactIdOf={contactIdOf}
            record={data}
            empty="No decision makers found"
            onShow={show}
          />
        </Tabs.Panel>
        <Tabs.Panel value="contacts">
          <ContactList
            name={`contacts.${leadId}`}
            people={data.external_emails}
            contactIdOf={contactIdOf}
            record={data}
            empty="No contacts found"
            onShow={show}
          />
        </Tabs.Panel>
        <Tabs.Panel value="people">
          <PeopleTab data={data} />
        </Tabs.Panel>
      </Tabs.Container>
      {shown ? (
        <FoundContactDialog
          person={shown}
          contactId={contactIdOf(shown)}
          record={data}
          onClose={() => setShownId(undefined)}
        />
      ) : null}
    </>
  );
}

function FoundContactDialog(props: {
  person: ExternalEmail;
  contactId: string;
  record: AddressRecord;
  onClose: () => void;
}) {
  const heart = useContactHeart({ id: props.contactId, name: personName(props.person) });
  const { person, contactId } = props;
  const canWrite = person.value !== '' && !person.removed;
  const write = canWrite ? <WriteButton contactId={contactId} name={personName(person)} /> : null;
  return <ContactDialog {...props} heart={heart} actions={write} />;
}
