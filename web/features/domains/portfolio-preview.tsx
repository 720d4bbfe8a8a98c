import { Fragment } from 'react';
import {
  type PortfolioField,
  type PortfolioFile,
  portfolioFields,
} from '../../../shared/text/csv/portfolio-csv.ts';
import { FilePreview } from '../../parts/file-import/file-preview.tsx';
import { counted } from '../../ui/counted.ts';
import { SelectField } from '../../ui/fields/fields.tsx';

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
    <div>
      <FilePreview
        count={counted(file.lines.length, 'name', 'names')}
        headings={file.columns.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of one heading differ by their place alone
          <Fragment key={at}>
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
          </Fragment>
        ))}
        rows={file.lines.slice(0, previewed).map((line) => file.columns.map((_, at) => line[at]))}
      />
    </div>
  );
}
