import { useEffect, useEffectEvent } from 'react';

/**
 * Calls the latest `act` after some milliseconds, or never if they are null. A change of `since`, such as each typed
 * letter, restarts the timer.
 */
export function useTimer(milliseconds: number | null, act: () => void, since: unknown = null): void {
  const onTime = useEffectEvent(act);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `since` restarts the timer
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(() => onTime(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, since]);
}
