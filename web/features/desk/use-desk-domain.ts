import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DomainsFiltered, nameStart, typingMilliseconds } from '../../parts/outreach/domain-filter.tsx';
import { useTimer } from '../../ui/use-timer.ts';

/** About which domains the desk lists companies: the address of the page says it, once nothing is typed for a while. */
export function useDeskDomain(): DomainsFiltered {
  const [query, setQuery] = useSearchParams();
  const begins = nameStart(query.get('domain') ?? '');
  const [typed, type] = useState(begins);
  // The address follows later, so what was passed on is remembered here: the timer begins again with the next letter.
  const [passedOn, setPassedOn] = useState(begins);
  useTimer(
    typed === passedOn ? null : typingMilliseconds,
    () => {
      setPassedOn(typed);
      setQuery(
        (before) => {
          if (typed === '') before.delete('domain');
          else before.set('domain', typed);
          return before;
        },
        { replace: true },
      );
    },
    typed,
  );
  return { typed, begins, type };
}
