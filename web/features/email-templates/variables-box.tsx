import { templateVariables } from '../../../shared/model/outreach/template-variables.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import styles from './email-templates.module.css';

const wide = '(min-width: 40rem)';

/** The variables a template can use, and that the signature is appended. A phone shows them when asked. */
export function VariablesBox() {
  return (
    <Notice>
      <details open={window.matchMedia(wide).matches}>
        <summary className={styles.variablesTitle}>Template variables</summary>
        <dl className={styles.variables}>
          {templateVariables.map(({ name, description }) => (
            <div key={name}>
              <dt>{`{${name}}`}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p>Your email signature is appended automatically.</p>
    </Notice>
  );
}
