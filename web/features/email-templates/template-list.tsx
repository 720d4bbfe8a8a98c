import { Eye, FileText, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { usePages } from '../../api/use-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { useQueryValue } from '../../browser/use-query-value.ts';
import { TemplateCard } from '../../parts/templates/template-card.tsx';
import { TemplateDialog } from '../../parts/templates/template-dialog.tsx';
import { TemplateFilters, useTemplateFilters } from '../../parts/templates/template-filters.tsx';
import { UseTemplateDialog } from '../../parts/templates/use-template-dialog.tsx';
import { useTemplateHearts } from '../../parts/templates/use-template-hearts.ts';
import { IconAction } from '../../ui/buttons/icon-action.tsx';
import card from '../../ui/lists/card-list.module.css';
import { CardListSkeleton } from '../../ui/lists/card-list-skeleton.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { NoMatch } from '../../ui/lists/no-match.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import styles from './email-templates.module.css';

/** A page of the list can hold few matches; further pages are read until there are this many. */
const minShown = 10;

const empty = {
  private: {
    title: 'No Private Templates',
    text: 'Templates you write or generate are listed here. Only you can see them.',
  },
  public: {
    title: 'No Public Templates',
    text: 'Templates that people share with everyone are listed here.',
  },
} as const;

/** One tab of templates: search, filters, and everything that can be done with a template. */
export function TemplateList(props: {
  visibility: 'private' | 'public';
  changes: number;
  onChange: () => void;
}) {
  const { visibility, changes, onChange } = props;
  const filters = useTemplateFilters(`templates.${visibility}`);
  const list = usePages(
    contract.templates.list,
    (cursor) => ({ visibility, cursor, ...filters.query }),
    (pages) => pages.flatMap((page) => page.templates).length >= minShown,
  );
  const hearts = useTemplateHearts(() => undefined);
  const [chosen, setOpen] = useState<{ template: EmailTemplate; as: 'details' | 'use' | 'deletion' }>();
  const [askedId, ask] = useQueryValue('template');
  const asked = useRead(contract.templates.get, askedId === undefined ? null : { templateId: askedId });
  const open =
    chosen ?? (asked.data && askedId ? { template: asked.data, as: 'details' as const } : undefined);

  const { refresh } = list;
  useEffect(() => {
    if (changes > 0) void refresh();
  }, [changes, refresh]);

  const templates = useMemo(() => list.pages?.flatMap((page) => page.templates) ?? [], [list.pages]);
  const close = () => {
    setOpen(undefined);
    if (askedId !== undefined) ask(undefined);
  };
  return (
    <div className={styles.list}>
      <TemplateFilters filters={filters} templates={templates} />
      <PagedList
        list={list}
        count={templates.length}
        skeleton={<CardListSkeleton />}
        empty={
          filters.active ? (
            <NoMatch title="No Matching Templates" onClear={filters.clear}>
              No template matches this search and these filters.
            </NoMatch>
          ) : (
            <EmptyState icon={FileText} title={empty[visibility].title}>
              {empty[visibility].text}
            </EmptyState>
          )
        }
      >
        <ul
          className={card.cards}
          aria-label={`${visibility === 'private' ? 'Private' : 'Public'} templates`}
        >
          {templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              title={template.title}
              heart={hearts.heartOf(template)}
              date={{ word: 'Created', at: template.created_at }}
              onPreview={() => setOpen({ template, as: 'details' })}
              onUse={() => setOpen({ template, as: 'use' })}
              actions={
                visibility === 'private' ? (
                  <>
                    <IconAction
                      icon={Eye}
                      label={`Preview of ${template.title}`}
                      onClick={() => setOpen({ template, as: 'details' })}
                    />
                    <IconAction
                      icon={Trash2}
                      label={`Delete ${template.title}`}
                      onClick={() => setOpen({ template, as: 'deletion' })}
                    />
                  </>
                ) : null
              }
            />
          ))}
        </ul>
      </PagedList>
      {open?.as === 'details' ? (
        <TemplateDialog
          template={open.template}
          heart={hearts.heartOf(open.template)}
          onSaveAs={(nickname) => hearts.saveAs(open.template, nickname)}
          onUse={() => setOpen({ ...open, as: 'use' })}
          onDelete={() => setOpen({ ...open, as: 'deletion' })}
          onClose={close}
        />
      ) : null}
      {open?.as === 'use' ? <UseTemplateDialog template={open.template} onClose={close} /> : null}
      {open?.as === 'deletion' ? (
        <DeletionDialog template={open.template} onClose={close} onChange={onChange} />
      ) : null}
    </div>
  );
}
