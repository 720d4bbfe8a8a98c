import { Flag, Heart, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { HeartState } from '../../ui/buttons/heart-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import details from '../leads/details.module.css';
import mail from '../outreach/mail.module.css';
import { NicknameForm, useNicknameDraft } from './nickname-form.tsx';
import { ReportForm } from './report-form.tsx';
import styles from './templates.module.css';
import { categoryName } from './words.ts';

/**
 * Everything about one template. Saving it asks for a nickname first. Its author may delete it; others may report it.
 */
export function TemplateDialog(props: {
  template: EmailTemplate;
  heart: HeartState;
  onSaveAs?: (nickname: string | null) => void;
  onUse: () => void;
  /** Undefined if it cannot be deleted here: Saved Templates shows only a copy. */
  onDelete?: () => void;
  onClose: () => void;
}) {
  const { template, heart } = props;
  const [form, setForm] = useState<'none' | 'nickname' | 'report'>('none');
  const nickname = useNicknameDraft(template.id);
  const own = template.user_id !== null;
  const closeNickname = () => {
    nickname.type('');
    setForm('none');
  };
  const saveAs = (chosen: string | null) => {
    props.onSaveAs?.(chosen);
    closeNickname();
  };
  return (
    <Dialog
      title={template.title}
      onClose={props.onClose}
      footer={
        <>
          <Button
            disabled={!heart.ready}
            onClick={() => (heart.saved ? heart.toggle() : setForm('nickname'))}
          >
            <Heart size={16} aria-hidden className={heart.saved ? styles.saved : ''} />
            {heart.saved ? 'Unsave template' : 'Save template'}
          </Button>
          {own && props.onDelete ? (
            <Button onClick={props.onDelete}>
              <Trash2 size={16} aria-hidden />
              Delete
            </Button>
          ) : null}
          {template.is_public && !own ? (
            <Button onClick={() => setForm('report')}>
              <Flag size={16} aria-hidden />
              Report
            </Button>
          ) : null}
          <Button look="primary" onClick={props.onUse}>
            <Send size={16} aria-hidden />
            Use Template
          </Button>
        </>
      }
    >
      {form === 'nickname' ? (
        <NicknameForm
          draft={nickname}
          busy={false}
          fault={undefined}
          onSave={saveAs}
          onSkip={() => saveAs(null)}
          onCancel={closeNickname}
        />
      ) : null}
      {form === 'report' ? <ReportForm template={template} onDone={() => setForm('none')} /> : null}
      {template.description ? <p className={styles.description}>{template.description}</p> : null}
      <dl className={details.facts}>
        <div>
          <dt>Category</dt>
          <dd>{categoryName(template.category)}</dd>
        </div>
        <div>
          <dt>Visibility</dt>
          <dd>{template.is_public ? 'Public' : 'Private'}</dd>
        </div>
        <div>
          <dt>Created</dt>
          <dd>
            <time dateTime={template.created_at}>{shortDate(new Date(template.created_at))}</time>
          </dd>
        </div>
        {template.keywords.length > 0 ? (
          <div>
            <dt>Keywords</dt>
            <dd>{template.keywords.join(', ')}</dd>
          </div>
        ) : null}
        {template.variables.length > 0 ? (
          <div>
            <dt>Variables</dt>
            <dd className={styles.variable}>{template.variables.map((name) => `{${name}}`).join(' ')}</dd>
          </div>
        ) : null}
      </dl>
      <section className={details.part}>
        <h3>Content</h3>
        <p className={mail.body}>{template.content}</p>
      </section>
    </Dialog>
  );
}
