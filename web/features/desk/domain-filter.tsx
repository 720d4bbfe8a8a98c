import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '../../ui/fields/fields.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import styles from './desk.module.css';

const typingMilliseconds = 250;

/** What the domains begin with that the desk shows, as the address of the page says it. */
export function useDomainFilter(): readonly [string, (begins: string) => void] {
  const [query, setQuery] = useSearchParams();
  const set = (begins: string) =>
    setQuery(
      (before) => {
        if (begins === '') before.delete('domain');
        else before.set('domain', begins);
        return before;
      },
      { replace: true },
    );
  return [nameStart(query.get('domain') ?? ''), set];
}

/** Limits the desk to the domains that begin with what is typed. `known` are proposed. */
export function DomainFilter(props: {
  value: string;
  known: readonly string[];
  onChange: (begins: string) => void;
}) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState(value);
  // The address follows later, so what was passed on is remembered here: the timer begins again with the next letter.
  const [passedOn, setPassedOn] = useState(value);
  useTimer(typed === passedOn ? null : typingMilliseconds, () => {
    setPassedOn(typed);
    onChange(typed);
  });
  return (
    <>
      <TextField
        className={styles.filter}
        label="Domain"
        type="search"
        placeholder="All Domains"
        autoComplete="off"
        list="desk-domains"
        value={typed}
        onChange={({ target }) => setTyped(nameStart(target.value))}
      />
      <datalist id="desk-domains">
        {props.known.map((domain) => (
          <option key={domain} value={domain} />
        ))}
      </datalist>
    </>
  );
}

/** The part of the typed text with which a name can begin. */
function nameStart(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9.-]/g, '');
}
