import { Tabs } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles/tabs.css';
import { CircleSlash, Inbox, ListTodo, Send } from 'lucide-react';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { useRead } from '../../api/use-read.ts';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import tabs from '../../ui/page/tabs.module.css';
import { OutreachLog } from './outreach-log.tsx';
import { OutreachQueue } from './outreach-queue.tsx';

const lists = ['desk', 'queue', 'log', 'campaigns'] as const;
const number = new Intl.NumberFormat('en-US');

function listNamed(name: string | null): (typeof lists)[number] {
  return lists.find((each) => each === name) ?? 'desk';
}

/** The desk, individual mails (queued and sent), and campaigns. */
export function OutreachPage({ desk, campaigns }: { desk: ReactNode; campaigns: ReactNode }) {
  const statistics = useRead(contract.outreachLog.statistics, {});
  const [query, setQuery] = useSearchParams();
  // The address is updated a little later than the keys of somebody who moves quickly between tabs.
  const [list, show] = useOptimistic(listNamed(query.get('list')));
  const { data, error, refresh } = statistics;
  const changed = () => void refresh();
  return (
    <Page title="Outreach" subtitle="Who you are writing to, and where each company stands.">
      <StatCards
        nothing={data ? data.queued + data.sent + data.replied + data.bounced === 0 : error !== undefined}
        stats={[
          { label: 'In Queue', icon: ListTodo, value: data && number.format(data.queued) },
          { label: 'Sent', icon: Send, value: data && number.format(data.sent) },
          { label: 'Replied', icon: Inbox, value: data && number.format(data.replied) },
          { label: 'Bounced', icon: CircleSlash, value: data && number.format(data.bounced) },
        ]}
      />
      {error && !data ? <RetryBox message={error.message} onRetry={changed} /> : null}
      <Tabs.Container
        value={list}
        onValueChange={(next) =>
          startTransition(() => {
            show(listNamed(next));
            setQuery(
              (now) => {
                now.set('list', next);
                return now;
              },
              { replace: true },
            );
          })
        }
        isLazy
      >
        <Tabs.List className={tabs.pageTabs} aria-label="Outreach">
          <Tabs.Item value="desk">Desk</Tabs.Item>
          <Tabs.Item value="queue">Queue</Tabs.Item>
          <Tabs.Item value="log">Log</Tabs.Item>
          <Tabs.Item value="campaigns">Campaigns</Tabs.Item>
        </Tabs.List>
        <Tabs.Panel value="desk" className={tabs.panel}>
          {desk}
        </Tabs.Panel>
        <Tabs.Panel value="queue" className={tabs.panel}>
          <OutreachQueue onChanged={changed} />
        </Tabs.Panel>
        <Tabs.Panel value="log" className={tabs.panel}>
          <OutreachLog onChanged={changed} />
        </Tabs.Panel>
        <Tabs.Panel value="campaigns" className={tabs.panel}>
          {campaigns}
        </Tabs.Panel>
      </Tabs.Container>
    </Page>
  );
}
