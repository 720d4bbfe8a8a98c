import { type Starter, starters } from '../../../shared/text/mail/starters/starters.ts';
import { SelectField } from '../../ui/fields/fields.tsx';
import { StarterOptions } from './starter-options.tsx';

/** Fills an empty text with one to begin with. A text of the user's own is not replaced. */
export function StarterField(props: { content: string; onChoose: (starter: Starter) => void }) {
  const { content } = props;
  const chosen = starters.find((starter) => starter.content === content);
  if (content.trim() !== '' && chosen === undefined) return null;
  return (
    <SelectField
      label="Begin with"
      value={chosen?.id ?? ''}
      onChange={({ target }) => {
        const starter = starters.find(({ id }) => id === target.value);
        if (starter !== undefined) props.onChoose(starter);
      }}
    >
      <option value="">An empty text</option>
      <StarterOptions first="en" />
    </SelectField>
  );
}
