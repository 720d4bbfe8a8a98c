import { Download } from 'lucide-react';
import { contract } from '../../../shared/contract/contract.ts';
import type { AccountExport } from '../../../shared/model/account/account-export.ts';
import { dateAndTime } from '../../../shared/text/relative-time.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { Button, ButtonAnchor } from '../../ui/buttons/button.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import styles from './settings.module.css';

const pollMilliseconds = 2000;

function whilePreparing(found: AccountExport | undefined): number {
  return found === undefined || found.status === 'preparing' ? pollMilliseconds : 0;
}

/** A copy of everything stored about the user: request it, wait for it, download it. */
export function ExportData() {
  // The id of the requested copy survives a reload.
  const asked = useDraft('account-export');
  const create = useWrite(contract.account.createExport);
  const found = useRead(contract.account.getExport, asked.text === '' ? null : { exportId: asked.text }, {
    poll: whilePreparing,
  });
  const status =
    asked.text === '' ? undefined : (found.data?.status ?? (found.error ? 'failed' : 'preparing'));
  const begin = async () => {
    const made = await create.run({});
    if (made) asked.type(made.id);
  };
  const error = create.error ?? (status === 'failed' ? found.error : undefined);
  return (
    <>
      <div className={styles.action}>
        <p>Download a copy of everything that is stored about you.</p>
        {status === 'ready' && found.data?.url ? (
          <ButtonAnchor look="primary" href={found.data.url} download>
            <Download size={16} aria-hidden />
            Download your data
          </ButtonAnchor>
        ) : (
          <Button disabled={create.busy || status === 'preparing'} onClick={() => void begin()}>
            {create.busy || status === 'preparing' ? 'Preparing your data...' : 'Export my data'}
          </Button>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {status === 'ready' && found.data?.expires_at
          ? `Your data is ready. The file is deleted on ${dateAndTime(new Date(found.data.expires_at))}.`
          : ''}
      </p>
      {error || status === 'failed' ? (
        <ErrorBox>{error?.message ?? 'Failed to export your data'}</ErrorBox>
      ) : null}
    </>
  );
}
