import { Building2, Globe, Search, TrendingUp } from 'lucide-react';
import { contract } from '../../../shared/contract/contract.ts';
import { usePages } from '../../api/use-pages.ts';
import { paths } from '../../browser/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import { DomainRow } from './domain-row.tsx';
import styles from './domains.module.css';
import { LeadsPerDomain } from './leads-per-domain.tsx';

const number = new Intl.NumberFormat('en-US');

/** Every searched domain, with the companies found for it. */
export default function DomainsPage() {
  const list = usePages(contract.statistics.domains, (cursor) => ({ cursor }));
  const totals = list.pages?.[0];
  const domains = list.pages?.flatMap((page) => page.domains) ?? [];
  return (
    <Page
      title="Domains"
      subtitle="The domains you have searched buyers for, with everything found for each."
    >
      <StatCards
        stats={[
          { label: 'Total Domains', icon: Globe, value: totals && number.format(totals.total_domains) },
          { label: 'Total Searches', icon: Search, value: totals && number.format(totals.total_searches) },
          {
            label: 'Companies Found',
            icon: Building2,
            value: totals && number.format(totals.companies_found),
          },
          {
            label: 'Avg per Domain',
            icon: TrendingUp,
            value: totals && number.format(totals.average_per_domain),
          },
        ]}
      />
      <PagedList
        list={list}
        count={domains.length}
        skeleton={
          <Sheet>
            <Skeleton lines={6} height="1.5rem" />
          </Sheet>
        }
        empty={
          <EmptyState
            icon={Globe}
            title="No Domains Searched"
            action={
              <ButtonLink to={paths.leadGenerator} primary>
                Search a domain
              </ButtonLink>
            }
          >
            Each domain you search is listed here, with the companies found for it.
          </EmptyState>
        }
      >
        <LeadsPerDomain domains={domains} isAll={list.more === null} />
        <ul className={styles.domains} aria-label="Domains">
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} />
          ))}
        </ul>
      </PagedList>
    </Page>
  );
}
