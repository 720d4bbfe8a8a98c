import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { ErrorBox } from '../notices/error-box.tsx';
import styles from './form.module.css';

/**
 * The frame of a form that is sent to the user pool: the red box, the fields, the button with its busy text. Faults
 * are the fields' own to show; the first of them gets the focus.
 */
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
    // After the faults have been drawn.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onFocus={props.onTouch}>
      {props.message ? <ErrorBox>{props.message}</ErrorBox> : null}
      {props.children}
      <Button type="submit" look="primary" wide disabled={props.busy}>
        {props.busy ? props.busyButton : props.button}
      </Button>
    </form>
  );
}
