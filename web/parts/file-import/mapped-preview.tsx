import { Fragment } from 'react';
import { SelectField } from '../../ui/fields/fields.tsx';
import { FilePreview } from './file-preview.tsx';

const previewed = 3;

/** A file whose columns mean something. `columns` are their headings, '' if there are none. */
interface MappedFile {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/**
 * The first lines of a file, and what each of its columns is taken for, which can be changed. `fields` says it column by
 * column, null for those that are not imported. Only `repeatable` fields can be in several columns.
 */
export function MappedPreview<Field extends string>(props: {
  file: MappedFile;
  count: string;
  fields: readonly (Field | null)[];
  words: Readonly<Record<Field, string>>;
  repeatable?: readonly Field[];
  onChange: (fields: readonly (Field | null)[]) => void;
}) {
  const { file, count, fields, words, repeatable = [], onChange } = props;
  const choices = Object.keys(words) as Field[];
  const choose = (at: number, chosen: string) => {
    const field = choices.find((each) => each === chosen) ?? null;
    const isSingle = field !== null && !repeatable.includes(field);
    onChange(fields.map((each, index) => (index === at ? field : isSingle && each === field ? null : each)));
  };
  return (
    <div>
      <FilePreview
        count={count}
        headings={file.columns.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of one heading differ by their place alone
          <Fragment key={at}>
            <span>{heading || `Column ${at + 1}`}</span>
            <SelectField
              label={`What ${heading || `column ${at + 1}`} contains`}
              labelHidden
              size="small"
              value={fields[at] ?? ''}
              onChange={(event) => choose(at, event.target.value)}
            >
              <option value="">Not imported</option>
              {choices.map((field) => (
                <option key={field} value={field}>
                  {words[field]}
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
