import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/profile.ts';
import { signatureFromProfile } from '../../../shared/text/signature.ts';
import { fieldFault } from '../../api/api-error.ts';
import { useWrite } from '../../api/use-write.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import { profileUpdated, successMilliseconds } from './profile-form.tsx';
import styles from './settings.module.css';

/** What stands below every mail that a template makes. */
export function SignatureForm(props: { profile: UserProfile; onSaved: (profile: UserProfile) => void }) {
  const { profile, onSaved } = props;
  const { fields, change, clear } = useFormDraft('profile.signature', { text: profile.email_signature });
  const update = useWrite(contract.profile.update);
  const [done, setDone] = useState(false);
  useTimer(done ? successMilliseconds : null, () => setDone(false));

  const save = async () => {
    const saved = await update.run({ email_signature: fields.text, updated_at: profile.updated_at });
    if (!saved) return;
    clear();
    setDone(true);
    onSaved(saved);
  };
  const fault = fieldFault(update.error, 'email_signature');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {update.error && fault === undefined ? <ErrorBox>{update.error.message}</ErrorBox> : null}
      <TextAreaField
        label="Signature"
        hint="It is appended to every mail that you make from a template."
        rows={6}
        maxLength={2000}
        value={fields.text}
        onChange={(event) => change({ text: event.target.value })}
        fault={fault}
      />
      {done ? <SuccessBox>{profileUpdated}</SuccessBox> : null}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={update.busy}>
          {update.busy ? 'Saving...' : 'Save Signature'}
        </Button>
        <Button onClick={() => change({ text: signatureFromProfile(profile) })}>Generate from profile</Button>
      </div>
    </form>
  );
}
