import { type ReactNode, useState } from 'react';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { messageFields, offerFields } from '../../../shared/model/outreach/outreach.ts';
import { templateVariables } from '../../../shared/model/outreach/template-variables.ts';
import { languageOfSite } from '../../../shared/text/mail/mail-language.ts';
import { starterIn, starterOf } from '../../../shared/text/mail/starters/starters.ts';
import { variablesIn } from '../../../shared/text/mail/variables-in.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { SelectField, TextField } from '../../ui/fields/fields.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Caution } from '../leads/caution.tsx';
import mailStyles from '../outreach/mail.module.css';
import { MailForm } from '../outreach/mail-form.tsx';
import type { WrittenMail } from '../outreach/mail-links.ts';
import { OutreachActions, type Progress } from '../templates/outreach-actions.tsx';
import { StarterOptions } from '../templates/starter-options.tsx';
import styles from './composer.module.css';
import { filledLetter } from './filled-letter.ts';
import { OwnTemplateOptions, useOwnTemplates } from './own-templates.tsx';

/** Variables that have a field of their own. */
const ofOffer = new Set(['data.domain', 'data.price']);
const labels: Readonly<Record<string, string>> = { 'data.link': 'Link', 'offer.Expires': 'Offer ends' };

/** A mail to one contact about one domain: the text to start with, the values it needs, and every way to send it. */
export function Letter(props: {
  contactId: string;
  lead: LeadWithContacts;
  person: ExternalEmail;
  sender: UserProfile;
  known: { domain: string; price: string; link: string };
  startWith: string | undefined;
  onStartWith: (id: string) => void;
  progress: Progress;
  onProgress: (progress: Progress) => void;
  recipientField: ReactNode;
}) {
  const { contactId, lead, person, sender, progress } = props;
  const { domain, price, link } = props.known;
  const [offer, setOffer] = useState({ domain, price });
  /** Values of other variables, by name. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({ 'data.link': link });
  const siteLanguage = languageOfSite(lead.lead_contacts[0]?.contact_data?.site_data.language);
  const proposed = starterIn(siteLanguage, props.startWith);
  const [rewritten, setRewritten] = useState<Pick<WrittenMail, 'subject' | 'text'>>();
  const [editing, setEditing] = useState(false);
  const templates = useOwnTemplates();
  const [chosenId, setChosenId] = useState(props.startWith);
  const chosen = templates.find(({ id }) => id === chosenId) ?? starterOf(chosenId) ?? proposed;
  const { content } = chosen;
  const asked = variablesIn(content).filter((name) => !name.startsWith('lead.') && !ofOffer.has(name));
  const filled = filledLetter({
    lead,
    person,
    content,
    offer,
    others: typed,
    signature: sender.email_signature,
  });
  const mail = { ...filled, ...rewritten };
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
        {props.recipientField}
        <SelectField
          label="Text"
          value={chosen.id}
          isDisabled={isDisabled}
          onChange={({ target }) =>
            begin(() => {
              setChosenId(target.value);
              props.onStartWith(target.value);
            })
          }
        >
          <StarterOptions first={siteLanguage} />
          <OwnTemplateOptions templates={templates} />
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
      {lead.caution === undefined ? null : <Caution caution={lead.caution} />}
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
          onProgress={props.onProgress}
        />
      )}
    </article>
  );
}
