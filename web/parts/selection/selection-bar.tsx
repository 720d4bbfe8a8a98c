import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { counted } from '../../ui/counted.ts';
import styles from './selection.module.css';
import { useExport } from './use-export.ts';
import type { Selection } from './use-selection.ts';

/** Chooses all that a list shows, and says what can be done with the chosen ones. `children` are further actions. */
export function SelectionBar(props: {
  list: 'contacts' | 'companies' | 'domains';
  /** One item and several, such as "contact" and "contacts". */
  words: readonly [one: string, several: string];
  total: number;
  selection: Selection;
  children?: ReactNode;
}) {
  const { list, words, total, selection } = props;
  const file = useExport(list);
  const chosen = [...selection.ids];
  return (
    <section className={styles.bar} aria-label="Selection">
      <Button size="small" onClick={chosen.length < total ? selection.chooseAll : selection.clear}>
        {chosen.length < total ? `Select all ${counted(total, ...words)}` : 'Clear selection'}
      </Button>
      {chosen.length > 0 ? (
        <>
          <span role="status">{counted(chosen.length, ...words)} selected</span>
          <Button size="small" disabled={file.busy} onClick={() => void file.save(chosen)}>
            <Download size={16} aria-hidden />
            {file.busy ? 'Exporting...' : 'Export CSV'}
          </Button>
          {props.children}
        </>
      ) : null}
    </section>
  );
}
