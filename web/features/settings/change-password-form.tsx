import { useState } from 'react';
import { forgetSession } from '../../browser/session.ts';
import { Form } from '../../ui/fields/form.tsx';
import { passwordFault, SecretField } from '../../ui/fields/secret-field.tsx';
import { useSubmission } from '../../ui/fields/submission.ts';
import styles from './settings.module.css';

/** The current password and a new one. */
export function ChangePasswordForm(props: { email: string }) {
  const { busy, message, submit } = useSubmission();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState(false);
  const [changed, setChanged] = useState(false);

  const faults = {
    current: current === '' ? 'Enter your current password' : undefined,
    next: next === '' ? 'Enter a new password' : passwordFault(next),
  };
  const change = async () => {
    const { changePassword } = await import('./change-password.ts');
    switch (await changePassword(current, next)) {
      case 'changed':
        setCurrent('');
        setNext('');
        setSent(false);
        setChanged(true);
        return;
      case 'wrong':
        setRefused(true);
        return;
      case 'signed-out':
        forgetSession();
    }
  };

  return (
    <div className={styles.password}>
      <Form
        message={refused ? 'This is not your current password' : message}
        busy={busy}
        button="Change Password"
        busyButton="Changing Password..."
        onSubmit={() => {
          setSent(true);
          setRefused(false);
          setChanged(false);
          if (!faults.current && !faults.next) void submit(change);
        }}
      >
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={props.email} readOnly hidden />
        <SecretField
          label="Current Password"
          name="current-password"
          isNew={false}
          value={current}
          change={setCurrent}
          fault={sent ? faults.current : undefined}
        />
        <SecretField
          label="New Password"
          name="new-password"
          isNew
          value={next}
          change={setNext}
          fault={sent ? faults.next : undefined}
        />
      </Form>
      <p role="status" className={styles.changed}>
        {changed ? 'Your password was changed. Other devices stay signed in until you sign them out.' : ''}
      </p>
    </div>
  );
}
