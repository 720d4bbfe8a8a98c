import { type GoldFigures, kinds, rates, scoreGold } from '../gold/score.ts';
import { scoreTitles } from '../gold/titles.ts';
import { extractionCosts } from './extraction.ts';
import type { Report } from './report.ts';

/**
 * Reads the gold set of company sites and reports precision and recall by kind, micro-averaged, with everything
 * missed and everything wrong, and the cost of reading one page. Sites whose truth says `heldOut` are counted
 * separately.
 */
export async function contacts(): Promise<Report> {
  const tuned = await scoreGold(({ truth }) => truth.heldOut !== true);
  const heldOut = await scoreGold(({ truth }) => truth.heldOut === true);
  const chosen = [
    { name: 'tuned on', figures: tuned },
    { name: 'held out', figures: heldOut },
  ].filter(({ figures }) => figures.sites > 0);
  return {
    title: `contacts: precision and recall on ${tuned.sites + heldOut.sites} sites of tests/gold`,
    rows: chosen.flatMap(({ name, figures }) =>
      kinds.map((kind) => {
        const { right, wrong, missed } = figures.counts[kind];
        const { precision, recall } = rates(figures.counts[kind]);
        return {
          sites: `${name} ${figures.sites}`,
          kind,
          right,
          wrong: wrong.length,
          missed: missed.length,
          precision: precision.toFixed(3),
          recall: recall.toFixed(3),
        };
      }),
    ),
    notes: [levelsOfTitles(), ...extractionCosts(), ...chosen.flatMap(({ figures }) => differences(figures))],
    broken: chosen.flatMap(({ figures }) =>
      figures.forbidden.map((value) => `listed though forbidden: ${value}`),
    ),
  };
}

/** Only the count of the held-out titles is shown, so that they stay unseen. */
function levelsOfTitles(): string {
  const share = ({ right, wrong }: { right: number; wrong: string[] }) =>
    `${right} of ${right + wrong.length} (${(right / (right + wrong.length)).toFixed(3)})`;
  return `levels of labelled job titles: tuned on ${share(scoreTitles(false))}, held out ${share(scoreTitles(true))}`;
}

function differences({ counts }: GoldFigures): string[] {
  return kinds.flatMap((kind) => [
    ...counts[kind].wrong.map((value) => `wrong  ${kind}: ${value}`),
    ...counts[kind].missed.map((value) => `missed ${kind}: ${value}`),
  ]);
}
