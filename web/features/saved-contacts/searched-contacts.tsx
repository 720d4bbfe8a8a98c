import { useDeferredValue, useMemo } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { seniorityLevels } from '../../../shared/model/leads/contact-data.ts';
import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import { counted } from '../../../shared/text/counted.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import { call } from '../../api/call.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { QueueChosen } from '../../parts/composer/queue-chosen.tsx';
import { WriteChosen } from '../../parts/composer/write-chosen.tsx';
import type { Addressee } from '../../parts/composer/writing-order.tsx';
import type { ContactRow } from '../../parts/leads/use-contact-rows.ts';
import { levelNames } from '../../parts/leads/words.ts';
import { BulkButton } from '../../parts/selection/bulk-button.tsx';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import { useSelection } from '../../parts/selection/use-selection.ts';
import { SearchField } from '../../ui/fields/fields.tsx';
import { FilterField } from '../../ui/fields/filter-field.tsx';
import filters from '../../ui/fields/filters.module.css';
import { NoMatch } from '../../ui/lists/no-match.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import { ContactRows } from './contact-rows.tsx';

const number = new Intl.NumberFormat('en-US');

/** What contacts can be sorted by; the last saved come first otherwise. */
const orderNames = { name: 'By name', company: 'By company', for_domain: 'By domain' } as const;
type Order = keyof typeof orderNames;
const orders: readonly Order[] = ['name', 'company', 'for_domain'];

/** The contacts that match what is asked for, with what can be done with the chosen ones. */
export function SearchedContacts(props: {
  rows: readonly ContactRow[];
  onRemove: (row: ContactRow) => void;
  onRemoved: (rows: readonly ContactRow[]) => void;
}) {
  const { rows } = props;
  const level = useDraft('saved-leads.level');
  const sort = useDraft('saved-leads.sort');
  const search = useDraft('saved-leads.search');
  const industry = useDraft('saved-leads.industry');
  const domain = useDraft('saved-leads.domain');
  const industries = useMemo(
    () => [...new Set(rows.map((row) => row.industry))].filter((name) => name !== '').sort(),
    [rows],
  );
  const domains = useMemo(() => [...new Set(rows.flatMap((row) => row.for_domain ?? []))].sort(), [rows]);
  const about = domains.includes(domain.text) ? domain.text : '';
  // A stored filter for an industry that nobody has any more would hide everybody.
  const wanted = industries.includes(industry.text) ? industry.text : '';
  const levels = useMemo(
    () => seniorityLevels.filter((each) => rows.some((row) => row.level === each)),
    [rows],
  );
  const ranked = levels.find((each) => each === level.text);
  const order = orders.find((each) => each === sort.text);
  const words = useDeferredValue(foldText(search.text.trim()));
  const matching = useMemo(
    () =>
      rows.filter(
        (row) =>
          (wanted === '' || row.industry === wanted) &&
          (about === '' || row.for_domain === about) &&
          (ranked === undefined || row.level === ranked) &&
          row.text.includes(words),
      ),
    [rows, wanted, about, ranked, words],
  );
  const sorted = useMemo(
    () => (order === undefined ? matching : [...matching].sort(by(order))),
    [matching, order],
  );
  const selection = useSelection(useMemo(() => sorted.map(({ id }) => id), [sorted]));
  const chosen = sorted.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      <div className={filters.filters}>
        <SearchField
          label="Search contacts"
          placeholder="Search by name, title, email or company"
          hasSearchButton={false}
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          onClear={() => search.type('')}
        />
        <FilterField
          label="Industry"
          labelHidden
          all="All Industries"
          values={industries}
          value={wanted}
          onChoose={industry.type}
        />
        {domains.length > 0 ? (
          <FilterField
            label="Domain"
            labelHidden
            all="All Domains"
            values={domains}
            value={about}
            onChoose={domain.type}
          />
        ) : null}
        {levels.length > 1 ? (
          <FilterField
            label="Level"
            labelHidden
            all="All Levels"
            values={levels}
            nameOf={(each) => levelNames[each]}
            value={ranked ?? ''}
            onChoose={level.type}
          />
        ) : null}
        <FilterField
          label="Sort"
          labelHidden
          all="Last saved first"
          values={orders}
          nameOf={(each) => orderNames[each]}
          value={order ?? ''}
          onChoose={sort.type}
        />
      </div>
      <p role="status" className={filters.count}>
        {matching.length === rows.length
          ? counted(rows.length, 'contact', 'contacts')
          : `${number.format(matching.length)} of ${counted(rows.length, 'contact', 'contacts')}`}
      </p>
      {matching.length === 0 ? (
        <Sheet>
          <NoMatch
            title="No Matching Contacts"
            onClear={() => {
              search.type('');
              industry.type('');
              domain.type('');
              level.type('');
            }}
          >
            No saved contact matches this search and filter.
          </NoMatch>
        </Sheet>
      ) : (
        <>
          <SelectionBar
            list="contacts"
            words={['contact', 'contacts']}
            total={matching.length}
            selection={selection}
          >
            <WriteChosen words={['contact', 'contacts']} order={addressees(chosen)} />
            <QueueChosen order={addressees(chosen)} />
            <BulkButton
              verb="Remove"
              past="removed"
              words={['contact', 'contacts']}
              items={chosen.map((row) => ({ ...row, name: row.name || row.email || row.company }))}
              act={({ contact_id: contactId }) => call(contract.saved.unsaveContact, { contactId })}
              asks={{
                title: 'Remove the selected contacts',
                question: 'They are removed from your saved contacts, with your notes on them.',
              }}
              onDone={props.onRemoved}
            />
          </SelectionBar>
          <ContactRows rows={sorted} selection={selection} onRemove={props.onRemove} />
        </>
      )}
    </>
  );
}

function by(order: Order) {
  const compare = new Intl.Collator('en').compare;
  return (one: ContactRow, other: ContactRow) => {
    const [a, b] = [one[order] ?? '', other[order] ?? ''];
    // What is not known comes last.
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return compare(a, b);
  };
}

/** Those of these contacts who have an address. */
function addressees(rows: readonly ContactRow[]): Addressee[] {
  return rows.flatMap(({ contact_id: contactId, name, email }) =>
    email === '' ? [] : [{ contactId, leadId: placeOfContact(contactId).leadId, name: name || email }],
  );
}
