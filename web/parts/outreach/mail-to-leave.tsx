import type { ReactNode } from 'react';
import { wantsSource } from '../../../shared/model/outreach/country-rules.ts';
import type { OutreachWay } from '../../../shared/model/outreach/outreach.ts';
import {
  dueSource,
  hindranceOf,
  type LeavingMail,
  leavingText,
  namedSource,
  type SourceGrounds,
} from '../../../shared/text/mail/leaving-mail.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { IdentityForm } from '../profile/identity-form.tsx';
import { HandButtons } from './hand-buttons.tsx';
import styles from './mail.module.css';
import { MailText } from './mail-text.tsx';
import { ReleaseButton } from './release-button.tsx';

/**
 * A mail as its recipient will read it, what stands against it, and what can be done with it: `actions` beside the ways
 * to send it by hand, and `state`. What else is said of it (`children`) stands above them.
 */
export function MailToLeave(props: {
  mail: LeavingMail;
  source: SourceGrounds;
  unsubscribeUrl: string | null;
  /** Whether it waits to be sent, and nothing is being done with it. */
  usable: boolean;
  onWithoutSource: (without: boolean) => void;
  onUsed: (way: OutreachWay) => void;
  contactId: string;
  /** The seller lets go of what holds the company. */
  onReleased: () => void;
  /** Whether a Gmail account is connected, and then what sends the mail through it, or else a way to connect one. */
  isConnected: boolean;
  sending: ReactNode;
  actions: ReactNode;
  /** What became of it, or why it was not sent. What stands against it comes before that. */
  state: ReactNode;
  children?: ReactNode;
}) {
  const { mail, source, unsubscribeUrl, usable } = props;
  const { subject, sender, recipient } = mail;
  const hindrance = hindranceOf(mail);
  const text = leavingText(mail.text, { sender, unsubscribeUrl, sourceUrl: namedSource(source) });
  const written = { address: recipient.email, subject, text };
  const isSourceUnknown = source.step === 0 && source.source_url === null && wantsSource(source.country);
  return (
    <>
      {/* Above the text, whose end is out of view in a dialog. */}
      {hindrance?.about === 'sender' ? <IdentityForm /> : null}
      <MailText mail={written} />
      {usable && dueSource(source) !== null ? (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={!source.without_source}
            onChange={(event) => props.onWithoutSource(!event.target.checked)}
          />
          Say where I found the address, as the law requires in a first email
        </label>
      ) : null}
      {usable && isSourceUnknown ? (
        <Notice>
          The law requires a first email to say where you found the address. We don’t know where, so please
          add it.
        </Notice>
      ) : null}
      {mail.refusal === 'company_answered' || mail.refusal === 'company_bounced' ? (
        <ReleaseButton contactId={props.contactId} onReleased={props.onReleased} />
      ) : null}
      {props.children}
      <div className={styles.actions}>
        <div className={styles.state}>
          {hindrance === null ? null : <Notice tone="warning">{hindrance.reason}</Notice>}
          {props.state}
        </div>
        {usable && hindrance === null ? (
          <>
            {props.sending}
            <HandButtons mail={written} main={!props.isConnected} onUsed={props.onUsed} />
          </>
        ) : null}
        {props.actions}
      </div>
    </>
  );
}
