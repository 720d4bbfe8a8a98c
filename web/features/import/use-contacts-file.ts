import { useEffect, useState } from 'react';
import { importLimits } from '../../../shared/model/contact-import.ts';
import type { ContactsFile } from '../../../shared/text/contacts-csv.ts';
import { readDraft, writeDraft } from '../../browser/drafts.ts';

/** Reading files needs a parser of some size, which loads with the first of them. */
const csv = () => import('../../../shared/text/contacts-csv.ts');

const draft = 'import.file';
/** A longer text would fill the tab's storage, in which typed texts are kept as well. */
const maxStored = 1_000_000;

/**
 * A file of contacts that was chosen. Its import goes under `key`, so that sending it anew writes nothing twice; `kept`
 * says whether it outlives an expired sign-in.
 */
export interface ChosenFile extends ContactsFile {
  readonly key: string;
  readonly kept: boolean;
}

/** The file of contacts to be imported, kept for the tab until `forget`, and the sentence that says why one cannot be read. */
export function useContactsFile() {
  const [file, setFile] = useState<ChosenFile>();
  const [fault, setFault] = useState('');

  useEffect(() => {
    void keptFile().then((kept) => setFile((now) => now ?? kept));
  }, []);

  return {
    file,
    fault,
    choose: async (chosen: File) => {
      // One byte more than is allowed is enough to know that it is too large.
      const bytes = new Uint8Array(await chosen.slice(0, importLimits.fileBytes + 1).arrayBuffer());
      const result = (await csv()).readContactsCsv(bytes);
      setFile('fault' in result ? undefined : keep(result));
      setFault('fault' in result ? result.fault : '');
    },
    /** Says what is said of no file. */
    refuseNone: async () => {
      const none = (await csv()).readContactsCsv(new Uint8Array());
      if ('fault' in none) setFault(none.fault);
    },
    forget: () => {
      setFile(undefined);
      setFault('');
      forgetContactsFile();
    },
  };
}

/** Forgets the file that is kept: it was imported, or another is wanted. */
export function forgetContactsFile(): void {
  writeDraft(draft, '');
}

function keep(contacts: ContactsFile): ChosenFile {
  const key = crypto.randomUUID();
  forgetContactsFile();
  const kept = contacts.text.length <= maxStored && writeDraft(draft, `${key}\n${contacts.text}`);
  return { ...contacts, key, kept };
}

async function keptFile(): Promise<ChosenFile | undefined> {
  const stored = readDraft(draft);
  if (stored === '') return undefined;
  const end = stored.indexOf('\n');
  const contacts = (await csv()).readContactsCsv(new TextEncoder().encode(stored.slice(end + 1)));
  return 'fault' in contacts ? undefined : { ...contacts, key: stored.slice(0, end), kept: true };
}
