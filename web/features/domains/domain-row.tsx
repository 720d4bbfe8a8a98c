import { ChevronDown, Globe } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { expiryOf, type ListedDomain } from '../../../shared/model/leads/domain-for-sale.ts';
import { counted } from '../../../shared/text/counted.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { statusWords } from '../../../shared/text/mail/sale-words.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { useWrite } from '../../api/use-write.ts';
import { SelectionBox } from '../../parts/selection/selection-box.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { DomainName } from '../../ui/domain-name.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { DomainCompanies } from './domain-companies.tsx';
import { type ChangedDomain, DomainSale } from './domain-sale.tsx';
import styles from './domains.module.css';
import { dayWords, priceWords } from './price-words.ts';
import sale from './sale-form.module.css';

/** One domain, which expands to its sale and the companies found for it. Another row's change does not draw it again. */
export const DomainRow = memo(function DomainRow(props: {
  domain: ListedDomain;
  /** Whether the address asks for this domain. */
  asked: boolean;
  selected: boolean;
  onSelect: (domain: string) => void;
  onChanged: (changed: ChangedDomain) => void;
  onRemoved: () => void;
}) {
  const { domain: listed, onChanged } = props;
  const { domain, searches } = listed;
  const [open, setOpen] = useState(props.asked);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!props.asked) return;
    setOpen(true);
    toggle.current?.focus();
  }, [props.asked]);
  return (
    <li className={styles.domain}>
      <div className={styles.head}>
        <SelectionBox
          name={domainInLetters(domain)}
          checked={props.selected}
          onToggle={() => props.onSelect(domain)}
        />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          <Globe size={18} aria-hidden className={styles.globe} />
          <span className={styles.name}>
            <DomainName domain={domain} />
          </span>
          <Figures domain={listed} />
          <ChevronDown size={18} aria-hidden className={open ? styles.open : ''} />
        </button>
      </div>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {open ? (
          <>
            <DomainSale domain={domain} onChanged={onChanged} />
            {searches === 0 ? (
              <RemoveDomain domain={domain} onRemoved={props.onRemoved} />
            ) : (
              <DomainCompanies domain={domain} />
            )}
          </>
        ) : null}
      </div>
    </li>
  );
});

/** What a row says about its domain. Choosing the domain does not draw it again. */
const Figures = memo(function Figures({ domain }: { domain: ListedDomain }) {
  const { searches, unique_companies: companies, last_searched_at: last } = domain;
  const price = priceWords(domain);
  const expiry = expiryOf(domain);
  return (
    <span className={styles.figures}>
      {price === null ? null : <span className={sale.price}>{price}</span>}
      {domain.status === 'available' ? null : (
        <span className={sale.badge}>{statusWords[domain.status]}</span>
      )}
      <span>{counted(searches, 'search', 'searches')}</span>
      <span>{counted(companies, 'unique company', 'unique companies')}</span>
      {last === null ? null : (
        <span>
          Last: <time dateTime={last}>{relativeTime(new Date(last), new Date())}</time>
        </span>
      )}
      {expiry === null ? null : <span>Expires {dayWords(expiry)}</span>}
    </span>
  );
});

/** Takes back a name that was added; one that was searched stays. */
function RemoveDomain(props: { domain: string; onRemoved: () => void }) {
  const { domain, onRemoved } = props;
  const remove = useWrite(contract.domains.remove);
  return (
    <>
      {remove.error ? <ErrorBox>{remove.error.message}</ErrorBox> : null}
      <Button
        size="small"
        disabled={remove.busy}
        onClick={async () => {
          if (await remove.run({ domain })) onRemoved();
        }}
      >
        Remove from my domains
      </Button>
    </>
  );
}
