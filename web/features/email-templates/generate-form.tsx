import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import {
  type GeneratedTemplate,
  type TemplateTone,
  templateLengths,
  templateTones,
} from '../../../shared/model/outreach/template-request.ts';
import { useForm } from '../../api/use-form.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { CheckboxField, SelectField, TextAreaField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import styles from './email-templates.module.css';

const usual = {
  purpose: 'Domain acquisition outreach',
  tone: 'professional',
  length: 'medium',
  includePrice: false,
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

/** The purpose and style of a template to generate. */
export function GenerateForm(props: { onGenerated: (template: GeneratedTemplate) => void }) {
  const form = useForm(contract.generateTemplate.generate, useFormDraft('template.request', usual));
  const { values, change } = form;
  const [missing, setMissing] = useState(false);

  const send = async () => {
    setMissing(values.purpose.trim() === '');
    if (values.purpose.trim() === '') return;
    const generated = await form.send({
      ...values,
      tone: templateTones.find((tone) => tone === values.tone),
      length: templateLengths.find((length) => length === values.length),
    });
    if (generated) props.onGenerated(generated);
  };
  const purpose = form.text('purpose');
  const additionalContext = form.text('additionalContext');
  const error = form.errorElsewhere();
  return (
    <Form busy={form.busy} button="Generate Template" busyButton="Generating..." onSubmit={send}>
      <TextAreaField
        label="Purpose"
        rows={2}
        required
        {...purpose}
        onChange={(event) => {
          purpose.onChange(event);
          setMissing(false);
        }}
        fault={missing ? 'Please describe the purpose of your email template' : purpose.fault}
      />
      <div className={styles.pair}>
        <SelectField
          label="Tone"
          value={values.tone}
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
          value={values.length}
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
        checked={values.includePrice}
        onChange={(event) => change({ includePrice: event.target.checked })}
      />
      <TextAreaField label="Additional context (optional)" rows={3} {...additionalContext} />
      {error ? (
        <ErrorBox
          action={
            error.code === 'limit_reached' ? <Link to={paths.manageSubscription}>See plans</Link> : undefined
          }
        >
          {error.message}
        </ErrorBox>
      ) : null}
      <CreditUse />
    </Form>
  );
}

/** What a generated text uses of the plan, and how much is left. */
function CreditUse() {
  const limits = useRead(contract.billing.limits, {});
  const usage = useRead(contract.billing.usage, {});
  if (!limits.data || !usage.data) return null;
  const left = Math.max(0, limits.data.ai_credits_limit - usage.data.ai_credits_used);
  return (
    <p className={styles.cost}>
      {left > 0
        ? `A text by our AI uses 1 of your ${left.toLocaleString('en-US')} AI credits left this month.`
        : 'No AI credits left this month, so the text is written without AI.'}
    </p>
  );
}
