import { X } from 'lucide-react';
import { maxKeywords, templateFields } from '../../../shared/model/outreach/template.ts';
import { offeredKeywords, tidyKeywords } from '../../../shared/text/keywords.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/fields.tsx';
import styles from './email-templates.module.css';

const maxLength = maxLengthOf(templateFields.shape.keywords.element);

/** The keywords of a template: typed, or chosen from suggestions. */
export function KeywordsField(props: {
  keywords: readonly string[];
  onChange: (keywords: readonly string[]) => void;
}) {
  const { keywords, onChange } = props;
  const { text, type } = useDraft('template.keyword');
  const full = keywords.length >= maxKeywords;
  const add = (keyword: string) => {
    if (!full) onChange(tidyKeywords([...keywords, keyword]));
  };
  const addTyped = () => {
    add(text);
    type('');
  };
  return (
    <div className={styles.keywords}>
      <div className={styles.keywordRow}>
        <TextField
          label="Keywords"
          maxLength={maxLength}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            addTyped();
          }}
        />
        <Button disabled={text.trim() === '' || full} onClick={addTyped}>
          Add
        </Button>
      </div>
      {keywords.length > 0 ? (
        <ul className={styles.chips} aria-label="Chosen keywords">
          {keywords.map((keyword) => (
            <li key={keyword} className={styles.chip}>
              {keyword}
              <button
                type="button"
                aria-label={`Remove ${keyword}`}
                onClick={() => onChange(keywords.filter((other) => other !== keyword))}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <fieldset className={styles.inserts}>
        <legend>Suggestions</legend>
        {offeredKeywords
          .filter((keyword) => !keywords.includes(keyword))
          .map((keyword) => (
            <button key={keyword} type="button" className={styles.insert} onClick={() => add(keyword)}>
              {keyword}
            </button>
          ))}
      </fieldset>
    </div>
  );
}
