import { contract } from '../../../shared/contract/contract.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useWrite } from '../../api/use-write.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { announce } from '../../ui/notices/notices.tsx';

/** Asks before a template is deleted, and offers to undo it. `onChange` is called after either. */
export function DeletionDialog(props: {
  template: EmailTemplate;
  onChange: () => void;
  onClose: () => void;
}) {
  const { template, onChange, onClose } = props;
  const deletion = useWrite(contract.templates.delete);
  const remove = async () => {
    if (!(await deletion.run({ templateId: template.id }))) return;
    onClose();
    onChange();
    const key = crypto.randomUUID();
    announce({
      text: `${template.title} was deleted.`,
      action: { label: 'Undo', run: () => void createAgain(template, key, onChange) },
    });
  };
  return (
    <ConfirmDialog
      title={`Delete ${template.title}`}
      question="Are you sure you want to delete this template?"
      confirm="Delete"
      busyConfirm="Deleting..."
      busy={deletion.busy}
      error={deletion.error?.message}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

/** Creates a deleted template again, once per key. */
async function createAgain(template: EmailTemplate, key: string, onChange: () => void): Promise<void> {
  const { title, description, content, category, variables, keywords, is_public } = template;
  const fields = { title, description, content, category, variables, keywords, is_public };
  try {
    await call(contract.templates.create, fields, { idempotencyKey: key });
    onChange();
  } catch (error) {
    announce({
      text: error instanceof ApiError ? error.message : `${title} could not be restored.`,
      failed: true,
      action: { label: 'Try again', run: () => void createAgain(template, key, onChange) },
    });
  }
}
