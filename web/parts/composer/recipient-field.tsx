import { contract } from '../../../shared/contract/contract.ts';
import { maxMessagesPerRequest } from '../../../shared/contract/outreach.ts';
import type { ContactData, ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import { contactId, importKind } from '../../../shared/model/leads/contact-id.ts';
import type { WriteRefusal } from '../../../shared/model/write-refusal.ts';
import { removedAtTheirWish, shortRefusals } from '../../../shared/text/refusal-words.ts';
import { roleOf } from '../../../shared/text/role-words.ts';
import { useRead } from '../../api/use-read.ts';
import { SelectField } from '../../ui/fields/fields.tsx';
import { personName } from '../leads/person.tsx';

/** Chooses among the people and mailboxes of a company. Who cannot be written to is greyed, with the reason. */
export function RecipientField(props: {
  leadId: string;
  data: ContactData;
  chosen: string;
  isDisabled: boolean;
  onChoose: (contactId: string, name: string) => void;
}) {
  const { leadId, data, chosen } = props;
  const imported = importKind(data);
  const people = data.external_emails.map((person, index) => ({
    person,
    id: contactId({ leadId, index, imported }),
  }));
  const asked = people.filter(({ person }) => person.value !== '').slice(0, maxMessagesPerRequest);
  const { data: answer } = useRead(
    contract.outreach.recipients,
    asked.length > 1 ? { contact_ids: asked.map(({ id }) => id).join(',') } : null,
  );
  if (people.length < 2) return null;
  const refusals = new Map(answer?.recipients.map((each) => [each.contact_id, each.refusal]));
  return (
    <SelectField
      label="To"
      value={chosen}
      isDisabled={props.isDisabled}
      onChange={({ target }) => {
        const next = people.find(({ id }) => id === target.value);
        if (next !== undefined) props.onChoose(next.id, personName(next.person));
      }}
    >
      {people.map(({ person, id }) => {
        const reason = whyNot(person, refusals.get(id) ?? null);
        const role = roleOf(person);
        return (
          <option key={id} value={id} disabled={reason !== null}>
            {person.removed ? '' : [personName(person), role].filter((text) => text !== '').join(', ')}
            {reason === null ? '' : person.removed ? reason : ` (${reason})`}
            {reason === null && isDoubtful(person, data) ? ' (will probably bounce)' : ''}
          </option>
        );
      })}
    </SelectField>
  );
}

/** Why somebody cannot be written to. Returns null if they can. */
function whyNot(person: ExternalEmail, refusal: WriteRefusal | null): string | null {
  if (person.removed) return removedAtTheirWish;
  if (person.value === '') return 'no address published';
  return refusal === null ? null : shortRefusals[refusal];
}

function isDoubtful({ value }: ExternalEmail, data: ContactData): boolean {
  return data.email_verdicts[value.toLowerCase()]?.verdict === 'undeliverable';
}
