import { useEffect, useRef } from 'react';
import { messageFields, offerFields } from '../../../shared/model/outreach/outreach.ts';
import { templateVariables } from '../../../shared/model/outreach/template-variables.ts';
import { maxLengthOf } from '../../api/limits.ts';
import { TextField } from '../../ui/fields/fields.tsx';
import styles from './use-template.module.css';

const faults: Readonly<Record<string, string>> = { 'data.domain': 'Enter the domain you are offering' };

/** The domain and price are stored with each mail. Any other value only becomes part of its text. */
const limits: Readonly<Record<string, number | undefined>> = {
  'data.domain': maxLengthOf(offerFields.shape.domain),
  'data.price': maxLengthOf(offerFields.shape.price),
};

const labels: Readonly<Record<string, string>> = {
  'data.domain': 'Domain',
  'data.price': 'Price in US dollars',
  'data.link': 'Link',
  'offer.Expires': 'Offer ends',
};

/** The values that leads do not have: the domain, the price, and variables of the template's own. */
export function CustomizeStep(props: {
  names: readonly string[];
  values: Readonly<Record<string, string>>;
  /** Whether each lead is written to about its own domain. */
  ownDomains: boolean;
  /** How often Preview was refused because values were missing. Each time, the first missing field gets the focus. */
  refused: number;
  onChange: (values: Record<string, string>) => void;
}) {
  const { refused, values } = props;
  const fields = useRef<HTMLDivElement>(null);
  const missing = refused > 0 ? missingValues(values, props.names) : [];
  useEffect(() => {
    if (refused > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return (
    <div className={styles.steps} ref={fields}>
      <p className={styles.text}>
        {props.ownDomains
          ? 'Names, companies and websites come from each lead, and so does the domain that it was found for. '
          : 'Names, companies and websites come from each lead. '}
        Without a price, the email says “negotiable”.
      </p>
      {props.names.map((name) => {
        const known = templateVariables.find((variable) => variable.name === name);
        return (
          <TextField
            key={name}
            label={labels[name] ?? name}
            hint={known?.description}
            placeholder={known ? (known.fallback ?? known.example) : `{${name}}`}
            maxLength={limits[name] ?? maxLengthOf(messageFields.shape.text)}
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={(event) => props.onChange({ [name]: event.target.value })}
            fault={missing.includes(name) ? (faults[name] ?? `Enter a value for ${name}`) : undefined}
          />
        );
      })}
    </div>
  );
}

/** Of these names, those whose values are missing and have no default. */
export function missingValues(values: Readonly<Record<string, string>>, names: readonly string[]): string[] {
  const empty = names.filter((name) => values[name]?.trim() === '');
  return empty.filter(
    (name) => (templateVariables.find((variable) => variable.name === name)?.fallback ?? null) === null,
  );
}
