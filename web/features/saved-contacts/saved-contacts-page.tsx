import { CalendarClock, Layers, RefreshCw, TrendingUp, UserPlus, Users } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { useDialog } from '../../browser/use-dialog.ts';
import { useQueryValue } from '../../browser/use-query-value.ts';
import { type ContactRow, useContactRows } from '../../parts/leads/use-contact-rows.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { setSaved, withOrWithout } from '../../ui/notices/saving.ts';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import { SavedContactDialog } from './saved-contact-dialog.tsx';
import { SearchedContacts } from './searched-contacts.tsx';

const number = new Intl.NumberFormat('en-US');

/** The saved contacts, searched and filtered in the browser, the last saved first. */
export function SavedContactsPage(props: {
  /** The import of contacts; its dialog is open or not. */
  imports: (dialog: { open: boolean; onClose: () => void }) => ReactNode;
}) {
  const statistics = useRead(contract.statistics.savedContacts, {});
  const contacts = useContactRows(statistics.data?.version);
  const [importing, setImporting] = useDialog('import');
  const [asked, ask] = useQueryValue('contact');
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const remaining = useMemo(() => {
    const gone = new Set(removed);
    return contacts.rows?.filter((row) => !gone.has(row.contact_id));
  }, [contacts.rows, removed]);

  const askedRow = remaining?.find(({ id }) => id === asked);

  const { refresh: refreshStatistics, change: changeStatistics } = statistics;
  const refresh = () => {
    void statistics.refresh();
    void contacts.refresh();
  };
  const { carryOn } = contacts;
  const remove = useCallback(
    ({ contact_id: contactId, name, email }: ContactRow) =>
      setSaved(
        {
          id: contactId,
          name: name || email || 'This contact',
          show: (saved) => setRemoved((ids) => withOrWithout(ids, contactId, !saved)),
          save: (details) => call(contract.saved.saveContact, { contact_id: contactId, ...details }),
          unsave: () => call(contract.saved.unsaveContact, { contactId }),
          settled: async (saved) => {
            if (saved) return refreshStatistics();
            await carryOn(contactId);
            changeStatistics((now) => ({
              ...now,
              saved_contacts: now.saved_contacts - 1,
              version: now.version + 1,
            }));
          },
        },
        false,
      ),
    [carryOn, refreshStatistics, changeStatistics],
  );

  const removedMany = (rows: readonly ContactRow[]) => {
    setRemoved((ids) => [...ids, ...rows.map(({ contact_id }) => contact_id)]);
    void refreshStatistics();
  };

  const { data } = statistics;
  const lastSaved = data?.last_saved ? relativeTime(new Date(data.last_saved), new Date()) : '–';
  const failed = remaining ? undefined : (statistics.error ?? contacts.error);
  return (
    <Page
      title="Saved Contacts"
      subtitle="The people you want to contact."
      actions={
        <>
          <Button size="small" disabled={contacts.refreshing || statistics.refreshing} onClick={refresh}>
            <RefreshCw size={16} aria-hidden />
            Refresh
          </Button>
          <Button size="small" look="primary" onClick={() => setImporting(true)}>
            <UserPlus size={16} aria-hidden />
            Import Lead
          </Button>
        </>
      }
    >
      <StatCards
        nothing={data ? data.saved_contacts === 0 : statistics.error !== undefined}
        stats={[
          { label: 'Saved Contacts', icon: Users, value: data && number.format(data.saved_contacts) },
          {
            label: 'Seniority Levels',
            icon: Layers,
            value: data && number.format(data.seniority_levels),
          },
          { label: 'Per Week', icon: TrendingUp, value: data && number.format(data.per_week) },
          { label: 'Last Saved', icon: CalendarClock, value: data && lastSaved },
        ]}
      />
      {failed ? <RetryBox message={failed.message} onRetry={refresh} /> : null}
      {!remaining && !failed ? (
        <Sheet>
          <Skeleton lines={8} height="1.5rem" />
        </Sheet>
      ) : null}
      {remaining?.length === 0 ? (
        <Sheet>
          <EmptyState
            icon={Users}
            title="No Saved Contacts"
            action={
              <ButtonLink to={paths.leadGenerator} primary>
                Find companies
              </ButtonLink>
            }
          >
            Press the heart beside a person in your results to keep them here, or import contacts you already
            have.
          </EmptyState>
        </Sheet>
      ) : null}
      {remaining && remaining.length > 0 ? (
        <SearchedContacts rows={remaining} onRemove={remove} onRemoved={removedMany} />
      ) : null}
      {askedRow ? (
        <SavedContactDialog
          row={askedRow}
          saved
          onRemove={() => remove(askedRow)}
          onClose={() => ask(undefined)}
        />
      ) : null}
      {props.imports({ open: importing, onClose: () => setImporting(false) })}
    </Page>
  );
}
