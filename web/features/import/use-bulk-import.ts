import { useCallback, useRef, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { failureOf } from '../../../shared/contract/route.ts';
import {
  type FailedRow,
  type ImportRow,
  importLimits,
  importRow,
} from '../../../shared/model/leads/contact-import.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { type ChosenFile, forgetContactsFile } from './use-contacts-file.ts';

/** The progress of an import. After an error it is `stopped` and can continue from there. */
export interface BulkImport {
  readonly status: 'idle' | 'sending' | 'stopped' | 'done';
  readonly sent: number;
  readonly total: number;
  readonly imported: number;
  readonly failed: readonly FailedRow[];
  readonly error: ApiError | undefined;
}

const nothing: BulkImport = {
  status: 'idle',
  sent: 0,
  total: 0,
  imported: 0,
  failed: [],
  error: undefined,
};

/** What is being sent: the rows, the idempotency key of their import, and its id once it is created. */
interface Sending {
  readonly rows: readonly ImportRow[];
  /** The domain that they are imported for, as it was typed. */
  readonly forDomain: string;
  readonly key: string;
  importId: string | undefined;
}

/**
 * Sends the rows of a file in chunks under one import. Any chunk can be sent again: the import's id is derived from
 * the file's key, and the rows' ids from the import's. It continues when the dialog is closed. `onDone` is called
 * after all rows were sent.
 */
export function useBulkImport(onDone: (end: { imported: number; failed: number }) => void) {
  const [state, setState] = useState(nothing);
  const sending = useRef<Sending>(undefined);

  const send = useCallback(
    async (from: BulkImport) => {
      const current = sending.current;
      if (!current) return;
      let now: BulkImport = { ...from, status: 'sending', error: undefined };
      setState(now);
      try {
        current.importId ??= await createImport(current);
        while (now.sent < now.total) {
          now = await sendChunk(current.importId, current.rows, now);
          setState(now);
        }
        now = { ...now, status: 'done' };
        forgetContactsFile();
        onDone({ imported: now.imported, failed: now.failed.length });
      } catch (cause) {
        const error =
          cause instanceof ApiError
            ? cause
            : new ApiError('internal', failureOf(contract.imports.addRows), { cause });
        now = { ...now, status: 'stopped', error };
      }
      setState(now);
    },
    [onDone],
  );

  return {
    state,
    start: ({ rows, key }: ChosenFile, forDomain: string) => {
      sending.current = { rows, forDomain, key, importId: undefined };
      void send({ ...nothing, total: rows.length });
    },
    resume: () => void send(state),
    reset: () => {
      sending.current = undefined;
      setState(nothing);
    },
  };
}

async function createImport({ rows, forDomain, key }: Sending): Promise<string> {
  const args = { total_rows: rows.length, for_domain: forDomain.trim() || undefined };
  const { import_id } = await call(contract.imports.create, args, { idempotencyKey: key });
  return import_id;
}

async function sendChunk(importId: string, all: readonly ImportRow[], now: BulkImport): Promise<BulkImport> {
  const rows = all.slice(now.sent, now.sent + importLimits.rowsPerCall);
  const faults = new Map<number, string>();
  for (const [index, row] of rows.entries()) {
    const issue = importRow.safeParse(row).error?.issues[0];
    if (issue) faults.set(now.sent + index + 1, `${issue.path.join('.')}: ${issue.message}`);
  }
  const answer = await call(contract.imports.addRows, {
    importId,
    first_row: now.sent + 1,
    // A row that failed validation is sent empty, so that the others keep their numbers.
    rows: rows.map((row, index) => (faults.has(now.sent + index + 1) ? {} : row)),
  });
  const failed = answer.failed_rows.map(({ row, reason }) => ({ row, reason: faults.get(row) ?? reason }));
  return {
    ...now,
    sent: now.sent + rows.length,
    imported: now.imported + answer.imported,
    failed: [...now.failed, ...failed],
  };
}
