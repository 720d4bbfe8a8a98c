import { contract } from '../../../shared/contract/contract.ts';
import type { DomainForSale } from '../../../shared/model/leads/domain-for-sale.ts';
import { useRead } from '../../api/use-read.ts';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { ComparableSales } from './comparable-sales.tsx';
import { Registration } from './registration.tsx';
import styles from './sale-form.module.css';
import { SaleForm } from './sale-form.tsx';

/** The fields of a domain that have changed, and its id. */
export type ChangedDomain = Partial<DomainForSale> & Pick<DomainForSale, 'id'>;

/** The sale of one domain: its registration, its asking price, and comparable sales. */
export function DomainSale(props: { domain: string; onChanged: (changed: ChangedDomain) => void }) {
  const { domain, onChanged } = props;
  const { data, error, refresh, change } = useRead(contract.domains.get, { domain });
  if (!data) {
    return error ? (
      <RetryBox message={error.message} onRetry={() => void refresh()} />
    ) : (
      <Skeleton lines={4} />
    );
  }
  const saved = (next: DomainForSale) => {
    change(() => next);
    onChanged(next);
  };
  // What was entered meanwhile stays.
  const answered = ({ id, registration }: DomainForSale) => {
    change((now) => ({ ...now, registration }));
    onChanged({ id, registration });
  };
  return (
    <div className={styles.sale}>
      <Registration domain={data} onAnswer={answered} />
      <SaleForm domain={data} onSaved={saved} />
      <ComparableSales domain={data} onSaved={saved} />
    </div>
  );
}
