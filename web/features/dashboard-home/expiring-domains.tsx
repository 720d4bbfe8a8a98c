import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { domains as contract } from '../../../shared/contract/domains.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { Notice } from '../../ui/notices/notice.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const maxNamed = 3;

/** Which of the seller's domains expire within a week, or have just expired. Shows nothing if none does. */
export function ExpiringDomains() {
  const { data } = useRead(contract.expiring, {});
  const domains = data?.domains ?? [];
  if (domains.length === 0) return null;
  const today = new Date().toISOString().slice(0, 10);
  const named = domains.slice(0, maxNamed);
  const more = domains.length - named.length;
  return (
    <Notice tone="warning">
      {named.map(({ domain, expires_on }, index) => (
        <Fragment key={domain}>
          {index === 0 ? '' : '; '}
          <Link to={paths.searchedDomain(domain)}>{domainInLetters(domain)}</Link>
          {` ${expires_on < today ? 'expired' : 'expires'} on ${day.format(new Date(`${expires_on}T00:00:00.000Z`))}`}
        </Fragment>
      ))}
      {more > 0 ? `; and ${more} more` : ''}. <Link to={paths.domains}>Open Domains</Link>
    </Notice>
  );
}
