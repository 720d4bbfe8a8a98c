import { CircleAlert, CircleCheck, CircleHelp, Mail, Phone, TriangleAlert } from 'lucide-react';
import {
  type AddressOrigin,
  type AddressRecord,
  addressOrigin,
} from '../../../shared/model/leads/address-origin.ts';
import { phoneDisplay, phoneLink } from '../../../shared/text/phone-display.ts';
import { dateAndTime } from '../../../shared/text/relative-time.ts';
import { useLocalWeb } from '../../api/use-local-web.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { addressLink } from './address-link.ts';
import styles from './contact-lines.module.css';
import { isUnknownTo, verdictWords } from './words.ts';

const icons = {
  good: CircleCheck,
  neutral: CircleHelp,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

/** One address: write to it, copy it, and what the record knows about it. `full` also lists the reasons. */
export function EmailLine(props: { address: string; record: AddressRecord | undefined; full?: boolean }) {
  const { address } = props;
  const origin = props.record === undefined ? null : addressOrigin(address, props.record);
  const isUnknown = isUnknownTo(useLocalWeb(), address);
  const undeliverable = !isUnknown && origin?.verdict?.verdict === 'undeliverable';
  return (
    <div className={styles.line}>
      <Mail size={15} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <a href={addressLink(address)} className={undeliverable ? styles.undeliverable : styles.link}>
          <Breakable text={address} />
        </a>
        {origin ? <VerdictChip origin={origin} full={props.full ?? false} isUnknown={isUnknown} /> : null}
      </div>
      <CopyButton text={address} what={address} />
    </div>
  );
}

function VerdictChip(props: { origin: AddressOrigin; full: boolean; isUnknown: boolean }) {
  const { verdict } = props.origin;
  if (verdict === null) return null;
  const { tone, short, reasons } = verdictWords(verdict, props.origin.kind, props.isUnknown);
  const Icon = icons[tone];
  const checked = `Checked ${dateAndTime(new Date(verdict.checked_at))}`;
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
