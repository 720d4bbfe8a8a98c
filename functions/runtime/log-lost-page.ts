import { log } from './log.ts';

/** Logs that a page was lost to an error of ours. The error's message is left out, as it may quote the page. */
export function logLostPage({ error }: { readonly error: unknown }): void {
  const { name, stack } = error instanceof Error ? error : new Error('Not an error');
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  log.error('a page was lost to a fault', { fault: name, frames });
}
