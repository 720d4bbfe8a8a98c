import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import {
  type LoggedMessage,
  maxFollowUps,
  type OutreachOutcome,
  type OutreachWay,
  outreachOutcome,
} from '../../../shared/model/outreach/outreach.ts';
import { removedAtTheirWish } from '../../../shared/text/refusal-words.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { useWrite } from '../../api/use-write.ts';
import mail from '../../parts/outreach/mail.module.css';
import { MailForm } from '../../parts/outreach/mail-form.tsx';
import { SelectionBox } from '../../parts/selection/selection-box.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DomainName } from '../../ui/domain-name.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import styles from './outreach.module.css';

const ways: Readonly<Record<OutreachWay, string>> = {
  copied: 'copied by hand',
  gmail_compose: 'written in Gmail',
  mail_client: 'sent by mail client',
  gmail_api: 'sent through Gmail',
};
const outcomes: Readonly<Record<OutreachOutcome, string>> = {
  replied: 'Replied',
  no_reply: 'No reply',
  said_no: 'Said no',
  bounced: 'Bounced',
};

/** Marks after which nobody writes to the address again. */
const final = ['said_no', 'bounced'] as const;
type Final = (typeof final)[number];

function finalIn(outcome: OutreachOutcome | null): Final | undefined {
  return final.find((each) => each === outcome);
}

/** One sent mail: what the user recorded about it, and a follow-up if there was no reply. */
export function LoggedMail(props: {
  message: LoggedMessage;
  selected: boolean;
  onSelect: () => void;
  onChange: (message: LoggedMessage) => void;
}) {
  const { message, onChange } = props;
  const { id: messageId, outcome } = message;
  const name = message.name || message.email || removedAtTheirWish;
  const set = useWrite(contract.outreachLog.setOutcome);
  const followUp = useWrite(contract.outreachLog.followUp);
  const [open, setOpen] = useState<Final | 'follow-up'>();
  const say = async (next: OutreachOutcome) => {
    const changed = await set.run({ messageId, outcome: next });
    if (!changed) return;
    setOpen(undefined);
    onChange(changed);
  };
  const isRemoved = message.email === '';
  const mayFollowUp =
    outcome === 'no_reply' && !isRemoved && message.step < maxFollowUps && message.follow_up_id === null;
  return (
    <article className={styles.message} aria-label={`Email to ${name}`}>
      <SelectionBox name={`the email to ${name}`} checked={props.selected} onToggle={props.onSelect} />
      <div>
        <p className={styles.offer}>
          <strong>{name}</strong>
          {message.company ? `, ${message.company}` : ''}
        </p>
        <p className={mail.rule}>
          <DomainName domain={message.domain} />
          {message.price ? ` · ${message.price}` : ''} · {relativeTime(new Date(message.sent_at), new Date())}
          , {ways[message.way]}
          {message.step > 0 ? ` · Follow-up ${message.step} of ${maxFollowUps}` : ''}
        </p>
      </div>
      {outcome !== null && finalIn(outcome) ? (
        <p className={styles.outcome}>{outcomes[outcome]}</p>
      ) : (
        <fieldset className={styles.outcomes}>
          <legend className={styles.legend}>Outcome of the email to {name}</legend>
          {outreachOutcome.options.map((each) => (
            <Button
              key={each}
              size="small"
              className={outcome === each ? styles.chosen : ''}
              aria-pressed={outcome === each}
              disabled={set.busy}
              onClick={() => (finalIn(each) ? setOpen(finalIn(each)) : void say(each))}
            >
              {outcomes[each]}
            </Button>
          ))}
        </fieldset>
      )}
      {mayFollowUp ? (
        <Button size="small" look="primary" onClick={() => setOpen('follow-up')}>
          Write follow-up
        </Button>
      ) : null}
      {message.follow_up_id === null ? null : <p className={mail.rule}>Followed up</p>}
      {set.error && open === undefined ? <ErrorBox>{set.error.message}</ErrorBox> : null}
      {open === 'bounced' || open === 'said_no' ? (
        <ConfirmDialog
          title={open === 'bounced' ? 'Email bounced' : 'Asked not to be contacted'}
          question={`${message.email} can’t be emailed from your account again. This action cannot be undone.`}
          confirm={open === 'bounced' ? 'Mark as bounced' : 'Do not write again'}
          busyConfirm="Saving..."
          busy={set.busy}
          error={set.error?.message}
          onConfirm={() => void say(open)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open === 'follow-up' ? (
        <Dialog title={`Follow up with ${name}`} onClose={() => setOpen(undefined)}>
          <MailForm
            draft={`outreach.follow-up.${messageId}`}
            subject={message.subject.startsWith('Re: ') ? message.subject : `Re: ${message.subject}`}
            text=""
            save={{
              label: 'Add to queue',
              busyLabel: 'Queuing...',
              busy: followUp.busy,
              error: followUp.error,
            }}
            onSave={async (written) => {
              const queued = await followUp.run({ messageId, ...written });
              if (!queued) return false;
              setOpen(undefined);
              onChange({ ...message, follow_up_id: queued.id });
              announce({ text: `The follow-up to ${name} waits in your queue.` });
              return true;
            }}
            onCancel={() => setOpen(undefined)}
          />
        </Dialog>
      ) : null}
    </article>
  );
}
