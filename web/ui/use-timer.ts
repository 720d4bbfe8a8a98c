import { useEffect, useEffectEvent } from 'react';

/** Calls `act` as it then is once so many milliseconds have passed; with null it does not. */
export function useTimer(milliseconds: number | null, act: () => void): void {
  const onTime = useEffectEvent(act);
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(() => onTime(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}
