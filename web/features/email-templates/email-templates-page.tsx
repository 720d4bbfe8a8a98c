import { Tabs } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles/tabs.css';
import { CalendarClock, FileText, Globe, Lock, Plus, RefreshCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { useRead } from '../../api/use-read.ts';
import { useDialog } from '../../browser/use-dialog.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { useQueryValue } from '../../browser/use-query-value.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import { CreateTemplateDialog } from './create-template-dialog.tsx';
import styles from './email-templates.module.css';
import { TemplateList } from './template-list.tsx';
import { VariablesBox } from './variables-box.tsx';

const number = new Intl.NumberFormat('en-US');

/** A user's own templates and everyone's public ones. */
export default function EmailTemplatesPage() {
  const statistics = useRead(contract.templates.statistics, {});
  const { text, type: setTab } = useDraft('templates.tab');
  const [asked] = useQueryValue('template');
  const tab = text === 'public' && asked === undefined ? text : 'private';
  const [creating, setCreating] = useDialog('create');
  // Counts the changes, so that the lists are read again after each.
  const [changes, setChanges] = useState(0);
  const refreshStatistics = statistics.refresh;
  const changed = useCallback(() => {
    void refreshStatistics();
    setChanges((count) => count + 1);
  }, [refreshStatistics]);

  const { data } = statistics;
  const newest = data?.mostRecentTemplate;
  return (
    <Page
      title="Email Templates"
      subtitle="Offers you write once and fill in for each lead."
      actions={
        <>
          <Button size="small" onClick={changed}>
            <RefreshCw size={16} aria-hidden />
            Refresh
          </Button>
          <Button size="small" look="primary" onClick={() => setCreating(true)}>
            <Plus size={16} aria-hidden />
            Create Template
          </Button>
        </>
      }
    >
      <StatCards
        nothing={data ? data.totalTemplates === 0 : statistics.error !== undefined}
        stats={[
          { label: 'Total Templates', icon: FileText, value: data && number.format(data.totalTemplates) },
          { label: 'Private Templates', icon: Lock, value: data && number.format(data.privateTemplates) },
          { label: 'Public Templates', icon: Globe, value: data && number.format(data.publicTemplates) },
          {
            label: 'Last Created',
            icon: CalendarClock,
            value: data && (newest ? relativeTime(new Date(newest.created_at), new Date()) : '–'),
          },
        ]}
      />
      {statistics.error && !data ? (
        <RetryBox message={statistics.error.message} onRetry={() => void refreshStatistics()} />
      ) : null}
      <VariablesBox />
      <Tabs.Container value={tab} onValueChange={setTab} isLazy>
        <Tabs.List className={styles.tabs} aria-label="Templates">
          <Tabs.Item value="private">Private Templates</Tabs.Item>
          <Tabs.Item value="public">Public Templates</Tabs.Item>
        </Tabs.List>
        <Tabs.Panel value="private">
          <TemplateList visibility="private" changes={changes} onChange={changed} />
        </Tabs.Panel>
        <Tabs.Panel value="public">
          <TemplateList visibility="public" changes={changes} onChange={changed} />
        </Tabs.Panel>
      </Tabs.Container>
      {creating ? (
        <CreateTemplateDialog
          onCreated={(template) => {
            setCreating(false);
            setTab(template.is_public ? 'public' : 'private');
            changed();
          }}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </Page>
  );
}
