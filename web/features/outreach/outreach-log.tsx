import { SearchX, Send } from 'lucide-react';
import { contract } from '../../../shared/contract/contract.ts';
import type { LoggedMessage, OutreachOutcome } from '../../../shared/model/outreach/outreach.ts';
import { usePages } from '../../api/use-pages.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { DomainFilter, useDomainFilter } from '../../parts/outreach/domain-filter.tsx';
import rows from '../../parts/outreach/mail-list.module.css';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import { useRest, useWholeChoice } from '../../parts/selection/use-rest.ts';
import { useSelection } from '../../parts/selection/use-selection.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import { FilterField, filterAmong } from '../../ui/fields/filter-field.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import { LoggedMail } from './logged-mail.tsx';
import styles from './outreach.module.css';

const outcomes: Readonly<Record<OutreachOutcome | 'open', string>> = {
  open: 'No Outcome Yet',
  replied: 'Replied',
  no_reply: 'No Reply',
  said_no: 'Said No',
  bounced: 'Bounced',
};
const filters = ['open', 'replied', 'no_reply', 'said_no', 'bounced'] as const;
/** Pages are read until there are this many; then the user asks for more. */
const enoughShown = 10;

/** Mails that the user sent: to whom, when, about which domain, and what happened. */
export function OutreachLog({ onChanged }: { onChanged: () => void }) {
  const outcome = filterAmong(filters, useDraft('outreach.outcome'));
  const domain = useDomainFilter();
  const choice = useWholeChoice();
  const list = usePages(
    contract.outreachLog.list,
    (cursor) => ({ cursor, outcome: outcome.value || undefined, begins: domain.begins || undefined }),
    (pages) => !choice.reads && pages.flatMap((page) => page.messages).length >= enoughShown,
  );
  const messages = list.pages?.flatMap((page) => page.messages);
  const selection = useSelection((messages ?? []).map(({ id }) => id));
  const rest = useRest(list, choice, selection);
  const change = (message: LoggedMessage) => {
    list.change((page) => ({
      ...page,
      messages: page.messages.map((each) => (each.id === message.id ? message : each)),
    }));
    onChanged();
  };
  const showAll = () => {
    outcome.onChoose('');
    domain.type('');
  };
  return (
    <div className={rows.log}>
      <div className={styles.filters}>
        <DomainFilter filter={domain} known={messages?.map((each) => each.domain) ?? []} />
        <FilterField
          className={styles.filter}
          label="Outcome"
          all="All Emails"
          nameOf={(each) => outcomes[each]}
          {...outcome}
        />
      </div>
      {!messages && list.error ? (
        <RetryBox message={list.error.message} onRetry={() => void list.refresh()} />
      ) : null}
      {!messages && !list.error ? (
        <Sheet>
          <Skeleton lines={6} height="1.5rem" />
        </Sheet>
      ) : null}
      {messages?.length === 0 && list.more === null ? (
        <Sheet>
          {outcome.value === '' && domain.begins === '' ? (
            <EmptyState icon={Send} title="Nothing Sent Yet">
              Emails you mark as sent, or send through Gmail, are listed here.
            </EmptyState>
          ) : (
            <EmptyState
              icon={SearchX}
              title="No Matching Emails"
              action={<Button onClick={showAll}>Show all</Button>}
            >
              None of your emails matches these filters.
            </EmptyState>
          )}
        </Sheet>
      ) : null}
      {messages && messages.length > 0 ? (
        <SelectionBar
          list="log"
          words={['email', 'emails']}
          total={rest ? undefined : messages.length}
          rest={rest}
          selection={selection}
        />
      ) : null}
      {messages && messages.length > 0 ? (
        <ul className={rows.messages} aria-label="Sent emails">
          {messages.map((message) => (
            <li key={message.id}>
              <LoggedMail
                message={message}
                selected={selection.ids.has(message.id)}
                onSelect={() => selection.toggle(message.id)}
                onChange={change}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {messages ? <MoreButton list={list} /> : null}
    </div>
  );
}
