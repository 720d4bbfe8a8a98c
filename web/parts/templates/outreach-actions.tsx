import { ListPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import type { Arguments } from '../../../shared/contract/route.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { OutreachBasis, OutreachWay, QueuedMessage } from '../../../shared/model/outreach/outreach.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { hindranceOf } from '../../../shared/text/mail/leaving-mail.ts';
import { fieldFault } from '../../api/api-error.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { paths } from '../../browser/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { GmailSend } from '../outreach/gmail-send.tsx';
import styles from '../outreach/mail.module.css';
import type { WrittenMail } from '../outreach/mail-links.ts';
import { MailText } from '../outreach/mail-text.tsx';
import { MailToLeave } from '../outreach/mail-to-leave.tsx';
import { CountryRule, EarlierMails } from '../outreach/recipient-notes.tsx';

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
  const recipient = recipients.data?.recipients[0];
  const account = useRead(contract.mail.integration, {});
  const [withoutSource, setWithoutSource] = useState(false);
  const [aboutAnother, setAboutAnother] = useState(false);
  const [used, setUsed] = useState<OutreachWay>();
  const { subject, text } = mail;
  const acts = useMailActs(
    { contact_id: contactId, subject, text, without_source: withoutSource, about_another: aboutAnother },
    offer,
    onProgress,
  );
  if (!recipient) {
    return (
      <>
        <MailText mail={mail} />
        {recipients.error ? (
          <RetryBox message={recipients.error.message} onRetry={() => void recipients.refresh()} />
        ) : recipients.data ? (
          <Notice>This contact is no longer there.</Notice>
        ) : (
          <Skeleton lines={2} />
        )}
      </>
    );
  }

  const domain = about.toLowerCase();
  const others = recipient.approaches.filter(({ message_id: id }) => id !== acts.waiting?.id);
  const another = others.find((each) => each.own && each.domain !== domain)?.domain ?? null;
  const leaving = {
    ...{ domain: about, subject: mail.subject, text: mail.text, sender },
    recipient: { name: recipient.name, email: mail.address },
    notForSale: recipients.data?.not_for_sale ?? null,
    refusal: recipient.refusal,
    waitsUntil: recipient.waits_until,
    writtenAbout: aboutAnother || progress !== undefined ? null : another,
  };
  const hindrance = hindranceOf(leaving);
  const before = progress === undefined && others.some((each) => each.own && each.domain === domain);
  const mayQueue = hindrance === null || hindrance.about === 'week';
  const isOpen = hindrance?.about !== 'recipient' && hindrance?.about !== 'domain';
  const whom = recipient.name || recipient.email;
  return (
    <>
      <EarlierMails approaches={others} />
      <MailToLeave
        mail={leaving}
        source={{ ...recipient, step: 0, without_source: withoutSource }}
        unsubscribeUrl={null}
        usable={!before && progress !== 'sent'}
        onWithoutSource={setWithoutSource}
        onUsed={setUsed}
        onReleased={() => void recipients.refresh()}
        contactId={contactId}
        isConnected={account.data?.status === 'connected'}
        sending={
          <GmailSend recipient={recipient} busy={acts.isSending} disabled={acts.busy} onSend={acts.send} />
        }
        state={
          <>
            {another === null || progress !== undefined ? null : (
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={aboutAnother}
                  onChange={(event) => setAboutAnother(event.target.checked)}
                />
                Write to them about {domainInLetters(domain)} as well
              </label>
            )}
            {before ? (
              <Notice>
                You have already emailed this person about {domainInLetters(domain)}.{' '}
                <Link to={paths.outreach('log')}>Follow up</Link> instead of starting over.
              </Notice>
            ) : null}
            {acts.error ? (
              <ErrorBox>{fieldFault(acts.error, 'domain') ?? acts.error.message}</ErrorBox>
            ) : null}
            {progress === undefined ? null : (
              <SuccessBox>
                {progress === 'queued'
                  ? 'Added to your queue. '
                  : acts.sentByGmail
                    ? `Sent to ${whom}. `
                    : 'Marked as sent. '}
                <Link to={paths.outreach(progress === 'queued' ? 'queue' : 'log')}>Open outreach</Link>
              </SuccessBox>
            )}
          </>
        }
        actions={
          !isOpen || before || progress === 'sent' ? null : (
            <>
              {progress === undefined && mayQueue ? (
                <Button size="small" disabled={acts.busy} onClick={() => void acts.queue()}>
                  <ListPlus size={16} aria-hidden />
                  {acts.isQueuing ? 'Queuing...' : 'Add to queue'}
                </Button>
              ) : null}
              {progress === undefined ? (
                <Button size="small" disabled={acts.busy} onClick={props.onEdit}>
                  <Pencil size={16} aria-hidden />
                  Edit email
                </Button>
              ) : null}
              {used ? (
                <Button size="small" disabled={acts.busy} onClick={() => void acts.log(used)}>
                  Mark as sent
                </Button>
              ) : null}
            </>
          )
        }
      >
        <CountryRule recipient={recipient} />
      </MailToLeave>
    </>
  );
}

/** Queues, sends and logs one mail. Sending and logging queue it before, unless it is queued already. */
function useMailActs(
  written: Arguments<typeof contract.outreach.queue>['messages'][number],
  offer: { domain: string; price: string },
  onProgress: (progress: Progress) => void,
) {
  const [waiting, setWaiting] = useState<QueuedMessage>();
  const [sentByGmail, setSentByGmail] = useState(false);
  const queuing = useWrite(contract.outreach.queue);
  const sending = useWrite(contract.outreach.send);
  const marking = useWrite(contract.outreach.markSent);

  const queue = async () => {
    if (waiting) return waiting;
    const answer = await queuing.run({ ...offer, messages: [written] });
    const [message] = answer?.messages ?? [];
    if (message) {
      setWaiting(message);
      onProgress('queued');
    }
    return message;
  };
  const log = async (way: OutreachWay) => {
    const message = await queue();
    if (message && (await marking.run({ messageId: message.id, way }))) onProgress('sent');
  };
  const send = async (basis: OutreachBasis | null) => {
    const message = await queue();
    if (!message || !(await sending.run({ messageId: message.id, basis }))) return;
    setSentByGmail(true);
    onProgress('sent');
  };
  return {
    ...{ queue, log, send, waiting, sentByGmail },
    isQueuing: queuing.busy,
    isSending: sending.busy,
    busy: queuing.busy || sending.busy || marking.busy,
    error: queuing.error ?? sending.error ?? marking.error,
  };
}
