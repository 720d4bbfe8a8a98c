import { useEffect, useEffectEvent } from 'react';

/** Calls the latest `act` after some milliseconds; with null it does nothing. */
export function useTimer(milliseconds: number | null, act: () => void): void {
  const onTime = useEffectEvent(act);
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(() => onTime(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}
