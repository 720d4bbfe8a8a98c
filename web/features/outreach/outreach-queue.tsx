import { ListTodo } from 'lucide-react';
import { useEffect, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { QueuedMessage } from '../../../shared/model/outreach/outreach.ts';
import { call } from '../../api/call.ts';
import { usePages } from '../../api/use-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { DomainFilter, useDomainFilter } from '../../parts/outreach/domain-filter.tsx';
import mail from '../../parts/outreach/mail.module.css';
import { MailTurner } from '../../parts/outreach/mail-turner.tsx';
import { BulkButton } from '../../parts/selection/bulk-button.tsx';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import { useRest, useWholeChoice } from '../../parts/selection/use-rest.ts';
import { useSelection } from '../../parts/selection/use-selection.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import styles from './outreach.module.css';
import { QueuedMail } from './queued-mail.tsx';

/** Queued mails, one at a time. After each, the next one is shown. */
export function OutreachQueue({ onChanged }: { onChanged: () => void }) {
  const domain = useDomainFilter();
  const { begins } = domain;
  const choice = useWholeChoice();
  const list = usePages(
    contract.outreach.list,
    (cursor) => ({ cursor, begins: begins || undefined }),
    (pages) => !choice.reads && pages.some((page) => page.messages.length > 0),
  );
  const profile = useRead(contract.profile.get, {});
  const [index, setIndex] = useState(0);
  const messages = list.pages?.flatMap((page) => page.messages);
  const selection = useSelection((messages ?? []).map(({ id }) => id));
  const rest = useRest(list, choice, selection);
  const last = (messages?.length ?? 0) - 1;
  const at = Math.min(index, Math.max(last, 0));
  const current = messages?.[at];

  const { more } = list;
  const readsOn = messages !== undefined && at >= last && !list.loadingMore && !list.error;
  useEffect(() => {
    if (readsOn) more?.();
  }, [readsOn, more]);

  const change = (message: QueuedMessage) =>
    list.change((page) => ({
      ...page,
      messages: page.messages.map((each) => (each.id === message.id ? message : each)),
    }));
  const gone = ({ id }: QueuedMessage) => {
    list.change((page) => ({ ...page, messages: page.messages.filter((each) => each.id !== id) }));
    onChanged();
  };
  const putBack = async (message: QueuedMessage) => {
    const { subject, text, contact_id, domain, price, follows_id, without_source } = message;
    try {
      if (follows_id !== null) {
        await call(contract.outreachLog.followUp, { messageId: follows_id, subject, text });
      } else {
        const again = { contact_id, subject, text, without_source, about_another: true };
        await call(contract.outreach.queue, { domain, price, messages: [again] });
      }
      await list.refresh();
      onChanged();
    } catch {
      announce({ text: `The email to ${nameOf(message)} could not be put back.`, failed: true });
    }
  };
  const removed = (message: QueuedMessage) => {
    gone(message);
    announce({
      text: `The email to ${nameOf(message)} was removed.`,
      action: { label: 'Undo', run: () => void putBack(message) },
    });
  };

  const error = messages && profile.data ? undefined : (list.error ?? profile.error);
  if (error) {
    const retry = () => void Promise.all([list.refresh(), profile.refresh()]);
    return <RetryBox message={error.message} onRetry={retry} />;
  }
  if (!messages || !profile.data) {
    return (
      <Sheet>
        <Skeleton lines={8} height="1.5rem" />
      </Sheet>
    );
  }
  const filter = (
    <DomainFilter
      className={styles.filter ?? ''}
      filter={domain}
      known={messages.map(({ domain }) => domain)}
    />
  );
  if (current === undefined) {
    return begins === '' ? (
      <Sheet>
        <EmptyState
          icon={ListTodo}
          title="Nothing in Your Queue"
          action={
            <ButtonLink to={paths.emailTemplates} primary>
              Choose a template
            </ButtonLink>
          }
        >
          Fill a template for your saved contacts and add the emails to your queue.
        </EmptyState>
      </Sheet>
    ) : (
      <>
        {filter}
        <p role="status">No email in your queue is about a domain that begins with “{begins}”.</p>
      </>
    );
  }
  return (
    <>
      {filter}
      <SelectionBar
        list="queue"
        words={['email', 'emails']}
        total={rest ? undefined : messages.length}
        rest={rest}
        selection={selection}
      >
        <BulkButton
          verb="Remove"
          past="removed from your queue"
          words={['email', 'emails']}
          items={messages
            .filter(({ id }) => selection.ids.has(id))
            .map((message) => ({ id: message.id, name: nameOf(message) }))}
          act={({ id: messageId }) => call(contract.outreach.remove, { messageId })}
          asks={{
            title: 'Remove the selected emails',
            question: 'They are removed from your queue and are not sent. This action cannot be undone.',
          }}
          onDone={() => {
            void list.refresh();
            onChanged();
          }}
        />
      </SelectionBar>
      <Sheet>
        <div className={mail.mail}>
          <MailTurner label="Queue" index={at} count={messages.length} onTurn={setIndex}>
            Email {at + 1} of {messages.length}
            {more === null ? '' : '+'}
          </MailTurner>
          <QueuedMail
            key={current.id}
            message={current}
            sender={profile.data}
            onChange={change}
            onSent={() => {
              gone(current);
              announce({ text: `The email to ${nameOf(current)} is in your log.` });
            }}
            onRemoved={() => removed(current)}
            onReleased={() => void list.refresh()}
          />
        </div>
      </Sheet>
    </>
  );
}

function nameOf({ name, email }: QueuedMessage): string {
  return name || email;
}
