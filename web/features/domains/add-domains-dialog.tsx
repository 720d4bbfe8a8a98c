import { useState } from 'react';
import { type PortfolioRow, portfolioLimits } from '../../../shared/model/leads/domain-for-sale.ts';
import { counted } from '../../../shared/text/counted.ts';
import type { PortfolioField, PortfolioFile } from '../../../shared/text/csv/portfolio-csv.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { FileField } from '../../parts/file-import/file-field.tsx';
import shared from '../../parts/file-import/file-import.module.css';
import { SendingProgress } from '../../parts/file-import/sending-progress.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { PortfolioPreview } from './portfolio-preview.tsx';
import { useDomainImport } from './use-domain-import.ts';

/** Reading files needs a parser of some size, which loads with the first of them. */
const csv = () => import('../../../shared/text/csv/portfolio-csv.ts');
const maxDomains = portfolioLimits.domains.toLocaleString('en-US');

/** Adds names to the seller's domains: one, many that are pasted, or the file of a portfolio. */
export function AddDomainsDialog(props: { onAdded: () => void; onClose: () => void }) {
  const { onAdded, onClose } = props;
  const pasted = useDraft('domains.pasted');
  const [file, setFile] = useState<PortfolioFile>();
  const [fields, setFields] = useState<readonly (PortfolioField | null)[]>([]);
  const [fault, setFault] = useState('');
  const adding = useDomainImport(() => {
    pasted.clear();
    onAdded();
  });

  const choose = async (chosen: File) => {
    const bytes = new Uint8Array(await chosen.slice(0, portfolioLimits.fileBytes + 1).arrayBuffer());
    const read = (await csv()).readPortfolioCsv(bytes);
    setFile('fault' in read ? undefined : read);
    setFault('fault' in read ? read.fault : '');
    if (!('fault' in read)) setFields(read.fields);
  };
  const start = async () => {
    const { pastedRows, portfolioRows } = await csv();
    if (file && !fields.includes('domain')) {
      setFault('Choose the column that has the domains');
      return;
    }
    const rows: readonly PortfolioRow[] = file ? portfolioRows(file, fields).rows : pastedRows(pasted.text);
    if (rows.length === 0) setFault('Enter at least one domain');
    else if (rows.length > portfolioLimits.domains) setFault(`Add at most ${maxDomains} domains at once`);
    else {
      setFault('');
      adding.start(rows);
    }
  };
  return (
    <Dialog title="Add Domains" onClose={onClose}>
      {adding.state.status === 'idle' ? (
        <div className={shared.form}>
          {fault === '' ? null : <ErrorBox>{fault}</ErrorBox>}
          {file ? (
            <PortfolioPreview file={file} fields={fields} onChange={setFields} />
          ) : (
            <TextAreaField
              label="Domains"
              hint="One on each line, with a price after it if you like: example.com 4,900"
              rows={6}
              value={pasted.text}
              onChange={(event) => pasted.type(event.target.value)}
            />
          )}
          <FileField
            title="Import a CSV file of your portfolio"
            accept=".csv,.txt,text/csv,text/plain"
            onChoose={(chosen) => void choose(chosen)}
          >
            or drop it here. Up to {maxDomains} domains.
          </FileField>
          <DialogActions>
            <Button look="primary" onClick={() => void start()}>
              {file ? `Import ${counted(file.lines.length, 'domain', 'domains')}` : 'Add Domains'}
            </Button>
            {file ? <Button onClick={() => setFile(undefined)}>Paste instead</Button> : null}
          </DialogActions>
        </div>
      ) : (
        <Progress adding={adding} />
      )}
    </Dialog>
  );
}

function Progress(props: { adding: ReturnType<typeof useDomainImport> }) {
  const { state, resume, reset } = props.adding;
  const { status, total, failed } = state;
  const { added, changed } = state.counts;
  const there = total - added - changed - failed.length;
  return (
    <div className={shared.form}>
      <SendingProgress
        state={state}
        words={['domain', 'domains']}
        failedTitle={`${counted(failed.length, 'line was', 'lines were')} not added`}
        failedOpen
        onResume={resume}
      >
        {status === 'done' ? (
          <SuccessBox>
            {[
              `${counted(added, 'domain', 'domains')} added`,
              changed > 0 ? `${changed.toLocaleString('en-US')} updated` : '',
              there > 0 ? `${there.toLocaleString('en-US')} already there` : '',
            ]
              .filter((text) => text !== '')
              .join(', ')}
            .
          </SuccessBox>
        ) : null}
      </SendingProgress>
      {status === 'sending' ? null : (
        <DialogActions>
          <Button onClick={reset}>Add more</Button>
        </DialogActions>
      )}
    </div>
  );
}
