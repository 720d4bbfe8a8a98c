import { Refusal } from '../../../shared/model/errors.ts';
import type { FailedRow } from '../../../shared/model/leads/contact-import.ts';
import {
  expiryWarningDays,
  type PortfolioRow,
  portfolioLimits,
  type SaleChanges,
} from '../../../shared/model/leads/domain-for-sale.ts';
import { domainFault, parseDomainName } from '../companies/name/domain-name.ts';
import type { DomainCounts, DomainStore } from './domain-store.ts';
import {
  addedDomain,
  changedDomain,
  changesAnything,
  domainNotFound,
  type StoredDomain,
} from './sale-change.ts';

/** Domains that are written together, or none of them: one has up to four rows. */
const domainsPerPart = 24;
/**
 * How often domains are read again if somebody else changes them at the same time. Each attempt is lost to a write that
 * succeeded, and a list that is sent in two more windows at once can have as many parts as it has.
 */
export const maxAttempts = 12;
/** A name that has expired can often still be renewed for about a month, so it stays in sight that long. */
const graceDays = 30;

/** What the operations on a seller's domains need. */
export interface DomainServices {
  readonly store: DomainStore;
  readonly now: () => Date;
}

/** A domain of the user's own. Throws `not_found` for any other. */
export async function ownDomain(
  { store }: Pick<DomainServices, 'store'>,
  userId: string,
  domain: string,
): Promise<StoredDomain> {
  const found = (await store.find(userId, [domain])).get(domain);
  if (found === undefined) throw domainNotFound();
  return found;
}

/** Adds domains, and changes those that are there already. Throws `limit_reached` for more than a user may keep. */
export async function addDomains(
  services: DomainServices,
  userId: string,
  rows: readonly PortfolioRow[],
): Promise<{ added: number; changed: number; failed_rows: FailedRow[] }> {
  const { read, failed } = readRows(rows);
  const counts = { added: 0, changed: 0 };
  for (let at = 0; at < read.length; at += domainsPerPart) {
    const part = await addPart(services, userId, new Map(read.slice(at, at + domainsPerPart)));
    counts.added += part.added;
    counts.changed += part.changed;
  }
  return { ...counts, failed_rows: failed };
}

/** Changes the sale terms of a domain. The same change sent again changes nothing. */
export async function changeDomain(
  services: DomainServices,
  userId: string,
  domain: string,
  changes: SaleChanges,
): Promise<StoredDomain> {
  const { store, now } = services;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const before = await ownDomain(services, userId, domain);
    if (!changesAnything(before, changes)) return before;
    const after = changedDomain(before, changes, now());
    if (await store.write(userId, [{ before, after }], null)) return after;
  }
  throw changedMeanwhile();
}

/** Removes a domain. Throws `conflict` for one with searches: what they found belongs to it. */
export async function removeDomain(services: DomainServices, userId: string, domain: string): Promise<void> {
  const before = await ownDomain(services, userId, domain);
  if (before.searches > 0) {
    throw new Refusal('conflict', `You have searched buyers for ${domain}. Set its status to Dropped.`);
  }
  if (!(await services.store.remove(userId, before))) throw changedMeanwhile();
}

/** The days (YYYY-MM-DD) on which a domain expires whose owner is warned today. */
export function daysToWarnOf(now: Date): { from: string; until: string } {
  return { from: dayFrom(now, -graceDays), until: dayFrom(now, expiryWarningDays) };
}

/** Adds one part, whose names differ. */
async function addPart(
  { store, now }: DomainServices,
  userId: string,
  part: ReadonlyMap<string, SaleChanges>,
): Promise<{ added: number; changed: number }> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const known = await store.find(userId, [...part.keys()]);
    const added = part.size - known.size;
    const counted = await store.count(userId);
    refuseTooMany(counted, added);
    const writes = [...part].flatMap(([domain, changes]) => {
      const before = known.get(domain) ?? null;
      if (before !== null && !changesAnything(before, changes)) return [];
      return [{ before, after: changedDomain(before ?? addedDomain(domain), changes, now()) }];
    });
    const counts = { added, changed: writes.length - added };
    if (writes.length === 0 || (await store.write(userId, writes, counted))) return counts;
  }
  throw changedMeanwhile();
}

function refuseTooMany({ searched, unsearched }: DomainCounts, more: number): void {
  const there = searched + unsearched;
  if (more === 0 || there + more <= portfolioLimits.domains) return;
  throw new Refusal(
    'limit_reached',
    `You can keep up to ${portfolioLimits.domains.toLocaleString('en-US')} domains; you have ${there.toLocaleString('en-US')}. Remove some before you add ${more} more.`,
  );
}

/** The refusal of a change, if others changed the domain each time it was read. */
export function changedMeanwhile(): Refusal {
  return new Refusal(
    'conflict',
    'This domain has been changed in the meantime. Reload the page and try again.',
  );
}

/** The names of rows as they are registered, each once. The last row of a name wins. */
function readRows(rows: readonly PortfolioRow[]): { read: [string, SaleChanges][]; failed: FailedRow[] } {
  const read = new Map<string, SaleChanges>();
  const failed: FailedRow[] = [];
  for (const [index, { domain: written, ...changes }] of rows.entries()) {
    const domain = parseDomainName(written)?.domain;
    if (domain === undefined) failed.push({ row: index + 1, reason: domainFault(written) });
    else read.set(domain, { ...read.get(domain), ...changes });
  }
  return { read: [...read], failed };
}

function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
