import { ListPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { OutreachWay, QueuedMessage } from '../../../shared/model/outreach/outreach.ts';
import { mailFooter, missingOfIdentity } from '../../../shared/text/mail/mail-footer.ts';
import { unfilledPlaceholder } from '../../../shared/text/mail/placeholders.ts';
import { notForSaleWords } from '../../../shared/text/mail/sale-words.ts';
import { fieldFault } from '../../api/api-error.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { outreachPath } from '../../browser/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { GmailSend } from '../outreach/gmail-send.tsx';
import { HandButtons } from '../outreach/hand-buttons.tsx';
import styles from '../outreach/mail.module.css';
import type { WrittenMail } from '../outreach/mail-links.ts';
import { MailText } from '../outreach/mail-text.tsx';
import { RecipientNotes } from '../outreach/recipient-notes.tsx';

/** What has happened to a mail of the preview. */
export type Progress = 'queued' | 'sent' | undefined;

/** A filled mail and everything that can be done with it. A mail sent manually is logged once the user says so. */
export function OutreachActions(props: {
  contactId: string;
  mail: WrittenMail;
  offer: { domain: string; price: string };
  sender: UserProfile;
  onEdit: () => void;
  progress: Progress;
  onProgress: (progress: Progress) => void;
}) {
  const { contactId, mail, offer, sender, progress, onProgress } = props;
  const about = offer.domain.trim();
  const recipients = useRead(contract.outreach.recipients, {
    contact_ids: contactId,
    ...(about === '' ? {} : { domain: about }),
  });
  const stopped = recipients.data?.not_for_sale ?? null;
  const recipient = recipients.data?.recipients[0];
  const identified = missingOfIdentity(sender).length === 0;
  const [withFooter, setWithFooter] = useState(identified);
  const [used, setUsed] = useState<OutreachWay>();
  const [waiting, setWaiting] = useState<QueuedMessage>();
  const queue = useWrite(contract.outreach.queue);
  const send = useWrite(contract.outreach.send);
  const markSent = useWrite(contract.outreach.markSent);

  const written = withFooter ? { ...mail, text: `${mail.text}\n\n${mailFooter(sender, null)}` } : mail;
  const gap = unfilledPlaceholder(mail);
  const refused = stopped !== null || (recipient !== undefined && recipient.refusal !== null);
  const busy = queue.busy || send.busy || markSent.busy;
  const error = queue.error ?? send.error ?? markSent.error;

  /** Puts the mail in the queue, which comes before the log and before sending. */
  const queued = async (text: string) => {
    if (waiting) return waiting;
    const messages = [{ contact_id: contactId, subject: mail.subject, text }];
    const answer = await queue.run({ ...offer, messages });
    const [message] = answer?.messages ?? [];
    if (message) {
      setWaiting(message);
      onProgress('queued');
    }
    return message;
  };
  const log = async (way: OutreachWay) => {
    const message = await queued(written.text);
    if (message && (await markSent.run({ messageId: message.id, way }))) onProgress('sent');
  };
  const others = recipient?.approaches.filter(({ message_id: id }) => id !== waiting?.id) ?? [];
  const domain = about.toLowerCase();
  const before = progress === undefined && others.some((each) => each.own && each.domain === domain);
  return (
    <>
      {recipient ? (
        <RecipientNotes recipient={recipient} refusal={recipient.refusal} approaches={others} />
      ) : null}
      <MailText mail={written} />
      {identified ? (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={withFooter}
            onChange={(event) => setWithFooter(event.target.checked)}
          />
          Add my postal address and a way to opt out
        </label>
      ) : null}
      {refused || gap !== null ? null : <HandButtons mail={written} onUsed={setUsed} />}
      {stopped === null ? null : <Notice tone="warning">{notForSaleWords(domain, stopped)}</Notice>}
      {gap === null ? null : <Notice tone="warning">{gap} before this email leaves.</Notice>}
      {before ? (
        <Notice>
          You have already emailed this person about {domain}. <Link to={outreachPath}>Follow up</Link>{' '}
          instead of starting over.
        </Notice>
      ) : null}
      {error ? <ErrorBox>{fieldFault(error, 'domain') ?? error.message}</ErrorBox> : null}
      {progress === undefined ? null : (
        <SuccessBox>
          {progress === 'sent' ? 'Marked as sent. ' : 'Added to your queue. '}
          <Link to={outreachPath}>Open outreach</Link>
        </SuccessBox>
      )}
      {refused || before || progress === 'sent' ? null : (
        <>
          <div className={styles.buttons}>
            {progress === undefined ? (
              <Button disabled={busy} onClick={props.onEdit}>
                <Pencil size={16} aria-hidden />
                Edit email
              </Button>
            ) : null}
            {progress === undefined && gap === null ? (
              <Button disabled={busy} onClick={() => void queued(mail.text)}>
                <ListPlus size={16} aria-hidden />
                {queue.busy ? 'Queuing...' : 'Add to queue'}
              </Button>
            ) : null}
            {used ? (
              <Button disabled={busy} onClick={() => void log(used)}>
                Mark as sent
              </Button>
            ) : null}
          </div>
          {recipient && gap === null ? (
            <GmailSend
              recipient={recipient}
              busy={send.busy}
              disabled={busy}
              onSend={async (basis) => {
                const message = await queued(mail.text);
                if (message && (await send.run({ messageId: message.id, basis }))) onProgress('sent');
              }}
            />
          ) : null}
        </>
      )}
    </>
  );
}
