import { useRef, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { templateVariables } from '../../../shared/model/outreach/template-variables.ts';
import { variablesIn } from '../../../shared/text/mail/variables-in.ts';
import { useForm } from '../../api/use-form.ts';
import type { FormDraft } from '../../browser/use-draft.ts';
import { categories, categoryName } from '../../parts/templates/words.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';
import styles from './email-templates.module.css';
import { KeywordsField } from './keywords-field.tsx';

/** The draft of a template. Lists hold one entry per line; `step` is the step of the dialog. */
export const emptyTemplate = {
  step: 'choose',
  title: '',
  description: '',
  content: '',
  category: 'cold_outreach',
  variables: '',
  keywords: '',
  is_public: false,
  notice: '',
};

const required = 'Title and content are required';

/** Edits a template: its text, category and keywords. */
export function TemplateForm(props: {
  draft: FormDraft<typeof emptyTemplate>;
  onSaved: (template: EmailTemplate) => void;
}) {
  const form = useForm(contract.templates.create, props.draft);
  const { values: fields, change } = form;
  const [missing, setMissing] = useState(false);
  const content = useRef<HTMLTextAreaElement>(null);

  const save = async () => {
    const incomplete = fields.title.trim() === '' || fields.content.trim() === '';
    setMissing(incomplete);
    if (incomplete) return;
    const generated = lines(fields.variables);
    const template = await form.send({
      title: fields.title,
      description: fields.description,
      content: fields.content,
      category: fields.category,
      variables: generated.length > 0 ? generated : variablesIn(fields.content),
      keywords: lines(fields.keywords),
      is_public: fields.is_public,
    });
    if (template) props.onSaved(template);
  };
  const insert = (name: string) => {
    const field = content.current;
    const [start, end] = [field?.selectionStart ?? fields.content.length, field?.selectionEnd ?? 0];
    const written = `${fields.content.slice(0, start)}{${name}}${fields.content.slice(Math.max(start, end))}`;
    change({ content: written });
    field?.focus();
  };
  const title = form.text('title');
  const description = form.text('description');
  const text = form.text('content');
  const error = form.errorElsewhere();
  const known = [...new Set([...categories, fields.category])];
  return (
    <Form
      message={missing ? required : error?.message}
      busy={form.busy}
      button="Save Template"
      busyButton="Saving..."
      onSubmit={save}
    >
      <TextField label="Title" required {...title} />
      <TextField label="Description" {...description} />
      <SelectField
        label="Category"
        value={fields.category}
        onChange={(event) => change({ category: event.target.value })}
      >
        {known.map((category) => (
          <option key={category} value={category}>
            {categoryName(category)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        ref={content}
        label="Content"
        hint="A first line such as “Subject: …” becomes the subject of the email."
        rows={10}
        required
        {...text}
      />
      <fieldset className={styles.inserts}>
        <legend>Insert a variable</legend>
        {templateVariables.map(({ name, description }) => (
          <button
            key={name}
            type="button"
            className={styles.insert}
            title={description}
            onClick={() => insert(name)}
          >
            {`{${name}}`}
          </button>
        ))}
      </fieldset>
      <KeywordsField
        keywords={lines(fields.keywords)}
        onChange={(keywords) => change({ keywords: keywords.join('\n') })}
      />
      <CheckboxField
        label="Public: everybody can see, save and use this template"
        name="is_public"
        checked={fields.is_public}
        onChange={(event) => change({ is_public: event.target.checked })}
      />
    </Form>
  );
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
