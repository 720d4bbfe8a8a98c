import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import { missingOfIdentity } from '../../../shared/text/mail/mail-footer.ts';
import { useForm } from '../../api/use-form.ts';
import { useRead } from '../../api/use-read.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';

/** Asks for what is missing of who sends an email: a name, a postal address. It is saved in the profile. */
export function IdentityForm() {
  const profile = useRead(contract.profile.get, {});
  return profile.data ? (
    <Missing profile={profile.data} onSaved={(saved) => profile.change(() => saved)} />
  ) : null;
}

function Missing({ profile, onSaved }: { profile: UserProfile; onSaved: (profile: UserProfile) => void }) {
  const { name, postal_address, updated_at } = profile;
  const form = useForm(contract.profile.update, useFormDraft('profile.identity', { name, postal_address }));
  const missing = missingOfIdentity(profile);
  const save = async () => {
    const saved = await form.send({ ...form.values, updated_at });
    if (!saved) return;
    form.clear();
    onSaved(saved);
  };
  return (
    <Form
      message={form.errorElsewhere()?.message}
      busy={form.busy}
      button="Save sender"
      busyButton="Saving..."
      isPart
      onSubmit={save}
    >
      {missing.includes('name') ? (
        <TextField label="Your name" autoComplete="name" required {...form.text('name')} />
      ) : null}
      {missing.includes('postal_address') ? (
        <TextAreaField
          label="Your postal address"
          autoComplete="street-address"
          rows={3}
          required
          {...form.text('postal_address')}
        />
      ) : null}
    </Form>
  );
}
