import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { useFormDraft } from '../../browser/use-draft.ts';
import { SearchField } from '../../ui/fields/fields.tsx';
import { FilterField } from '../../ui/fields/filter-field.tsx';
import filters from '../../ui/fields/filters.module.css';
import { useTimer } from '../../ui/use-timer.ts';
import { categories, categoryName } from './words.ts';

const none: Readonly<Record<'search' | 'category' | 'keyword' | 'type', string>> = {
  search: '',
  category: '',
  keyword: '',
  type: 'all',
};
const typingMilliseconds = 250;

/** The search and filters of a list of templates. `query` lags behind what is being typed. */
export function useTemplateFilters(name: string) {
  const { fields, change, clear } = useFormDraft(`${name}.filters`, none);
  const [search, setSearch] = useState(fields.search);
  const typed = useDeferredValue(fields.search);
  useTimer(typed === search ? null : typingMilliseconds, () => setSearch(typed));
  return {
    fields,
    change,
    clear: () => {
      clear();
      setSearch('');
    },
    active: fields.search + fields.category + fields.keyword !== '' || fields.type !== none.type,
    query: {
      search: search.trim() || undefined,
      category: fields.category || undefined,
      keyword: fields.keyword || undefined,
    },
  };
}

/** Every category and keyword seen so far, so that those filtered out can still be chosen. */
function useOptions(templates: readonly EmailTemplate[]) {
  const [seen, setSeen] = useState<{ categories: readonly string[]; keywords: readonly string[] }>({
    categories,
    keywords: [],
  });
  useEffect(() => {
    setSeen((before) => {
      const all = {
        categories: [...new Set([...before.categories, ...templates.map(({ category }) => category)])],
        keywords: [...new Set([...before.keywords, ...templates.flatMap(({ keywords }) => keywords)])].sort(),
      };
      const grown =
        all.categories.length > before.categories.length || all.keywords.length > before.keywords.length;
      return grown ? all : before;
    });
  }, [templates]);
  return seen;
}

/** The search and filters above a list of templates. The keyword filter appears only if there are keywords. */
export function TemplateFilters(props: {
  filters: ReturnType<typeof useTemplateFilters>;
  templates: readonly EmailTemplate[];
  children?: ReactNode;
}) {
  const { fields, change } = props.filters;
  const { categories: known, keywords } = useOptions(props.templates);
  return (
    <div className={filters.filters}>
      <SearchField
        label="Search templates"
        placeholder="Search by title, description or content"
        hasSearchButton={false}
        value={fields.search}
        onChange={(event) => change({ search: event.target.value })}
        onClear={() => change({ search: '' })}
      />
      <FilterField
        label="Category"
        all="All Categories"
        values={known}
        nameOf={categoryName}
        value={fields.category}
        onChoose={(category) => change({ category })}
      />
      {keywords.length > 0 || fields.keyword !== '' ? (
        <FilterField
          label="Keyword"
          all="All Keywords"
          values={[...new Set([...keywords, ...(fields.keyword === '' ? [] : [fields.keyword])])]}
          value={fields.keyword}
          onChoose={(keyword) => change({ keyword })}
        />
      ) : null}
      {props.children}
    </div>
  );
}
