import { Check, Copy, ExternalLink, Mail } from 'lucide-react';
import { useState } from 'react';
import type { OutreachWay } from '../../../shared/model/outreach/outreach.ts';
import { copiedEmail } from '../../../shared/text/mail/fill-template.ts';
import { Button, ButtonAnchor } from '../../ui/buttons/button.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import { gmailLink, mailLink, type WrittenMail } from './mail-links.ts';

const copiedMilliseconds = 2000;

/** The ways to send a mail manually. `onUsed` receives the one that was used. `main` marks copying as the main action. */
export function HandButtons(props: { mail: WrittenMail; main: boolean; onUsed: (way: OutreachWay) => void }) {
  const { mail, onUsed } = props;
  const [copied, setCopied] = useState(false);
  useTimer(copied ? copiedMilliseconds : null, () => setCopied(false));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copiedEmail({ subject: mail.subject, body: mail.text }));
      setCopied(true);
      onUsed('copied');
    } catch {
      // The browser may refuse to copy; the text can still be selected.
    }
  };
  return (
    <>
      <Button size="small" look={props.main ? 'primary' : undefined} onClick={() => void copy()}>
        {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        <span aria-live="polite">{copied ? 'Copied!' : 'Copy email'}</span>
      </Button>
      <ButtonAnchor
        size="small"
        href={gmailLink(mail)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onUsed('gmail_compose')}
      >
        <ExternalLink size={16} aria-hidden />
        Open in Gmail
      </ButtonAnchor>
      <ButtonAnchor size="small" href={mailLink(mail)} onClick={() => onUsed('mail_client')}>
        <Mail size={16} aria-hidden />
        Open in mail client
      </ButtonAnchor>
    </>
  );
}
