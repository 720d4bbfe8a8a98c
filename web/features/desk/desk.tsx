import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { type Deal, type DealStage, dealStage } from '../../../shared/model/outreach/deal.ts';
import { usePages } from '../../api/use-pages.ts';
import { useWrite } from '../../api/use-write.ts';
import { paths } from '../../browser/paths.ts';
import { type Addressee, WritingOrder } from '../../parts/composer/writing-order.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { FilterField } from '../../ui/fields/filter-field.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import { DealCard } from './deal-card.tsx';
import { DealDialog } from './deal-dialog.tsx';
import styles from './desk.module.css';
import { dueReason, leadOfDeal, stageWords } from './desk-words.ts';
import { FoundCompanies } from './found-companies.tsx';

/** Companies by stage, of one domain or of all, and what is due today. */
export function Desk() {
  const [query, setQuery] = useSearchParams();
  const domain = query.get('domain') ?? '';
  // All of it: what is due can stand anywhere.
  const list = usePages(
    contract.desk.list,
    (cursor) => ({ cursor }),
    () => false,
  );
  const update = useWrite(contract.desk.update);
  const [opened, setOpened] = useState<{ id: string; winning: boolean }>();
  const all = list.pages?.flatMap((page) => page.deals);
  if (!all) {
    if (list.error) return <RetryBox message={list.error.message} onRetry={() => void list.refresh()} />;
    return (
      <Sheet>
        <Skeleton lines={8} height="1.5rem" />
      </Sheet>
    );
  }
  const domains = [...new Set([...all.map((deal) => deal.domain), domain])]
    .filter((name) => name !== '')
    .sort();
  const shown = domain === '' ? all : all.filter((deal) => deal.domain === domain);
  const now = new Date();
  const due = shown.flatMap((deal) => (dueReason(deal, now) === null ? [] : [deal]));
  const show = (changed: Deal) =>
    list.change((page) => ({
      ...page,
      deals: page.deals.map((deal) => (deal.id === changed.id ? changed : deal)),
    }));
  const move = async (deal: Deal, stage: DealStage) => {
    if (stage === 'won') return setOpened({ id: deal.id, winning: true });
    const changed = await update.run({ dealId: deal.id, stage, updated_at: deal.updated_at });
    if (!changed) return;
    show(changed);
    announce({ text: `${deal.company || deal.company_key} is now in ${stageWords[stage]}.` });
  };
  const cards = (deals: readonly Deal[]) => (
    <ul className={styles.cards}>
      {deals.map((deal) => (
        <li key={deal.id}>
          <DealCard
            deal={deal}
            due={dueReason(deal, now)}
            busy={update.busy}
            onOpen={() => setOpened({ id: deal.id, winning: false })}
            onMove={(stage) => void move(deal, stage)}
          />
        </li>
      ))}
    </ul>
  );
  const toWrite = [...due, ...shown.filter((deal) => deal.stage === 'to_write' && !due.includes(deal))];
  const order = toWrite.flatMap((deal): Addressee[] => {
    const leadId = leadOfDeal(deal);
    return leadId === undefined ? [] : [{ leadId, name: deal.company || deal.company_key }];
  });
  const openedDeal = all.find(({ id }) => id === opened?.id);
  return (
    <WritingOrder value={{ order, onWritten: () => void list.refresh() }}>
      <div className={styles.desk}>
        {domains.length > 0 ? (
          <FilterField
            className={styles.filter}
            label="Domain"
            all="All Domains"
            values={domains}
            value={domain}
            onChoose={(name) =>
              setQuery(
                (before) => {
                  if (name === '') before.delete('domain');
                  else before.set('domain', name);
                  return before;
                },
                { replace: true },
              )
            }
          />
        ) : null}
        {update.error && opened === undefined ? <ErrorBox>{update.error.message}</ErrorBox> : null}
        {shown.length === 0 && domain === '' ? (
          <Sheet>
            <EmptyState
              icon={Handshake}
              title="Nothing on Your Desk"
              action={
                <ButtonLink to={paths.leadGenerator} primary>
                  Find companies
                </ButtonLink>
              }
            >
              Companies you write to are listed here, with what comes next.
            </EmptyState>
          </Sheet>
        ) : (
          <>
            {due.length > 0 ? (
              <section className={styles.stage}>
                <h2>Today ({due.length})</h2>
                {cards(due)}
              </section>
            ) : null}
            <div className={styles.stages}>
              {domain === '' ? null : (
                <FoundCompanies domain={domain} deals={shown} onAdded={() => void list.refresh()} />
              )}
              {dealStage.options.map((stage) => {
                const deals = shown.filter((deal) => deal.stage === stage);
                return (
                  <section key={stage} className={styles.stage}>
                    <h2>
                      {stageWords[stage]} ({deals.length})
                    </h2>
                    {cards(deals)}
                  </section>
                );
              })}
            </div>
          </>
        )}
        {opened && openedDeal ? (
          <DealDialog
            key={openedDeal.id}
            deal={openedDeal}
            winning={opened.winning}
            onChange={show}
            onClose={() => setOpened(undefined)}
          />
        ) : null}
      </div>
    </WritingOrder>
  );
}
