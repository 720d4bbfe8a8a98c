import { templateVariables } from '../../../shared/model/template-variables.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import styles from './email-templates.module.css';

/** The variables a template can use, and that the signature is appended. */
export function VariablesBox() {
  return (
    <Notice>
      <p className={styles.variablesTitle}>Template variables</p>
      <dl className={styles.variables}>
        {templateVariables.map(({ name, description }) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <p>Your email signature is appended automatically.</p>
    </Notice>
  );
}
