import { contract } from '../../../shared/contract/contract.ts';
import { saved } from '../../../shared/contract/saved.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { QueueChosen } from '../../parts/composer/queue-chosen.tsx';
import { WriteChosen } from '../../parts/composer/write-chosen.tsx';
import type { Addressee } from '../../parts/composer/writing-order.tsx';
import { BulkButton } from '../../parts/selection/bulk-button.tsx';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import type { Selection } from '../../parts/selection/use-selection.ts';

const words = ['company', 'companies'] as const;

/** What can be done with the chosen companies of a search. */
export function ChosenLeads(props: {
  sessionId: string;
  isImport: boolean;
  leads: readonly LeadWithContacts[];
  selection: Selection;
  order: readonly Addressee[];
}) {
  const { sessionId, leads, selection, order } = props;
  const hearts = useRead(saved.ofSession, { sessionId });
  const isSaved = new Set(hearts.data?.lead_ids);
  const chosen = leads.filter(({ id }) => selection.ids.has(id));
  const kept = chosen.filter(({ id }) => isSaved.has(id));
  const writable = order.filter(({ leadId }) => selection.ids.has(leadId));
  const refresh = () => void hearts.refresh();
  return (
    <SelectionBar list="leads" words={words} total={leads.length} selection={selection}>
      <WriteChosen words={words} order={writable} />
      <QueueChosen order={writable} />
      <BulkButton
        verb="Save"
        past="saved"
        words={words}
        items={chosen.filter(({ id }) => !isSaved.has(id))}
        act={({ id: lead_id }) => call(saved.saveCompany, { lead_id })}
        onDone={refresh}
      />
      {kept.length > 0 ? (
        <BulkButton
          verb="Unsave"
          past="removed from your saved companies"
          words={words}
          items={kept}
          act={({ id: leadId }) => call(saved.unsaveCompany, { leadId })}
          asks={{
            title: 'Unsave the selected companies',
            question: 'They are removed from your saved companies, with your notes on them.',
          }}
          onDone={refresh}
        />
      ) : null}
      {props.isImport ? null : (
        <BulkButton
          verb="Put on the desk:"
          past="put on your desk"
          words={words}
          items={chosen}
          act={({ id: lead_id }) => call(contract.desk.add, { lead_id })}
          onDone={(_, all) => {
            if (all) selection.clear();
          }}
        />
      )}
    </SelectionBar>
  );
}
