import * as z from 'zod';
import type { Registration } from '../../domain/companies/proof/registration.ts';

/**
 * The status values of domains: RFC 9083, section 10.2.2, and RFC 8056, which maps those of EPP. Other values
 * are ignored.
 */
const knownStatuses: ReadonlySet<string> = new Set([
  'validated',
  'renew prohibited',
  'update prohibited',
  'transfer prohibited',
  'delete prohibited',
  'proxy',
  'private',
  'removed',
  'obscured',
  'associated',
  'active',
  'inactive',
  'locked',
  'pending create',
  'pending renew',
  'pending transfer',
  'pending update',
  'pending delete',
  'add period',
  'auto renew period',
  'client delete prohibited',
  'client hold',
  'client renew prohibited',
  'client transfer prohibited',
  'client update prohibited',
  'pending restore',
  'redemption period',
  'renew period',
  'server delete prohibited',
  'server renew prohibited',
  'server transfer prohibited',
  'server update prohibited',
  'server hold',
  'transfer period',
]);

/** The first domain name was registered in 1985, so an earlier date is wrong. */
const firstRegistration = '1985-01-01T00:00:00.000Z';
const dayMs = 24 * 3600 * 1000;
/** Most registries sell a name for ten years at most, a few for a hundred. */
const maxTermMs = 101 * 366 * dayMs;
const maxRegistrarLength = 80;

/** RFC 9083, sections 4.5, 5.1 and 5.3. Fields not named here, above all the registrant, are never read. */
const domainAnswer = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string().max(300),
  status: z.array(z.unknown()).max(100).catch([]),
  events: z.array(z.unknown()).max(200).catch([]),
  entities: z.array(z.unknown()).max(100).catch([]),
});
const event = z.object({ eventAction: z.string(), eventDate: z.iso.datetime({ offset: true, local: true }) });
const registrarEntity = z.object({
  roles: z.array(z.string()).refine((roles) => roles.includes('registrar') && !roles.includes('registrant')),
  vcardArray: z.tuple([z.literal('vcard'), z.array(z.unknown()).max(100)]),
});
/** jCard, RFC 7095: name, parameters, type, value. */
const organization = z.tuple([z.literal(['org', 'fn']), z.unknown(), z.literal('text'), z.string()]);

/**
 * Reads an answer about a domain. Returns null if it is not one, is about another domain, or has no
 * registration date, several, or an impossible one.
 */
export function readRdapAnswer(
  answer: unknown,
  domain: string,
  from: { readonly url: string; readonly fetchedAt: string },
): Registration | null {
  const { data } = domainAnswer.safeParse(answer);
  if (data === undefined || data.ldhName.toLowerCase().replace(/\.$/, '') !== domain) return null;
  const now = new Date(from.fetchedAt).getTime();
  const registeredAt = dateOf(data.events, 'registration', now + dayMs);
  if (registeredAt === null) return null;
  return {
    domain,
    registeredAt,
    expiresAt: dateOf(data.events, 'expiration', now + maxTermMs),
    changedAt: dateOf(data.events, 'last changed', now + dayMs),
    registrar: registrarOf(data.entities),
    statuses: [...new Set(data.status.map((each) => String(each).toLowerCase()))].filter((status) =>
      knownStatuses.has(status),
    ),
    url: from.url,
    fetchedAt: from.fetchedAt,
  };
}

function dateOf(events: readonly unknown[], action: string, latestMs: number): string | null {
  const dates = new Set<string>();
  for (const each of events) {
    const { data } = event.safeParse(each);
    if (data?.eventAction.toLowerCase() !== action) continue;
    // A time without a zone is read as UTC.
    const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(data.eventDate) ? data.eventDate : `${data.eventDate}Z`;
    dates.add(new Date(zoned).toISOString());
  }
  const [date] = dates;
  if (date === undefined || dates.size > 1) return null;
  return date >= firstRegistration && new Date(date).getTime() <= latestMs ? date : null;
}

function registrarOf(entities: readonly unknown[]): string | null {
  for (const each of entities) {
    const { data } = registrarEntity.safeParse(each);
    if (data === undefined) continue;
    const names = new Map(
      data.vcardArray[1].flatMap((property) => {
        const named = organization.safeParse(property).data;
        return named === undefined ? [] : [[named[0], named[3]] as const];
      }),
    );
    const name = (names.get('org') ?? names.get('fn') ?? '').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
    if (name !== '') return name.slice(0, maxRegistrarLength);
  }
  return null;
}
