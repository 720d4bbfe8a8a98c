import { type DealStage, dealStage } from '../../../shared/model/outreach/deal.ts';
import type { DealCard as Card } from '../../../shared/model/outreach/deal-card.ts';
import { amountText } from '../../../shared/text/amount.ts';
import { counted } from '../../../shared/text/counted.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { relativeTime, shortDate } from '../../../shared/text/relative-time.ts';
import { WriteButton } from '../../parts/composer/write-button.tsx';
import { SelectionBox } from '../../parts/selection/selection-box.tsx';
import { DomainName } from '../../ui/domain-name.tsx';
import { SelectField } from '../../ui/fields/fields.tsx';
import styles from './desk.module.css';
import { actWords, stageWords } from './desk-words.ts';

/** One company on the desk. Its stage is a field, so that it can be moved by keyboard. */
export function DealCard(props: {
  deal: Card;
  /** Why it is due today. */
  due: string | null;
  busy: boolean;
  selected: boolean;
  onSelect: () => void;
  onOpen: () => void;
  onMove: (stage: DealStage) => void;
}) {
  const { deal, due } = props;
  const name = deal.company || deal.company_key;
  const { last, lead_id: leadId } = deal;
  const isOver = deal.stage === 'won' || deal.stage === 'lost';
  return (
    <article className={styles.card} aria-label={`${name}, ${deal.domain}`}>
      <h3 className={styles.title}>
        <SelectionBox
          name={`${name}, ${domainInLetters(deal.domain)}`}
          checked={props.selected}
          onToggle={props.onSelect}
        />
        <button type="button" className={styles.open} onClick={props.onOpen}>
          {name}
        </button>
      </h3>
      <p className={styles.line}>
        <DomainName domain={deal.domain} />
      </p>
      {due === null ? null : <p className={styles.due}>{due}</p>}
      {last ? (
        <p className={styles.line}>
          {actWords[last.act]} · {relativeTime(new Date(last.at), new Date())}
        </p>
      ) : null}
      {deal.next_on === null ? null : (
        <p className={styles.line}>
          {shortDate(new Date(`${deal.next_on}T00:00:00.000Z`), { timeZone: 'UTC' })}
          {deal.next_step && deal.next_step !== due ? `: ${deal.next_step}` : ''}
        </p>
      )}
      <p className={styles.line}>
        {[
          deal.people > 0 ? counted(deal.people, 'person', 'people') : '',
          deal.offered === null ? '' : amountText(deal.offered, deal.currency),
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
      <div className={styles.acts}>
        <SelectField
          label={`Stage of ${name}`}
          labelHidden
          size="small"
          value={deal.stage}
          isDisabled={props.busy}
          onChange={({ target }) => {
            const stage = dealStage.options.find((each) => each === target.value);
            if (stage !== undefined) props.onMove(stage);
          }}
        >
          {dealStage.options.map((stage) => (
            <option key={stage} value={stage}>
              {stageWords[stage]}
            </option>
          ))}
        </SelectField>
        {leadId === undefined || isOver ? null : <WriteButton leadId={leadId} name={name} />}
      </div>
    </article>
  );
}
