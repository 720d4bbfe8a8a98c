import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { ImportColumn } from '../../../shared/model/contact-import.ts';
import { importedOne } from '../../../shared/text/import-messages.ts';
import { fieldFault } from '../../api/api-error.ts';
import { useWrite } from '../../api/use-write.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import styles from './import-dialog.module.css';

const closeMilliseconds = 1500;
const empty = {
  name: '',
  email: '',
  phone: '',
  company: '',
  title: '',
  industry: '',
  linkedin: '',
  notes: '',
};
const labels: readonly { field: Exclude<ImportColumn, 'notes'>; label: string; type?: string }[] = [
  { field: 'name', label: 'Name' },
  { field: 'email', label: 'Email', type: 'email' },
  { field: 'phone', label: 'Phone', type: 'tel' },
  { field: 'company', label: 'Company' },
  { field: 'title', label: 'Title' },
  { field: 'industry', label: 'Industry' },
  { field: 'linkedin', label: 'LinkedIn' },
];
const required: readonly string[] = ['name', 'email'];

/** One contact, typed in. What is typed outlives an error and an expired sign-in. */
export function ManualImportForm(props: { onImported: () => void; onClose: () => void }) {
  const { onImported, onClose } = props;
  const { fields, change, clear } = useFormDraft('import', empty);
  const write = useWrite(contract.imports.manual);
  const [done, setDone] = useState(false);

  useTimer(done ? closeMilliseconds : null, onClose);

  const faultOf = (field: string) => fieldFault(write.error, field);
  const hasPlace = write.error?.field !== undefined && write.error.field in empty;
  const send = async () => {
    const { name, email, ...others } = fields;
    const filled = Object.fromEntries(Object.entries(others).filter(([, text]) => text.trim() !== ''));
    if (!(await write.run({ name, email: email.trim(), ...filled }))) return;
    clear();
    setDone(true);
    onImported();
  };

  if (done) return <SuccessBox>{importedOne}</SuccessBox>;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {write.error && !hasPlace ? <ErrorBox>{write.error.message}</ErrorBox> : null}
      <div className={styles.fields}>
        {labels.map(({ field, label, type = 'text' }) => (
          <TextField
            key={field}
            label={label}
            name={field}
            type={type}
            autoComplete="off"
            required={required.includes(field)}
            placeholder={required.includes(field) ? 'Required' : undefined}
            value={fields[field]}
            onChange={(event) => {
              change({ [field]: event.target.value });
              write.clearError();
            }}
            fault={faultOf(field)}
          />
        ))}
        <TextAreaField
          label="Notes"
          name="notes"
          rows={3}
          className={styles.wide}
          value={fields.notes}
          onChange={(event) => change({ notes: event.target.value })}
          fault={faultOf('notes')}
        />
      </div>
      <Button
        type="submit"
        look="primary"
        disabled={fields.name.trim() === '' || fields.email.trim() === '' || write.busy}
      >
        {write.busy ? 'Importing...' : 'Import Lead'}
      </Button>
    </form>
  );
}
