import { TextField } from '@aws-amplify/ui-react';
import '../fields.css';
import { templateVariables } from '../../../shared/model/template-variables.ts';
import styles from './use-template.module.css';

const labels: Readonly<Record<string, string>> = {
  'data.domain': 'Domain',
  'data.price': 'Price in US dollars',
};

/** What no lead answers: the domain, the price, and variables of the template's own. */
export function CustomizeStep(props: {
  names: readonly string[];
  values: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}) {
  return (
    <>
      <p className={styles.text}>
        Names, companies and websites are filled from each lead. What is left empty here reads as shown.
      </p>
      {props.names.map((name) => {
        const known = templateVariables.find((variable) => variable.name === name);
        return (
          <TextField
            key={name}
            label={labels[name] ?? name}
            descriptiveText={known?.description}
            placeholder={known ? known.fallback : `{${name}}`}
            maxLength={500}
            autoComplete="off"
            value={props.values[name] ?? ''}
            onChange={(event) => props.onChange({ [name]: event.target.value })}
          />
        );
      })}
    </>
  );
}
