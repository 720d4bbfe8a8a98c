import { useState } from 'react';
import { Form } from '../../ui/fields/form.tsx';
import { passwordFault, SecretField } from '../../ui/fields/secret-field.tsx';
import { useSubmission } from '../../ui/fields/submission.ts';
import { LocalInboxLink } from './confirm-form.tsx';
import { codeFault, emailFault } from './faults.ts';
import { CodeField, EmailField } from './fields.tsx';

/** Mails a code to somebody who forgot their password. */
export function ForgotForm(props: {
  email: string;
  onEmail: (email: string) => void;
  onTouch: () => void;
  onSubmit: (email: string) => Promise<void>;
}) {
  const { busy, message, submit } = useSubmission();
  const [sent, setSent] = useState(false);
  const fault = emailFault(props.email);
  return (
    <Form
      message={message}
      busy={busy}
      button="Send Code"
      wide
      busyButton="Sending Code..."
      onTouch={props.onTouch}
      onSubmit={() => {
        setSent(true);
        if (!fault) void submit(() => props.onSubmit(props.email.trim()));
      }}
    >
      <EmailField value={props.email} change={props.onEmail} fault={sent ? fault : undefined} />
    </Form>
  );
}

/** The code from the mail, and the new password. */
export function ResetForm(props: { onSubmit: (code: string, password: string) => Promise<void> }) {
  const { busy, message, submit } = useSubmission();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const faults = { code: codeFault(code), password: passwordFault(password) };
  return (
    <>
      <Form
        message={message}
        busy={busy}
        button="Set New Password"
        wide
        busyButton="Setting New Password..."
        onSubmit={() => {
          setSent(true);
          if (!faults.code && !faults.password) void submit(() => props.onSubmit(code.trim(), password));
        }}
      >
        <CodeField value={code} change={setCode} fault={sent ? faults.code : undefined} />
        <SecretField
          label="New Password"
          isNew
          value={password}
          change={setPassword}
          fault={sent ? faults.password : undefined}
        />
      </Form>
      <LocalInboxLink />
    </>
  );
}
