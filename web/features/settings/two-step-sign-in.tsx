import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useSubmission } from '../../ui/fields/submission.ts';
import styles from './settings.module.css';

// Few people set this up, so the code that draws QR codes is only loaded for them.
const SetupDialog = lazy(() => import('./two-step-setup.tsx'));
const calls = () => import('./two-step.ts');

/** Turns the code of an authenticator app at sign-in on and off. */
export function TwoStepSignIn(props: { email: string }) {
  const [on, setOn] = useState<boolean>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    let gone = false;
    const read = async () => {
      const { readTwoStep } = await calls();
      const isOn = await readTwoStep();
      if (!gone) setOn(isOn);
    };
    // Without an answer the button stays away: nobody should turn off what they cannot see.
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);

  const close = () => setOpen(false);
  const finish = (isOn: boolean) => {
    setOn(isOn);
    close();
  };
  return (
    <div className={styles.action}>
      <p>
        Two-step sign-in asks for your password and a code from an authenticator app on your phone.
        {on === undefined ? null : (
          <>
            {' '}
            <strong role="status">{on ? 'It is on.' : 'It is off.'}</strong>
          </>
        )}
      </p>
      {on === undefined ? null : (
        <Button onClick={() => setOpen(true)}>
          {on ? 'Turn off two-step sign-in' : 'Turn on two-step sign-in'}
        </Button>
      )}
      {open && on === true ? <OffDialog onClose={close} onOff={() => finish(false)} /> : null}
      {open && on === false ? (
        <Suspense>
          <SetupDialog email={props.email} onClose={close} onOn={() => finish(true)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function OffDialog(props: { onClose: () => void; onOff: () => void }) {
  const { busy, message, submit } = useSubmission();
  return (
    <ConfirmDialog
      title="Turn off two-step sign-in"
      question="Whoever has your password can then sign in without your phone."
      confirm="Turn off"
      busyConfirm="Turning off..."
      busy={busy}
      error={message === '' ? undefined : message}
      onConfirm={() =>
        void submit(async () => {
          const { turnOff } = await calls();
          await turnOff();
          props.onOff();
        })
      }
      onClose={props.onClose}
    />
  );
}
