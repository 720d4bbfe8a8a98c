import { domainInLetters } from '../../shared/text/domain/domain-in-letters.ts';
import { Breakable } from './breakable.tsx';
import styles from './domain-name.module.css';

/** A domain in its letters; an internationalized one with its ASCII form beside, as letters of two alphabets look alike. */
export function DomainName({ domain }: { domain: string }) {
  const letters = domainInLetters(domain);
  if (letters === domain) return <Breakable text={domain} />;
  return (
    <span className={styles.domain}>
      <bdi>
        <Breakable text={letters} />
      </bdi>{' '}
      <small className={styles.ascii}>
        <Breakable text={domain} />
      </small>
    </span>
  );
}
