import { Bookmark, CalendarClock, Globe, Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { SavedTemplate } from '../../../shared/model/outreach/template.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { call } from '../../api/call.ts';
import { usePages } from '../../api/use-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { TemplateDialog } from '../../parts/templates/template-dialog.tsx';
import { TemplateFilters, useTemplateFilters } from '../../parts/templates/template-filters.tsx';
import { UseTemplateDialog } from '../../parts/templates/use-template-dialog.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import type { HeartState } from '../../ui/buttons/heart-button.tsx';
import { SelectField } from '../../ui/fields/fields.tsx';
import card from '../../ui/lists/card-list.module.css';
import { CardListSkeleton } from '../../ui/lists/card-list-skeleton.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { NoMatch } from '../../ui/lists/no-match.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { setSaved, withOrWithout } from '../../ui/notices/saving.ts';
import { Page } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import { SavedTemplateCard } from './saved-template-card.tsx';

const number = new Intl.NumberFormat('en-US');
/** A page of the list can hold few matches; further pages are read until there are this many. */
const minShown = 10;
const types = ['all', 'private', 'public'] as const;

/** The saved templates, under their nicknames. */
export default function SavedTemplatesPage() {
  const statistics = useRead(contract.templates.savedStatistics, {});
  const filters = useTemplateFilters('saved-templates');
  const visibility = types.find((type) => type === filters.fields.type);
  const list = usePages(
    contract.templates.listSaved,
    (cursor) => ({ visibility, cursor, ...filters.query }),
    (pages) => pages.flatMap((page) => page.saved_templates).length >= minShown,
  );
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<{ saved: SavedTemplate; as: 'details' | 'use' }>();
  const all = useMemo(() => list.pages?.flatMap((page) => page.saved_templates) ?? [], [list.pages]);
  const templates = useMemo(() => all.map(({ template }) => template), [all]);
  const remaining = all.filter(({ template_id }) => !removed.includes(template_id));

  const refresh = () => {
    void statistics.refresh();
    void list.refresh();
  };
  const remove = ({ template_id: templateId, nickname, template }: SavedTemplate) =>
    setSaved(
      {
        id: templateId,
        name: nickname ?? template.title,
        show: (saved) => setRemoved((ids) => withOrWithout(ids, templateId, !saved)),
        save: (details) => call(contract.templates.save, { template_id: templateId, ...details }),
        unsave: () => call(contract.templates.unsave, { templateId }),
        settled: async () => refresh(),
      },
      false,
    );

  const heartOf = (saved: SavedTemplate): HeartState => {
    const isSaved = !removed.includes(saved.template_id);
    return { ready: isSaved, saved: isSaved, toggle: () => remove(saved) };
  };

  const { data } = statistics;
  const lastSaved = data?.lastSaved ? relativeTime(new Date(data.lastSaved), new Date()) : '–';
  return (
    <Page title="Saved Templates" subtitle="The templates you use, under the names you gave them.">
      <StatCards
        nothing={data ? data.savedTemplates === 0 : statistics.error !== undefined}
        stats={[
          { label: 'Saved Templates', icon: Bookmark, value: data && number.format(data.savedTemplates) },
          { label: 'Private Templates', icon: Lock, value: data && number.format(data.privateTemplates) },
          { label: 'Public Templates', icon: Globe, value: data && number.format(data.publicTemplates) },
          { label: 'Last Saved', icon: CalendarClock, value: data && lastSaved },
        ]}
      />
      <TemplateFilters filters={filters} templates={templates}>
        <SelectField
          label="Type"
          labelHidden
          value={filters.fields.type}
          onChange={(event) => filters.change({ type: event.target.value })}
        >
          <option value="all">All</option>
          <option value="private">Private</option>
          <option value="public">Public</option>
        </SelectField>
      </TemplateFilters>
      <PagedList
        list={list}
        count={remaining.length}
        skeleton={<CardListSkeleton />}
        empty={
          filters.active ? (
            <NoMatch title="No Templates Found" onClear={filters.clear}>
              No saved template matches this search and these filters.
            </NoMatch>
          ) : (
            <EmptyState
              icon={Bookmark}
              title="No Saved Templates"
              action={
                <ButtonLink to={paths.emailTemplates} primary>
                  Email Templates
                </ButtonLink>
              }
            >
              Press the heart on a template to keep it here, under a name of your own.
            </EmptyState>
          )
        }
        onRetry={refresh}
      >
        <ul className={card.cards} aria-label="Saved templates">
          {remaining.map((saved) => (
            <SavedTemplateCard
              key={saved.id}
              saved={saved}
              heart={heartOf(saved)}
              onPreview={() => setOpen({ saved, as: 'details' })}
              onUse={() => setOpen({ saved, as: 'use' })}
              onChange={(changed) =>
                list.change((page) => ({
                  ...page,
                  saved_templates: page.saved_templates.map((other) =>
                    other.id === changed.id ? changed : other,
                  ),
                }))
              }
            />
          ))}
        </ul>
      </PagedList>
      {open?.as === 'details' ? (
        <TemplateDialog
          template={open.saved.template}
          heart={heartOf(open.saved)}
          onUse={() => setOpen({ ...open, as: 'use' })}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open?.as === 'use' ? (
        <UseTemplateDialog template={open.saved.template} onClose={() => setOpen(undefined)} />
      ) : null}
    </Page>
  );
}
