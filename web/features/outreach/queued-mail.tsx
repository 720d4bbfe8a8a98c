import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import {
  maxFollowUps,
  type OutreachWay,
  type QueuedMessage,
} from '../../../shared/model/outreach/outreach.ts';
import { hindranceOf } from '../../../shared/text/mail/leaving-mail.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { GmailSend } from '../../parts/outreach/gmail-send.tsx';
import mail from '../../parts/outreach/mail.module.css';
import { MailForm } from '../../parts/outreach/mail-form.tsx';
import { MailToLeave } from '../../parts/outreach/mail-to-leave.tsx';
import { CountryRule, EarlierMails } from '../../parts/outreach/recipient-notes.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { DomainName } from '../../ui/domain-name.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import styles from './outreach.module.css';

/** One queued mail: check it, change it, send it manually or through Gmail, mark it as sent, or remove it. */
export function QueuedMail(props: {
  message: QueuedMessage;
  sender: UserProfile;
  onChange: (message: QueuedMessage) => void;
  onSent: () => void;
  onRemoved: () => void;
  onReleased: () => void;
}) {
  const { message, sender, onChange, onSent } = props;
  const { id: messageId, status, problem } = message;
  const recipients = useRead(contract.outreach.recipients, { contact_ids: message.contact_id });
  const account = useRead(contract.mail.integration, {});
  const [editing, setEditing] = useState(false);
  const [used, setUsed] = useState<OutreachWay>('copied');
  const update = useWrite(contract.outreach.update);
  const send = useWrite(contract.outreach.send);
  const markSent = useWrite(contract.outreach.markSent);
  const markUnsent = useWrite(contract.outreach.markUnsent);
  const remove = useWrite(contract.outreach.remove);
  const writes = [update, send, markSent, markUnsent, remove];
  const busy = writes.some((write) => write.busy);
  const error = writes.find((write) => write.error)?.error;

  const before = recipients.data?.recipients[0]?.approaches ?? [];
  const approaches = before.filter(({ message_id: id }) => id !== messageId && id !== message.follows_id);
  const leaving = {
    ...{ domain: message.domain, subject: message.subject, text: message.text, sender, recipient: message },
    ...{ notForSale: message.not_for_sale, refusal: message.refusal },
    ...{ waitsUntil: message.waits_until, writtenAbout: null },
  };
  const noteSent = async (way: OutreachWay) => {
    if (await markSent.run({ messageId, way })) onSent();
  };
  const { subject, text, without_source, updated_at } = message;
  const leaveOutSource = async (without: boolean) => {
    const changed = await update.run({ messageId, subject, text, without_source: without, updated_at });
    if (changed) onChange(changed);
  };
  if (editing) {
    return (
      <MailForm
        draft={`outreach.${messageId}`}
        subject={subject}
        text={text}
        save={{ label: 'Save email', busyLabel: 'Saving...', busy: update.busy, error: update.error }}
        onSave={async (words) => {
          const changed = await update.run({ messageId, ...words, without_source, updated_at });
          if (changed) {
            onChange(changed);
            setEditing(false);
          }
          return changed !== undefined;
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  const hindrance = hindranceOf(leaving);
  const isOpen = hindrance?.about !== 'recipient' && hindrance?.about !== 'domain';
  return (
    <article className={mail.mail} aria-label={`Email to ${message.name || message.email}`}>
      <p className={styles.offer}>
        <strong>{message.name || message.email}</strong>
        {message.company ? `, ${message.company}` : ''} · <DomainName domain={message.domain} />
        {message.price ? ` · ${message.price}` : ''}
        {message.step > 0 ? ` · Follow-up ${message.step} of ${maxFollowUps}` : ''}
      </p>
      {problem ? <Notice tone="warning">{problem}</Notice> : null}
      {status === 'sending' ? <Notice>This email is being sent.</Notice> : null}
      <EarlierMails approaches={approaches} />
      <MailToLeave
        mail={leaving}
        source={message}
        unsubscribeUrl={message.unsubscribe_url}
        usable={status === 'queued'}
        onWithoutSource={(without) => void leaveOutSource(without)}
        onUsed={setUsed}
        contactId={message.contact_id}
        onReleased={props.onReleased}
        isConnected={account.data?.status === 'connected'}
        sending={
          <GmailSend
            recipient={message}
            busy={send.busy}
            disabled={busy}
            onSend={async (basis) => {
              if (await send.run({ messageId, basis })) onSent();
            }}
          />
        }
        state={error ? <ErrorBox>{error.message}</ErrorBox> : null}
        actions={
          <QueuedActions
            status={status}
            isOpen={isOpen}
            busy={busy}
            onMarkSent={(way = used) => void noteSent(way)}
            onEdit={() => setEditing(true)}
            onMarkUnsent={async () => {
              const changed = await markUnsent.run({ messageId });
              if (changed) onChange(changed);
            }}
            onRemove={async () => {
              if (await remove.run({ messageId })) props.onRemoved();
            }}
          />
        }
      >
        <CountryRule recipient={message} />
      </MailToLeave>
    </article>
  );
}

/** What can be done with a queued mail, besides sending it. `isOpen` is whether its recipient may be written to. */
function QueuedActions(props: {
  status: QueuedMessage['status'];
  isOpen: boolean;
  busy: boolean;
  /** Without a way, the one that was used last. */
  onMarkSent: (way?: OutreachWay) => void;
  onMarkUnsent: () => Promise<void>;
  onEdit: () => void;
  onRemove: () => Promise<void>;
}) {
  const { status, busy: disabled } = props;
  return (
    <>
      {status === 'queued' && props.isOpen ? (
        <>
          <Button size="small" disabled={disabled} onClick={() => props.onMarkSent()}>
            Mark as sent
          </Button>
          <Button size="small" disabled={disabled} onClick={props.onEdit}>
            <Pencil size={16} aria-hidden />
            Edit
          </Button>
        </>
      ) : null}
      {status === 'unknown' ? (
        <>
          <Button size="small" disabled={disabled} onClick={() => props.onMarkSent('gmail_api')}>
            It was sent
          </Button>
          <Button size="small" disabled={disabled} onClick={props.onMarkUnsent}>
            It was not sent
          </Button>
        </>
      ) : null}
      {status === 'sending' ? null : (
        <Button size="small" disabled={disabled} onClick={props.onRemove}>
          <Trash2 size={16} aria-hidden />
          Remove
        </Button>
      )}
    </>
  );
}
