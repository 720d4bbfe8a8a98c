import { CircleAlert, CircleCheck, CircleHelp, Mail, Phone, TriangleAlert } from 'lucide-react';
import type { EmailVerdict } from '../../../shared/model/leads/contact-data.ts';
import { phoneDisplay, phoneLink } from '../../../shared/text/phone-display.ts';
import { dateAndTime } from '../../../shared/text/relative-time.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import styles from './contact-lines.module.css';
import { mailLink } from './mail-link.ts';
import { verdictWords } from './words.ts';

/** The verdicts of a contact record, by address. */
export type Verdicts = Readonly<Record<string, EmailVerdict>>;

const icons = {
  good: CircleCheck,
  neutral: CircleHelp,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

/** One address: write to it, copy it, and what is known about it. `full` also lists the reasons. */
export function EmailLine(props: { address: string; verdicts: Verdicts; full?: boolean }) {
  const { address } = props;
  const verdict = props.verdicts[address] ?? props.verdicts[address.toLowerCase()];
  const undeliverable = verdict?.verdict === 'undeliverable';
  return (
    <div className={styles.line}>
      <Mail size={15} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <a href={mailLink(address)} className={undeliverable ? styles.undeliverable : styles.link}>
          <Breakable text={address} />
        </a>
        {verdict ? <VerdictChip verdict={verdict} full={props.full ?? false} /> : null}
      </div>
      <CopyButton text={address} what={address} />
    </div>
  );
}

function VerdictChip(props: { verdict: EmailVerdict; full: boolean }) {
  const { tone, short, reasons } = verdictWords(props.verdict);
  const Icon = icons[tone];
  const checked = `Checked ${dateAndTime(new Date(props.verdict.checked_at))}`;
  const why = reasons.join('; ');
  return (
    <>
      <span className={`${styles.chip} ${styles[tone]}`} title={why === '' ? checked : `${why}. ${checked}`}>
        <Icon size={13} aria-hidden />
        {short}
      </span>
      {props.full ? (
        <span className={styles.why}>
          {why === '' ? '' : `${why.slice(0, 1).toUpperCase()}${why.slice(1)}. `}
          {checked}.
        </span>
      ) : null}
    </>
  );
}

/** One phone number: call it or copy it. */
export function PhoneLine(props: { phone: string }) {
  const shown = phoneDisplay(props.phone);
  return (
    <div className={styles.line}>
      <Phone size={15} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <a href={phoneLink(props.phone)} className={styles.link}>
          {shown}
        </a>
      </div>
      <CopyButton text={shown} what={shown} />
    </div>
  );
}
