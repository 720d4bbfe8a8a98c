import type { contract } from '../../../shared/contract/contract.ts';
import type { Output } from '../../../shared/contract/route.ts';
import { DomainSearch, usualAmount } from '../../parts/search/domain-search.tsx';
import { SearchesLeft } from '../../parts/search/searches-left.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { ExpiringDomains } from './expiring-domains.tsx';

/** The dashboard of a user who has not searched yet. */
export default function FirstSearch({ limits, usage }: Output<typeof contract.statistics.dashboard>) {
  return (
    <Page title="Dashboard" subtitle="Welcome to Buyerscope. Start with a domain you own.">
      <Sheet>
        <DomainSearch
          label="Which domain do you want to sell?"
          amount={Math.min(usualAmount, limits.max_companies_per_search)}
          cost={<SearchesLeft limits={limits} usage={usage} />}
        />
      </Sheet>
      <ExpiringDomains />
    </Page>
  );
}
