// setTimeout overflows beyond 2^31 ms; a longer wait is taken in pieces.
const longestWaitMs = 86_400_000;

/** Something that will ring at its time, once, unless it is cleared. It never keeps the process alive. */
export interface Alarm {
  clear(): void;
}

/** Rings at a time, at once when it is past. */
export function setAlarm(due: Date, ring: () => void): Alarm {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const left = Math.max(0, due.getTime() - Date.now());
    // A timer may fire a little early, and a clock may have been set back.
    const wake = () => (Date.now() < due.getTime() ? wait() : ring());
    timer = setTimeout(wake, Math.min(left, longestWaitMs));
    timer.unref();
  };
  wait();
  return { clear: () => clearTimeout(timer) };
}
