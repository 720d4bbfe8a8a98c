import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';

const milliseconds = z.number().nonnegative();

const zoneSchema = z.union(
  [
    z.enum(['NXDOMAIN', 'SERVFAIL', 'TIMEOUT']),
    z.strictObject({
      A: z.array(z.ipv4()).optional(),
      AAAA: z.array(z.ipv6()).optional(),
      MX: z
        .array(z.strictObject({ priority: z.number().int().min(0).max(65_535), exchange: z.string() }))
        .optional(),
      TXT: z.array(z.string()).optional(),
      NS: z.array(z.string()).optional(),
      CNAME: z.union([z.string().transform((name) => [name]), z.array(z.string())]).optional(),
    }),
  ],
  {
    error: (issue) =>
      typeof issue.input === 'string' ? 'is none of NXDOMAIN, SERVFAIL and TIMEOUT' : undefined,
  },
);

const responseSchema = z.strictObject({
  status: z.number().int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string().optional(),
  times: z.number().int().positive().optional(),
  delayMs: milliseconds.optional(),
});

const descriptionSchema = z.strictObject({
  zones: z.record(z.string(), zoneSchema).default({}),
  responses: z.record(z.url({ protocol: /^https?$/ }), responseSchema).default({}),
  latency: z
    .strictObject({
      dnsMs: milliseconds.default(0),
      connectMs: milliseconds.default(0),
      responseMs: milliseconds.default(0),
    })
    .prefault({}),
  mailboxes: z
    .record(
      z.string(),
      z.strictObject({ accepts: z.array(z.string()).default([]), catchAll: z.boolean().default(false) }),
    )
    .default({}),
  directory: z
    .array(z.looseObject({ name: z.string(), domain: z.string() }))
    .nullable()
    .default([]),
});

/** A name's records, or how its lookup fails. */
export type Zone = z.infer<typeof zoneSchema>;

/** An answer that replaces that of a file. */
export type RecordedResponse = z.infer<typeof responseSchema>;

/** A recorded web as read from its folder. */
export interface WebDescription {
  /** Absolute path of the folder with one folder per host. */
  hostsFolder: string;
  /** Names of the hosts that have a folder, in lower case. */
  hosts: Set<string>;
  zones: Map<string, Zone>;
  /** By absolute URL as `new URL(…).href` returns it. */
  responses: Map<string, RecordedResponse>;
  latency: { dnsMs: number; connectMs: number; responseMs: number };
  /** Replaces all that the product knows of companies; null leaves it as it is. */
  directory: object[] | null;
}

/** Reads a recorded web (`recorded-web.md`). Throws a StartError that says what is wrong with it, and where. */
export function readWebDescription(folder: string): WebDescription {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartError(`The recorded web "${folder}" is not a folder.`);
  }
  const file = join(folder, 'web.json');
  const parsed = descriptionSchema.safeParse(existsSync(file) ? readJson(file) : {});
  if (!parsed.success) throw new StartError(`${file}: ${sentence(parsed.error)}`);
  const { zones, responses, latency, directory } = parsed.data;
  const hostsFolder = resolve(folder, 'hosts');
  const hosts = existsSync(hostsFolder)
    ? readdirSync(hostsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return {
    hostsFolder,
    hosts: new Set(hosts.map(({ name }) => name.toLowerCase())),
    zones: new Map(
      Object.entries(zones).map(([name, zone]) => [name.toLowerCase().replace(/\.$/, ''), zone]),
    ),
    responses: new Map(Object.entries(responses).map(([url, response]) => [new URL(url).href, response])),
    latency,
    directory,
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function sentence(error: z.ZodError): string {
  let issue = error.issues[0];
  const path: PropertyKey[] = [];
  // The branch of a union that matched furthest has the useful error.
  while (issue) {
    path.push(...issue.path);
    if (issue.code !== 'invalid_union' || issue.message.startsWith('is none')) break;
    issue = issue.errors.flat().toSorted((a, b) => depth(b) - depth(a))[0];
  }
  const where = path.length > 0 ? `"${path.map(String).join('" → "')}"` : 'it';
  if (issue?.code === 'unrecognized_keys') return `${where} has the unknown key "${issue.keys[0]}".`;
  return `${where}: ${issue?.message ?? 'is not right'}.`;
}

function depth(issue: { code?: string; path: PropertyKey[] }): number {
  return issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0);
}
