import { Building2, Globe, Plus, Search, TrendingUp } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { usePages } from '../../api/use-pages.ts';
import { paths } from '../../browser/paths.ts';
import { useDialog } from '../../browser/use-dialog.ts';
import { useQueryValue } from '../../browser/use-query-value.ts';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import { useSelection } from '../../parts/selection/use-selection.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { SearchField } from '../../ui/fields/fields.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import { AddDomainsDialog } from './add-domains-dialog.tsx';
import { DomainRow } from './domain-row.tsx';
import type { ChangedDomain } from './domain-sale.tsx';
import styles from './domains.module.css';
import { LeadsPerDomain } from './leads-per-domain.tsx';
import { SearchSelected } from './search-selected.tsx';
import { useAllDomains } from './use-all-domains.ts';

const number = new Intl.NumberFormat('en-US');

const typingMilliseconds = 250;
/** A longer list gets a search box. */
const manyDomains = 10;

/** Every domain that was searched or added, with its sale and the companies found for it. */
export default function DomainsPage() {
  const [typed, setTyped] = useState('');
  const [begins, setBegins] = useState('');
  useTimer(typed === begins ? null : typingMilliseconds, () => setBegins(typed));
  const [asked] = useQueryValue('domain');
  const list = usePages(
    contract.statistics.domains,
    (cursor) => ({ cursor, begins: begins || undefined }),
    (pages) =>
      asked === undefined || pages.some((page) => page.domains.some(({ domain }) => domain === asked)),
  );
  const [adding, setAdding] = useDialog('add');
  const totals = list.pages?.[0];
  const { pages, change, refresh } = list;
  const domains = useMemo(() => pages?.flatMap((page) => page.domains) ?? [], [pages]);
  const all = useAllDomains(begins);
  const known = all.items;
  const selection = useSelection(
    useMemo(() => [...new Set([...domains.map(({ domain }) => domain), ...(known ?? [])])], [domains, known]),
  );
  const rest = list.more === null || known !== undefined ? null : all;
  const { forget } = all;
  const reread = useCallback(() => {
    forget();
    void refresh();
  }, [forget, refresh]);
  const onChanged = useCallback(
    (changed: ChangedDomain) =>
      change((page) => ({
        ...page,
        domains: page.domains.map((each) => (each.id === changed.id ? { ...each, ...changed } : each)),
      })),
    [change],
  );
  return (
    <Page
      title="Domains"
      subtitle="The domains you sell or have searched buyers for, with everything found for each."
      actions={
        <Button size="small" look="primary" onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden />
          Add Domains
        </Button>
      }
    >
      <StatCards
        nothing={totals ? totals.total_domains === 0 : list.error !== undefined}
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
      {(totals?.total_domains ?? 0) > manyDomains ? (
        <SearchField
          label="Search domains"
          labelHidden
          placeholder="Search by the beginning of a name..."
          hasSearchButton={false}
          value={typed}
          onChange={(event) => setTyped(nameStart(event.target.value))}
          onClear={() => setTyped('')}
        />
      ) : null}
      <PagedList
        list={list}
        count={domains.length}
        skeleton={
          <Sheet>
            <Skeleton lines={6} height="1.5rem" />
          </Sheet>
        }
        empty={
          begins === '' ? (
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
          ) : (
            <p>No domain begins with “{begins}”.</p>
          )
        }
      >
        <LeadsPerDomain domains={domains} isAll={list.more === null} />
        <SelectionBar
          list="domains"
          words={['domain', 'domains']}
          total={
            known?.length ??
            (list.more === null ? domains.length : begins === '' ? totals?.total_domains : undefined)
          }
          rest={
            rest && {
              busy: rest.busy,
              choose: () => void rest.read().then((names) => names && selection.choose(names)),
            }
          }
          selection={selection}
        >
          <SearchSelected domains={[...selection.ids]} onSearched={() => void list.refresh()} />
        </SelectionBar>
        <ul className={styles.domains} aria-label="Domains">
          {domains.map((domain) => (
            <DomainRow
              key={domain.id}
              domain={domain}
              asked={domain.domain === asked}
              selected={selection.ids.has(domain.domain)}
              onSelect={selection.toggle}
              onChanged={onChanged}
              onRemoved={reread}
            />
          ))}
        </ul>
      </PagedList>
      {adding ? <AddDomainsDialog onAdded={reread} onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

/** The part of the typed text with which a name can begin. */
function nameStart(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9.-]/g, '');
}
