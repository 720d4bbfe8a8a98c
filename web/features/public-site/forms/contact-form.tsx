import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { contactLimits } from '../../../../shared/model/contact-limits.ts';
import styles from './contact-form.module.css';
import { Field, PublicForm } from './public-form.tsx';
import { useSending } from './use-sending.ts';

const subjects = [
  { value: 'demo', label: 'Demo' },
  { value: 'sales', label: 'Sales' },
  { value: 'support', label: 'Support' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'other', label: 'Other' },
];

/** The contact form, and what replaces it once the message was sent. */
export function ContactForm() {
  const sending = useSending(({ sendMessage }, typed) => sendMessage(typed));
  if (sending.state === 'sent') return <Sent />;
  return (
    <PublicForm sending={sending} button="Send Message" busyButton="Sending...">
      <Field label="Name" name="name" sending={sending}>
        {(control) => <input {...control} autoComplete="name" required maxLength={contactLimits.name} />}
      </Field>
      <Field label="Email" name="email" sending={sending}>
        {(control) => (
          <input {...control} type="email" autoComplete="email" required maxLength={contactLimits.email} />
        )}
      </Field>
      <Field label="Company" name="company" optional sending={sending}>
        {(control) => <input {...control} autoComplete="organization" maxLength={contactLimits.company} />}
      </Field>
      <Field label="Subject" name="subject" sending={sending}>
        {(control) => (
          <select {...control} required defaultValue="">
            <option value="" disabled>
              Choose a subject
            </option>
            {subjects.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Message" name="message" wide sending={sending}>
        {(control) => <textarea {...control} rows={6} required maxLength={contactLimits.message} />}
      </Field>
    </PublicForm>
  );
}

function Sent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent} role="status">
      <CircleCheck size={40} aria-hidden />
      <h2 ref={heading} tabIndex={-1}>
        Message Sent!
      </h2>
      <p>Thank you for reaching out. We'll get back to you within 24 hours.</p>
    </div>
  );
}
