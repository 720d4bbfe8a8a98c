import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { ErrorBox } from '../notices/error-box.tsx';
import styles from './form.module.css';

/**
 * The frame of a form: its error, its fields, and the button that sends it, which is in the footer of a dialog if the
 * form is in one. Each field shows its own fault. After `onSubmit`, the first field with a fault gets the focus, or else
 * the error is scrolled into view.
 */
export function Form(props: {
  message?: string | undefined;
  busy: boolean;
  button: string;
  busyButton: string;
  /** Makes the button as wide as the form. */
  wide?: boolean;
  disabled?: boolean;
  /** Only a part of what a dialog shows: the button stays with its fields. */
  isPart?: boolean;
  /** More buttons next to the one that sends the form. */
  others?: ReactNode;
  onSubmit: () => unknown;
  onTouch?: () => void;
  children: ReactNode;
}) {
  const { busy, disabled = false, wide = false, isPart = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await props.onSubmit();
    // Wait until the faults are rendered.
    setTimeout(() => {
      const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (fault) fault.focus();
      else form.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
    });
  };
  const buttons = (
    <>
      <Button type="submit" form={id} look="primary" wide={wide} disabled={busy || disabled}>
        {busy ? props.busyButton : props.button}
      </Button>
      {props.others}
    </>
  );
  const place = <div className={wide ? styles.wide : styles.buttons}>{buttons}</div>;
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={props.onTouch}
    >
      {props.message ? <ErrorBox>{props.message}</ErrorBox> : null}
      {props.children}
      {isPart ? place : <DialogActions otherwise={place}>{buttons}</DialogActions>}
    </form>
  );
}
