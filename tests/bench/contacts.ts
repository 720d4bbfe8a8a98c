import { type GoldFigures, kinds, rates, scoreGold } from '../gold/score.ts';

/**
 * Reads the gold set of company sites and prints precision and recall by kind, micro-averaged, with everything
 * missed and everything found wrong: first the sites that the engine was tuned on, then those held out.
 */
export async function contacts(): Promise<{ tuned: GoldFigures; heldOut: GoldFigures }> {
  const tuned = await scoreGold(({ truth }) => truth.heldOut !== true);
  print('tuned on', tuned);
  const heldOut = await scoreGold(({ truth }) => truth.heldOut === true);
  print('held out', heldOut);
  return { tuned, heldOut };
}

function print(name: string, { sites, counts, forbidden }: GoldFigures): void {
  console.log(`\n${name}: ${sites} sites`);
  console.log('kind       right  wrong missed  precision  recall');
  for (const kind of kinds) {
    const { right, wrong, missed } = counts[kind];
    const { precision, recall } = rates(counts[kind]);
    const cells = [right, wrong.length, missed.length].map((count) => String(count).padStart(6)).join(' ');
    console.log(
      `${kind.padEnd(9)} ${cells}  ${precision.toFixed(3).padStart(9)} ${recall.toFixed(3).padStart(7)}`,
    );
  }
  console.log(`forbidden addresses listed: ${forbidden.length}`);
  for (const kind of kinds) {
    for (const value of counts[kind].wrong) console.log(`  wrong  ${kind}: ${value}`);
    for (const value of counts[kind].missed) console.log(`  missed ${kind}: ${value}`);
  }
  for (const value of forbidden) console.log(`  forbidden: ${value}`);
}

if (import.meta.main) await contacts();
