// setTimeout overflows beyond 2^31 ms, so a longer wait is split.
const maxTimerMs = 86_400_000;

/** A timer that fires once at its time unless it is cleared. It never keeps the process alive. */
export interface Alarm {
  clear(): void;
}

/** Fires at a time, or at once if that is in the past. */
export function setAlarm(due: Date, ring: () => void): Alarm {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const left = Math.max(0, due.getTime() - Date.now());
    // A timer may fire a little early, and a clock may have been set back.
    const wake = () => (Date.now() < due.getTime() ? wait() : ring());
    timer = setTimeout(wake, Math.min(left, maxTimerMs));
    timer.unref();
  };
  wait();
  return { clear: () => clearTimeout(timer) };
}
