import { useState } from 'react';
import { Form } from '../../ui/fields/form.tsx';
import { passwordFault, SecretField } from '../../ui/fields/secret-field.tsx';
import { useSubmission } from '../../ui/fields/submission.ts';
import { emailFault } from './faults.ts';
import { EmailField } from './fields.tsx';

/** Email address and password, to sign in or to create an account. */
export function CredentialsForm(props: {
  isNew: boolean;
  email: string;
  onEmail: (email: string) => void;
  password: string;
  onPassword: (password: string) => void;
  onTouch: () => void;
  onSubmit: (email: string, password: string) => Promise<void>;
}) {
  const { busy, message, submit } = useSubmission();
  const [sent, setSent] = useState(false);
  // An address that is known already, such as one that was just confirmed.
  const [hasEmail] = useState(props.email !== '');
  const faults = { email: emailFault(props.email), password: passwordFault(props.password) };
  return (
    <Form
      message={message}
      busy={busy}
      button={props.isNew ? 'Create Account' : 'Sign In'}
      wide
      busyButton={props.isNew ? 'Creating Account...' : 'Signing In...'}
      onTouch={props.onTouch}
      onSubmit={() => {
        setSent(true);
        if (faults.email || faults.password) return;
        void submit(() => props.onSubmit(props.email.trim(), props.password));
      }}
    >
      <EmailField value={props.email} change={props.onEmail} fault={sent ? faults.email : undefined} />
      <SecretField
        label="Password"
        isNew={props.isNew}
        autoFocus={hasEmail}
        value={props.password}
        change={props.onPassword}
        fault={sent ? faults.password : undefined}
      />
    </Form>
  );
}
