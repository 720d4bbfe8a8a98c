import { memo } from 'react';
import type { SearchedDomain } from '../../../shared/model/leads/searched-domain.ts';
import { counted } from '../../../shared/text/counted.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { Sheet } from '../../ui/page/page.tsx';
import styles from './domains.module.css';

const number = new Intl.NumberFormat('en-US');
const maxShown = 8;

/** A chart of the domains with the most companies. With fewer than two domains it shows nothing. */
export const LeadsPerDomain = memo(function LeadsPerDomain(props: {
  domains: readonly SearchedDomain[];
  isAll: boolean;
}) {
  const { domains, isAll } = props;
  const found = domains.filter(({ unique_companies }) => unique_companies > 0);
  if (found.length < 2) return null;
  const ranked = found
    .toSorted((one, other) => other.unique_companies - one.unique_companies)
    .slice(0, maxShown);
  const max = ranked[0]?.unique_companies ?? 1;
  return (
    <Sheet
      title="Companies per Domain"
      aside={
        ranked.length === domains.length && isAll
          ? null
          : `Top ${ranked.length} of ${counted(domains.length, 'domain', 'domains')}${isAll ? '' : ' listed so far'}`
      }
    >
      <ol className={styles.ranking} aria-label="Companies per domain">
        {ranked.map(({ id, domain, unique_companies: companies }) => (
          <li key={id}>
            <span className={styles.rankedName}>{domainInLetters(domain)}</span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ inlineSize: `${(companies / max) * 100}%` }} />
            </span>
            <span className={styles.rankedFigure}>{number.format(companies)}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
});
