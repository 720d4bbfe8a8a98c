import { v7 as uuidv7 } from 'uuid';
import {
  createImport,
  getImport,
  listImportParts,
  putImportPart,
} from '../../functions/data/imports/imports.ts';
import type { Import, ImportedContact } from '../../functions/domain/imports/import-store.ts';
import { importedLead, judgeRow } from '../../functions/domain/imports/imported-contact.ts';
import { savedContactOf } from '../../functions/domain/saved/saved-items.ts';
import { importLimits } from '../../shared/model/leads/contact-import.ts';
import type { AccessPattern } from './access-pattern.ts';

const now = new Date('2001-04-10T10:00:00.000Z');

function begun(): Import {
  return {
    import_id: uuidv7(),
    kind: 'bulk',
    total_rows: 5000,
    created_at: now.toISOString(),
    for_domain: '',
  };
}

/** Contacts as a file provides them, with every column filled in. */
function contactsOf(userId: string, { import_id: sessionId }: Import, count: number): ImportedContact[] {
  return Array.from({ length: count }, (_, at) => {
    const row = judgeRow({
      name: 'Ada Quist',
      email: `ada${at + 100}@lumengrid.example`,
      phone: '+1 415 555 0100',
      company: 'Lumen Grid',
      title: 'Head of Marketing',
      industry: 'Energy',
      linkedin: 'ada-quist',
      notes: 'Met at the trade fair',
    });
    if ('reason' in row) throw new Error(row.reason);
    const lead = importedLead(row, { sessionId, number: at + 1, kind: 'bulk', now });
    const saved = savedContactOf(lead, 0, { userId, savedId: uuidv7(), notes: null, now });
    if (saved === null) throw new Error('an imported lead has one person');
    return { lead, saved };
  });
}

/** What is done with imports. */
export const importPatterns: readonly AccessPattern[] = [
  {
    function: 'createImport',
    measured: 'of a file',
    prepare: async (table, userId) => () => createImport(table, userId, begun(), []),
  },
  {
    function: 'getImport',
    measured: 'of a file',
    async prepare(table, userId) {
      const one = begun();
      await createImport(table, userId, one, []);
      return () => getImport(table, userId, one.import_id);
    },
  },
  {
    function: 'putImportPart',
    measured: '24 rows with every column',
    async prepare(table, userId) {
      const one = begun();
      const contacts = contactsOf(userId, one, importLimits.rowsPerPart);
      return () =>
        putImportPart(
          table,
          { userId, begun: one },
          { firstRow: 1, contacts, merges: [], failed: [], at: now },
        );
    },
  },
  {
    function: 'listImportParts',
    measured: '10 parts without failed rows',
    async prepare(table, userId) {
      const one = begun();
      for (let part = 0; part < 10; part += 1) {
        const firstRow = 1 + part * importLimits.rowsPerPart;
        await putImportPart(
          table,
          { userId, begun: one },
          { firstRow, contacts: [], merges: [], failed: [], at: now },
        );
      }
      return () => listImportParts(table, userId, one.import_id);
    },
  },
];
