import { counted } from '../../../shared/text/counted.ts';
import type { ContactField, ContactsFile } from '../../../shared/text/csv/contacts-csv.ts';
import { MappedPreview } from '../../parts/file-import/mapped-preview.tsx';

const fieldWords: Readonly<Record<ContactField, string>> = {
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  title: 'Title',
  industry: 'Industry',
  linkedin: 'LinkedIn',
  country: 'Country',
  mailbox: 'Kind of mailbox',
  notes: 'Notes',
};
const repeatable = ['email', 'phone', 'notes'] as const;

/** The first rows of a file, and what each of its columns is taken for, which can be changed. */
export function CsvPreview(props: {
  file: ContactsFile;
  fields: readonly (ContactField | null)[];
  onChange: (fields: readonly (ContactField | null)[]) => void;
}) {
  const count = counted(props.file.lines.length, 'row', 'rows');
  return <MappedPreview {...props} count={count} words={fieldWords} repeatable={repeatable} />;
}
