import { planSearch } from '../../../functions/domain/companies/plan-search.ts';
import { upgradeSource } from '../../../functions/providers/company-source/upgrade.ts';
import type { Report } from '../report.ts';
import {
  caseFiles,
  isHeldOut,
  missingCaseFiles,
  type PastCase,
  readKnownUpgrades,
  readTrainingCases,
} from './backtest-folder.ts';

/** The number of candidates in the column of those looked up first. */
const first = 200;
const noNetwork = { addresses: refuse, mailExchanges: refuse };

interface Found {
  readonly past: PastCase;
  /** The place of the lesser domain among the candidates, from 1; null if it is not one. */
  readonly place: number | null;
  readonly candidates: number;
}

/**
 * Compares the candidates of kind `upgrade` with history: companies on lesser domains, in a folder of the backtest's
 * format. A case is reachable if its relation is one that a form of the name can have, whatever the engine tries.
 * Cases that were held out while the engine was tuned are counted separately: only they predict unseen cases.
 */
export async function buyers(folder: string, signal: AbortSignal): Promise<Report> {
  const missing = missingCaseFiles(folder);
  const has = (file: string) => !missing.includes(file);
  const training = await findAll(has(caseFiles.training) ? readTrainingCases(folder) : [], signal);
  const known = await findAll(has(caseFiles.known) ? readKnownUpgrades(folder) : [], signal);
  const parts = [
    ['learned from', training.filter(({ past }) => !isHeldOut(past))],
    ['held out', training.filter(({ past }) => isHeldOut(past))],
  ] as const;
  const sources = [...new Set(training.map(({ past }) => past.source))].sort();
  return {
    title: `buyers: candidates of kind upgrade, against ${training.length + known.length} companies on lesser domains`,
    rows: [
      ...parts.flatMap(([part, found]) =>
        sources.flatMap((source) => {
          const own = found.filter(({ past }) => past.source === source);
          const reachable = own.filter(({ past }) => past.relation !== 'none');
          return [
            row(part, source, 'all relations', own),
            row(part, source, 'reachable by a form', reachable),
            ...relationsOf(reachable).map((relation) =>
              row(
                part,
                source,
                `– ${relation}`,
                reachable.filter(({ past }) => past.relation === relation),
              ),
            ),
          ];
        }),
      ),
      row('all', 'known upgrades', 'all but rebrands', known),
    ],
    notes: [
      ...missing.map((file) => `There is no ${file} in ${folder}: no figures of it.`),
      'Reachable: the same name under another suffix, hyphens, a suffix that completes the name, anything added to the',
      'whole name, plural or singular, or a spelling one letter away or with the same consonants (relation.ts).',
      ...parts.map(([part, found]) => {
        const missed = found.filter(({ past, place }) => past.relation !== 'none' && place === null);
        return `${part}: ${missed.length} reachable ones are no candidates at all.`;
      }),
      `known upgrades that are no candidates: ${known
        .filter(({ place }) => place === null)
        .map(({ past }) => `${past.target} ${past.lived}`)
        .join(', ')}`,
    ],
    broken: [],
  };
}

async function findAll(cases: readonly PastCase[], signal: AbortSignal): Promise<readonly Found[]> {
  const sources = [upgradeSource({ dns: noNetwork })];
  const found: Found[] = [];
  for (const past of cases) {
    if (signal.aborted) break;
    const { candidates } = await planSearch(past.target, 10, sources);
    const index = candidates.findIndex(({ domain }) => domain === past.lived);
    found.push({ past, place: index < 0 ? null : index + 1, candidates: candidates.length });
  }
  return found;
}

function relationsOf(found: readonly Found[]): readonly string[] {
  return [...new Set(found.map(({ past }) => past.relation))].sort();
}

function row(part: string, source: string, which: string, found: readonly Found[]) {
  const share = (count: number) => (found.length === 0 ? '' : (count / found.length).toFixed(3));
  const total = found.reduce((sum, { candidates }) => sum + candidates, 0);
  return {
    part,
    source,
    which,
    of: found.length,
    'first 200': share(found.filter(({ place }) => place !== null && place <= first).length),
    all: share(found.filter(({ place }) => place !== null).length),
    candidates: found.length === 0 ? '' : Math.round(total / found.length),
  };
}

function refuse(): never {
  throw new Error('A plan asks nothing of the network');
}
