import { messageFields } from '../../../shared/model/outreach/outreach.ts';
import { type ApiError, fieldFault } from '../../api/api-error.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';

/** Edits the subject and text of a mail. What was typed is stored as a draft. */
export function MailForm(props: {
  draft: string;
  subject: string;
  text: string;
  save: { label: string; busyLabel: string; busy: boolean; error: ApiError | undefined };
  /** Resolves to whether it was saved. */
  onSave: (written: { subject: string; text: string }) => Promise<boolean>;
  onCancel: () => void;
}) {
  const { save } = props;
  const { fields, change, clear } = useFormDraft(props.draft, { subject: props.subject, text: props.text });
  const faults = {
    subject: fieldFault(save.error, 'subject'),
    text: fieldFault(save.error, 'text'),
  };
  const hasPlace = faults.subject !== undefined || faults.text !== undefined;
  return (
    <Form
      message={hasPlace ? undefined : save.error?.message}
      busy={save.busy}
      button={save.label}
      busyButton={save.busyLabel}
      onSubmit={async () => {
        if (await props.onSave(fields)) clear();
      }}
      others={
        <Button
          onClick={() => {
            clear();
            props.onCancel();
          }}
        >
          Cancel
        </Button>
      }
    >
      <TextField
        label="Subject"
        maxLength={maxLengthOf(messageFields.shape.subject)}
        autoFocus
        value={fields.subject}
        onChange={(event) => change({ subject: event.target.value })}
        fault={faults.subject}
      />
      <TextAreaField
        label="Text"
        rows={12}
        maxLength={maxLengthOf(messageFields.shape.text)}
        value={fields.text}
        onChange={(event) => change({ text: event.target.value })}
        fault={faults.text}
      />
    </Form>
  );
}
