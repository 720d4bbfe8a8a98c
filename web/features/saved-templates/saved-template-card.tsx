import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { SavedTemplate } from '../../../shared/model/outreach/template.ts';
import { useWrite } from '../../api/use-write.ts';
import { NicknameForm, useNicknameDraft } from '../../parts/templates/nickname-form.tsx';
import { TemplateCard } from '../../parts/templates/template-card.tsx';
import type { HeartState } from '../../ui/buttons/heart-button.tsx';
import { IconAction } from '../../ui/buttons/icon-action.tsx';
import card from '../../ui/lists/card-list.module.css';

/** One saved template under its nickname, which is edited in place. */
export function SavedTemplateCard(props: {
  saved: SavedTemplate;
  heart: HeartState;
  onPreview: () => void;
  onUse: () => void;
  onChange: (changed: SavedTemplate) => void;
}) {
  const { saved } = props;
  const { template, nickname } = saved;
  const title = nickname ?? template.title;
  const rename = useWrite(contract.templates.renameSaved);
  const draft = useNicknameDraft(template.id);
  const [editing, setEditing] = useState(draft.text !== '');
  const edit = () => {
    draft.type(nickname ?? '');
    setEditing(true);
  };
  const end = () => {
    draft.type('');
    setEditing(false);
  };
  const save = async (next: string | null) => {
    const changed = await rename.run({ savedTemplateId: saved.id, nickname: next });
    if (!changed) return;
    props.onChange(changed);
    end();
  };
  return (
    <TemplateCard
      template={template}
      title={title}
      heart={props.heart}
      date={{ word: 'Saved', at: saved.saved_at }}
      onPreview={props.onPreview}
      onUse={props.onUse}
      actions={<IconAction icon={Pencil} label={`Edit nickname of ${title}`} onClick={edit} />}
    >
      {nickname === null ? null : <p className={card.text}>Original: {template.title}</p>}
      {editing ? (
        <NicknameForm
          draft={draft}
          busy={rename.busy}
          fault={rename.error?.message}
          onSave={(next) => void save(next)}
          onCancel={end}
        />
      ) : null}
    </TemplateCard>
  );
}
