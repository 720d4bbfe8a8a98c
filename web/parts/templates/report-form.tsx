import { contract } from '../../../shared/contract/contract.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { useForm } from '../../api/use-form.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import styles from './templates.module.css';

/** Reports a public template to the operator. */
export function ReportForm(props: { template: EmailTemplate; onDone: () => void }) {
  const { template, onDone } = props;
  const form = useForm(contract.templates.report, useFormDraft(`report.${template.id}`, { reason: '' }));
  const { reason } = form.values;
  const send = async () => {
    const answer = await form.send({ templateId: template.id, reason });
    if (!answer) return;
    form.clear();
    onDone();
    announce({ text: 'Thank you. We will look at this template.' });
  };
  return (
    <form
      className={styles.nickname}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        label="What is wrong with this template?"
        rows={3}
        autoFocus
        {...form.text('reason')}
        fault={form.error?.message}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" look="primary" disabled={form.busy || reason.trim() === ''}>
          {form.busy ? 'Sending...' : 'Send report'}
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
