import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { UserProfile } from '../../../shared/model/profile.ts';
import { signatureFromProfile } from '../../../shared/text/signature.ts';
import { fieldFault } from '../../api/api-error.ts';
import { useWrite } from '../../api/use-write.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import styles from './use-template.module.css';

/** Asks for the signature that stands below every mail. */
export function SignatureStep(props: { profile: UserProfile; onSaved: (profile: UserProfile) => void }) {
  const { profile, onSaved } = props;
  const draft = useDraft('signature');
  const save = useWrite(contract.profile.saveSignature);
  const [missing, setMissing] = useState(false);
  const send = async () => {
    setMissing(draft.text.trim() === '');
    if (draft.text.trim() === '') return;
    const saved = await save.run({ email_signature: draft.text, updated_at: profile.updated_at });
    if (!saved) return;
    draft.clear();
    onSaved(saved);
  };
  const fault = missing ? 'Enter your signature' : fieldFault(save.error, 'email_signature');
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
        Every email ends with your signature, and you have none yet. It is kept in your profile.
      </p>
      {save.error && fault === undefined ? <ErrorBox>{save.error.message}</ErrorBox> : null}
      <TextAreaField
        label="Email signature"
        rows={6}
        maxLength={2000}
        required
        value={draft.text}
        onChange={(event) => {
          draft.type(event.target.value);
          setMissing(false);
        }}
        fault={fault}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={save.busy}>
          {save.busy ? 'Saving...' : 'Save signature'}
        </Button>
        <Button onClick={() => draft.type(signatureFromProfile(profile))}>Generate from profile</Button>
      </div>
    </form>
  );
}
