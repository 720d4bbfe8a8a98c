import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/profile.ts';
import { signatureFromProfile } from '../../../shared/text/signature.ts';
import { useForm } from '../../api/use-form.ts';
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
  const draft = useFormDraft('profile.signature', { email_signature: profile.email_signature });
  const form = useForm(contract.profile.update, draft);
  const [done, setDone] = useState(false);
  useTimer(done ? successMilliseconds : null, () => setDone(false));

  const save = async () => {
    const saved = await form.send({ ...form.values, updated_at: profile.updated_at });
    if (!saved) return;
    form.clear();
    setDone(true);
    onSaved(saved);
  };
  const signature = form.text('email_signature');
  const error = form.errorElsewhere();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {error ? <ErrorBox>{error.message}</ErrorBox> : null}
      <TextAreaField
        label="Signature"
        hint="It is added to every email you write from a template."
        rows={6}
        {...signature}
      />
      {done ? <SuccessBox>{profileUpdated}</SuccessBox> : null}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={form.busy}>
          {form.busy ? 'Saving...' : 'Save Signature'}
        </Button>
        <Button onClick={() => form.change({ email_signature: signatureFromProfile(profile) })}>
          Generate from profile
        </Button>
      </div>
    </form>
  );
}
