import { domains as contract } from '../../shared/contract/domains.ts';
import { Refusal } from '../../shared/model/errors.ts';
import type { FailedRow } from '../../shared/model/leads/contact-import.ts';
import {
  expiryWarningDays,
  type PortfolioRow,
  portfolioLimits,
  type SaleChanges,
} from '../../shared/model/leads/domain-for-sale.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { listExpiring, readDomains, removeDomain, writeDomains } from '../data/domains/domains-for-sale.ts';
import { getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import { domainFault, parseDomainName } from '../domain/companies/name/domain-name.ts';
import {
  addedDomain,
  changedDomain,
  changesAnything,
  type StoredDomain,
} from '../domain/domains/sale-change.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** Domains that are written together, or none of them: one has up to four rows. */
const domainsPerPart = 24;
/** How often domains are read anew when somebody else changes them at the same time. */
const maxAttempts = 5;
/** A name that has expired can often still be renewed for about a month, so it stays in sight that long. */
const graceDays = 30;

/** The operations on the domains that a seller offers, over a table and a clock. */
export function domainHandlers({ table, now }: { table: Table; now: () => Date }): Handlers<typeof contract> {
  async function ownDomain(userId: string, domain: string): Promise<StoredDomain> {
    const found = (await readDomains(table, userId, [domain])).get(domain);
    if (found === undefined) throw new Refusal('not_found', 'Domain not found');
    return found;
  }

  async function change(userId: string, domain: string, changes: SaleChanges): Promise<StoredDomain> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const before = await ownDomain(userId, domain);
      if (!changesAnything(before, changes)) return before;
      const after = changedDomain(before, changes, now());
      if (await writeDomains(table, userId, [{ before, after }])) return after;
    }
    throw changedMeanwhile();
  }

  async function refuseTooMany(userId: string, more: number): Promise<void> {
    const { domains, domains_unsearched } = await getStatistics(table, userId);
    const there = domains + domains_unsearched;
    if (more === 0 || there + more <= portfolioLimits.domains) return;
    throw new Refusal(
      'limit_reached',
      `You can keep up to ${portfolioLimits.domains.toLocaleString('en-US')} domains; you have ${there.toLocaleString('en-US')}. Remove some before you add ${more} more.`,
    );
  }

  /** Adds one part, whose names differ. */
  async function addPart(userId: string, part: ReadonlyMap<string, SaleChanges>) {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const known = await readDomains(table, userId, [...part.keys()]);
      const added = part.size - known.size;
      await refuseTooMany(userId, added);
      const writes = [...part].flatMap(([domain, changes]) => {
        const before = known.get(domain) ?? null;
        if (before !== null && !changesAnything(before, changes)) return [];
        return [{ before, after: changedDomain(before ?? addedDomain(domain), changes, now()) }];
      });
      const counts = { added, changed: writes.length - added };
      if (writes.length === 0 || (await writeDomains(table, userId, writes))) return counts;
    }
    throw changedMeanwhile();
  }

  return {
    get: ({ params: { domain } }, { userId }) => ownDomain(userId, domain),

    async add({ body: { rows } }, { userId }) {
      const { read, failed } = readRows(rows);
      const counts = { added: 0, changed: 0 };
      for (let at = 0; at < read.length; at += domainsPerPart) {
        const part = await addPart(userId, new Map(read.slice(at, at + domainsPerPart)));
        counts.added += part.added;
        counts.changed += part.changed;
      }
      return { ...counts, failed_rows: failed };
    },

    update: ({ params: { domain }, body }, { userId }) => change(userId, domain, body),

    async remove({ params: { domain } }, { userId }) {
      const before = await ownDomain(userId, domain);
      if (before.searches > 0) {
        throw new Refusal('conflict', `You have searched buyers for ${domain}. Set its status to Dropped.`);
      }
      if (!(await removeDomain(table, userId, before))) throw changedMeanwhile();
      return {};
    },

    async expiring(_input, { userId }) {
      const [from, until] = [dayFrom(now(), -graceDays), dayFrom(now(), expiryWarningDays)];
      return { domains: await listExpiring(table, userId, { from, until }) };
    },
  };
}

function changedMeanwhile(): Refusal {
  return new Refusal(
    'conflict',
    'This domain has been changed in the meantime. Reload the page and try again.',
  );
}

/** The names of rows as they are registered, each once: what later rows say of a name counts. */
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

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

export const handler = serve(contract, domainHandlers({ table, now: () => new Date() }), accountGuard(table));
