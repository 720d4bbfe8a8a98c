import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { ImportColumn } from '../../../shared/model/leads/contact-import.ts';
import { importedOne } from '../../../shared/text/csv/import-messages.ts';
import { useForm } from '../../api/use-form.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';
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
  for_domain: '',
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

/** Imports one contact, typed in. What was typed survives an error and an expired sign-in. */
export function ManualImportForm(props: { onImported: () => void; onClose: () => void }) {
  const { onImported, onClose } = props;
  const form = useForm(contract.imports.manual, useFormDraft('import', empty));
  const fields = form.values;
  const [done, setDone] = useState(false);

  useTimer(done ? closeMilliseconds : null, onClose);

  const send = async () => {
    const { name, email, ...others } = fields;
    const filled = Object.fromEntries(Object.entries(others).filter(([, text]) => text.trim() !== ''));
    if (!(await form.send({ name, email: email.trim(), ...filled }))) return;
    form.clear();
    setDone(true);
    onImported();
  };

  const lines = labels.map(({ field, type = 'text', ...words }) => ({ ...words, type, ...form.text(field) }));
  const notes = form.text('notes');
  const forDomain = form.text('for_domain');
  const error = form.errorElsewhere();
  if (done) return <SuccessBox>{importedOne}</SuccessBox>;
  return (
    <Form
      message={error?.message}
      busy={form.busy}
      button="Import Lead"
      busyButton="Importing..."
      disabled={fields.name.trim() === '' || fields.email.trim() === ''}
      onSubmit={send}
    >
      <div className={styles.fields}>
        {lines.map((line) => (
          <TextField
            key={line.name}
            {...line}
            autoComplete="off"
            required={required.includes(line.name)}
            placeholder={required.includes(line.name) ? 'Required' : undefined}
          />
        ))}
        <TextField label="Domain they may buy" autoComplete="off" {...forDomain} />
        <TextAreaField label="Notes" rows={3} className={styles.wide} {...notes} />
      </div>
    </Form>
  );
}
