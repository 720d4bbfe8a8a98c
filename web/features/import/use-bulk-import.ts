import { contract } from '../../../shared/contract/contract.ts';
import { failureOf } from '../../../shared/contract/route.ts';
import { importLimits, importRow } from '../../../shared/model/leads/contact-import.ts';
import { call } from '../../api/call.ts';
import { type SendPart, useSendingRows } from '../../parts/file-import/use-sending-rows.ts';
import type { PreparedRows } from './duplicate-contacts.ts';
import { forgetContactsFile } from './use-contacts-file.ts';

interface Counts {
  readonly imported: number;
  readonly merged: number;
}

const none: Counts = { imported: 0, merged: 0 };

/**
 * Sends the rows of a file in chunks under one import. Any chunk can be sent again: the import's id is derived from
 * the file's key, and the rows' ids from the import's. It continues when the dialog is closed.
 */
export function useBulkImport(onDone: () => void) {
  const sending = useSendingRows(none, failureOf(contract.imports.addRows), () => {
    forgetContactsFile();
    onDone();
  });
  return {
    ...sending,
    /** `key` identifies the import. `forDomain` is the domain that they are imported for, as it was typed. */
    start: (prepared: PreparedRows, { key, forDomain }: { key: string; forDomain: string }) => {
      const { rows } = prepared;
      let importId: string | undefined;
      sending.start(rows.length, async (now) => {
        importId ??= await createImport(rows.length, forDomain, key);
        return sendChunk(importId, prepared, now);
      });
    },
  };
}

async function createImport(total: number, forDomain: string, key: string): Promise<string> {
  const args = { total_rows: total, for_domain: forDomain.trim() || undefined };
  const { import_id } = await call(contract.imports.create, args, { idempotencyKey: key });
  return import_id;
}

async function sendChunk(
  importId: string,
  { rows: all, numbers }: PreparedRows,
  { sent, counts, failed }: Parameters<SendPart<Counts>>[0],
): ReturnType<SendPart<Counts>> {
  const rows = all.slice(sent, sent + importLimits.rowsPerCall);
  const faults = new Map<number, string>();
  for (const [index, row] of rows.entries()) {
    const issue = importRow.safeParse(row).error?.issues[0];
    if (issue) faults.set(sent + index + 1, `${issue.path.join('.')}: ${issue.message}`);
  }
  const answer = await call(contract.imports.addRows, {
    importId,
    first_row: sent + 1,
    // A row that failed validation is sent empty, so that the others keep their numbers.
    rows: rows.map((row, index) => (faults.has(sent + index + 1) ? {} : row)),
  });
  const refused = answer.failed_rows.map(({ row, reason }) => ({
    row: numbers[row - 1] ?? row,
    reason: faults.get(row) ?? reason,
  }));
  return {
    sent: sent + rows.length,
    counts: { imported: counts.imported + answer.imported, merged: counts.merged + answer.merged },
    failed: [...failed, ...refused],
  };
}
