import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { useWrite } from '../../api/use-write.ts';
import { leave } from '../../browser/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import styles from './settings.module.css';

const word = 'DELETE';

/** Deletes the account after a word was typed. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.action}>
      <p>Delete your account and everything in it. This cannot be undone.</p>
      <Button onClick={() => setOpen(true)}>Delete account</Button>
      {open ? <DeletionDialog onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function DeletionDialog(props: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const deletion = useWrite(contract.account.delete);
  const confirm = async () => {
    if (typed !== word) return;
    const answer = await deletion.run({ confirm: word });
    if (answer) await leave();
  };
  return (
    <Dialog
      title="Delete account"
      onClose={props.onClose}
      footer={
        <Button
          type="submit"
          form="delete-account"
          look="destructive"
          disabled={typed !== word || deletion.busy}
        >
          {deletion.busy ? 'Deleting...' : 'Delete my account'}
        </Button>
      }
    >
      <form
        id="delete-account"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <p>
          Your searches, saved companies and contacts, templates and profile are deleted, a subscription is
          cancelled, and you are signed out everywhere. This cannot be undone.
        </p>
        {deletion.error ? <ErrorBox>{deletion.error.message}</ErrorBox> : null}
        <TextField
          label={`Type ${word} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
