import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { ErrorBox } from '../notices/error-box.tsx';
import styles from './form.module.css';

/**
 * The frame of a form: its error, its fields, and the button that sends it. Each field shows its own fault. After
 * `onSubmit`, the first field with a fault gets the focus.
 */
export function Form(props: {
  message?: string | undefined;
  busy: boolean;
  button: string;
  busyButton: string;
  /** Makes the button as wide as the form. */
  wide?: boolean;
  disabled?: boolean;
  /** More buttons next to the one that sends the form. */
  others?: ReactNode;
  onSubmit: () => unknown;
  onTouch?: () => void;
  children: ReactNode;
}) {
  const { busy, disabled = false, wide = false } = props;
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await props.onSubmit();
    // Wait until the faults are rendered.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={props.onTouch}
    >
      {props.message ? <ErrorBox>{props.message}</ErrorBox> : null}
      {props.children}
      <div className={wide ? styles.wide : styles.buttons}>
        <Button type="submit" look="primary" wide={wide} disabled={busy || disabled}>
          {busy ? props.busyButton : props.button}
        </Button>
        {props.others}
      </div>
    </form>
  );
}
