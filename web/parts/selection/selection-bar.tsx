import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { ExportedList } from '../../../shared/contract/lead-exports.ts';
import { counted } from '../../../shared/text/counted.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './selection.module.css';
import { useExport } from './use-export.ts';
import type { Selection } from './use-selection.ts';

/** Chooses all that a list shows, and says what can be done with the chosen ones. `children` are further actions. */
export function SelectionBar(props: {
  /** What the list is called where it is exported. */
  list: ExportedList;
  /** One item and several, such as "contact" and "contacts". */
  words: readonly [one: string, several: string];
  total: number;
  selection: Selection;
  children?: ReactNode;
}) {
  const { list, words, total, selection } = props;
  const file = useExport(list);
  const chosen = [...selection.ids];
  const mayExport = useRead(contract.billing.limits, {}).data?.bulk_export;
  if (total === 0) return null;
  return (
    <section className={styles.bar} aria-label="Selection">
      <Button size="small" onClick={chosen.length < total ? selection.chooseAll : selection.clear}>
        {chosen.length < total
          ? `Select ${total === 1 ? '' : 'all '}${counted(total, ...words)}`
          : 'Clear selection'}
      </Button>
      {chosen.length > 0 ? (
        <>
          <span role="status">{counted(chosen.length, ...words)} selected</span>
          <Button size="small" disabled={file.busy} onClick={() => void file.save(chosen)}>
            <Download size={16} aria-hidden />
            {file.busy ? 'Exporting...' : mayExport === false ? 'Export CSV (Pro)' : 'Export CSV'}
          </Button>
          {props.children}
        </>
      ) : null}
    </section>
  );
}
