import { closeSync, openSync, writeSync } from 'node:fs';
import { tableRegister } from '../../../functions/data/register/table-register.ts';
import type { CompanySource } from '../../../functions/domain/companies/candidates/company-source.ts';
import { planSearch } from '../../../functions/domain/companies/plan-search.ts';
import { registeredNamesSource } from '../../../functions/providers/company-source/register/registered-companies.ts';
import { upgradeSource } from '../../../functions/providers/company-source/upgrade.ts';
import { noMarks } from '../../unit/companies/registered.ts';
import { isHeldOut, type PastCase, readTrainingCases } from '../buyers/backtest-folder.ts';
import type { Report } from '../report.ts';
import { generatedLabel, randomFrom } from './generated-companies.ts';
import { withRegister } from './made-register.ts';

/** Names of companies beside those of the cases. */
const others = 100_000;
const minFound = 0.95;
const maxMore = 20;
const suffixes = ['com', 'net', 'org', 'io', 'co', 'ai', 'de', 'co.uk'];
const noNetwork = { addresses: refuse, mailExchanges: refuse };

/**
 * The candidates of kind `upgrade` without a register, and with one of names that holds the cases' own domains among
 * 100,000 generated others: how many lesser domains are found, and how many candidates more each search has.
 */
export async function registeredUpgrades(folder: string, signal: AbortSignal): Promise<Report> {
  const cases = readTrainingCases(folder);
  return withRegister(
    (file) => writeNames(file, cases),
    'common-crawl',
    async ({ table, name }) => {
      const names = registeredNamesSource(
        tableRegister(table.client, async () => name),
        noMarks,
      );
      const registered: CompanySource = { ...names, planned: (request) => names.candidates(request, signal) };
      const forms = upgradeSource({ dns: noNetwork });
      const found = [];
      for (const past of cases) {
        if (signal.aborted) break;
        const [without, together] = await Promise.all([
          planSearch(past.target, 10, [forms]),
          planSearch(past.target, 10, [forms, registered]),
        ]);
        const has = (plan: typeof without) => plan.candidates.some(({ domain }) => domain === past.lived);
        const more = together.candidates.length - without.candidates.length;
        found.push({ past, without: has(without), together: has(together), more });
      }
      const reachable = found.filter(({ past }) => past.relation !== 'none');
      const rows = [
        row('all', reachable),
        row(
          'held out',
          reachable.filter(({ past }) => isHeldOut(past)),
        ),
        ...[...new Set(reachable.map(({ past }) => past.relation))].sort().map((relation) =>
          row(
            `– ${relation}`,
            reachable.filter(({ past }) => past.relation === relation),
          ),
        ),
      ];
      const [all] = rows;
      const broken = [
        ...(all !== undefined && all.with < minFound
          ? [`found with a register: ${all.with}, at least ${minFound}`]
          : []),
        ...(all !== undefined && all['more candidates'] > maxMore
          ? [`more candidates: ${all['more candidates']}, at most ${maxMore}`]
          : []),
      ];
      return {
        title: `buyers: reachable companies on lesser domains, without and with a register of ${others} other names`,
        rows,
        notes: [
          'Share of lesser domains among the candidates, and how many candidates the register adds to a search.',
        ],
        broken,
      };
    },
  );
}

function row(
  which: string,
  found: readonly { readonly without: boolean; readonly together: boolean; readonly more: number }[],
) {
  const share = (count: number) => Math.round((count / Math.max(1, found.length)) * 1_000) / 1_000;
  return {
    which,
    of: found.length,
    without: share(found.filter(({ without }) => without).length),
    with: share(found.filter(({ together }) => together).length),
    'more candidates': share(found.reduce((sum, { more }) => sum + more, 0)),
  };
}

/** In the form of Common Crawl's ranks, which hold names alone. */
function writeNames(file: string, cases: readonly PastCase[]): void {
  const random = randomFrom(7);
  const generated = Array.from(
    { length: others },
    (_, at) => `${generatedLabel(random)}.${suffixes[at % suffixes.length]}`,
  );
  const descriptor = openSync(file, 'w');
  const lines = [...new Set([...cases.map(({ lived }) => lived), ...generated])].map(
    (domain, at) => `${at + 1}\t${domain.split('.').reverse().join('.')}`,
  );
  writeSync(descriptor, `#harmonicc_pos\t#host_rev\n${lines.join('\n')}\n`);
  closeSync(descriptor);
}

function refuse(): never {
  throw new Error('A plan asks nothing of the network');
}
