import type { ContactData, ContactSource, ExternalEmail } from '../../../shared/model/contact-data.ts';

/** Every address that a contact record names. */
export function addressesIn(data: ContactData): string[] {
  return [...new Set([...data.emails, ...data.external_emails.flatMap(({ emails }) => emails)])];
}

/**
 * A contact record without the addresses that somebody objected to, and without the people they belong to: their
 * names, titles and sources go as well, and so does text of the page that quotes them. How many values are missing
 * is said in `omitted.on_request`.
 */
export function leaveOut(data: ContactData, addresses: ReadonlySet<string>): ContactData {
  const emails = data.emails.filter((address) => !addresses.has(address));
  const gone = data.external_emails.filter((person) => belongsToOne(person, addresses));
  const removed = data.emails.length - emails.length + gone.length;
  if (removed === 0) return data;

  const stay = data.external_emails.filter((person) => !gone.includes(person));
  const staying = new Set(stay.flatMap(({ full_name, title, linkedin }) => [full_name, title, linkedin]));
  const theirs = gone
    .flatMap(({ full_name, title, linkedin, phones }) => [full_name, title, linkedin, ...phones])
    .filter((value) => value !== '' && !staying.has(value));
  const values = new Set([...addresses, ...theirs, ...gone.flatMap(({ emails: own }) => own)]);
  const names = gone.map(({ full_name }) => full_name).filter((name) => name !== '' && !staying.has(name));
  const quoted = [...addresses, ...names].map((text) => text.toLowerCase());

  const without = (sources: readonly ContactSource[]) =>
    sources.filter(({ value }) => !values.has(value)).map((source) => withoutQuote(source, quoted));
  const others = (list: readonly string[]) => list.filter((value) => !values.has(value));
  return {
    ...data,
    emails,
    phones: others(data.phones),
    names: others(data.names),
    titles: others(data.titles),
    external_emails: stay.map((person) => ({ ...person, sources: without(person.sources) })),
    sources: without(data.sources),
    email_verdicts: Object.fromEntries(
      Object.entries(data.email_verdicts).filter(([address]) => !values.has(address)),
    ),
    omitted: { ...data.omitted, on_request: removed },
  };
}

function belongsToOne({ value, emails }: ExternalEmail, addresses: ReadonlySet<string>): boolean {
  return addresses.has(value) || emails.some((address) => addresses.has(address));
}

function withoutQuote(source: ContactSource, quoted: readonly string[]): ContactSource {
  const snippet = source.snippet?.toLowerCase();
  if (snippet === undefined || !quoted.some((text) => snippet.includes(text))) return source;
  const { snippet: _, ...rest } = source;
  return rest;
}
