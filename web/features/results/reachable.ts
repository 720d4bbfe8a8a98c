import { type ContactData, decisionMakerLevels } from '../../../shared/model/leads/contact-data.ts';

/** Somebody who can be written to, by name or through a general mailbox. */
interface Reachable {
  readonly address: string;
  readonly name: string;
  readonly title: string;
}

/** The people with an address that can work, decision makers first. Without any, the general mailboxes. */
export function reachable(data: ContactData): readonly Reachable[] {
  const works = (address: string) =>
    address !== '' && data.email_verdicts[address.toLowerCase()]?.verdict !== 'undeliverable';
  const people = data.external_emails.flatMap((person) => {
    if (person.removed) return [];
    const address = [person.value, ...person.emails].find(works);
    return address === undefined ? [] : [{ person, address }];
  });
  const decides = ({ person }: (typeof people)[number]) => decisionMakerLevels.includes(person.level);
  const ranked = [...people.filter(decides), ...people.filter((each) => !decides(each))];
  if (ranked.length > 0) {
    return ranked.map(({ person, address }) => ({ address, name: person.full_name, title: person.title }));
  }
  return data.emails.filter(works).map((address) => ({ address, name: '', title: 'General mailbox' }));
}
