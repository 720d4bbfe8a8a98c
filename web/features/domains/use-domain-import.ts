import { useRef, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { failureOf } from '../../../shared/contract/route.ts';
import type { FailedRow } from '../../../shared/model/leads/contact-import.ts';
import { type PortfolioRow, portfolioLimits } from '../../../shared/model/leads/domain-for-sale.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';

/** The progress of an import of domains. After an error it is `stopped` and can continue from there. */
export interface DomainImport {
  readonly status: 'idle' | 'sending' | 'stopped' | 'done';
  readonly sent: number;
  readonly total: number;
  readonly added: number;
  readonly changed: number;
  readonly failed: readonly FailedRow[];
  readonly error: ApiError | undefined;
}

const nothing: DomainImport = {
  status: 'idle',
  sent: 0,
  total: 0,
  added: 0,
  changed: 0,
  failed: [],
  error: undefined,
};

/** Sends the rows of a portfolio part by part. A part that is sent again adds nothing twice, as a name is one row. */
export function useDomainImport(onDone: () => void) {
  const [state, setState] = useState(nothing);
  const rows = useRef<readonly PortfolioRow[]>([]);

  const send = async (from: DomainImport) => {
    let now: DomainImport = { ...from, status: 'sending', error: undefined };
    setState(now);
    try {
      while (now.sent < now.total) {
        now = await sendPart(rows.current, now);
        setState(now);
      }
      setState({ ...now, status: 'done' });
      onDone();
    } catch (cause) {
      const error =
        cause instanceof ApiError
          ? cause
          : new ApiError('internal', failureOf(contract.domains.add), { cause });
      setState({ ...now, status: 'stopped', error });
    }
  };
  return {
    state,
    start: (all: readonly PortfolioRow[]) => {
      rows.current = all;
      void send({ ...nothing, total: all.length });
    },
    resume: () => void send(state),
    reset: () => setState(nothing),
  };
}

async function sendPart(all: readonly PortfolioRow[], now: DomainImport): Promise<DomainImport> {
  const rows = all.slice(now.sent, now.sent + portfolioLimits.rowsPerCall);
  const answer = await call(contract.domains.add, { rows });
  const failed = answer.failed_rows.map(({ row, reason }) => ({ row: now.sent + row, reason }));
  return {
    ...now,
    sent: now.sent + rows.length,
    added: now.added + answer.added,
    changed: now.changed + answer.changed,
    failed: [...now.failed, ...failed],
  };
}
