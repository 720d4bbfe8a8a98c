import { SuccessBox } from '../../ui/success-box.tsx';
import { Field, PublicForm } from './public-form.tsx';
import { useSending } from './use-sending.ts';

/** Has an address left out of everything that is found from then on. */
export function RemovalForm() {
  const sending = useSending(({ removeMyData }, typed) => removeMyData(typed));
  if (sending.state === 'sent') {
    return (
      <SuccessBox>
        Noted. From now on that address, and what belongs to it, is left out of everything that is found.
      </SuccessBox>
    );
  }
  return (
    <PublicForm sending={sending} button="Remove my data" busyButton="Removing...">
      <Field label="Email address to leave out" name="email" wide sending={sending}>
        {(control) => <input {...control} type="email" autoComplete="email" required maxLength={320} />}
      </Field>
    </PublicForm>
  );
}
