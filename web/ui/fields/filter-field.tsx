import type { ComponentProps } from 'react';
import { SelectField } from './fields.tsx';

type Props<Value extends string> = Omit<
  ComponentProps<typeof SelectField>,
  'children' | 'onChange' | 'value'
> & {
  /** The choice that leaves nothing out, such as "All Domains". */
  all: string;
  values: readonly Value[];
  /** What people read for a value, if not the value itself. */
  nameOf?: (value: Value) => string;
  /** '' is everything. */
  value: string;
  onChoose: (value: string) => void;
};

/** Narrows a list to one of the values that its items have. */
export function FilterField<Value extends string>({ all, values, nameOf, onChoose, ...field }: Props<Value>) {
  return (
    <SelectField {...field} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {nameOf?.(value) ?? value}
        </option>
      ))}
    </SelectField>
  );
}
