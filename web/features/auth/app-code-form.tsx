import { useState } from 'react';
import { Form } from '../../ui/fields/form.tsx';
import { useSubmission } from '../../ui/fields/submission.ts';
import { appCodeFault } from './faults.ts';
import { CodeField } from './fields.tsx';

/** The code that an authenticator app shows, after the password was right. */
export function AppCodeForm(props: { onSubmit: (code: string) => Promise<void> }) {
  const { busy, message, submit } = useSubmission();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const fault = appCodeFault(code);
  return (
    <Form
      message={message}
      busy={busy}
      button="Sign In"
      wide
      busyButton="Signing In..."
      onSubmit={() => {
        setSent(true);
        if (!fault) void submit(() => props.onSubmit(code.trim()));
      }}
    >
      <CodeField value={code} change={setCode} fault={sent ? fault : undefined} />
    </Form>
  );
}
