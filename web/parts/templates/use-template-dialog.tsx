import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { useRead } from '../../api/use-read.ts';
import { useChoiceDraft, useFormDraft } from '../../browser/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import choice from '../../ui/fields/choice.module.css';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { SignatureForm } from '../profile/signature-form.tsx';
import { CustomizeStep, missingValues } from './customize-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { SelectStep } from './select-step.tsx';
import { type LeadOffers, useLeadOffers } from './use-lead-offers.ts';
import styles from './use-template.module.css';

/**
 * Fills a template for saved contacts, step by step: the signature (if there is none yet), the contacts, the domain and
 * price, and the mails, ready to be copied or sent. The chosen contacts survive an expired sign-in and are forgotten
 * when the dialog is closed.
 */
export function UseTemplateDialog(props: { template: EmailTemplate; onClose: () => void }) {
  const { template, onClose } = props;
  const profile = useRead(contract.profile.get, {});
  const [step, setStep] = useState<'select' | 'customize' | 'preview'>('select');
  const { chosen, choose: setChosen } = useChoiceDraft(`use.${template.id}.leads`);
  const [noneChosen, setNoneChosen] = useState(false);
  const [refused, setRefused] = useState(0);
  const { fields: values, change } = useFormDraft(`use.${template.id}`, emptyValues(template));
  const offers = useLeadOffers(chosen);
  const asked = namesToAsk(Object.keys(values), chosen, offers);

  const signature = profile.data?.email_signature ?? '';
  const unsigned = profile.data !== undefined && signature === '';
  const back = step === 'preview' ? 'customize' : 'select';
  const next = () => {
    setNoneChosen(chosen.length === 0);
    if (chosen.length === 0) return;
    if (step === 'select') {
      setRefused(0);
      if (offers) change(knownOffer(chosen, offers, values));
      setStep('customize');
    } else if (missingValues(values, asked).length > 0) setRefused(refused + 1);
    else setStep('preview');
  };
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    setNoneChosen(false);
  };
  const close = () => {
    setChosen([]);
    onClose();
  };

  return (
    <Dialog
      title={`Use Template: ${template.title}`}
      onClose={close}
      footer={
        profile.data && !unsigned ? (
          <>
            {step === 'select' ? null : (
              <Button className={choice.back} onClick={() => setStep(back)}>
                <ArrowLeft size={16} aria-hidden />
                Back
              </Button>
            )}
            {step === 'preview' ? null : (
              <Button look="primary" disabled={chosen.length > 0 && !offers} onClick={next}>
                {step === 'select' ? 'Continue' : 'Preview emails'}
              </Button>
            )}
          </>
        ) : null
      }
    >
      <div className={styles.steps}>
        {!profile.data && profile.error ? (
          <RetryBox message={profile.error.message} onRetry={() => void profile.refresh()} />
        ) : null}
        {!profile.data && !profile.error ? <Skeleton lines={6} /> : null}
        {profile.data && unsigned ? (
          <>
            <p className={styles.text}>
              Every email ends with your signature. You don’t have one yet: it will be saved in your profile.
            </p>
            <SignatureForm
              profile={profile.data}
              label="Email signature"
              button="Save signature"
              required
              onSaved={(saved) => profile.change(() => saved)}
            />
          </>
        ) : null}
        {profile.data && !unsigned ? (
          <>
            {noneChosen ? <ErrorBox>Please select at least one lead</ErrorBox> : null}
            {step === 'select' ? <SelectStep chosen={chosen} onChoose={choose} /> : null}
            {step === 'customize' ? (
              <CustomizeStep
                names={asked}
                ownDomains={offers?.differ === true}
                values={values}
                refused={refused}
                onChange={change}
              />
            ) : null}
            {step === 'preview' && offers ? (
              <PreviewStep
                template={template}
                ids={chosen}
                values={values}
                offers={offers}
                sender={profile.data}
              />
            ) : null}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The values to ask for: the domain and its price, then every variable of the template that is not about a lead. */
function emptyValues({ variables }: EmailTemplate): Record<string, string> {
  const asked = ['data.domain', 'data.price', ...variables.filter((name) => !name.startsWith('lead.'))];
  return Object.fromEntries([...new Set(asked)].map((name) => [name, '']));
}

/** What the dialog asks for: neither domain nor price if every lead has its own. */
function namesToAsk(names: readonly string[], ids: readonly string[], offers?: LeadOffers): string[] {
  const own = offers?.differ === true && ids.every((id) => offers.domainOf.has(id));
  return names.filter((name) => !own || (name !== 'data.domain' && name !== 'data.price'));
}

/**
 * Domain and price as they are filled in, where all leads were found for one domain. A price that was typed for that domain
 * stays, one for another does not.
 */
function knownOffer(
  ids: readonly string[],
  { domainOf, differ, prices }: LeadOffers,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const domain = domainOf.get(ids[0] ?? '');
  if (differ || domain === undefined) return {};
  const price = values['data.domain'] === domain ? values['data.price'] : '';
  return { 'data.domain': domain, 'data.price': price || (prices.get(domain) ?? '') };
}
