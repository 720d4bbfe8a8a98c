import type { LeadCaution } from '../../../shared/model/leads/session.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import styles from './caution.module.css';

/** The policy that registrars of generic domains are bound by. */
const policy = 'https://www.icann.org/resources/pages/help/dndr/udrp-en';

const titles: Readonly<Record<LeadCaution['kind'], string>> = {
  caution: 'Caution: an offer to this company could be called bad faith',
  not_known: 'We don’t know whether an offer to this company could be called bad faith',
};

/**
 * Why a seller should think twice before writing to a company: its title, and once that is pressed the facts, and what
 * they do not say.
 */
export function Caution({ caution }: { caution: LeadCaution }) {
  return (
    <Notice tone={caution.kind === 'caution' ? 'warning' : 'calm'}>
      <details>
        <summary>
          <strong>{titles[caution.kind]}</strong>
        </summary>
        <Facts caution={caution} />
      </details>
    </Notice>
  );
}

function Facts({ caution }: { caution: LeadCaution }) {
  return (
    <>
      <ul className={styles.reasons}>
        {caution.reasons.map((reason) => (
          <li key={reason}>
            <Breakable text={reason} />
          </li>
        ))}
      </ul>
      <p className={styles.limits}>
        {caution.limits.join(' ')} These are facts to check, not advice.{' '}
        <WebLink url={policy}>Paragraph 4(b) of the UDRP</WebLink>
      </p>
    </>
  );
}
