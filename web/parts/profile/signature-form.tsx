import type { ReactNode } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import { signatureFromProfile } from '../../../shared/text/mail/signature.ts';
import { useForm } from '../../api/use-form.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';

/** The signature below every email. In the settings it can be left empty. With `required`, the form insists on one. */
export function SignatureForm(props: {
  profile: UserProfile;
  label: string;
  hint?: string;
  button: string;
  required?: boolean;
  onSaved: (profile: UserProfile) => void;
  /** Shown below the field. */
  children?: ReactNode;
}) {
  const { profile, label, hint, button, required = false, onSaved } = props;
  const draft = useFormDraft('profile.signature', { email_signature: profile.email_signature });
  const form = useForm(required ? contract.profile.saveSignature : contract.profile.update, draft);
  const save = async () => {
    const saved = await form.send({ ...form.values, updated_at: profile.updated_at });
    if (!saved) return;
    form.clear();
    onSaved(saved);
  };
  const signature = form.text('email_signature');
  return (
    <Form
      message={form.errorElsewhere()?.message}
      busy={form.busy}
      button={button}
      busyButton="Saving..."
      onSubmit={save}
      others={
        <Button onClick={() => form.change({ email_signature: signatureFromProfile(profile) })}>
          Generate from profile
        </Button>
      }
    >
      <TextAreaField
        label={label}
        hint={hint}
        rows={6}
        required={required}
        autoFocus={required}
        {...signature}
      />
      {props.children}
    </Form>
  );
}

/** Asks somebody who wants to write, but has no signature yet, for one. */
export function MissingSignature(props: { profile: UserProfile; onSaved: (profile: UserProfile) => void }) {
  return (
    <SignatureForm
      {...props}
      label="Email signature"
      hint="Every email ends with your signature. It is saved in your profile."
      button="Save signature"
      required
    />
  );
}
