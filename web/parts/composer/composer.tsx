import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { messageFields, offerFields } from '../../../shared/model/outreach/outreach.ts';
import { templateVariables } from '../../../shared/model/outreach/template-variables.ts';
import { amountText } from '../../../shared/text/amount.ts';
import { fillTemplate } from '../../../shared/text/mail/fill-template.ts';
import { leadValues } from '../../../shared/text/mail/lead-values.ts';
import { starters } from '../../../shared/text/mail/starters.ts';
import { variablesIn } from '../../../shared/text/mail/variables-in.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { useRead } from '../../api/use-read.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectField, TextField } from '../../ui/fields/fields.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import mailStyles from '../outreach/mail.module.css';
import { MailForm } from '../outreach/mail-form.tsx';
import type { WrittenMail } from '../outreach/mail-links.ts';
import { SignatureForm } from '../profile/signature-form.tsx';
import { OutreachActions, type Progress } from '../templates/outreach-actions.tsx';
import styles from './composer.module.css';

/** Variables that have a field of their own. */
const ofOffer = new Set(['data.domain', 'data.price']);
const labels: Readonly<Record<string, string>> = { 'data.link': 'Link', 'offer.Expires': 'Offer ends' };

/**
 * A mail to one person about the domain for which their company was found: a text to start with, filled and
 * editable, and every way to send it. It starts with the signature if there is none yet.
 */
export default function Composer(props: { contactId: string; name: string; onClose: () => void }) {
  const { contactId, name, onClose } = props;
  const { leadId, index } = placeOfContact(contactId);
  const profile = useRead(contract.profile.get, {});
  const lead = useRead(contract.sessions.lead, { leadId });
  const session = useRead(contract.sessions.get, { sessionId: sessionOfLead(leadId) });
  const domain = session.data?.domain;
  const sale = useRead(contract.domains.get, domain ? { domain } : null);
  const person = lead.data?.lead_contacts[0]?.contact_data?.external_emails[index];
  const error = profile.error ?? lead.error ?? session.error;
  const priceKnown = domain === '' || sale.data !== undefined || sale.error !== undefined;
  return (
    <Dialog title={`Write to ${name}`} onClose={onClose}>
      {error && !(profile.data && lead.data && session.data) ? (
        <RetryBox
          message={error.message}
          onRetry={() => {
            for (const read of [profile, lead, session]) void read.refresh();
          }}
        />
      ) : !profile.data || !lead.data || domain === undefined || !priceKnown ? (
        <Skeleton lines={8} />
      ) : person === undefined ? (
        <p>This contact is no longer there.</p>
      ) : profile.data.email_signature === '' ? (
        <SignatureForm
          profile={profile.data}
          label="Email signature"
          hint="Every email ends with your signature. It is saved in your profile."
          button="Save signature"
          required
          onSaved={(saved) => profile.change(() => saved)}
        />
      ) : (
        <Letter
          contactId={contactId}
          lead={lead.data}
          person={person}
          sender={profile.data}
          known={{
            domain,
            price: sale.data?.asking_price ? amountText(sale.data.asking_price, sale.data.currency) : '',
            link: sale.data?.link ?? '',
          }}
        />
      )}
    </Dialog>
  );
}

function Letter(props: {
  contactId: string;
  lead: LeadWithContacts;
  person: ExternalEmail;
  sender: UserProfile;
  known: { domain: string; price: string; link: string };
}) {
  const { contactId, lead, person, sender } = props;
  const { domain, price, link } = props.known;
  const [offer, setOffer] = useState({ domain, price });
  /** Values of other variables, by name. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({ 'data.link': link });
  const [chosen, setChosen] = useState(starters[0]?.id ?? '');
  const [rewritten, setRewritten] = useState<Pick<WrittenMail, 'subject' | 'text'>>();
  const [editing, setEditing] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const own = useRead(contract.templates.list, { visibility: 'private', limit: 50 });
  const templates = own.data?.templates ?? [];
  const content = [...starters, ...templates].find(({ id }) => id === chosen)?.content ?? '';
  const values = {
    ...leadValues({ contact: { lead, contact_data: { external_emails: [person] } } }),
    'data.domain': offer.domain,
    'data.price': offer.price,
    ...typed,
  };
  const asked = variablesIn(content).filter((name) => !name.startsWith('lead.') && !ofOffer.has(name));
  const filled = fillTemplate(content, values, sender.email_signature);
  const mail = { address: person.value, subject: filled.subject, text: filled.body, ...rewritten };
  /** Another offer or text fills the mail again, as the edited text was about the previous one. */
  const begin = (change: () => void) => {
    change();
    setRewritten(undefined);
  };
  if (editing) {
    return (
      <MailForm
        draft={`compose.${contactId}`}
        subject={mail.subject}
        text={mail.text}
        save={{ label: 'Use this text', busyLabel: 'Use this text', busy: false, error: undefined }}
        onSave={async (words) => {
          setRewritten(words);
          setEditing(false);
          return true;
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  const isDisabled = progress !== undefined;
  const offered = (field: 'domain' | 'price', label: string) => ({
    ...{ label, name: field, value: offer[field], isDisabled, autoComplete: 'off' },
    maxLength: maxLengthOf(offerFields.shape[field]),
    onChange: ({ target }: { target: { value: string } }) =>
      begin(() => setOffer({ ...offer, [field]: target.value })),
  });
  return (
    <article className={mailStyles.mail}>
      <div className={styles.offer}>
        <SelectField
          label="Text"
          value={chosen}
          isDisabled={isDisabled}
          onChange={({ target }) => begin(() => setChosen(target.value))}
        >
          <optgroup label="To begin with">
            {starters.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
          {templates.length > 0 ? (
            <optgroup label="Your templates">
              {templates.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ) : null}
        </SelectField>
        <TextField {...offered('domain', 'Domain')} required />
        <TextField {...offered('price', 'Price')} placeholder="negotiable" />
        {asked.map((name) => (
          <TextField
            key={name}
            {...{ name, isDisabled, autoComplete: 'off', required: true }}
            label={labels[name] ?? name}
            placeholder={templateVariables.find((each) => each.name === name)?.example}
            maxLength={maxLengthOf(messageFields.shape.text)}
            value={typed[name] ?? ''}
            onChange={({ target }) => begin(() => setTyped({ ...typed, [name]: target.value }))}
          />
        ))}
      </div>
      {offer.domain.trim() === '' ? (
        <Notice tone="warning">Enter the domain that you offer.</Notice>
      ) : (
        <OutreachActions
          contactId={contactId}
          mail={mail}
          offer={offer}
          sender={sender}
          onEdit={() => setEditing(true)}
          progress={progress}
          onProgress={setProgress}
        />
      )}
    </article>
  );
}
