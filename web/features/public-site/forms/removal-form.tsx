import { contactLimits } from '../../../../shared/model/contact-limits.ts';
import { SuccessBox } from '../../../ui/notices/success-box.tsx';
import { Field, PublicForm } from './public-form.tsx';
import { useSending } from './use-sending.ts';

/** Mails a link to an address. Confirming it leaves the address out of everything found from then on. */
export function RemovalForm() {
  const sending = useSending(({ removeMyData }, typed) => removeMyData(typed));
  if (sending.state === 'sent') {
    return (
      <SuccessBox>
        Check your email. We have sent you a link: open it and confirm, and your address is left out from then
        on.
      </SuccessBox>
    );
  }
  return (
    <PublicForm sending={sending} button="Remove my data" busyButton="Removing...">
      <Field label="Email address to leave out" name="email" wide sending={sending}>
        {(control) => (
          <input {...control} type="email" autoComplete="email" required maxLength={contactLimits.email} />
        )}
      </Field>
    </PublicForm>
  );
}
