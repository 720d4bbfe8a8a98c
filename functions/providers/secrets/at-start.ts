/** The reads that must succeed before a Lambda takes its first event. */
const reads: (() => Promise<unknown>)[] = [];

/** Has a secret read when the Lambda starts. */
export function readAtStart(read: () => Promise<unknown>): void {
  reads.push(read);
}

/**
 * Reads the secrets of a Lambda. Throws if one cannot be read: the start then fails, which counts as an error of the function,
 * and the next event starts it again. The build appends a call to every Lambda. Does nothing outside of Lambda, where a
 * bundle is loaded to be measured.
 */
export async function startWithSecrets(): Promise<void> {
  if (process.env.AWS_LAMBDA_FUNCTION_NAME !== undefined) await Promise.all(reads.map((read) => read()));
}
