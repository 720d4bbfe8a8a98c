import { X } from 'lucide-react';
import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import {
  type ComparableSale,
  comparableSale,
  currency,
  type DomainForSale,
} from '../../../shared/model/leads/domain-for-sale.ts';
import { amountText, readAmount } from '../../../shared/text/amount.ts';
import { useWrite } from '../../api/use-write.ts';
import { IconAction } from '../../ui/buttons/icon-action.tsx';
import { SelectField, TextField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { dayWords } from './price-words.ts';
import styles from './sale-form.module.css';

const yearMilliseconds = 365 * 86_400_000;
const empty = { name: '', price: '', currency: 'USD', sold_on: '', source: '' };

/** Sales of other names, which the seller holds this one against. */
export function ComparableSales(props: { domain: DomainForSale; onSaved: (domain: DomainForSale) => void }) {
  const { domain, onSaved } = props;
  const update = useWrite(contract.domains.update);
  const [fields, setFields] = useState(empty);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  const save = async (comparables: readonly ComparableSale[]) => {
    const saved = await update.run({ domain: domain.domain, comparables: [...comparables] });
    if (saved) onSaved(saved);
    return saved !== undefined;
  };
  const add = async () => {
    const read = comparableSale.safeParse({ ...fields, price: readAmount(fields.price)?.amount });
    const issues = read.error?.issues ?? [];
    setFaults(
      Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), faultWords(path[0], message)])),
    );
    if (read.success && (await save([...domain.comparables, read.data]))) setFields(empty);
  };
  const line = (field: keyof typeof empty, label: string) => ({
    label,
    name: field,
    value: fields[field],
    fault: faults[field],
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [field]: target.value }),
  });
  return (
    <details>
      <summary>Comparable sales ({domain.comparables.length})</summary>
      <div className={styles.sale}>
        {update.error ? <ErrorBox>{update.error.message}</ErrorBox> : null}
        <ul className={styles.sales} aria-label={`Comparable sales for ${domain.domain}`}>
          {domain.comparables.map((sale, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sales of one name may be alike in everything
            <li key={index}>
              <strong>{sale.name}</strong>
              <span className={styles.price}>{amountText(sale.price, sale.currency)}</span>
              <span className={styles.quiet}>
                {[dayWords(sale.sold_on), sale.source].filter((text) => text !== '').join(' · ')}
                {isOld(sale) ? ' · more than a year ago' : ''}
              </span>
              <IconAction
                label={`Remove ${sale.name}`}
                icon={X}
                onClick={() => void save(domain.comparables.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
        <Form busy={update.busy} button="Add Sale" busyButton="Saving..." onSubmit={add}>
          <div className={styles.fields}>
            <TextField {...line('name', 'Name that was sold')} />
            <TextField {...line('price', 'Price')} inputMode="decimal" />
            <SelectField {...line('currency', 'Currency of the sale')}>
              {currency.options.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </SelectField>
            <TextField {...line('sold_on', 'Sold on')} type="date" />
            <TextField {...line('source', 'Source')} />
          </div>
        </Form>
      </div>
    </details>
  );
}

function faultWords(field: unknown, message: string): string {
  if (field === 'price') return 'Enter an amount such as 4,900';
  return field === 'sold_on' ? 'Enter the day of the sale' : message;
}

function isOld({ sold_on }: ComparableSale): boolean {
  return Date.now() - Date.parse(sold_on) > yearMilliseconds;
}
