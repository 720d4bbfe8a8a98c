import { contract } from '../../../shared/contract/contract.ts';
import { counted } from '../../../shared/text/counted.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './desk.module.css';

/** How many domains are read. */
const maxRead = 25;

/** The domains for which searches found companies, to open the desk for. Nothing if there are none. */
export function SearchedDomains(props: { onChoose: (domain: string) => void }) {
  const { data } = useRead(contract.statistics.domains, { limit: maxRead });
  const found = data?.domains.filter(({ unique_companies }) => unique_companies > 0) ?? [];
  if (found.length === 0) return null;
  return (
    <>
      <p>Your searches have found some:</p>
      <ul className={styles.domains} aria-label="Domains with companies">
        {found.map(({ id, domain, unique_companies: companies }) => (
          <li key={id}>
            <Button size="small" onClick={() => props.onChoose(domain)}>
              {domainInLetters(domain)}: {counted(companies, 'company', 'companies')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
