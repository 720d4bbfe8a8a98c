import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { useRead } from '../../api/use-read.ts';
import { useDraft } from '../../browser/use-draft.ts';
import { TextField } from '../../ui/fields/fields.tsx';
import { useTimer } from '../../ui/use-timer.ts';

/** How long nothing is typed until the list follows. */
export const typingMilliseconds = 250;
/** How many of the seller's domains are proposed. */
const maxProposed = 25;

export interface DomainsFiltered {
  readonly typed: string;
  /** What the domains begin with; '' for all. It follows the typed text. */
  readonly begins: string;
  readonly type: (text: string) => void;
}

/** About which domains mails and campaigns are listed. Their lists share it. */
export function useDomainFilter(): DomainsFiltered {
  const { text, type } = useDraft('outreach.domain');
  const [begins, setBegins] = useState(text);
  useTimer(text === begins ? null : typingMilliseconds, () => setBegins(text), text);
  return { typed: text, begins, type };
}

/**
 * Limits a list to the domains that begin with what is typed. `known` are proposed, and the seller's own ones once the field
 * is used.
 */
export function DomainFilter(props: {
  filter: DomainsFiltered;
  known: readonly string[];
  className?: string;
  labelHidden?: boolean;
}) {
  const { filter, known, className, labelHidden = true } = props;
  const [isUsed, setUsed] = useState(false);
  const own = useRead(
    contract.statistics.domains,
    isUsed ? { begins: filter.begins || undefined, limit: maxProposed } : null,
  );
  const proposed = [...known, ...(own.data?.domains ?? []).map(({ domain }) => domain)];
  return (
    <>
      <TextField
        {...(className === undefined ? {} : { className })}
        label="Domain"
        labelHidden={labelHidden}
        type="search"
        placeholder="All Domains"
        autoComplete="off"
        list="known-domains"
        value={filter.typed}
        onFocus={() => setUsed(true)}
        onChange={({ target }) => filter.type(nameStart(target.value))}
      />
      <datalist id="known-domains">
        {[...new Set(proposed)].toSorted().map((domain) => (
          <option key={domain} value={domain} label={domainInLetters(domain)} />
        ))}
      </datalist>
    </>
  );
}

/** The part of the typed text with which a name can begin. */
export function nameStart(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9.-]/g, '');
}
