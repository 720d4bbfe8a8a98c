import { TextField } from '../../ui/fields/fields.tsx';
import type { FieldState } from '../../ui/fields/secret-field.tsx';

/** The email address. */
export function EmailField(props: FieldState) {
  return (
    <TextField
      label="Email Address"
      name="email"
      type="email"
      autoComplete="username"
      required
      autoFocus={props.value === ''}
      value={props.value}
      onChange={(event) => props.change(event.target.value)}
      fault={props.fault}
    />
  );
}

/** The code from the mail. */
export function CodeField(props: FieldState) {
  return (
    <TextField
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      autoFocus
      value={props.value}
      onChange={(event) => props.change(event.target.value)}
      fault={props.fault}
    />
  );
}
