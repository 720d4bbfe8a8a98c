import { useEffect, useState } from 'react';
import { Form } from '../../ui/fields/form.tsx';
import { useSubmission } from '../../ui/fields/submission.ts';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import styles from './auth.module.css';
import { codeFault } from './faults.ts';
import { CodeField } from './fields.tsx';

/** The code that was mailed at sign-up. */
export function ConfirmForm(props: {
  onSubmit: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
}) {
  const { busy, message, submit } = useSubmission();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <>
      <Form
        message={message}
        busy={busy}
        button="Confirm"
        wide
        busyButton="Confirming..."
        onSubmit={() => {
          setSent(true);
          if (!codeFault(code)) void submit(() => props.onSubmit(code.trim()));
        }}
      >
        <CodeField value={code} change={setCode} fault={sent ? codeFault(code) : undefined} />
      </Form>
      <Resend onResend={props.onResend} />
      <LocalInboxLink />
    </>
  );
}

/** Sends another code, and says that it is on its way. */
function Resend(props: { onResend: () => Promise<void> }) {
  const { busy, message, submit } = useSubmission();
  const [resent, setResent] = useState(false);
  const resend = async () => {
    setResent(false);
    setResent(await submit(props.onResend));
  };
  return (
    <div className={styles.more}>
      No email?{' '}
      <button type="button" className={styles.link} disabled={busy} onClick={() => void resend()}>
        Resend code
      </button>
      <p role="status">{resent ? 'A new code is on its way.' : ''}</p>
      {message ? <ErrorBox>{message}</ErrorBox> : null}
    </div>
  );
}

/** A link to the codes when the product runs on one machine, which sends no mail. */
export function LocalInboxLink() {
  const [local, setLocal] = useState(false);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const { loadConfig } = await import('../../browser/config.ts');
      const { localStatusUrl } = await loadConfig();
      if (!gone) setLocal(localStatusUrl !== undefined);
    };
    look().catch(() => {
      // Without a configuration nothing works here, and the form says so when it is sent.
    });
    return () => {
      gone = true;
    };
  }, []);
  if (!local) return null;
  return (
    <p className={styles.more}>
      <a href="/_local/inbox" target="_blank" rel="noopener">
        Open the local inbox
      </a>
    </p>
  );
}
