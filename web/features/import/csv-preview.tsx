import { importColumns } from '../../../shared/model/leads/contact-import.ts';
import type { ContactsFile } from '../../../shared/text/csv/contacts-csv.ts';
import { counted } from '../../ui/counted.ts';
import styles from './import-dialog.module.css';

const previewed = 3;

/** The first rows of a file as they were parsed, so that a wrong column is noticed before anything is sent. */
export function CsvPreview(props: { file: ContactsFile }) {
  const { rows, ignoredColumns } = props.file;
  const columns = importColumns.filter((column) => rows.some((row) => row[column] !== undefined));
  const first = rows.slice(0, previewed).map((row, index) => ({ row, number: index + 1 }));
  return (
    <div className={styles.preview}>
      <h3>
        Preview <span>{counted(rows.length, 'row', 'rows')}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard */}
      <section className={styles.table} tabIndex={0} aria-label="Preview of the file">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map(({ row, number }) => (
              <tr key={number}>
                {columns.map((column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {ignoredColumns.length > 0 ? (
        <p className={styles.sent}>Columns we don’t import: {ignoredColumns.join(', ')}</p>
      ) : null}
    </div>
  );
}
