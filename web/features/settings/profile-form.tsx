import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import { useForm } from '../../api/use-form.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';
import styles from './settings.module.css';
import { useProfileUpdated } from './use-profile-updated.tsx';

const fieldsOf = [
  { field: 'name', label: 'Name', autoComplete: 'name' },
  { field: 'phone', label: 'Phone', autoComplete: 'tel' },
  { field: 'company', label: 'Company', autoComplete: 'organization' },
  { field: 'title', label: 'Title', autoComplete: 'organization-title' },
] as const;

/** The user's profile. The email address is the account's own. */
export function ProfileForm(props: { profile: UserProfile; onSaved: (profile: UserProfile) => void }) {
  const { profile, onSaved } = props;
  const { name, phone, company, title, postal_address } = profile;
  const form = useForm(
    contract.profile.update,
    useFormDraft('profile', { name, phone, company, title, postal_address }),
  );
  const updated = useProfileUpdated();

  const save = async () => {
    const saved = await form.send({ ...form.values, updated_at: profile.updated_at });
    if (!saved) return;
    form.clear();
    updated.show();
    onSaved(saved);
  };
  const lines = fieldsOf.map(({ field, ...words }) => ({ ...words, ...form.text(field) }));
  const address = form.text('postal_address');
  const error = form.errorElsewhere();
  return (
    <Form
      message={error?.message}
      busy={form.busy}
      button="Save Profile"
      busyButton="Saving..."
      onSubmit={save}
    >
      <div className={styles.fields}>
        {lines.map((line) => (
          <TextField key={line.name} {...line} />
        ))}
        <TextField
          label="Email Address"
          name="account-email"
          value={profile.email}
          isReadOnly
          hint="Email cannot be changed"
        />
      </div>
      <TextAreaField
        label="Postal Address"
        autoComplete="street-address"
        hint="It appears below emails you send from here. Many countries require it in advertising."
        rows={3}
        {...address}
      />
      {updated.notice}
    </Form>
  );
}
