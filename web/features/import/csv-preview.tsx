import { importColumns } from '../../../shared/model/leads/contact-import.ts';
import type { ContactsFile } from '../../../shared/text/csv/contacts-csv.ts';
import styles from '../../parts/file-import/file-import.module.css';
import { FilePreview } from '../../parts/file-import/file-preview.tsx';
import { counted } from '../../ui/counted.ts';

const previewed = 3;

/** The first rows of a file as they were parsed, so that a wrong column is noticed before anything is sent. */
export function CsvPreview(props: { file: ContactsFile }) {
  const { rows, ignoredColumns } = props.file;
  const columns = importColumns.filter((column) => rows.some((row) => row[column] !== undefined));
  return (
    <div>
      <FilePreview
        count={counted(rows.length, 'row', 'rows')}
        headings={columns}
        rows={rows.slice(0, previewed).map((row) => columns.map((column) => row[column]))}
      />
      {ignoredColumns.length > 0 ? (
        <p className={styles.quiet}>Columns we don’t import: {ignoredColumns.join(', ')}</p>
      ) : null}
    </div>
  );
}
