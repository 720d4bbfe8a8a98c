import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/profile.ts';
import { signatureFromProfile } from '../../../shared/text/signature.ts';
import { useForm } from '../../api/use-form.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import styles from './use-template.module.css';

/** Asks for the signature that stands below every mail. */
export function SignatureStep(props: { profile: UserProfile; onSaved: (profile: UserProfile) => void }) {
  const { profile, onSaved } = props;
  const draft = useFormDraft('signature.form', { email_signature: '' });
  const form = useForm(contract.profile.saveSignature, draft);
  const send = async () => {
    const saved = await form.send({ ...form.values, updated_at: profile.updated_at });
    if (!saved) return;
    form.clear();
    onSaved(saved);
  };
  const signature = form.text('email_signature');
  const error = form.errorElsewhere();
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className={styles.text}>
        Every email ends with your signature. You don’t have one yet: it will be saved in your profile.
      </p>
      {error ? <ErrorBox>{error.message}</ErrorBox> : null}
      <TextAreaField label="Email signature" rows={6} required {...signature} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={form.busy}>
          {form.busy ? 'Saving...' : 'Save signature'}
        </Button>
        <Button onClick={() => form.change({ email_signature: signatureFromProfile(profile) })}>
          Generate from profile
        </Button>
      </div>
    </form>
  );
}
