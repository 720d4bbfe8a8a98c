import { contract } from '../../../shared/contract/contract.ts';
import { maxPageSize } from '../../../shared/contract/page.ts';
import { call } from '../../api/call.ts';
import { pagesFrom } from '../../api/pages-from.ts';
import { useReadAll } from '../../parts/selection/use-read-all.ts';

/** The names of all domains with a beginning. Of thousands, the screen only lists the pages that were read. */
export function useAllDomains(begins: string) {
  return useReadAll<string>(begins, async function* names() {
    const asked = { begins: begins || undefined, limit: maxPageSize };
    for await (const { domains } of pagesFrom((cursor) =>
      call(contract.statistics.domains, { ...asked, cursor }),
    ))
      yield domains.map(({ domain }) => domain);
  });
}
