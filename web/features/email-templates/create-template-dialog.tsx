import { ArrowLeft, PencilLine, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import type { GeneratedTemplate } from '../../../shared/model/outreach/template-request.ts';
import { suggestKeywords } from '../../../shared/text/keywords.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { StarterField } from '../../parts/templates/starter-field.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import choice from '../../ui/fields/choice.module.css';
import styles from './email-templates.module.css';
import { GenerateForm } from './generate-form.tsx';
import { emptyTemplate, TemplateForm } from './template-form.tsx';

/**
 * Creates a template, generated or written manually. An unfinished text is still there when the dialog is opened
 * again.
 */
export function CreateTemplateDialog(props: {
  onCreated: (template: EmailTemplate) => void;
  onClose: () => void;
}) {
  const draft = useFormDraft('template', emptyTemplate);
  const { fields, change, clear } = draft;
  const begun = fields.step === 'review' || fields.step === 'manual' ? fields.step : 'choose';
  const [step, setStep] = useState<'choose' | 'generate' | 'manual' | 'review'>(begun);

  const write = (next: 'manual' | 'review') => {
    change({ step: next });
    setStep(next);
  };
  const review = (generated: GeneratedTemplate) => {
    change({
      step: 'review',
      title: generated.title,
      description: generated.description,
      content: generated.content,
      category: generated.category,
      variables: generated.variables.join('\n'),
      keywords: suggestKeywords(generated.title, generated.description).join('\n'),
      notice: generated.notice ?? '',
    });
    setStep('review');
  };
  const back = () => {
    change({ step: 'choose' });
    setStep(step === 'review' ? 'generate' : 'choose');
  };

  return (
    <Dialog
      title="Create Template"
      onClose={props.onClose}
      footer={
        step === 'choose' ? null : (
          <Button className={choice.back} onClick={back}>
            <ArrowLeft size={16} aria-hidden />
            Back
          </Button>
        )
      }
    >
      {step === 'choose' ? (
        <div className={choice.choices}>
          <button type="button" className={choice.choice} onClick={() => setStep('generate')}>
            <Sparkles size={22} aria-hidden />
            <strong>Generate with AI</strong>
            <span>Say what it is for, then review the draft.</span>
          </button>
          <button type="button" className={choice.choice} onClick={() => write('manual')}>
            <PencilLine size={22} aria-hidden />
            <strong>Write manually</strong>
            <span>Write the text yourself, with variables, or begin with one of ours.</span>
          </button>
        </div>
      ) : null}
      {step === 'generate' ? <GenerateForm onGenerated={review} /> : null}
      {step === 'manual' || step === 'review' ? (
        <>
          {step === 'review' && fields.notice ? <p className={styles.notice}>{fields.notice}</p> : null}
          {step === 'manual' ? (
            <div className={styles.starter}>
              <StarterField
                content={fields.content}
                onChoose={({ title, content }) => change({ content, title: fields.title || title })}
              />
            </div>
          ) : null}
          <TemplateForm
            draft={draft}
            onSaved={(template) => {
              clear();
              props.onCreated(template);
            }}
          />
        </>
      ) : null}
    </Dialog>
  );
}
