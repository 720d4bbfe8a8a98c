import { useCallback } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { useRead } from '../../api/use-read.ts';
import { useContactRows } from '../../parts/leads/use-contact-rows.ts';
import { ImportDialog } from './import-dialog.tsx';
import { useBulkImport } from './use-bulk-import.ts';

/** The import of contacts. It continues while its dialog is closed. */
export function Imports(props: { open: boolean; onClose: () => void }) {
  const { data: statistics, refresh } = useRead(contract.statistics.savedContacts, {});
  const { rows: contacts } = useContactRows(props.open ? statistics?.version : undefined);
  // An import changes the version of the list of contacts, so the list is loaded again.
  const imported = useCallback(() => void refresh(), [refresh]);
  const bulk = useBulkImport(imported);
  if (!props.open) return null;
  const close = () => {
    props.onClose();
    if (bulk.state.status === 'done') bulk.reset();
  };
  return <ImportDialog bulk={bulk} contacts={contacts} onImported={imported} onClose={close} />;
}
