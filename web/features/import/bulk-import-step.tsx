import { Download, FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { importedMany } from '../../../shared/text/csv/import-messages.ts';
import { download } from '../../browser/download.ts';
import shared from '../../parts/file-import/file-import.module.css';
import { SendingProgress } from '../../parts/file-import/sending-progress.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { counted } from '../../ui/counted.ts';
import { TextField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import { CsvPreview } from './csv-preview.tsx';
import styles from './import-dialog.module.css';
import type { useBulkImport } from './use-bulk-import.ts';
import { useContactsFile } from './use-contacts-file.ts';

const closeMilliseconds = 2000;

/**
 * Imports a file of contacts: choose, preview, send, and follow the progress. A chosen file survives an expired
 * sign-in.
 */
export function BulkImportStep(props: { bulk: ReturnType<typeof useBulkImport>; onClose: () => void }) {
  const { bulk } = props;
  const { file, fault, choose, refuseNone, forget } = useContactsFile();
  const [forDomain, setForDomain] = useState('');

  if (bulk.state.status === 'idle') {
    return (
      <div className={shared.form}>
        {fault === '' ? null : <ErrorBox>{fault}</ErrorBox>}
        <FileField onChoose={(chosen) => void choose(chosen)} />
        <button type="button" className={styles.template} onClick={() => void downloadTemplate()}>
          <Download size={16} aria-hidden />
          Download the template
        </button>
        {file ? (
          <>
            <CsvPreview file={file} />
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
        <Button look="primary" onClick={() => (file ? bulk.start(file, forDomain) : void refuseNone())}>
          {file ? `Import ${counted(file.rows.length, 'lead', 'leads')}` : 'Import Leads'}
        </Button>
      </div>
    );
  }
  const again = () => {
    forget();
    bulk.reset();
  };
  return <Progress bulk={bulk} onAgain={again} onClose={props.onClose} />;
}

async function downloadTemplate(): Promise<void> {
  const { contactsCsvTemplate } = await import('../../../shared/text/csv/contacts-csv.ts');
  download({ name: 'leads-template.csv', type: 'text/csv', content: contactsCsvTemplate() });
}

function FileField(props: { onChoose: (file: File) => void }) {
  const id = useId();
  const choose = (file: File | undefined) => {
    if (file) props.onChoose(file);
  };
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <label
      htmlFor={id}
      className={`${styles.drop} ${over ? styles.over : ''}`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      <FileUp size={22} aria-hidden />
      <strong>Choose a CSV file</strong>
      <span>or drop it here. Up to 5 MB and 5,000 rows; the first row names the columns.</span>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => choose(event.target.files?.[0])}
      />
    </label>
  );
}

function Progress(props: {
  bulk: ReturnType<typeof useBulkImport>;
  onAgain: () => void;
  onClose: () => void;
}) {
  const { bulk, onAgain, onClose } = props;
  const { status, counts, failed } = bulk.state;
  const end = status === 'done' ? importedMany(counts.imported, failed.length) : undefined;
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
      {end || status === 'stopped' ? <Button onClick={onAgain}>Choose another file</Button> : null}
    </div>
  );
}
