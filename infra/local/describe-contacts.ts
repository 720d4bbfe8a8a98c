import * as z from 'zod';

/** The part of a lead's contacts that the command line shows. */
export const contactsShape = z
  .looseObject({
    external_emails: z
      .array(z.looseObject({ value: z.string(), full_name: z.string(), title: z.string() }))
      .default([]),
    emails: z.array(z.string()).default([]),
    phones: z.array(z.string()).default([]),
  })
  .nullable();

/** A company's contacts in one readable line. */
export function describeContacts(contacts: z.infer<typeof contactsShape>, error: string | null): string {
  if (!contacts) return error ?? 'no contacts read';
  const people = contacts.external_emails.map(({ value, full_name, title }) =>
    [full_name, title, value].filter(Boolean).join(', '),
  );
  const all = [...people, ...contacts.emails, ...contacts.phones];
  return all.length === 0 ? 'no contacts published' : [...new Set(all)].join(' · ');
}
