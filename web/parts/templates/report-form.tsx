import { contract } from '../../../shared/contract/contract.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { useWrite } from '../../api/use-write.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import styles from './templates.module.css';

/** Reports a public template to the operator. */
export function ReportForm(props: { template: EmailTemplate; onDone: () => void }) {
  const { template, onDone } = props;
  const draft = useDraft(`report.${template.id}`);
  const report = useWrite(contract.templates.report);
  const send = async () => {
    const answer = await report.run({ templateId: template.id, reason: draft.text });
    if (!answer) return;
    draft.clear();
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
        maxLength={maxLengthOf(contract.templates.report.body.shape.reason)}
        autoFocus
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        fault={report.error?.message}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" look="primary" disabled={report.busy || draft.text.trim() === ''}>
          {report.busy ? 'Sending...' : 'Send report'}
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
