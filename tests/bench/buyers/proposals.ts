import { planSearch } from '../../../functions/domain/companies/plan-search.ts';
import { directorySource } from '../../../functions/providers/company-source/directory/directory.ts';
import { loadDirectory } from '../../../functions/providers/company-source/directory/load-directory.ts';
import type { Report } from '../report.ts';
import { type JudgedName, readJudgedNames } from './judged-names.ts';

/** How many proposals of a name a seller sees first, and how many of them make a name well served. */
const firstShown = 10;
const enough = 5;

/** Today's proposals for a name, and the judgement of them. */
interface Proposed {
  readonly name: JudgedName;
  readonly shown: readonly string[];
}

/**
 * Compares the companies that a plan proposes for a name with a broker's judgement of earlier proposals, in every
 * file of a folder in the format of `broker-sample.json`. Companies that nobody judged are counted separately.
 */
export async function proposals(
  folder: string,
  signal: AbortSignal,
  load = () => loadDirectory(undefined),
): Promise<Report> {
  const companies = await load();
  const sources = [directorySource(async () => companies)];
  const files = readJudgedNames(folder);
  const rows: Report['rows'][number][] = [];
  const unjudged: string[] = [];
  for (const [file, names] of files) {
    const found: Proposed[] = [];
    for (const name of names) {
      if (signal.aborted) break;
      const { candidates } = await planSearch(name.domain, firstShown, sources);
      const shown = candidates.slice(0, firstShown).map(({ domain }) => domain);
      const unknown = shown.filter((domain) => !name.proposals.includes(domain));
      if (unknown.length > 0) unjudged.push(`not judged in ${file}: ${name.domain}: ${unknown.join(', ')}`);
      found.push({ name, shown });
    }
    rows.push(rowOf(file, found));
  }
  return {
    title: 'buyers: companies proposed for names that were judged by a broker',
    rows,
    notes: [
      ...(files.size === 0
        ? [`There is no file of the form of broker-sample.json in ${folder}: no figures.`]
        : []),
      `The first ${firstShown} of a plan. Shares are of the judged ones; the right line is known where the file says which,`,
      'or says it of all or none of a name’s proposals.',
      ...unjudged,
    ],
    broken: [],
  };
}

function rowOf(file: string, found: readonly Proposed[]): Report['rows'][number] {
  const judged = found.flatMap(({ name, shown }) =>
    shown.filter((domain) => name.proposals.includes(domain)).map((domain) => ({ name, domain })),
  );
  const lined = judged.filter(({ name }) => name.rightLine !== null);
  const share = (some: number, all: number) => (all === 0 ? '' : (some / all).toFixed(3));
  return {
    file,
    names: found.length,
    'with five or more': share(found.filter(({ shown }) => shown.length >= enough).length, found.length),
    shown: found.reduce((sum, { shown }) => sum + shown.length, 0),
    judged: judged.length,
    'right line': share(lined.filter(({ name, domain }) => name.rightLine?.has(domain)).length, lined.length),
    'would mail': share(
      judged.filter(({ name, domain }) => name.wouldMail.has(domain)).length,
      judged.length,
    ),
  };
}
