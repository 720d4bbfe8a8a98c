import { nickname } from '../../../shared/model/outreach/template.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/fields.tsx';
import styles from './templates.module.css';

/** The draft of a template's nickname. */
export function useNicknameDraft(templateId: string) {
  return useDraft(`nickname.${templateId}`);
}

/** The nickname of a saved template. An empty one removes it. */
export function NicknameForm(props: {
  draft: ReturnType<typeof useNicknameDraft>;
  busy: boolean;
  fault: string | undefined;
  onSave: (name: string | null) => void;
  onSkip?: () => void;
  onCancel: () => void;
}) {
  const { text, type } = props.draft;
  return (
    <form
      className={styles.nickname}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave(text.trim() === '' ? null : text.trim());
      }}
    >
      <TextField
        label="Nickname (optional)"
        maxLength={maxLengthOf(nickname)}
        autoFocus
        size="small"
        value={text}
        onChange={(event) => type(event.target.value)}
        fault={props.fault}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" look="primary" disabled={props.busy}>
          Save
        </Button>
        {props.onSkip ? (
          <Button size="small" onClick={props.onSkip}>
            Skip
          </Button>
        ) : null}
        <Button size="small" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
