import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import '@aws-amplify/ui-react/styles/field.css';
import '@aws-amplify/ui-react/styles/input.css';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorBox } from '../../../ui/notices/error-box.tsx';
import styles from './public-form.module.css';
import { prepareToSend, type Sending } from './use-sending.ts';

/*
 * Forms of the public pages. They load Amplify's styles without its fields, and typed text stays in the DOM, so that
 * visitors can start before the app has hydrated the page.
 */

/** The frame of a form: its fields, its error, and the button that sends it. */
export function PublicForm(props: {
  sending: Sending;
  button: string;
  busyButton: string;
  children: ReactNode;
}) {
  const { state, refused, submit } = props.sending;
  const form = useRef<HTMLFormElement>(null);
  const busy = state === 'busy';

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onFocus={prepareToSend}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      {props.children}
      {refused?.message === undefined ? null : <ErrorBox>{refused.message}</ErrorBox>}
      <Button type="submit" look="primary" size="large" aria-disabled={busy}>
        {busy ? props.busyButton : props.button}
      </Button>
    </form>
  );
}

/** The props that connect a control with its label and its fault. */
export interface Control {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** One field: its label, its control, and why it was refused. */
export function Field(props: {
  label: string;
  name: string;
  optional?: boolean;
  wide?: boolean;
  sending: Sending;
  children: (control: Control) => ReactNode;
}) {
  const { label, name, optional, wide, sending, children } = props;
  const id = useId();
  const fault = sending.refused?.faults[name];
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {children({
        id,
        name,
        className: `amplify-input ${fault === undefined ? '' : 'amplify-input--error'}`,
        'aria-invalid': fault !== undefined,
        'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
      })}
      {fault === undefined ? null : (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
