import { Download } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { ImportRow } from '../../../shared/model/leads/contact-import.ts';
import { counted } from '../../../shared/text/counted.ts';
import type { ContactsFile } from '../../../shared/text/csv/contacts-csv.ts';
import { importedMany } from '../../../shared/text/csv/import-messages.ts';
import { download } from '../../browser/download.ts';
import { FileField } from '../../parts/file-import/file-field.tsx';
import shared from '../../parts/file-import/file-import.module.css';
import { SendingProgress } from '../../parts/file-import/sending-progress.tsx';
import type { ContactRow } from '../../parts/leads/use-contact-rows.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx';
import { SelectField, TextField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import { CsvPreview } from './csv-preview.tsx';
import {
  type DuplicateChoice,
  duplicateChoices,
  type PreparedRows,
  prepareRows,
} from './duplicate-contacts.ts';
import styles from './import-dialog.module.css';
import type { useBulkImport } from './use-bulk-import.ts';
import { useContactsFile } from './use-contacts-file.ts';

const closeMilliseconds = 2000;

/**
 * Imports a file of contacts: choose, preview, send, and follow the progress. A chosen file survives an expired
 * sign-in.
 */
export function BulkImportStep(props: {
  bulk: ReturnType<typeof useBulkImport>;
  contacts: readonly ContactRow[] | undefined;
  onClose: () => void;
}) {
  const { bulk, contacts } = props;
  const { file, fault, choose, assign, refuse, forget } = useContactsFile();
  const [forDomain, setForDomain] = useState('');
  const [choice, setChoice] = useState<DuplicateChoice>('skip');
  const rows = useContactRowsOf(file);
  const prepared = useMemo(
    () => rows && contacts && prepareRows(rows, contacts, choice),
    [rows, contacts, choice],
  );

  if (bulk.state.status === 'idle') {
    const start = async () => {
      if (!file) await refuse();
      else if (!file.fields.includes('email')) await refuse('Choose the column that has the email addresses');
      else if (prepared) {
        // An import of only some of the rows is another one than that of the whole file.
        const key = prepared.rows.length === file.lines.length ? file.key : crypto.randomUUID();
        if (prepared.rows.length === 0) await refuse('You have saved all of these contacts already');
        else bulk.start(prepared, { key, forDomain });
      }
    };
    return (
      <div className={shared.form}>
        {fault === '' ? null : <ErrorBox>{fault}</ErrorBox>}
        <FileField
          title="Choose a CSV file"
          accept=".csv,text/csv"
          onChoose={(chosen) => void choose(chosen)}
        >
          or drop it here. Up to 5 MB and 5,000 rows; the first row names the columns.
        </FileField>
        <button type="button" className={styles.template} onClick={() => void downloadTemplate()}>
          <Download size={16} aria-hidden />
          Download the template
        </button>
        {file ? (
          <>
            <CsvPreview file={file} fields={file.fields} onChange={assign} />
            {prepared ? <Duplicates prepared={prepared} choice={choice} onChoose={setChoice} /> : null}
            <TextField
              label="Domain they may buy"
              hint="Optional. Emails to these leads are then about it."
              placeholder="e.g., example.com"
              value={forDomain}
              onChange={(event) => setForDomain(event.target.value)}
            />
          </>
        ) : null}
        {file && !file.stored ? (
          <p className={shared.quiet}>
            This file is too large to remember. If you have to sign in again, choose it again.
          </p>
        ) : null}
        <DialogActions>
          <Button look="primary" disabled={file !== undefined && !prepared} onClick={() => void start()}>
            {file
              ? `Import ${counted(prepared?.rows.length ?? file.lines.length, 'lead', 'leads')}`
              : 'Import Leads'}
          </Button>
        </DialogActions>
      </div>
    );
  }
  const again = () => {
    forget();
    bulk.reset();
  };
  return <Progress bulk={bulk} onAgain={again} onClose={props.onClose} />;
}

/** The rows of a file as its columns are assigned. */
function useContactRowsOf(file: ContactsFile | undefined): readonly ImportRow[] | undefined {
  const [read, setRead] = useState<{ of: ContactsFile; rows: readonly ImportRow[] }>();
  useEffect(() => {
    if (file === undefined) return;
    void import('../../../shared/text/csv/contacts-csv.ts').then(({ contactRows }) =>
      setRead({ of: file, rows: contactRows(file, file.fields) }),
    );
  }, [file]);
  return read?.of === file ? read?.rows : undefined;
}

const choiceWords: Readonly<Record<DuplicateChoice, string>> = {
  skip: 'Skip them',
  merge: 'Merge them: what is new goes into the notes',
  keep: 'Import them again',
};

/** What to do with contacts that the file repeats or that are saved already. Nothing if there are none. */
function Duplicates(props: {
  prepared: PreparedRows;
  choice: DuplicateChoice;
  onChoose: (choice: DuplicateChoice) => void;
}) {
  const { repeated, saved } = props.prepared;
  if (repeated + saved === 0) return null;
  const found = [
    repeated > 0 ? `${counted(repeated, 'row repeats', 'rows repeat')} an address of this file` : '',
    saved > 0 ? `${counted(saved, 'row is', 'rows are')} a contact that you have saved` : '',
  ].filter((text) => text !== '');
  return (
    <SelectField
      label="Duplicates"
      hint={`${found.join(', ')}.`}
      value={props.choice}
      onChange={({ target }) =>
        props.onChoose(duplicateChoices.find((each) => each === target.value) ?? 'skip')
      }
    >
      {duplicateChoices.map((each) => (
        <option key={each} value={each}>
          {choiceWords[each]}
        </option>
      ))}
    </SelectField>
  );
}

async function downloadTemplate(): Promise<void> {
  const { contactsCsvTemplate } = await import('../../../shared/text/csv/contacts-csv.ts');
  download({ name: 'leads-template.csv', type: 'text/csv', content: contactsCsvTemplate() });
}

function Progress(props: {
  bulk: ReturnType<typeof useBulkImport>;
  onAgain: () => void;
  onClose: () => void;
}) {
  const { bulk, onAgain, onClose } = props;
  const { status, counts, failed } = bulk.state;
  const end = status === 'done' ? importedMany(counts.imported, failed.length, counts.merged) : undefined;
  const [lookedAt, setLookedAt] = useState(false);

  // Somebody who opens the list of failed rows needs time to read it.
  const closes = (end?.succeeded ?? false) && !lookedAt;
  useTimer(closes ? closeMilliseconds : null, onClose);

  return (
    <div className={shared.form}>
      <SendingProgress
        state={bulk.state}
        words={['row', 'rows']}
        failedTitle="Rows that were not imported"
        onResume={bulk.resume}
        onLookedAt={() => setLookedAt(true)}
      >
        {end?.succeeded ? <SuccessBox>{end.text}</SuccessBox> : null}
        {end && !end.succeeded ? <ErrorBox>{end.text}</ErrorBox> : null}
      </SendingProgress>
      {end || status === 'stopped' ? (
        <DialogActions>
          <Button onClick={onAgain}>Choose another file</Button>
        </DialogActions>
      ) : null}
    </div>
  );
}
