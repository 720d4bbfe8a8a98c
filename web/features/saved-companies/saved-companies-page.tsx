import { Building2, CalendarClock, Factory, HeartOff, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { call } from '../../api/call.ts';
import { usePages } from '../../api/use-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import styles from '../../ui/lists/card-list.module.css';
import { CardListSkeleton } from '../../ui/lists/card-list-skeleton.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { setSaved, withOrWithout } from '../../ui/notices/saving.ts';
import { Page } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import { SavedCompanyCard } from './saved-company-card.tsx';

const number = new Intl.NumberFormat('en-US');

/** The saved companies, the last saved first. */
export default function SavedCompaniesPage() {
  const statistics = useRead(contract.statistics.savedCompanies, {});
  const list = usePages(contract.saved.companies, (cursor) => ({ cursor }));
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const companies = (list.pages ?? [])
    .flatMap((page) => page.saved_companies)
    .filter((company) => !removed.includes(company.lead_id));

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
        nothing={data?.saved_companies === 0}
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
            Save a company with its heart in your results, and find it here with its contacts.
          </EmptyState>
        }
        onRetry={refresh}
      >
        <ul className={styles.cards} aria-label="Saved companies">
          {companies.map((company) => (
            <SavedCompanyCard
              key={company.lead_id}
              company={company}
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
      </PagedList>
    </Page>
  );
}
