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
import { type AddressVerdict, verdictNames, verdictOrder } from '../../parts/leads/address-verdicts.ts';
import type { ContactRow } from '../../parts/leads/use-contact-rows.ts';
import { levelNames } from '../../parts/leads/words.ts';
import { BulkButton } from '../../parts/selection/bulk-button.tsx';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import { useSelection } from '../../parts/selection/use-selection.ts';
import { SearchField } from '../../ui/fields/fields.tsx';
import { FilterField, filterAmong } from '../../ui/fields/filter-field.tsx';
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
  const search = useDraft('saved-leads.search');
  const industries = useMemo(
    () => [...new Set(rows.map((row) => row.industry))].filter((name) => name !== '').sort(),
    [rows],
  );
  const domains = useMemo(() => [...new Set(rows.flatMap((row) => row.for_domain ?? []))].sort(), [rows]);
  const levels = useMemo(
    () => seniorityLevels.filter((each) => rows.some((row) => row.level === each)),
    [rows],
  );
  const verdicts = useMemo(
    () => verdictOrder.filter((each) => rows.some((row) => verdictOf(row) === each)),
    [rows],
  );
  const industry = filterAmong(industries, useDraft('saved-leads.industry'));
  const domain = filterAmong(domains, useDraft('saved-leads.domain'));
  const level = filterAmong(levels, useDraft('saved-leads.level'));
  const verdict = filterAmong(verdicts, useDraft('saved-leads.verdict'));
  const order = filterAmong(orders, useDraft('saved-leads.sort'));
  const words = useDeferredValue(foldText(search.text.trim()));
  const matching = useMemo(
    () =>
      rows.filter(
        (row) =>
          (industry.value === '' || row.industry === industry.value) &&
          (domain.value === '' || row.for_domain === domain.value) &&
          (level.value === '' || row.level === level.value) &&
          (verdict.value === '' || verdictOf(row) === verdict.value) &&
          row.text.includes(words),
      ),
    [rows, industry.value, domain.value, level.value, verdict.value, words],
  );
  const sorted = useMemo(
    () => (order.value === '' ? matching : [...matching].sort(by(order.value))),
    [matching, order.value],
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
        <FilterField label="Industry" all="All Industries" {...industry} />
        {domains.length > 0 ? <FilterField label="Domain" all="All Domains" {...domain} /> : null}
        {levels.length > 1 ? (
          <FilterField label="Level" all="All Levels" nameOf={(each) => levelNames[each]} {...level} />
        ) : null}
        {verdicts.length > 1 ? (
          <FilterField
            label="Addresses"
            all="All Addresses"
            nameOf={(each) => verdictNames[each]}
            {...verdict}
          />
        ) : null}
        <FilterField label="Sort" all="Newest first" nameOf={(each) => orderNames[each]} {...order} />
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
              industry.onChoose('');
              domain.onChoose('');
              level.onChoose('');
              verdict.onChoose('');
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
          <ContactRows
            rows={sorted}
            byDomain={order.value === 'for_domain'}
            selection={selection}
            onRemove={props.onRemove}
          />
        </>
      )}
    </>
  );
}

/** What is known of a contact's address. */
function verdictOf({ email, verdict }: ContactRow): AddressVerdict {
  return email === '' ? 'none' : (verdict ?? 'unchecked');
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
