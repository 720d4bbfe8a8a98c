import {
  type ContactData,
  decisionMakerLevels,
  type ExternalEmail,
} from '../../../shared/model/leads/contact-data.ts';
import { contactId, importKind } from '../../../shared/model/leads/contact-id.ts';
import { mailboxNames, roleOf } from '../../../shared/text/role-words.ts';

/** Somebody who can be written to, by name or through a mailbox of the company. */
export interface Reachable {
  readonly address: string;
  readonly name: string;
  readonly title: string;
  /** Null if the record has no entry for the address, or another one is written to: nothing is sent to it from here. */
  readonly contactId: string | null;
}

const lastResorts: ReadonlySet<ExternalEmail['mailbox']> = new Set(['press', 'jobs', 'privacy']);

/**
 * The people and mailboxes of a lead with an address that can work, decision makers first, then in the order of the
 * record. The mailboxes for press, jobs and privacy are left out if there is anybody else. Old records, from before
 * mailboxes had entries, only list theirs in `emails`.
 */
export function reachable(leadId: string, data: ContactData): readonly Reachable[] {
  const works = (address: string) =>
    address !== '' && data.email_verdicts[address.toLowerCase()]?.verdict !== 'undeliverable';
  const entries = data.external_emails.flatMap((entry, index) => {
    if (entry.removed) return [];
    const address = [entry.value, ...entry.emails].find(works);
    return address === undefined ? [] : [{ entry, address, index }];
  });
  const decides = ({ entry }: (typeof entries)[number]) => decisionMakerLevels.includes(entry.level);
  const ranked = [...entries.filter(decides), ...entries.filter((each) => !decides(each))];
  const usual = ranked.filter(({ entry }) => !lastResorts.has(entry.mailbox));
  if (ranked.length > 0) {
    return (usual.length > 0 ? usual : ranked).map(({ entry, address, index }) => ({
      address,
      name: entry.full_name,
      title: roleOf(entry),
      contactId: address === entry.value ? contactId({ leadId, index, imported: importKind(data) }) : null,
    }));
  }
  return data.emails
    .filter(works)
    .map((address) => ({ address, name: '', title: mailboxNames.contact, contactId: null }));
}
