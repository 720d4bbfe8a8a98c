import { contract } from '../../../shared/contract/contract.ts';
import { currency } from '../../../shared/model/leads/domain-for-sale.ts';
import { type Deal, dealNotes } from '../../../shared/model/outreach/deal.ts';
import type { DealCard } from '../../../shared/model/outreach/deal-card.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import { fieldFault } from '../../api/api-error.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { DealPeople } from './deal-people.tsx';
import styles from './desk.module.css';
import { actWords, stageWords } from './desk-words.ts';

interface Opened {
  readonly winning: boolean;
  readonly onChange: (deal: Deal) => void;
  readonly onClose: () => void;
}

/** A company on the desk: what its seller writes beside it, the people there, and its history. `winning` asks for the price. */
export function DealDialog({ card, ...opened }: Opened & { card: DealCard }) {
  const { winning } = opened;
  const read = useRead(contract.desk.get, { dealId: card.id });
  const name = card.company || card.company_key;
  const domain = domainInLetters(card.domain);
  return (
    <Dialog title={winning ? `${name} buys ${domain}` : `${name}: ${domain}`} onClose={opened.onClose}>
      {read.error && !read.data ? (
        <RetryBox message={read.error.message} onRetry={() => void read.refresh()} />
      ) : null}
      {!read.error && !read.data ? <Skeleton lines={8} /> : null}
      {read.data ? (
        <DealForm
          key={read.data.updated_at}
          {...opened}
          deal={read.data}
          onChange={(changed) => {
            read.change(() => changed);
            opened.onChange(changed);
          }}
        />
      ) : null}
    </Dialog>
  );
}

function DealForm(props: Opened & { deal: Deal }) {
  const { deal, winning } = props;
  const update = useWrite(contract.desk.update);
  const { fields, change, clear } = useFormDraft(`desk.${deal.id}`, {
    next_step: deal.next_step,
    next_on: deal.next_on ?? '',
    note: deal.note,
    offered: deal.offered === null ? '' : String(deal.offered),
    currency: String(deal.currency),
  });
  const save = async () => {
    const saved = await update.run({
      dealId: deal.id,
      updated_at: deal.updated_at,
      ...(winning && { stage: 'won' as const }),
      next_step: fields.next_step,
      next_on: fields.next_on === '' ? null : fields.next_on,
      note: fields.note,
      offered: fields.offered === '' ? null : Number(fields.offered),
      currency: currency.options.find((each) => each === fields.currency) ?? 'USD',
    });
    if (!saved) return;
    clear();
    props.onChange(saved);
    props.onClose();
  };
  const text = (name: 'next_step' | 'next_on' | 'note' | 'offered') => ({
    name,
    value: fields[name],
    fault: fieldFault(update.error, name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const hasPlace = (['next_step', 'next_on', 'note', 'offered'] as const).some(
    (name) => fieldFault(update.error, name) !== undefined,
  );
  return (
    <>
      {winning ? (
        <Notice>
          Enter the price. The domain is then set to Sold, and no more emails about it are sent.
        </Notice>
      ) : null}
      <Form
        message={hasPlace ? undefined : update.error?.message}
        busy={update.busy}
        button={winning ? 'Mark as won' : 'Save'}
        busyButton="Saving..."
        onSubmit={save}
      >
        <div className={styles.fields}>
          <TextField
            label={winning ? 'Price' : 'Amount offered'}
            inputMode="numeric"
            required={winning}
            {...text('offered')}
          />
          <SelectField
            label="Currency"
            value={fields.currency}
            onChange={({ target }) => change({ currency: target.value })}
          >
            {currency.options.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Next step"
            maxLength={maxLengthOf(dealNotes.shape.next_step)}
            {...text('next_step')}
          />
          <TextField label="On" type="date" {...text('next_on')} />
        </div>
        <TextAreaField
          label="Notes"
          rows={3}
          maxLength={maxLengthOf(dealNotes.shape.note)}
          {...text('note')}
        />
      </Form>
      {deal.contact_ids.length > 0 ? <DealPeople contactIds={deal.contact_ids} domain={deal.domain} /> : null}
      <section className={styles.part}>
        <h3>History</h3>
        <ol className={styles.history}>
          {deal.history.map((entry) => (
            <li key={`${entry.at} ${entry.act}`}>
              {shortDate(new Date(entry.at))}: {actWords[entry.act]} ({stageWords[entry.stage]})
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
