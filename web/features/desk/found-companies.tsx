import { Plus } from 'lucide-react';
import { contract } from '../../../shared/contract/contract.ts';
import type { Deal } from '../../../shared/model/outreach/deal.ts';
import { usePages } from '../../api/use-pages.ts';
import { useWrite } from '../../api/use-write.ts';
import { WriteButton } from '../../parts/composer/write-button.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import styles from './desk.module.css';

/** The companies that searches of a domain found and that are not on the desk for it. Nothing if there are none. */
export function FoundCompanies(props: {
  domain: string;
  /** The companies that were put on the desk since the list was read. */
  added: ReadonlySet<string>;
  onAdded: (deal: Deal) => void;
}) {
  const { domain, added } = props;
  const list = usePages(contract.desk.found, (cursor) => ({ domain, cursor }), hasSome);
  const add = useWrite(contract.desk.add);
  const found = list.pages
    ?.flatMap((page) => page.companies)
    .filter((company) => !added.has(company.domain) && !added.has(company.lead_id));
  if (found?.length === 0 && list.more === null) return null;
  return (
    <section className={styles.stage}>
      <h2>Found{found ? ` (${found.length}${list.more === null ? '' : '+'})` : ''}</h2>
      {list.error && !found ? (
        <RetryBox message={list.error.message} onRetry={() => void list.refresh()} />
      ) : null}
      {!list.error && !found ? <Skeleton lines={3} /> : null}
      {add.error ? <ErrorBox>{add.error.message}</ErrorBox> : null}
      <ul className={styles.cards}>
        {found?.map((company) => (
          <li key={company.lead_id} className={styles.card}>
            <h3>{company.name}</h3>
            <p className={styles.line}>{company.relevance_reason}</p>
            <div className={styles.acts}>
              <WriteButton leadId={company.lead_id} name={company.name} />
              <Button
                size="small"
                aria-label={`Put ${company.name} on the desk`}
                disabled={add.busy}
                onClick={async () => {
                  const deal = await add.run({ lead_id: company.lead_id });
                  if (deal) props.onAdded(deal);
                }}
              >
                <Plus size={16} aria-hidden />
                To write
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </section>
  );
}

/** Whether pages hold companies; one can hold none although more follow. */
function hasSome(pages: readonly { companies: readonly unknown[] }[]): boolean {
  return pages.some((page) => page.companies.length > 0);
}
