import type { ReactNode } from 'react';
import styles from './file-import.module.css';

/** The first rows of a file under the headings of its columns. `count` says how many rows there are. */
export function FilePreview(props: {
  count: string;
  headings: readonly ReactNode[];
  rows: readonly (readonly (string | undefined)[])[];
}) {
  return (
    <>
      <h3 className={styles.title}>
        Preview <span className={styles.quiet}>{props.count}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard */}
      <section className={styles.table} tabIndex={0} aria-label="Preview of the file">
        <table>
          <thead>
            <tr>
              {props.headings.map((heading, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of one heading differ by their place alone
                <th key={at} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file do not move
              <tr key={row}>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
