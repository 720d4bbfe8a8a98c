import {
  type PortfolioField,
  type PortfolioFile,
  portfolioFields,
} from '../../../shared/text/csv/portfolio-csv.ts';
import { counted } from '../../ui/counted.ts';
import { SelectField } from '../../ui/fields/fields.tsx';
import styles from './add-domains.module.css';

const previewed = 3;

const fieldWords: Readonly<Record<PortfolioField, string>> = {
  domain: 'Domain',
  asking_price: 'Asking price',
  floor_price: 'Floor price',
  currency: 'Currency',
  link: 'Link to buy it',
  status: 'Status',
  expires_on: 'Expires on',
  registrar: 'Registrar',
  note: 'Note',
};

/** The first lines of a file, and what each of its columns is taken for, which can be changed. */
export function PortfolioPreview(props: {
  file: PortfolioFile;
  fields: readonly (PortfolioField | null)[];
  onChange: (fields: readonly (PortfolioField | null)[]) => void;
}) {
  const { file, fields, onChange } = props;
  const choose = (at: number, chosen: string) => {
    const field = portfolioFields.find((each) => each === chosen) ?? null;
    onChange(fields.map((each, index) => (index === at ? field : each === field ? null : each)));
  };
  return (
    <div className={styles.preview}>
      <h3>
        Preview <span className={styles.quiet}>{counted(file.lines.length, 'name', 'names')}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard */}
      <section className={styles.table} tabIndex={0} aria-label="Preview of the file">
        <table>
          <thead>
            <tr>
              {file.columns.map((heading, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of one heading differ by their place alone
                <th key={at} scope="col">
                  <span>{heading || `Column ${at + 1}`}</span>
                  <SelectField
                    label={`What ${heading || `column ${at + 1}`} holds`}
                    labelHidden
                    size="small"
                    value={fields[at] ?? ''}
                    onChange={(event) => choose(at, event.target.value)}
                  >
                    <option value="">Not imported</option>
                    {portfolioFields.map((field) => (
                      <option key={field} value={field}>
                        {fieldWords[field]}
                      </option>
                    ))}
                  </SelectField>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.lines.slice(0, previewed).map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file do not move
              <tr key={row}>
                {file.columns.map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns
                  <td key={at}>{line[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
