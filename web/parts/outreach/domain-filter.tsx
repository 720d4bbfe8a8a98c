import { useState } from 'react';
import { useDraft } from '../../browser/use-draft.ts';
import { TextField } from '../../ui/fields/fields.tsx';
import { useTimer } from '../../ui/use-timer.ts';

const typingMilliseconds = 250;

interface Filter {
  readonly typed: string;
  /** What the domains begin with; '' for all. It follows the typed text. */
  readonly begins: string;
  readonly type: (text: string) => void;
}

/** About which domains mails and campaigns are listed. Their lists share it. */
export function useDomainFilter(): Filter {
  const { text, type } = useDraft('outreach.domain');
  const [begins, setBegins] = useState(text);
  useTimer(text === begins ? null : typingMilliseconds, () => setBegins(text));
  return { typed: text, begins, type };
}

/** Limits a list to the domains that begin with what is typed. `known` are proposed. */
export function DomainFilter(props: { filter: Filter; known: readonly string[] }) {
  const { typed, type } = props.filter;
  return (
    <>
      <TextField
        label="Domain"
        labelHidden
        type="search"
        placeholder="All Domains"
        autoComplete="off"
        list="domains-of-mails"
        value={typed}
        onChange={({ target }) => type(target.value.toLowerCase().replace(/[^a-z0-9.-]/g, ''))}
      />
      <datalist id="domains-of-mails">
        {[...new Set(props.known)].toSorted().map((domain) => (
          <option key={domain} value={domain} />
        ))}
      </datalist>
    </>
  );
}
