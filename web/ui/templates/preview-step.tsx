import { Check, ChevronLeft, ChevronRight, Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { SavedContact } from '../../../shared/model/saved-contact.ts';
import type { EmailTemplate } from '../../../shared/model/template.ts';
import { copiedEmail, fillTemplate } from '../../../shared/text/fill-template.ts';
import { leadValues } from '../../../shared/text/lead-values.ts';
import { useRead } from '../../api/use-read.ts';
import { Notice } from '../notice.tsx';
import { RetryBox } from '../retry-box.tsx';
import { Skeleton } from '../skeleton.tsx';
import { useTimer } from '../use-timer.ts';
import styles from './use-template.module.css';

const copiedMilliseconds = 2000;

/** The mails, one lead at a time: to be read, copied, or opened in the program that mails are written with. */
export function PreviewStep(props: {
  template: EmailTemplate;
  ids: readonly string[];
  values: Readonly<Record<string, string>>;
  signature: string;
}) {
  const { ids } = props;
  const [index, setIndex] = useState(0);
  const id = ids[index] ?? '';
  const { data, error, refresh } = useRead(contract.saved.contactsByIds, { ids: id });
  const contact = data?.saved_contacts[0];
  return (
    <>
      {ids.length > 1 ? (
        <nav className={styles.pager} aria-label="Leads">
          <button
            type="button"
            className="amplify-button amplify-button--small"
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
            Previous
          </button>
          <span role="status">
            Lead {index + 1} of {ids.length}
          </span>
          <button
            type="button"
            className="amplify-button amplify-button--small"
            disabled={index === ids.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            Next
            <ChevronRight size={16} aria-hidden />
          </button>
        </nav>
      ) : null}
      {contact ? <FilledEmail key={id} {...props} contact={contact} /> : null}
      {!contact && error ? <RetryBox message={error.message} onRetry={() => void refresh()} /> : null}
      {!contact && data ? <p className={styles.text}>This contact is no longer saved.</p> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
    </>
  );
}

function FilledEmail(props: {
  template: EmailTemplate;
  contact: SavedContact;
  values: Readonly<Record<string, string>>;
  signature: string;
}) {
  const { template, contact, values, signature } = props;
  const address = contact.contact.contact_data.external_emails[0]?.value ?? '';
  const verdict = contact.contact.contact_data.email_verdicts[address]?.verdict;
  const email = fillTemplate(template.content, { ...values, ...leadValues(contact) }, signature);
  const [copied, setCopied] = useState(false);
  useTimer(copied ? copiedMilliseconds : null, () => setCopied(false));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copiedEmail(email));
      setCopied(true);
    } catch {
      // Copying may be forbidden here; the text stays selectable.
    }
  };
  return (
    <article className={styles.mail}>
      {verdict === 'undeliverable' ? (
        <Notice tone="warning">Mail to this address will probably come back.</Notice>
      ) : null}
      {email.missing.length > 0 ? (
        <Notice tone="warning">
          Still to be filled: {email.missing.map((name) => `{${name}}`).join(', ')}
        </Notice>
      ) : null}
      <dl className={styles.headers}>
        <div>
          <dt>To</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{email.subject}</dd>
        </div>
      </dl>
      <p className={styles.body}>{email.body}</p>
      <div className={styles.buttons}>
        <button type="button" className="amplify-button amplify-button--primary" onClick={() => void copy()}>
          {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          <span aria-live="polite">{copied ? 'Copied!' : 'Copy email'}</span>
        </button>
        <a className="amplify-button" href={mailLink(address, email)}>
          <Mail size={16} aria-hidden />
          Open in mail client
        </a>
      </div>
    </article>
  );
}

/** RFC 6068: line breaks of a body are CRLF, and everything that is no letter or digit is encoded. */
function mailLink(address: string, { subject, body }: { subject: string; body: string }): string {
  const text = encodeURIComponent(body.replace(/\n/g, '\r\n'));
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
