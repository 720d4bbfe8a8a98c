import { PasswordField, TextField } from '@aws-amplify/ui-react';
import '../../ui/fields.css';
import '@aws-amplify/ui-react/styles/passwordField.css';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { ErrorBox } from '../../ui/error-box.tsx';
import styles from './auth.module.css';

/** A field's text and why it is refused; the fault shows once the form was sent. */
export interface FieldState {
  readonly value: string;
  readonly change: (value: string) => void;
  readonly fault: string | undefined;
}

/** The email address. */
export function EmailField(props: FieldState) {
  return (
    <TextField
      label="Email Address"
      name="email"
      type="email"
      autoComplete="username"
      isRequired
      value={props.value}
      onChange={(event) => props.change(event.target.value)}
      hasError={props.fault !== undefined}
      errorMessage={props.fault}
    />
  );
}

/** A password that can be shown; at least six characters. */
export function SecretField(props: FieldState & { label: string; isNew: boolean }) {
  return (
    <PasswordField
      label={props.label}
      name="password"
      autoComplete={props.isNew ? 'new-password' : 'current-password'}
      isRequired
      minLength={6}
      descriptiveText={props.isNew ? 'At least 6 characters' : undefined}
      value={props.value}
      onChange={(event) => props.change(event.target.value)}
      hasError={props.fault !== undefined}
      errorMessage={props.fault}
    />
  );
}

/** The code that was mailed. */
export function CodeField(props: FieldState) {
  return (
    <TextField
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      isRequired
      value={props.value}
      onChange={(event) => props.change(event.target.value)}
      hasError={props.fault !== undefined}
      errorMessage={props.fault}
    />
  );
}

/** The frame of every form of the card: the red box, the fields, the button with its busy text. */
export function Form(props: {
  message: string;
  busy: boolean;
  button: string;
  busyButton: string;
  onSubmit: () => void;
  onTouch?: () => void;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit();
    // After the faults have been drawn, to the first of them.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onFocus={props.onTouch}>
      {props.message ? <ErrorBox>{props.message}</ErrorBox> : null}
      {props.children}
      <button
        type="submit"
        className="amplify-button amplify-button--primary amplify-button--fullwidth"
        disabled={props.busy}
      >
        {props.busy ? props.busyButton : props.button}
      </button>
    </form>
  );
}
