import { useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/fields/fields.tsx';
import { useSubmission } from '../../ui/fields/submission.ts';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './settings.module.css';
import { type AppSetup, beginSetup, turnOn } from './two-step.ts';

/** Shows an authenticator app its secret and takes its first code. */
export default function SetupDialog(props: { email: string; onClose: () => void; onOn: () => void }) {
  const { email } = props;
  const [setup, setSetup] = useState<AppSetup>();
  const [failed, setFailed] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const { busy, message, submit } = useSubmission();

  useEffect(() => {
    let gone = false;
    beginSetup(email).then(
      (made) => {
        if (!gone) setSetup(made);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [email]);

  const confirm = () => {
    if (!/^\d{6}$/.test(code.trim())) {
      setFault('Enter the six digits that your authenticator app shows');
      return;
    }
    setFault(undefined);
    void submit(async () => {
      if ((await turnOn(code.trim())) === 'on') props.onOn();
      else setFault('This is not the code the app is showing now');
    });
  };
  return (
    <Dialog
      title="Turn on two-step sign-in"
      onClose={props.onClose}
      footer={
        <Button type="submit" form="two-step" look="primary" disabled={busy || setup === undefined}>
          {busy ? 'Turning on...' : 'Turn on'}
        </Button>
      }
    >
      {failed ? <ErrorBox>The setup could not begin. Please try again.</ErrorBox> : null}
      {setup === undefined && !failed ? <Skeleton lines={6} /> : null}
      {setup ? (
        <form
          id="two-step"
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <p>Scan this code with an authenticator app, or enter the secret below it there.</p>
          <QrCode text={setup.address} label="QR code for your authenticator app" />
          <p>
            Secret: <code className={styles.secret}>{setup.secret}</code>
          </p>
          <p className={styles.hint}>
            Store the secret in a safe place. With it you can set up another phone if you lose this one.
          </p>
          {message ? <ErrorBox>{message}</ErrorBox> : null}
          <TextField
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
            fault={fault}
          />
        </form>
      ) : null}
    </Dialog>
  );
}
