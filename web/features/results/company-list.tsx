import { useMemo } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { counted } from '../../../shared/text/counted.ts';
import { useRead } from '../../api/use-read.ts';
import { WritingOrder } from '../../parts/composer/writing-order.tsx';
import { useSelection } from '../../parts/selection/use-selection.ts';
import { ChosenLeads } from './chosen-leads.tsx';
import styles from './company-list.module.css';
import { LeadCard } from './lead-card.tsx';
import { writingOrder } from './writing-order.ts';

/** The groups of buyers, in the order in which leads come. Imported contacts have none. */
const groups = [
  {
    kind: 'upgrade',
    heading: 'Already using this name',
    about: 'They go by this name, but work from another domain.',
  },
  {
    kind: 'topic',
    heading: 'In its line of business',
    about: 'They sell what this name says, under another name.',
  },
  { kind: 'import', heading: undefined, about: undefined },
] as const;

/** The companies that were found, in their groups. */
export function CompanyList(props: { leads: readonly LeadWithContacts[]; processing: boolean }) {
  const { leads, processing } = props;
  const isImport = leads[0]?.kind === 'import';
  const sessionId = leads[0]?.session_id;
  const { data: left } = useRead(
    contract.saved.dismissed,
    sessionId === undefined || isImport ? null : { sessionId },
  );
  const choosable = useMemo(() => {
    const dismissed = new Set(left?.dismissed.map(({ company }) => company));
    return leads.filter(({ domain }) => !dismissed.has(domain));
  }, [leads, left]);
  const selection = useSelection(useMemo(() => choosable.map(({ id }) => id), [choosable]));
  return (
    <WritingOrder value={{ order: writingOrder(leads) }}>
      <div className={styles.selection}>
        {processing || sessionId === undefined ? null : (
          <ChosenLeads
            sessionId={sessionId}
            isImport={isImport}
            leads={choosable}
            selection={selection}
            order={writingOrder(choosable)}
          />
        )}
      </div>
      <div className={styles.groups} data-companies>
        {groups.map(({ kind, heading, about }) => {
          const own = leads.filter((lead) => lead.kind === kind);
          if (own.length === 0) return null;
          return (
            <section key={kind} className={styles.group} aria-label={heading}>
              {heading === undefined ? null : (
                <header className={styles.header}>
                  <h2>
                    {heading}{' '}
                    <span className={styles.count}>{counted(own.length, 'company', 'companies')}</span>
                  </h2>
                  <p>{about}</p>
                </header>
              )}
              <ol className={styles.list} aria-label={heading ? `Companies: ${heading}` : 'Companies'}>
                {own.map((lead) => (
                  <LeadCard
                    key={lead.id}
                    lead={lead}
                    index={leads.indexOf(lead) + 1}
                    level={heading === undefined ? 2 : 3}
                    processing={processing}
                    selected={selection.ids.has(lead.id)}
                    onSelect={selection.toggle}
                  />
                ))}
              </ol>
            </section>
          );
        })}
      </div>
    </WritingOrder>
  );
}
