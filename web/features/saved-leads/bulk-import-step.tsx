import { Download, FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { importLimits } from '../../../shared/model/contact-import.ts';
import type { ContactsFile } from '../../../shared/text/contacts-csv.ts';
import { importedMany } from '../../../shared/text/import-messages.ts';
import { download } from '../../app/download.ts';
import { counted } from '../../ui/counted.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { SuccessBox } from '../../ui/success-box.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import { CsvPreview } from './csv-preview.tsx';
import styles from './import-dialog.module.css';
import type { useBulkImport } from './use-bulk-import.ts';

const closeMilliseconds = 2000;

/** Reading files needs a parser of some size, which loads with the first of them. */
const csv = () => import('../../../shared/text/contacts-csv.ts');

/** A file of contacts: chosen, looked over, and sent, with how far it is. */
export function BulkImportStep(props: { bulk: ReturnType<typeof useBulkImport>; onClose: () => void }) {
  const { bulk } = props;
  const [file, setFile] = useState<ContactsFile>();
  const [fault, setFault] = useState('');

  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    bulk.reset();
    // One byte more than is allowed is enough to know that it is too large.
    const bytes = new Uint8Array(await chosen.slice(0, importLimits.fileBytes + 1).arrayBuffer());
    const result = (await csv()).readContactsCsv(bytes);
    setFile('fault' in result ? undefined : result);
    setFault('fault' in result ? result.fault : '');
  };
  const send = async () => {
    if (file) return bulk.start(file.rows);
    const none = (await csv()).readContactsCsv(new Uint8Array());
    if ('fault' in none) setFault(none.fault);
  };

  if (bulk.state.status === 'idle') {
    return (
      <div className={styles.form}>
        {fault === '' ? null : <ErrorBox>{fault}</ErrorBox>}
        <FileField onChoose={(chosen) => void read(chosen)} />
        <button
          type="button"
          className={styles.template}
          onClick={async () =>
            download({
              name: 'leads-template.csv',
              type: 'text/csv',
              content: (await csv()).contactsCsvTemplate(),
            })
          }
        >
          <Download size={16} aria-hidden />
          Download the template
        </button>
        {file ? <CsvPreview file={file} /> : null}
        <button type="button" className="amplify-button amplify-button--primary" onClick={() => void send()}>
          {file ? `Import ${counted(file.rows.length, 'lead', 'leads')}` : 'Import Leads'}
        </button>
      </div>
    );
  }
  return <Progress bulk={bulk} onClose={props.onClose} />;
}

function FileField(props: { onChoose: (file: File | undefined) => void }) {
  const id = useId();
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
        props.onChoose(event.dataTransfer.files[0]);
      }}
    >
      <FileUp size={22} aria-hidden />
      <strong>Choose a CSV file</strong>
      <span>or drop it here. Up to 5 MB and 5,000 rows; the first row names the columns.</span>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => props.onChoose(event.target.files?.[0])}
      />
    </label>
  );
}

function Progress(props: { bulk: ReturnType<typeof useBulkImport>; onClose: () => void }) {
  const { bulk, onClose } = props;
  const { status, sent, total, imported, failed, error } = bulk.state;
  const end = status === 'done' ? importedMany(imported, failed.length) : undefined;
  const [lookedAt, setLookedAt] = useState(false);

  // Who opens the list of rows that failed has time to read it.
  const closes = (end?.succeeded ?? false) && !lookedAt;
  useTimer(closes ? closeMilliseconds : null, onClose);

  return (
    <div className={styles.form}>
      <div
        role="progressbar"
        aria-label="Import"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={sent}
        className={styles.track}
      >
        <span className={styles.fill} style={{ inlineSize: `${(sent / total) * 100}%` }} />
      </div>
      <p className={styles.sent}>
        {sent.toLocaleString('en-US')} of {counted(total, 'row', 'rows')} sent
      </p>
      {error ? (
        <ErrorBox
          action={
            <button type="button" className="amplify-button amplify-button--small" onClick={bulk.goOn}>
              Continue
            </button>
          }
        >
          {error.message}
        </ErrorBox>
      ) : null}
      {end?.succeeded ? <SuccessBox>{end.text}</SuccessBox> : null}
      {end && !end.succeeded ? <ErrorBox>{end.text}</ErrorBox> : null}
      {end && failed.length > 0 ? (
        <details className={styles.failed} onToggle={() => setLookedAt(true)}>
          <summary>Rows that were not imported</summary>
          <ul>
            {failed.map(({ row, reason }) => (
              <li key={row}>
                Row {row}: {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {end || status === 'stopped' ? (
        <button type="button" className="amplify-button" onClick={bulk.reset}>
          Choose another file
        </button>
      ) : null}
    </div>
  );
}
