import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { useRead } from '../../api/use-read.ts';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import styles from '../outreach/mail.module.css';
import { MailForm } from '../outreach/mail-form.tsx';
import { MailTurner } from '../outreach/mail-turner.tsx';
import { type Filling, filledMail, type MailWords, offerTo } from './filled-mail.ts';
import { OutreachActions, type Progress } from './outreach-actions.tsx';
import { QueueAll } from './queue-all.tsx';
import type { LeadOffers } from './use-lead-offers.ts';
import steps from './use-template.module.css';

/** The mails, one lead at a time: read, send manually or through Gmail, or queue. */
export function PreviewStep(props: {
  template: EmailTemplate;
  ids: readonly string[];
  values: Readonly<Record<string, string>>;
  offers: LeadOffers;
  sender: UserProfile;
}) {
  const { ids, template, values, offers, sender } = props;
  const filling: Filling = { template, values, offers, signature: sender.email_signature };
  const [progress, setProgress] = useState<Readonly<Record<string, Progress>>>({});
  const [rewritten, setRewritten] = useState<Readonly<Record<string, MailWords>>>({});
  const [index, setIndex] = useState(0);
  const id = ids[index] ?? '';
  const { data, error, refresh } = useRead(contract.saved.contactsByIds, { ids: id });
  const contact = data?.saved_contacts[0];
  return (
    <>
      {ids.length > 1 ? (
        <MailTurner label="Leads" index={index} count={ids.length} onTurn={setIndex}>
          Lead {index + 1} of {ids.length}
        </MailTurner>
      ) : null}
      {ids.length > 1 ? (
        <QueueAll
          ids={ids}
          filling={filling}
          sender={sender}
          rewritten={rewritten}
          onQueued={(done) =>
            setProgress((before) => ({
              ...Object.fromEntries(done.map((each) => [each, 'queued' as const])),
              ...before,
            }))
          }
        />
      ) : null}
      {contact ? (
        <FilledEmail
          key={id}
          filling={filling}
          sender={sender}
          contact={contact}
          rewritten={rewritten[id]}
          onRewrite={(words) => setRewritten((before) => ({ ...before, [id]: words }))}
          progress={progress[id]}
          onProgress={(next) => setProgress((before) => ({ ...before, [id]: next }))}
        />
      ) : null}
      {!contact && error ? <RetryBox message={error.message} onRetry={() => void refresh()} /> : null}
      {!contact && data ? <p className={steps.text}>This contact is no longer saved.</p> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
    </>
  );
}

function FilledEmail(props: {
  filling: Filling;
  sender: UserProfile;
  contact: SavedContact;
  rewritten: MailWords | undefined;
  onRewrite: (words: MailWords) => void;
  progress: Progress;
  onProgress: (progress: Progress) => void;
}) {
  const { filling, sender, contact, progress, onProgress } = props;
  const [editing, setEditing] = useState(false);
  const mail = { ...filledMail(filling, contact), ...props.rewritten };
  if (editing) {
    return (
      <MailForm
        draft={`use.${filling.template.id}.${contact.id}`}
        subject={mail.subject}
        text={mail.text}
        save={{ label: 'Use this text', busyLabel: 'Use this text', busy: false, error: undefined }}
        onSave={async (words) => {
          props.onRewrite(words);
          setEditing(false);
          return true;
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  const verdict = contact.contact.contact_data.email_verdicts[mail.address]?.verdict;
  return (
    <article className={styles.mail}>
      {verdict === 'undeliverable' ? (
        <Notice tone="warning">Email to this address will probably bounce.</Notice>
      ) : null}
      <OutreachActions
        contactId={contact.contact_id}
        mail={mail}
        offer={offerTo(filling, contact.id)}
        onEdit={() => setEditing(true)}
        sender={sender}
        progress={progress}
        onProgress={onProgress}
      />
    </article>
  );
}
