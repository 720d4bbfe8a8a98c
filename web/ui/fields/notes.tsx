import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { notesInput } from '../../../shared/model/leads/saved-company.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { Button } from '../buttons/button.tsx';
import { TextAreaField } from './fields.tsx';
import styles from './notes.module.css';

const maxLength = maxLengthOf(notesInput);

/** A user's notes on something saved, edited in place. `onSave` resolves to whether they were saved. */
export function Notes(props: {
  of: string;
  /** The name of the draft. */
  draft: string;
  notes: string | null;
  busy: boolean;
  fault: string | undefined;
  onSave: (notes: string) => Promise<boolean>;
}) {
  const draft = useDraft(`notes.${props.draft}`);
  const [editing, setEditing] = useState(draft.text !== '');

  if (!editing) {
    return (
      <div className={styles.shown}>
        {props.notes ? <p className={styles.text}>{props.notes}</p> : null}
        <button
          type="button"
          className={styles.edit}
          aria-label={`${props.notes ? 'Edit' : 'Add'} notes on ${props.of}`}
          onClick={() => {
            draft.type(props.notes ?? '');
            setEditing(true);
          }}
        >
          <StickyNote size={14} aria-hidden />
          {props.notes ? 'Edit notes' : 'Add notes'}
        </button>
      </div>
    );
  }

  const end = () => {
    draft.type('');
    setEditing(false);
  };
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await props.onSave(draft.text.trim())) end();
      }}
    >
      <TextAreaField
        label={`Notes on ${props.of}`}
        labelHidden
        rows={3}
        maxLength={maxLength}
        autoFocus
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        fault={props.fault}
      />
      <div className={styles.actions}>
        <Button size="small" onClick={end}>
          Cancel
        </Button>
        <Button type="submit" size="small" look="primary" disabled={props.busy}>
          {props.busy ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
