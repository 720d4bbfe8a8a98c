import * as z from 'zod';
import type { RegistrationLookup } from '../../domain/companies/proof/registration.ts';
import type { Web } from '../../domain/web/web.ts';
import { retryAfterMs } from '../web/retry-after.ts';
import { readRdapAnswer } from './rdap-answer.ts';

/** IANA's list of RDAP servers by top-level domain (RFC 9224). */
const bootstrapUrl = 'https://data.iana.org/rdap/dns.json';
const bootstrapBytes = 2_000_000;
/** The list changes every few days, and a server that was removed usually answers for a while. */
const bootstrapLastsMs = 24 * 3600 * 1000;
const answerBytes = 300_000;
const timeoutMs = 2_000;
/**
 * How long a server that fails is left alone, or one that is busy and gives no time. Then the maximum,
 * whatever time it gives.
 */
const restMs = 60_000;
const maxRestMs = 3600 * 1000;

const bootstrap = z.object({
  services: z.array(z.tuple([z.array(z.string()), z.array(z.string())]).rest(z.unknown())),
});
/** The base URL of each suffix's server. */
type Servers = ReadonlyMap<string, string>;

/**
 * Looks up registrations by RDAP (RFC 9082, 9083) at the server that IANA lists for the suffix. RDAP needs no
 * key. This container leaves a server alone for a while if it is busy or does not answer.
 */
export function rdapLookup({
  web,
  now = () => new Date(),
}: {
  readonly web: Web;
  readonly now?: () => Date;
}): RegistrationLookup {
  const restsUntil = new Map<string, number>();
  let listed: { readonly servers: Promise<Servers | null>; readonly until: number } | undefined;

  async function get(url: string, maxBytes: number, signal?: AbortSignal) {
    const { host } = new URL(url);
    if (now().getTime() < (restsUntil.get(host) ?? 0)) return null;
    const page = await web.get(url, {
      ...(signal === undefined ? {} : { signal }),
      timeoutMs,
      maxBytes,
      headers: { accept: 'application/rdap+json, application/json' },
    });
    // The search was aborted, which says nothing about the server.
    if (signal?.aborted) return null;
    const isBusy = page.outcome === 'page' && (page.status === 429 || page.status === 503);
    if (page.outcome === 'unreachable' || isBusy) {
      const asked = isBusy ? retryAfterMs(page.headers['retry-after'], now()) : undefined;
      restsUntil.set(host, now().getTime() + Math.min(asked ?? restMs, maxRestMs));
      return null;
    }
    if (page.status !== 200 || page.truncated) return null;
    return { json: parsed(new TextDecoder().decode(page.body)), url: page.url, fetchedAt: page.fetchedAt };
  }

  /** Several searches share this request, so none of them may abort it. */
  async function readServers(): Promise<Servers | null> {
    const { data } = bootstrap.safeParse((await get(bootstrapUrl, bootstrapBytes))?.json);
    return data === undefined ? null : serversOf(data.services);
  }

  async function knownServers(): Promise<Servers | null> {
    if (listed === undefined || listed.until < now().getTime()) {
      listed = { servers: readServers(), until: now().getTime() + bootstrapLastsMs };
    }
    const current = listed;
    const servers = await current.servers;
    if (servers === null && listed === current) listed = undefined;
    return servers;
  }

  return async (domain, signal) => {
    const base = serverOf(await knownServers(), domain);
    if (base === null || signal.aborted) return null;
    const answer = await get(`${base}domain/${domain}`, answerBytes, signal);
    return answer === null ? null : readRdapAnswer(answer.json, domain, answer);
  };
}

function serversOf(services: z.infer<typeof bootstrap>['services']): Servers {
  const servers = new Map<string, string>();
  for (const [suffixes, urls] of services) {
    const secure = urls.find((url) => /^https:\/\/[^\s?#]+$/i.test(url) && URL.canParse(url));
    if (secure === undefined) continue;
    for (const suffix of suffixes) {
      servers.set(suffix.toLowerCase(), secure.endsWith('/') ? secure : `${secure}/`);
    }
  }
  return servers;
}

/** Returns the server of the longest listed suffix (RFC 9224, section 4). */
function serverOf(servers: Servers | null, domain: string): string | null {
  const labels = domain.split('.');
  for (let from = 1; from < labels.length; from += 1) {
    const base = servers?.get(labels.slice(from).join('.'));
    if (base !== undefined) return base;
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
