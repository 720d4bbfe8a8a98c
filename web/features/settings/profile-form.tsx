import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/profile.ts';
import { fieldFault } from '../../api/api-error.ts';
import { useWrite } from '../../api/use-write.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import styles from './settings.module.css';

export const profileUpdated = 'Profile updated successfully!';
export const successMilliseconds = 3000;

const fieldsOf = [
  { field: 'name', label: 'Name', autoComplete: 'name', most: 200 },
  { field: 'phone', label: 'Phone', autoComplete: 'tel', most: 50 },
  { field: 'company', label: 'Company', autoComplete: 'organization', most: 200 },
  { field: 'title', label: 'Title', autoComplete: 'organization-title', most: 200 },
] as const;

/** What a person says about themselves; the address is the account's own. */
export function ProfileForm(props: { profile: UserProfile; onSaved: (profile: UserProfile) => void }) {
  const { profile, onSaved } = props;
  const { name, phone, company, title, postal_address } = profile;
  const { fields, change, clear } = useFormDraft('profile', {
    name,
    phone,
    company,
    title,
    postal_address,
  });
  const update = useWrite(contract.profile.update);
  const [done, setDone] = useState(false);
  useTimer(done ? successMilliseconds : null, () => setDone(false));

  const save = async () => {
    const saved = await update.run({ ...fields, updated_at: profile.updated_at });
    if (!saved) return;
    clear();
    setDone(true);
    onSaved(saved);
  };
  const addressFault = fieldFault(update.error, 'postal_address');
  const hasPlace = fieldsOf.some(({ field }) => field === update.error?.field) || addressFault !== undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {update.error && !hasPlace ? <ErrorBox>{update.error.message}</ErrorBox> : null}
      <div className={styles.fields}>
        {fieldsOf.map(({ field, label, autoComplete, most }) => (
          <TextField
            key={field}
            label={label}
            name={field}
            autoComplete={autoComplete}
            maxLength={most}
            value={fields[field]}
            onChange={(event) => change({ [field]: event.target.value })}
            fault={fieldFault(update.error, field)}
          />
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
        name="postal_address"
        autoComplete="street-address"
        hint="It stands below mails that you send from here: many laws ask who advertises for it."
        rows={3}
        maxLength={300}
        value={fields.postal_address}
        onChange={(event) => change({ postal_address: event.target.value })}
        fault={addressFault}
      />
      {done ? <SuccessBox>{profileUpdated}</SuccessBox> : null}
      <Button type="submit" look="primary" className={styles.save} disabled={update.busy}>
        {update.busy ? 'Saving...' : 'Save Profile'}
      </Button>
    </form>
  );
}
