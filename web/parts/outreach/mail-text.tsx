import { Fragment } from 'react';
import { placeholdersIn } from '../../../shared/text/mail/placeholders.ts';
import { Breakable } from '../../ui/breakable.tsx';
import styles from './mail.module.css';
import type { WrittenMail } from './mail-links.ts';

/** A mail as its recipient will read it. */
export function MailText({ mail }: { mail: WrittenMail }) {
  return (
    <>
      <dl className={styles.headers}>
        <div>
          <dt>To</dt>
          <dd>
            <Breakable text={mail.address} />
          </dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>
            <Marked text={mail.subject} />
          </dd>
        </div>
      </dl>
      <p className={styles.body}>
        <Marked text={mail.text} />
      </p>
    </>
  );
}

/** A text with its placeholders highlighted. */
function Marked({ text }: { text: string }) {
  const parts: { at: number; plain: string; gap: string }[] = [];
  let at = 0;
  for (const { text: gap } of placeholdersIn(text)) {
    const start = text.indexOf(gap, at);
    parts.push({ at, plain: text.slice(at, start), gap });
    at = start + gap.length;
  }
  return (
    <>
      {parts.map((part) => (
        <Fragment key={part.at}>
          {part.plain}
          <mark className={styles.gap}>{part.gap}</mark>
        </Fragment>
      ))}
      {text.slice(at)}
    </>
  );
}
