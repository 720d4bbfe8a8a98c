import { Breakable } from '../../../ui/breakable.tsx';
import { CompanyFound } from './company-found.tsx';
import styles from './search-stage.module.css';

const name = 'harbourlight.example';

/** What became of each form of the name. A number is the place of the company that uses it. */
const forms: readonly { domain: string; outcome: number | string }[] = [
  { domain: 'harbour-light.example', outcome: 1 },
  { domain: 'getharbourlight.example', outcome: 'no answer' },
  { domain: 'harbourlightapp.example', outcome: 'parked' },
  { domain: 'harbourlighthotel.example', outcome: 2 },
  { domain: 'harbourlighthq.example', outcome: 'no answer' },
  { domain: 'tryharbourlight.example', outcome: 'for sale' },
];

const companies = [
  {
    name: 'Harbour Light Ferries',
    domain: 'harbour-light.example',
    reason: 'Calls itself Harbour Light in its title. Your domain is that name without the hyphen.',
    words: 'Harbour Light: ferries between the islands since 1998',
  },
  {
    name: 'Harbour Light Hotel',
    domain: 'harbourlighthotel.example',
    reason: 'Has added a word to the name. Your domain would be a shorter home for it.',
    words: 'The Harbour Light Hotel. Forty rooms above the old quay',
  },
];

/** A search as it runs: the name, its lesser forms one after the other, and the companies that use one. Made up. */
export function ExampleSearch() {
  return (
    <div className={styles.stage} role="img" aria-label={described}>
      <div className={styles.lookups}>
        <p className={styles.caption}>Example</p>
        <p className={styles.name}>
          <Breakable text={name} />
        </p>
        <ul className={`${styles.forms} ${styles.running}`}>
          {forms.map(({ domain, outcome }) => (
            <li key={domain} className={typeof outcome === 'number' ? styles.used : styles.unused}>
              <span className={styles.form}>
                <Breakable text={domain} />
              </span>
              {typeof outcome === 'number' ? (
                <span className={styles.place}>{outcome}</span>
              ) : (
                <span className={styles.outcome}>{outcome}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <ul className={`${styles.companies} ${styles.arriving}`}>
        {companies.map((company, at) => (
          <CompanyFound
            key={company.domain}
            place={at + 1}
            {...company}
            seen={`${company.domain}, read just now`}
          />
        ))}
      </ul>
    </div>
  );
}

const described = `An example of a search for ${name}: of six forms of the name two are used by companies. ${companies
  .map((company) => `${company.name} works from ${company.domain}. ${company.reason}`)
  .join(' ')}`;
