import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import {
  type GeneratedTemplate,
  type TemplateTone,
  templateLengths,
  templateTones,
} from '../../../shared/model/template-request.ts';
import { fieldFault } from '../../api/api-error.ts';
import { useWrite } from '../../api/use-write.ts';
import { paths } from '../../browser/paths.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckboxField, SelectField, TextAreaField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import styles from './email-templates.module.css';

const usual = {
  purpose: 'Domain acquisition outreach',
  tone: 'professional',
  length: 'medium',
  includePrice: '',
  additionalContext: '',
};

const toneNames: Readonly<Record<TemplateTone, string>> = {
  professional: 'Professional',
  friendly: 'Friendly',
  casual: 'Casual',
  formal: 'Formal',
};
const lengthNames: Readonly<Record<(typeof templateLengths)[number], string>> = {
  short: 'Short (1-2 paragraphs)',
  medium: 'Medium (3-4 paragraphs)',
  long: 'Long (5+ paragraphs)',
};

/** What a template is to be written for, and how. */
export function GenerateForm(props: { onGenerated: (template: GeneratedTemplate) => void }) {
  const { fields, change } = useFormDraft('template.request', usual);
  const generate = useWrite(contract.generateTemplate.generate);
  const [missing, setMissing] = useState(false);

  const send = async () => {
    setMissing(fields.purpose.trim() === '');
    if (fields.purpose.trim() === '') return;
    const generated = await generate.run({
      purpose: fields.purpose,
      tone: templateTones.find((tone) => tone === fields.tone),
      length: templateLengths.find((length) => length === fields.length),
      includePrice: fields.includePrice !== '',
      additionalContext: fields.additionalContext,
    });
    if (generated) props.onGenerated(generated);
  };
  const purposeFault = missing
    ? 'Please describe the purpose of your email template'
    : fieldFault(generate.error, 'purpose');
  const contextFault = fieldFault(generate.error, 'additionalContext');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        label="Purpose"
        rows={2}
        maxLength={500}
        required
        value={fields.purpose}
        onChange={(event) => {
          change({ purpose: event.target.value });
          setMissing(false);
        }}
        fault={purposeFault}
      />
      <div className={styles.pair}>
        <SelectField
          label="Tone"
          value={fields.tone}
          onChange={(event) => change({ tone: event.target.value })}
        >
          {templateTones.map((tone) => (
            <option key={tone} value={tone}>
              {toneNames[tone]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Length"
          value={fields.length}
          onChange={(event) => change({ length: event.target.value })}
        >
          {templateLengths.map((length) => (
            <option key={length} value={length}>
              {lengthNames[length]}
            </option>
          ))}
        </SelectField>
      </div>
      <CheckboxField
        label="Mention the price"
        name="includePrice"
        checked={fields.includePrice !== ''}
        onChange={(event) => change({ includePrice: event.target.checked ? 'yes' : '' })}
      />
      <TextAreaField
        label="Additional context (optional)"
        rows={3}
        maxLength={2000}
        value={fields.additionalContext}
        onChange={(event) => change({ additionalContext: event.target.value })}
        fault={contextFault}
      />
      {generate.error && !purposeFault && !contextFault ? (
        <ErrorBox
          action={
            generate.error.code === 'limit_reached' ? (
              <Link to={paths.manageSubscription}>See plans</Link>
            ) : undefined
          }
        >
          {generate.error.message}
        </ErrorBox>
      ) : null}
      <Button type="submit" look="primary" disabled={generate.busy}>
        {generate.busy ? 'Generating...' : 'Generate Template'}
      </Button>
    </form>
  );
}
