import { TextField } from '@aws-amplify/ui-react';
import '../../ui/fields/fields.css';
import type { FieldState } from '../../ui/fields/secret-field.tsx';

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
