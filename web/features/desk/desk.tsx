import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { type Deal, type DealStage, dealStage } from '../../../shared/model/outreach/deal.ts';
import type { DealCard as Card } from '../../../shared/model/outreach/deal-card.ts';
import { useWrite } from '../../api/use-write.ts';
import { paths } from '../../browser/paths.ts';
import { type Addressee, WritingOrder } from '../../parts/composer/writing-order.tsx';
import { DomainFilter } from '../../parts/outreach/domain-filter.tsx';
import { useSelection } from '../../parts/selection/use-selection.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import { ChosenDeals } from './chosen-deals.tsx';
import { DealCard } from './deal-card.tsx';
import { DealDialog } from './deal-dialog.tsx';
import styles from './desk.module.css';
import { DeskStage } from './desk-stage.tsx';
import { dueReason, stageWords } from './desk-words.ts';
import { FoundCompanies } from './found-companies.tsx';
import { SearchedDomains } from './searched-domains.tsx';
import { useDesk } from './use-desk.ts';
import { useDeskDomain } from './use-desk-domain.ts';
import { useWholeDesk } from './use-whole-desk.ts';

const wholeDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/;

/** Companies by stage, of one domain or of all, and what is due today. */
export function Desk() {
  const domain = useDeskDomain();
  const { begins } = domain;
  const desk = useDesk(begins);
  const update = useWrite(contract.desk.update);
  const [opened, setOpened] = useState<{ card: Card; winning: boolean }>();
  const { lists } = desk;
  const now = new Date();

  const move = async (card: Card, stage: DealStage) => {
    if (stage === 'won') return setOpened({ card, winning: true });
    const changed = await update.run({ dealId: card.id, stage, updated_at: card.updated_at });
    if (!changed) return;
    desk.show(changed);
    announce({ text: `${card.company || card.company_key} is now in ${stageWords[stage]}.` });
  };
  const [further, setFurther] = useState<ReadonlyMap<string, readonly Card[]>>(new Map());
  const read = lists?.flatMap(({ deals }) => deals) ?? [];
  const whole = useWholeDesk(lists ?? [], begins);
  // What is due is also in its stage.
  const onScreen = dealStage.options.flatMap((stage) =>
    desk.shown(stage, [
      ...whole.of(stage),
      ...read.filter((card) => card.stage === stage),
      ...(further.get(`${stage} ${begins}`) ?? []),
    ]),
  );
  const selection = useSelection(onScreen.map(({ id }) => id));
  const chooseAll = async () => {
    const rest = await whole.readRest();
    if (rest !== null) selection.choose([...onScreen, ...rest].map(({ id }) => id));
  };
  const onWritten = () => {
    whole.forget();
    void desk.refresh();
  };
  const cards = (shown: readonly Card[]) => ({
    count: shown.length,
    shown: (
      <ul className={styles.cards}>
        {shown.map((card) => (
          <li key={card.id}>
            <DealCard
              deal={card}
              due={dueReason(card, now)}
              busy={update.busy}
              selected={selection.ids.has(card.id)}
              onSelect={() => selection.toggle(card.id)}
              onOpen={() => setOpened({ card, winning: false })}
              onMove={(stage) => void move(card, stage)}
            />
          </li>
        ))}
      </ul>
    ),
  });
  const listOf = (name: string) => lists?.find(({ list }) => list === name);
  const dueRead = listOf('due')?.deals ?? read;
  const due = desk.shown('due', dueRead);
  const toWrite = desk.shown('to_write', listOf('to_write')?.deals ?? []);
  const order = [...due, ...toWrite.filter(({ id }) => !due.some((card) => card.id === id))].flatMap(
    (card): Addressee[] =>
      card.lead_id === undefined ? [] : [{ leadId: card.lead_id, name: card.company || card.company_key }],
  );
  const isEmpty = lists !== undefined && read.length === 0 && begins === '' && desk.isUnchanged;
  const added = (deal: Deal) => desk.show(deal);
  return (
    <WritingOrder value={{ order, onWritten }}>
      <div className={styles.desk}>
        {(lists === undefined && begins === '') || isEmpty ? null : (
          <DomainFilter
            className={styles.filter ?? ''}
            filter={domain}
            known={read.map((card) => card.domain)}
            labelHidden={false}
          />
        )}
        {update.error && opened === undefined ? <ErrorBox>{update.error.message}</ErrorBox> : null}
        {lists === undefined ? (
          desk.error ? (
            <RetryBox message={desk.error.message} onRetry={() => void desk.refresh()} />
          ) : (
            <Sheet>
              <Skeleton lines={8} height="1.5rem" />
            </Sheet>
          )
        ) : isEmpty ? (
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
              <p>Companies you write to are listed here, with what comes next.</p>
              <SearchedDomains onChoose={domain.type} />
            </EmptyState>
          </Sheet>
        ) : (
          <>
            <ChosenDeals
              shown={onScreen}
              rest={whole.isWhole ? null : { busy: whole.busy, choose: () => void chooseAll() }}
              selection={selection}
              onMoved={desk.show}
              onWritten={onWritten}
            />
            {due.length > 0 ? (
              <DeskStage
                key={`due ${begins}`}
                title="Today"
                list="due"
                begins={begins}
                opened={{ deals: dueRead, next_cursor: listOf('due')?.next_cursor ?? null }}
                cards={(of) => cards(desk.shown('due', of))}
              />
            ) : null}
            <div className={styles.stages}>
              {wholeDomain.test(begins) ? (
                <FoundCompanies key={begins} domain={begins} added={desk.companies(begins)} onAdded={added} />
              ) : null}
              {dealStage.options.map((stage) => (
                <DeskStage
                  key={`${stage} ${begins}`}
                  title={stageWords[stage]}
                  list={stage}
                  begins={begins}
                  opened={listOf(stage)}
                  onMore={(more) => setFurther((now) => new Map(now).set(`${stage} ${begins}`, more))}
                  cards={(of) => cards(desk.shown(stage, of))}
                />
              ))}
            </div>
          </>
        )}
        {opened ? (
          <DealDialog
            key={opened.card.id}
            card={opened.card}
            winning={opened.winning}
            onChange={desk.show}
            onClose={() => setOpened(undefined)}
          />
        ) : null}
      </div>
    </WritingOrder>
  );
}
