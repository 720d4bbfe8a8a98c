import { useEffect, useEffectEvent } from 'react';

/**
 * Calls the latest `act` after some milliseconds; with null it does nothing. Each change of `since`, such as what somebody
 * types, begins the time again.
 */
export function useTimer(milliseconds: number | null, act: () => void, since: unknown = null): void {
  const onTime = useEffectEvent(act);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `since` begins again, whatever it is
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(() => onTime(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, since]);
}
