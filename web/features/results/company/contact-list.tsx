import type { AddressRecord } from '../../../../shared/model/leads/address-origin.ts';
import { type ExternalEmail, seniorityLevels } from '../../../../shared/model/leads/contact-data.ts';
import { roleOf } from '../../../../shared/text/role-words.ts';
import { useFormDraft } from '../../../browser/use-draft.ts';
import { addressesOf } from '../../../parts/leads/person.tsx';
import { levelNames } from '../../../parts/leads/words.ts';
import { SearchField } from '../../../ui/fields/fields.tsx';
import { FilterField } from '../../../ui/fields/filter-field.tsx';
import styles from './contacts-panel.module.css';
import { PersonRow } from './person-row.tsx';

const none = { search: '', role: '', level: '' };

/** People and mailboxes with a search and two filters. The filters are stored under a name. */
export function ContactList(props: {
  name: string;
  people: readonly ExternalEmail[];
  contactIdOf: (person: ExternalEmail) => string;
  record: AddressRecord;
  empty: string;
  onShow: (person: ExternalEmail) => void;
}) {
  const { people } = props;
  const { fields, change } = useFormDraft(`${props.name}.filters`, none);
  const { search, role, level } = fields;
  if (people.length === 0) return <p className={styles.empty}>{props.empty}</p>;

  const roles = [...new Set(people.map(roleOf))].filter((title) => title !== '').sort();
  const levels = seniorityLevels.filter((candidate) => people.some((person) => isOfLevel(person, candidate)));
  const matching = people.filter(
    (person) =>
      (role === '' || roleOf(person) === role) &&
      (level === '' || isOfLevel(person, level)) &&
      matches(person, search.trim().toLowerCase()),
  );
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label="Search contacts"
          placeholder="Search contacts..."
          size="small"
          hasSearchButton={false}
          value={search}
          onChange={(event) => change({ search: event.target.value })}
          onClear={() => change({ search: '' })}
        />
        <FilterField
          label="Role"
          size="small"
          all="All Roles"
          values={roles}
          value={role}
          onChoose={(chosen) => change({ role: chosen })}
        />
        <FilterField
          label="Level"
          size="small"
          all="All Levels"
          values={levels}
          nameOf={(candidate) => levelNames[candidate]}
          value={level}
          onChoose={(chosen) => change({ level: chosen })}
        />
      </div>
      {matching.length === 0 ? <p className={styles.empty}>{props.empty}</p> : null}
      <ul className={styles.people}>
        {matching.map((person) => (
          <PersonRow
            key={props.contactIdOf(person)}
            person={person}
            contactId={props.contactIdOf(person)}
            record={props.record}
            onShow={props.onShow}
          />
        ))}
      </ul>
    </>
  );
}

/** A mailbox has no level of its own. */
function isOfLevel(person: ExternalEmail, level: string): boolean {
  return person.mailbox === undefined && person.level === level;
}

function matches(person: ExternalEmail, search: string): boolean {
  return [person.full_name, roleOf(person), ...addressesOf(person), ...person.phones].some((text) =>
    text.toLowerCase().includes(search),
  );
}
