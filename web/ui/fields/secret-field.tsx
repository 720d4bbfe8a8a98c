import { PasswordField } from '@aws-amplify/ui-react';
import './fields.css';
import { minPasswordLength } from '../../../shared/model/account/password.ts';
import '@aws-amplify/ui-react/styles/passwordField.css';

/** The value of a field, and why it is refused. */
export interface FieldState {
  readonly value: string;
  readonly change: (value: string) => void;
  readonly fault: string | undefined;
}

/** A password that can be shown. `isNew` marks a password that is being chosen. */
export function SecretField(
  props: FieldState & { label: string; name?: string; isNew: boolean; autoFocus?: boolean },
) {
  return (
    <PasswordField
      label={props.label}
      name={props.name ?? 'password'}
      autoComplete={props.isNew ? 'new-password' : 'current-password'}
      isRequired
      autoFocus={props.autoFocus ?? false}
      minLength={minPasswordLength}
      descriptiveText={props.isNew ? `At least ${minPasswordLength} characters` : undefined}
      value={props.value}
      onChange={(event) => props.change(event.target.value)}
      hasError={props.fault !== undefined}
      errorMessage={props.fault}
    />
  );
}

/** Why a password is refused; undefined if it is not. */
export function passwordFault(password: string): string | undefined {
  if (password === '') return 'Enter your password';
  if (password.length < minPasswordLength) return `Use at least ${minPasswordLength} characters`;
  return undefined;
}
