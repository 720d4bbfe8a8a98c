import { contract } from '../../../shared/contract/contract.ts';
import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { WriteButton } from '../../parts/composer/write-button.tsx';
import { ContactDialog } from '../../parts/leads/contact-dialog.tsx';
import details from '../../parts/leads/details.module.css';
import { personName } from '../../parts/leads/person.tsx';
import type { ContactRow } from '../../parts/leads/use-contact-rows.ts';
import type { HeartState } from '../../ui/buttons/heart-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DomainName } from '../../ui/domain-name.tsx';
import { Notes } from '../../ui/fields/notes.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { WebLink } from '../../ui/web-link.tsx';

/** Everything known about one saved contact and its company, with notes. */
export function SavedContactDialog(props: {
  row: ContactRow;
  saved: boolean;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { row, saved, onRemove, onClose } = props;
  const read = useRead(contract.saved.contactsByIds, { ids: row.id });
  const contact = read.data?.saved_contacts[0];
  const person = contact?.contact.contact_data.external_emails[0];
  if (!contact || !person) {
    return (
      <Dialog title={row.name || row.email} onClose={onClose}>
        {read.error ? (
          <RetryBox message={read.error.message} onRetry={() => void read.refresh()} />
        ) : read.data ? (
          <p>This contact is no longer saved.</p>
        ) : (
          <Skeleton lines={6} />
        )}
      </Dialog>
    );
  }
  const heart: HeartState = { ready: saved, saved, toggle: onRemove };
  return (
    <ContactDialog
      person={person}
      record={contact.contact.contact_data}
      heart={heart}
      onClose={onClose}
      actions={
        person.value === '' ? null : <WriteButton contactId={contact.contact_id} name={personName(person)} />
      }
    >
      <Company contact={contact} />
      <section className={details.part}>
        <h3>Notes</h3>
        <ContactNotes
          contact={contact}
          onChange={(changed) => read.change(() => ({ saved_contacts: [changed] }))}
        />
      </section>
    </ContactDialog>
  );
}

function Company(props: { contact: SavedContact }) {
  const { contact, saved_at: savedAt } = props.contact;
  const { lead } = contact;
  return (
    <section className={details.part}>
      <h3>Company</h3>
      <dl className={details.facts}>
        <div>
          <dt>Company</dt>
          <dd>{lead.name || 'Not published'}</dd>
        </div>
        {lead.domain ? (
          <div>
            <dt>Domain</dt>
            <dd>
              <WebLink url={`https://${lead.domain}`}>
                <DomainName domain={lead.domain} />
              </WebLink>
            </dd>
          </div>
        ) : null}
        {lead.industry ? (
          <div>
            <dt>Industry</dt>
            <dd>{lead.industry}</dd>
          </div>
        ) : null}
        <div>
          <dt>Saved</dt>
          <dd>
            <time dateTime={savedAt}>{shortDate(new Date(savedAt))}</time>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function ContactNotes(props: { contact: SavedContact; onChange: (changed: SavedContact) => void }) {
  const { contact } = props;
  const change = useWrite(contract.saved.changeContactNotes);
  return (
    <Notes
      of={contact.contact.contact_data.external_emails[0]?.full_name || 'this contact'}
      draft={contact.id}
      notes={contact.notes}
      busy={change.busy}
      fault={change.error?.message}
      onSave={async (notes) => {
        const { contact_id: contactId, updated_at } = contact;
        const changed = await change.run({ contactId, notes, updated_at });
        if (changed) props.onChange(changed);
        return changed !== undefined;
      }}
    />
  );
}
