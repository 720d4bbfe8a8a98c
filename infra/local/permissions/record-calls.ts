import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AllowedCall } from './guard.ts';

/**
 * Writes calls to a file of a folder, one line of JSON for each; nowhere without a folder. `npm run prove -- grants`
 * reads them.
 */
export function recordCalls(folder: string | undefined): (call: AllowedCall) => void {
  if (folder === undefined) return () => undefined;
  const file = join(folder, `${process.pid}.jsonl`);
  return (call) => appendFileSync(file, `${JSON.stringify(call)}\n`);
}
