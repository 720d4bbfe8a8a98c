import styles from './mail.module.css';
import type { WrittenMail } from './mail-links.ts';

/** A mail as its recipient will read it. */
export function MailText({ mail }: { mail: WrittenMail }) {
  return (
    <>
      <dl className={styles.headers}>
        <div>
          <dt>To</dt>
          <dd>{mail.address}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{mail.subject}</dd>
        </div>
      </dl>
      <p className={styles.body}>{mail.text}</p>
    </>
  );
}
