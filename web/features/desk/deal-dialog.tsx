import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { currency } from '../../../shared/model/leads/domain-for-sale.ts';
import type { Deal } from '../../../shared/model/outreach/deal.ts';
import type { DealCard } from '../../../shared/model/outreach/deal-card.ts';
import { readAmount } from '../../../shared/text/amount.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import { useForm } from '../../api/use-form.ts';
import { useRead } from '../../api/use-read.ts';
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
  const form = useForm(contract.desk.update, useFormDraft(`desk.${deal.id}`, fieldsOf(deal)));
  const { values } = form;
  const [isMisread, setMisread] = useState(false);
  const save = async () => {
    const offered = values.offered.trim() === '' ? null : readAmount(values.offered)?.amount;
    setMisread(offered === undefined);
    if (offered === undefined) return;
    const saved = await form.send({
      dealId: deal.id,
      updated_at: deal.updated_at,
      ...(winning && { stage: 'won' as const }),
      next_step: values.next_step,
      next_on: values.next_on === '' ? null : values.next_on,
      note: values.note,
      offered,
      currency: currency.parse(values.currency),
    });
    if (!saved) return;
    form.clear();
    props.onChange(saved);
    props.onClose();
  };
  const amount = form.text('offered');
  const { maxLength: _, ...chosen } = form.text('currency');
  const lines = {
    offered: { ...amount, fault: isMisread ? 'Enter an amount such as 4,900' : amount.fault },
    next_step: form.text('next_step'),
    next_on: form.text('next_on'),
    note: form.text('note'),
  };
  return (
    <>
      <Form
        message={form.errorElsewhere()?.message}
        busy={form.busy}
        button={winning ? 'Mark as won' : 'Save'}
        busyButton="Saving..."
        onSubmit={save}
      >
        {winning ? (
          <Notice>Enter the price. This sets the domain to Sold and stops all emails about it.</Notice>
        ) : null}
        <div className={styles.fields}>
          <TextField
            label={winning ? 'Price' : 'Amount offered'}
            inputMode="decimal"
            required={winning}
            {...lines.offered}
          />
          <SelectField label="Currency" {...chosen}>
            {currency.options.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
          <TextField label="Next step" {...lines.next_step} />
          <TextField label="On" type="date" {...lines.next_on} />
        </div>
        <TextAreaField label="Notes" rows={3} {...lines.note} />
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

function fieldsOf({ next_step, next_on, note, offered, currency }: Deal) {
  return {
    next_step,
    next_on: next_on ?? '',
    note,
    offered: offered === null ? '' : offered.toLocaleString('en-US'),
    currency: currency as string,
  };
}
