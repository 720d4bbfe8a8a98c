import type { ComponentProps } from 'react';
import { SelectField } from './fields.tsx';

type Props<Value extends string> = Omit<
  ComponentProps<typeof SelectField>,
  'children' | 'labelHidden' | 'onChange' | 'value'
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

/**
 * What a filter is set to, as properties of its field. A stored value that no item has any more narrows nothing: it would
 * hide everything, and the field could not show it.
 */
export function filterAmong<Value extends string>(
  values: readonly Value[],
  stored: { readonly text: string; readonly type: (text: string) => void },
): { values: readonly Value[]; value: Value | ''; onChoose: (value: string) => void } {
  return { values, value: values.find((each) => each === stored.text) ?? '', onChoose: stored.type };
}

/** Narrows a list to one of the values that its items have. */
export function FilterField<Value extends string>({ all, values, nameOf, onChoose, ...field }: Props<Value>) {
  return (
    <SelectField {...field} labelHidden onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {nameOf?.(value) ?? value}
        </option>
      ))}
    </SelectField>
  );
}
