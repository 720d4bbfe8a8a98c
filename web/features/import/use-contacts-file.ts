import { useEffect, useState } from 'react';
import * as z from 'zod';
import { importLimits } from '../../../shared/model/leads/contact-import.ts';
import type { ContactField, ContactsFile } from '../../../shared/text/csv/contacts-csv.ts';
import { readDraft, writeDraft } from '../../browser/drafts.ts';

/** The CSV parser is large, so it is loaded with the first file. */
const csv = () => import('../../../shared/text/csv/contacts-csv.ts');

const draft = 'import.file';
/** A longer text would fill the tab's storage, which also holds drafts. */
const maxStored = 1_000_000;

/**
 * A file of contacts that was chosen. `key` identifies its import, so that sending it again imports nothing twice.
 * `stored` says whether it survives an expired sign-in.
 */
export interface ChosenFile extends ContactsFile {
  readonly key: string;
  readonly stored: boolean;
}

/** The file of contacts to import, stored for the tab until `forget`, or why it cannot be read. */
export function useContactsFile() {
  const [file, setFile] = useState<ChosenFile>();
  const [fault, setFault] = useState('');

  useEffect(() => {
    void storedFile().then((stored) => setFile((now) => now ?? stored));
  }, []);

  return {
    file,
    fault,
    choose: async (chosen: File) => {
      // One byte more than allowed is enough to see that the file is too large.
      const bytes = new Uint8Array(await chosen.slice(0, importLimits.fileBytes + 1).arrayBuffer());
      const result = (await csv()).readContactsCsv(bytes);
      setFile('fault' in result ? undefined : store(result));
      setFault('fault' in result ? result.fault : '');
    },
    /** Refuses an import for a reason, or because there is no file. */
    refuse: async (reason?: string) => {
      const none = (await csv()).readContactsCsv(new Uint8Array());
      if ('fault' in none) setFault(reason ?? none.fault);
    },
    /** Says what the columns contain. */
    assign: (fields: readonly (ContactField | null)[]) =>
      setFile((now) => now && store({ ...now, fields }, now.key)),
    forget: () => {
      setFile(undefined);
      setFault('');
      forgetContactsFile();
    },
  };
}

/** Forgets the stored file: it was imported, or another one is wanted. */
export function forgetContactsFile(): void {
  writeDraft(draft, '');
}

/** Stores a file with its key and what its columns contain, both in the first line. */
function store(contacts: ContactsFile, key: string = crypto.randomUUID()): ChosenFile {
  forgetContactsFile();
  const head = JSON.stringify({ key, fields: contacts.fields });
  const stored = contacts.text.length <= maxStored && writeDraft(draft, `${head}\n${contacts.text}`);
  return { ...contacts, key, stored };
}

const storedHead = z.object({ key: z.string(), fields: z.array(z.string().nullable()) });

async function storedFile(): Promise<ChosenFile | undefined> {
  const text = readDraft(draft);
  if (text === '') return undefined;
  const end = text.indexOf('\n');
  const { contactFields, readContactsCsv } = await csv();
  const contacts = readContactsCsv(new TextEncoder().encode(text.slice(end + 1)));
  if ('fault' in contacts) return undefined;
  const { key, fields } = storedHead.parse(JSON.parse(text.slice(0, end)));
  const known = fields.map((field) => contactFields.find((each) => each === field) ?? null);
  return { ...contacts, fields: known, key, stored: true };
}
