import * as z from 'zod';

const config = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string().optional(),
  localStatusUrl: z.string().optional(),
});
export type Config = z.infer<typeof config>;

let loaded: Promise<Config> | undefined;

/**
 * What differs between environments, read from `/config.json`, so that one build serves them all. It is read once;
 * after a failure the next call reads it again. Throws if the file cannot be read or is not valid.
 */
export function loadConfig(): Promise<Config> {
  loaded ??= readConfig().catch((cause: unknown) => {
    loaded = undefined;
    throw cause;
  });
  return loaded;
}

async function readConfig(): Promise<Config> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return config.parse(await response.json());
}

const localStatus = z.object({ web: z.enum(['sample', 'recorded', 'internet']) });
export type LocalStatus = z.infer<typeof localStatus>;

/** Which web the local stack reads. Null in a deployed app, and if the answer cannot be read. */
export async function loadLocalStatus(): Promise<LocalStatus | null> {
  try {
    const { localStatusUrl } = await loadConfig();
    if (localStatusUrl === undefined) return null;
    const response = await fetch(localStatusUrl, { signal: AbortSignal.timeout(15_000) });
    return response.ok ? localStatus.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
