import { ArrowLeft, FileSpreadsheet, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { importLimits } from '../../../shared/model/leads/contact-import.ts';
import type { ContactRow } from '../../parts/leads/use-contact-rows.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import choice from '../../ui/fields/choice.module.css';
import { BulkImportStep } from './bulk-import-step.tsx';
import { ManualImportForm } from './manual-import-form.tsx';
import type { useBulkImport } from './use-bulk-import.ts';

type Step = 'choose' | 'manual' | 'bulk';

/** Imports contacts: one in a form, or many from a file. */
export function ImportDialog(props: {
  bulk: ReturnType<typeof useBulkImport>;
  /** The saved contacts, undefined while they are loaded. */
  contacts: readonly ContactRow[] | undefined;
  onImported: () => void;
  onClose: () => void;
}) {
  const { bulk, onClose } = props;
  const [step, setStep] = useState<Step>(bulk.state.status === 'idle' ? 'choose' : 'bulk');
  const back =
    step === 'choose' || bulk.state.status === 'sending' ? null : (
      <Button className={choice.back} onClick={() => setStep('choose')}>
        <ArrowLeft size={16} aria-hidden />
        Back
      </Button>
    );
  return (
    <Dialog title="Import Lead" onClose={onClose} footer={back}>
      {step === 'choose' ? (
        <div className={choice.choices}>
          <button type="button" className={choice.choice} onClick={() => setStep('manual')}>
            <PencilLine size={22} aria-hidden />
            <strong>Manual Import</strong>
            <span>Type in one contact.</span>
          </button>
          <button type="button" className={choice.choice} onClick={() => setStep('bulk')}>
            <FileSpreadsheet size={22} aria-hidden />
            <strong>Bulk Import (CSV)</strong>
            <span>Upload a file of up to {importLimits.rows.toLocaleString('en-US')} contacts.</span>
          </button>
        </div>
      ) : null}
      {step === 'manual' ? <ManualImportForm onImported={props.onImported} onClose={onClose} /> : null}
      {step === 'bulk' ? <BulkImportStep bulk={bulk} contacts={props.contacts} onClose={onClose} /> : null}
    </Dialog>
  );
}
