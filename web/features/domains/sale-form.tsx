import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { currency, type DomainForSale, domainStatus } from '../../../shared/model/leads/domain-for-sale.ts';
import { readAmount } from '../../../shared/text/amount.ts';
import { statusWords } from '../../../shared/text/mail/sale-words.ts';
import { useForm } from '../../api/use-form.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { SuccessBox } from '../../ui/notices/success-box.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import styles from './sale-form.module.css';

const savedMilliseconds = 3000;
const notAnAmount = 'Enter an amount such as 4,900, or leave it empty';

/** The sale terms of a domain, and the status of its sale. */
export function SaleForm(props: { domain: DomainForSale; onSaved: (domain: DomainForSale) => void }) {
  const { domain, onSaved } = props;
  const form = useForm(contract.domains.update, useFormDraft(`domain.${domain.domain}`, fieldsOf(domain)));
  const { values } = form;
  const [misread, setMisread] = useState<readonly string[]>([]);
  const [done, setDone] = useState(false);
  useTimer(done ? savedMilliseconds : null, () => setDone(false));

  const [asking, floor] = [amountOf(values.asking_price), amountOf(values.floor_price)];
  const save = async () => {
    const wrong = [asking === undefined ? 'asking_price' : '', floor === undefined ? 'floor_price' : ''];
    setMisread(wrong);
    if (asking === undefined || floor === undefined) return;
    const { domain: name } = domain;
    const { link, registrar, note, expires_on } = values;
    const saved = await form.send({
      ...{ domain: name, link, registrar, note },
      asking_price: asking,
      floor_price: floor,
      currency: currency.parse(values.currency),
      status: domainStatus.parse(values.status),
      expires_on: expires_on === '' ? null : expires_on,
    });
    if (!saved) return;
    form.clear();
    setDone(true);
    onSaved(saved);
  };
  const price = (field: 'asking_price' | 'floor_price') => {
    const control = form.text(field);
    return { ...control, fault: misread.includes(field) ? notAnAmount : control.fault };
  };
  const choose = (field: 'currency' | 'status') => {
    const { maxLength: _, ...control } = form.text(field);
    return control;
  };
  const lines = {
    asking: price('asking_price'),
    floor: price('floor_price'),
    currency: choose('currency'),
    status: choose('status'),
    link: form.text('link'),
    expires: form.text('expires_on'),
    registrar: form.text('registrar'),
    note: form.text('note'),
  };
  return (
    <Form
      message={form.errorElsewhere()?.message}
      busy={form.busy}
      button="Save Domain"
      busyButton="Saving..."
      onSubmit={save}
    >
      <div className={styles.fields}>
        <SelectField label="Status" {...lines.status}>
          {domainStatus.options.map((status) => (
            <option key={status} value={status}>
              {statusWords[status]}
            </option>
          ))}
        </SelectField>
        <TextField label="Asking price" inputMode="decimal" {...lines.asking} />
        <TextField
          label="Floor price"
          inputMode="decimal"
          hint="Only you can see it. No email contains it."
          {...lines.floor}
        />
        <SelectField label="Currency" {...lines.currency}>
          {currency.options.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
        <TextField label="Link to buy it" type="url" placeholder="https://" {...lines.link} />
        <TextField label="Expires on" type="date" {...lines.expires} />
        <TextField label="Registrar" {...lines.registrar} />
      </div>
      <TextAreaField label="Note" rows={2} {...lines.note} />
      {asking && floor && floor > asking ? (
        <Notice tone="warning">The floor price is above the asking price.</Notice>
      ) : null}
      {done ? <SuccessBox>Domain saved.</SuccessBox> : null}
    </Form>
  );
}

function fieldsOf(domain: DomainForSale) {
  const { asking_price, floor_price, currency: of, status, link, expires_on, registrar, note } = domain;
  const written = (amount: number | null) => (amount === null ? '' : amount.toLocaleString('en-US'));
  return {
    asking_price: written(asking_price),
    floor_price: written(floor_price),
    currency: of as string,
    status: status as string,
    link,
    expires_on: expires_on ?? '',
    registrar,
    note,
  };
}

/** Null for an empty text, undefined for an invalid amount. */
function amountOf(text: string): number | null | undefined {
  return text.trim() === '' ? null : readAmount(text)?.amount;
}
