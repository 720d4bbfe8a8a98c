import { Building2, CalendarClock, Factory, HeartOff, TrendingUp } from 'lucide-react';
import { Fragment, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { call } from '../../api/call.ts';
import { usePages } from '../../api/use-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { QueueChosen } from '../../parts/composer/queue-chosen.tsx';
import { WriteChosen } from '../../parts/composer/write-chosen.tsx';
import { verdictNames, verdictOrder } from '../../parts/leads/address-verdicts.ts';
import { reachable } from '../../parts/leads/reachable.ts';
import { BulkButton } from '../../parts/selection/bulk-button.tsx';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import { useRest, useWholeChoice } from '../../parts/selection/use-rest.ts';
import { useSelection } from '../../parts/selection/use-selection.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { FilterField, filterAmong } from '../../ui/fields/filter-field.tsx';
import filters from '../../ui/fields/filters.module.css';
import styles from '../../ui/lists/card-list.module.css';
import { CardListSkeleton } from '../../ui/lists/card-list-skeleton.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { setSaved, withOrWithout } from '../../ui/notices/saving.ts';
import { Page } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import { bestVerdict } from './best-verdict.ts';
import { SavedCompanyCard } from './saved-company-card.tsx';

const number = new Intl.NumberFormat('en-US');

const orderNames = { name: 'By name', for_domain: 'By domain', industry: 'By industry' } as const;
type Order = keyof typeof orderNames;
const orders: readonly Order[] = ['name', 'for_domain', 'industry'];

function by(order: Order) {
  const of = ({ lead, for_domain = '' }: SavedCompany) => (order === 'for_domain' ? for_domain : lead[order]);
  const { compare } = new Intl.Collator('en');
  return (one: SavedCompany, other: SavedCompany) => compare(of(one), of(other));
}

function canBeWrittenTo({ id, lead_contacts: [record] }: SavedCompany['lead']): boolean {
  return record?.contact_data != null && reachable(id, record.contact_data).length > 0;
}

/** The saved companies, the last saved first. */
export default function SavedCompaniesPage() {
  const statistics = useRead(contract.statistics.savedCompanies, {});
  const domain = useDraft('saved-companies.domain');
  const sort = useDraft('saved-companies.sort');
  const verdict = useDraft('saved-companies.verdict');
  const choice = useWholeChoice();
  // A filter, an order or a choice is of all companies, so all pages are read.
  const isWhole = domain.text !== '' || sort.text !== '' || verdict.text !== '' || choice.reads;
  const list = usePages(
    contract.saved.companies,
    (cursor) => ({ cursor }),
    () => !isWhole,
  );
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const all = (list.pages ?? [])
    .flatMap((page) => page.saved_companies)
    .filter((company) => !removed.includes(company.lead_id));
  const domains = [...new Set(all.flatMap(({ for_domain }) => for_domain ?? []))].sort();
  const verdicts = verdictOrder.filter((each) => all.some(({ lead }) => bestVerdict(lead) === each));
  const about = filterAmong(domains, domain);
  const reached = filterAmong(verdicts, verdict);
  const order = filterAmong(orders, sort);
  const companies = all
    .filter(({ for_domain }) => about.value === '' || for_domain === about.value)
    .filter(({ lead }) => reached.value === '' || bestVerdict(lead) === reached.value)
    .sort(order.value === '' ? () => 0 : by(order.value));
  const selection = useSelection(companies.map(({ id }) => id));
  const rest = useRest(list, choice, selection);
  const chosen = companies.filter(({ id }) => selection.ids.has(id));
  const groups = order.value === 'for_domain' ? [...Map.groupBy(companies, (each) => each.for_domain)] : null;
  const writable = chosen.flatMap(({ lead_id: leadId, lead }) =>
    canBeWrittenTo(lead) ? [{ leadId, name: lead.name }] : [],
  );

  const refresh = () => {
    void statistics.refresh();
    void list.refresh();
  };
  const remove = ({ lead_id: leadId, lead }: SavedCompany) =>
    setSaved(
      {
        id: leadId,
        name: lead.name,
        show: (saved) => setRemoved((ids) => withOrWithout(ids, leadId, !saved)),
        save: (details) => call(contract.saved.saveCompany, { lead_id: leadId, ...details }),
        unsave: () => call(contract.saved.unsaveCompany, { leadId }),
        settled: async () => refresh(),
      },
      false,
    );

  const { data } = statistics;
  const lastSaved = data?.last_saved ? relativeTime(new Date(data.last_saved), new Date()) : '–';
  return (
    <Page title="Saved Companies" subtitle="The companies you want to follow up with.">
      <StatCards
        nothing={data ? data.saved_companies === 0 : statistics.error !== undefined}
        stats={[
          { label: 'Saved Companies', icon: Building2, value: data && number.format(data.saved_companies) },
          { label: 'Industries', icon: Factory, value: data && number.format(data.industries) },
          { label: 'Per Week', icon: TrendingUp, value: data && number.format(data.per_week) },
          { label: 'Last Saved', icon: CalendarClock, value: data && lastSaved },
        ]}
      />
      <PagedList
        list={list}
        count={companies.length}
        skeleton={<CardListSkeleton />}
        empty={
          <EmptyState
            icon={HeartOff}
            title="No Saved Companies"
            action={
              <ButtonLink to={paths.leadGenerator} primary>
                Find companies
              </ButtonLink>
            }
          >
            Press the heart beside a company in your results to keep it here, with its contacts.
          </EmptyState>
        }
        onRetry={refresh}
      >
        <div className={filters.filters}>
          {domains.length > 0 ? <FilterField label="Domain" all="All Domains" {...about} /> : null}
          {verdicts.length > 1 ? (
            <FilterField
              label="Addresses"
              all="All Addresses"
              nameOf={(each) => verdictNames[each]}
              {...reached}
            />
          ) : null}
          <FilterField label="Sort" all="Newest first" nameOf={(each) => orderNames[each]} {...order} />
        </div>
        <SelectionBar
          list="companies"
          words={['company', 'companies']}
          total={rest ? statistics.data?.saved_companies : companies.length}
          rest={rest}
          selection={selection}
        >
          <WriteChosen words={['company', 'companies']} order={writable} />
          <QueueChosen order={writable} />
          <BulkButton
            verb="Remove"
            past="removed"
            words={['company', 'companies']}
            items={chosen.map(({ lead_id, lead }) => ({ id: lead_id, name: lead.name }))}
            act={({ id: leadId }) => call(contract.saved.unsaveCompany, { leadId })}
            asks={{
              title: 'Remove the selected companies',
              question: 'They are removed from your saved companies, with your notes on them.',
            }}
            onDone={(done) => {
              setRemoved((ids) => [...ids, ...done.map(({ id }) => id)]);
              refresh();
            }}
          />
        </SelectionBar>
        {(groups ?? [[undefined, companies] as const]).map(([of, some]) => (
          <Fragment key={of ?? ''}>
            {groups === null ? null : (
              <h2 className={styles.group}>
                {of === undefined ? 'For no domain' : `For ${of}`} ({some.length})
              </h2>
            )}
            <ul
              className={styles.cards}
              aria-label={groups === null ? 'Saved companies' : `Saved companies for ${of ?? 'no domain'}`}
            >
              {some.map((company) => (
                <SavedCompanyCard
                  key={company.lead_id}
                  company={company}
                  selected={selection.ids.has(company.id)}
                  onSelect={() => selection.toggle(company.id)}
                  onRemove={() => remove(company)}
                  onChange={(changed) =>
                    list.change((page) => ({
                      ...page,
                      saved_companies: page.saved_companies.map((other) =>
                        other.id === changed.id ? changed : other,
                      ),
                    }))
                  }
                />
              ))}
            </ul>
          </Fragment>
        ))}
      </PagedList>
    </Page>
  );
}
