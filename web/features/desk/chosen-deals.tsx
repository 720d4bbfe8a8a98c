import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { type Deal, type DealStage, dealStage } from '../../../shared/model/outreach/deal.ts';
import type { DealCard } from '../../../shared/model/outreach/deal-card.ts';
import { call } from '../../api/call.ts';
import { QueueChosen } from '../../parts/composer/queue-chosen.tsx';
import { WriteChosen } from '../../parts/composer/write-chosen.tsx';
import { BulkButton } from '../../parts/selection/bulk-button.tsx';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import type { Selection } from '../../parts/selection/use-selection.ts';
import { SelectField } from '../../ui/fields/fields.tsx';
import { stageWords } from './desk-words.ts';

const words = ['company', 'companies'] as const;
/** 'Won' is left out: it asks for a price, and each company has its own. */
const stages = dealStage.exclude(['won']).options;

/** What can be done with the chosen companies of the desk. */
export function ChosenDeals(props: {
  shown: readonly DealCard[];
  /** Reads the companies that were not read yet, and chooses all; null if all were. */
  rest: { readonly choose: () => void; readonly busy: string | undefined } | null;
  selection: Selection;
  onMoved: (deal: Deal) => void;
  onWritten: () => void;
}) {
  const { shown, rest, selection } = props;
  const [stage, setStage] = useState<DealStage>('in_talks');
  const chosen = shown.filter(({ id }) => selection.ids.has(id));
  const items = chosen
    .filter((card) => card.stage !== stage)
    .map((card) => ({ ...card, name: `${card.company || card.company_key}, ${card.domain}` }));
  const order = chosen.flatMap(({ lead_id: leadId, company, company_key }) =>
    leadId === undefined ? [] : [{ leadId, name: company || company_key }],
  );
  return (
    <SelectionBar
      list="deals"
      words={words}
      total={rest ? undefined : shown.length}
      rest={rest}
      selection={selection}
    >
      <WriteChosen words={words} order={order} onWritten={props.onWritten} />
      <QueueChosen order={order} onWritten={props.onWritten} />
      <SelectField
        label="Stage to move to"
        labelHidden
        size="small"
        value={stage}
        onChange={({ target }) => setStage(stages.find((each) => each === target.value) ?? stage)}
      >
        {stages.map((each) => (
          <option key={each} value={each}>
            {stageWords[each]}
          </option>
        ))}
      </SelectField>
      <BulkButton
        verb="Move"
        past="moved"
        words={words}
        items={items}
        act={async ({ id: dealId, updated_at }) =>
          props.onMoved(await call(contract.desk.update, { dealId, stage, updated_at }))
        }
        onDone={(_, all) => {
          if (all) selection.clear();
        }}
      />
    </SelectionBar>
  );
}
