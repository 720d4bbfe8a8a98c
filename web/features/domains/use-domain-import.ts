import { contract } from '../../../shared/contract/contract.ts';
import { failureOf } from '../../../shared/contract/route.ts';
import { type PortfolioRow, portfolioLimits } from '../../../shared/model/leads/domain-for-sale.ts';
import { call } from '../../api/call.ts';
import { useSendingRows } from '../../parts/file-import/use-sending-rows.ts';

const none = { added: 0, changed: 0 };

/** Sends the rows of a portfolio part by part. A part that is sent again adds nothing twice, as a name is one row. */
export function useDomainImport(onDone: () => void) {
  const sending = useSendingRows(none, failureOf(contract.domains.add), onDone);
  return {
    ...sending,
    start: (all: readonly PortfolioRow[]) =>
      sending.start(all.length, async ({ sent, counts, failed }) => {
        const rows = all.slice(sent, sent + portfolioLimits.rowsPerCall);
        const answer = await call(contract.domains.add, { rows });
        return {
          sent: sent + rows.length,
          counts: { added: counts.added + answer.added, changed: counts.changed + answer.changed },
          failed: [...failed, ...answer.failed_rows.map(({ row, reason }) => ({ row: sent + row, reason }))],
        };
      }),
  };
}
