import type { ContactData, ContactSource, ExternalEmail } from '../../../shared/model/leads/contact-data.ts';

/** Every address in a contact record: as a value, as the key of a verdict, or in the text of a page. */
export function addressesIn(data: ContactData): string[] {
  const sources = [...data.sources, ...data.external_emails.flatMap((person) => person.sources)];
  return [
    ...new Set([
      ...data.emails,
      ...data.external_emails.flatMap(({ value, emails }) => (value === '' ? emails : [value, ...emails])),
      ...sources.filter(({ type }) => type === 'email').map(({ value }) => value),
      ...sources.flatMap(({ inferred_from = [] }) => inferred_from),
      ...Object.keys(data.email_verdicts),
      ...addressesInText([
        ...sources.map(({ snippet = '' }) => snippet),
        data.site_data.title,
        data.site_data.description,
        data.import_notes ?? '',
      ]),
    ]),
  ];
}

/** The addresses that texts quote, as far as a simple pattern finds them. */
export function addressesInText(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.match(/[^\s<>()[\]"',;:@]{1,64}@[^\s<>()[\]"',;:@]{1,255}/g) ?? [])
    .map((address) => address.replace(/[.!?]+$/, ''));
}

/**
 * The entry of a person who asked to be removed, if a contact's id may refer to it. Only the level stays, as it is
 * counted.
 */
function removedPerson({ level }: Pick<ExternalEmail, 'level'>): ExternalEmail {
  return {
    value: '',
    full_name: '',
    title: '',
    level,
    emails: [],
    phones: [],
    linkedin: '',
    sources: [],
    removed: true,
  };
}

/**
 * A contact record without the addresses whose owners objected, and without the people they belong to: names, titles
 * and sources are removed too, and so is page text that quotes them. `omitted.on_request` counts the removed values.
 * In a record that is already `stored`, an empty entry replaces a person, as ids count the entries.
 */
export function leaveOut(
  data: ContactData,
  addresses: ReadonlySet<string>,
  { stored }: { readonly stored: boolean } = { stored: false },
): ContactData {
  if (!addressesIn(data).some((address) => addresses.has(address))) return data;

  const emails = data.emails.filter((address) => !addresses.has(address));
  const gone = peopleOf(data.external_emails, addresses);
  // A mailbox is also listed in `emails`.
  const goneByName = gone.filter(({ mailbox }) => mailbox === undefined).length;
  const removed = data.emails.length - emails.length + goneByName;

  const stay = data.external_emails.filter((person) => !gone.includes(person));
  const staying = new Set(stay.flatMap(({ full_name, title, linkedin }) => [full_name, title, linkedin]));
  const theirs = gone
    .flatMap(({ full_name, title, linkedin, phones }) => [full_name, title, linkedin, ...phones])
    .filter((value) => value !== '' && !staying.has(value));
  const values = new Set([...addresses, ...theirs, ...gone.flatMap(({ emails: own }) => own)]);
  const names = gone.map(({ full_name }) => full_name).filter((name) => name !== '' && !staying.has(name));
  const quoted = [...addresses, ...names].map((text) => text.toLowerCase());

  const without = (sources: readonly ContactSource[]) =>
    sources
      .filter(({ value }) => !values.has(value))
      .map((source) => withoutProofs(withoutQuote(source, quoted), values));
  const others = (list: readonly string[]) => list.filter((value) => !values.has(value));
  const people = stored
    ? data.external_emails.map((person) => (gone.includes(person) ? removedPerson(person) : person))
    : stay;
  const { import_notes: notes, ...rest } = data;
  return {
    ...rest,
    // Notes on one imported person are about that person.
    ...(notes === undefined ? {} : { import_notes: gone.length > 0 ? '' : unquoted(notes, quoted) }),
    emails,
    phones: others(data.phones),
    names: others(data.names),
    titles: others(data.titles),
    site_data: {
      ...data.site_data,
      title: unquoted(data.site_data.title, quoted),
      description: unquoted(data.site_data.description, quoted),
    },
    external_emails: people.map((person) => ({ ...person, sources: without(person.sources) })),
    sources: without(data.sources),
    email_verdicts: Object.fromEntries(
      Object.entries(data.email_verdicts).filter(([address]) => !values.has(address)),
    ),
    ...(removed > 0 && {
      omitted: { ...data.omitted, on_request: (data.omitted?.on_request ?? 0) + removed },
    }),
  };
}

/** The people to whom addresses belong, including entries with the same name and no address. */
function peopleOf(people: readonly ExternalEmail[], addresses: ReadonlySet<string>): ExternalEmail[] {
  const owners = people.filter(
    ({ value, emails }) => addresses.has(value) || emails.some((address) => addresses.has(address)),
  );
  const names = new Set(owners.map(({ full_name }) => full_name).filter((name) => name !== ''));
  return people.filter(
    (person) => owners.includes(person) || (person.emails.length === 0 && names.has(person.full_name)),
  );
}

function withoutQuote(source: ContactSource, quoted: readonly string[]): ContactSource {
  const { snippet, ...rest } = source;
  return snippet === undefined || unquoted(snippet, quoted) === snippet ? source : rest;
}

/** A source that no longer names the addresses it was inferred from, as far as they are gone. */
function withoutProofs(source: ContactSource, gone: ReadonlySet<string>): ContactSource {
  if (source.inferred_from === undefined) return source;
  return { ...source, inferred_from: source.inferred_from.filter((address) => !gone.has(address)) };
}

/** The text of a page, or nothing if it quotes one of these, which are in lower case. */
export function unquoted(text: string, quoted: readonly string[]): string {
  const folded = text.toLowerCase();
  return quoted.some((each) => folded.includes(each)) ? '' : text;
}
