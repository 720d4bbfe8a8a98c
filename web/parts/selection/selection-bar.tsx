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

/** Chooses all items of a list, and says what can be done with the chosen ones. `children` are further actions. */
export function SelectionBar(props: {
  /** What the list is called where it is exported. */
  list: ExportedList;
  /** One item and several, such as "contact" and "contacts". */
  words: readonly [one: string, several: string];
  /** How many items the list has, shown or not. Undefined if nobody knows before the rest is read. */
  total: number | undefined;
  /** Reads the items that the list does not show yet, and chooses all. Null if it shows all. */
  rest?: { readonly choose: () => void; readonly busy: string | undefined } | null;
  selection: Selection;
  children?: ReactNode;
}) {
  const { list, words, total, rest = null, selection } = props;
  const file = useExport(list);
  const chosen = [...selection.ids];
  const mayExport = useRead(contract.billing.limits, {}).data?.bulk_export;
  const isPart = total === undefined || chosen.length < total;
  const chooseAll = rest?.choose ?? selection.chooseAll;
  if (total === 0) return null;
  return (
    <section className={styles.bar} aria-label="Selection">
      <Button size="small" disabled={rest?.busy !== undefined} onClick={isPart ? chooseAll : selection.clear}>
        {rest?.busy ?? (isPart ? `Select ${allOf(total, words)}` : 'Clear selection')}
      </Button>
      {chosen.length > 0 ? (
        <>
          <span role="status">{counted(chosen.length, ...words)} selected</span>
          <Button size="small" disabled={file.busy !== undefined} onClick={() => void file.save(chosen)}>
            <Download size={16} aria-hidden />
            {file.busy ?? (mayExport === false ? 'Export CSV (Pro)' : 'Export CSV')}
          </Button>
          {props.children}
        </>
      ) : null}
    </section>
  );
}

function allOf(total: number | undefined, words: readonly [one: string, several: string]): string {
  if (total === undefined) return `all ${words[1]}`;
  return `${total === 1 ? '' : 'all '}${counted(total, ...words)}`;
}
