import { writeFileSync } from 'node:fs';
import { parse } from 'tldts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { readArguments, runCommand, UsageError } from '../../../infra/local/command.ts';
import { isHeldOut, type PastCase, readTrainingCases } from './backtest-folder.ts';

/*
 * Generates functions/domain/companies/candidates/form-frequencies.json: how many companies on a lesser domain used
 * which form of their name. It counts only cases that are not held out, and leaves out forms seen only once, which
 * are chance and could identify a company of the list.
 */
const output = 'functions/domain/companies/candidates/form-frequencies.json';
const minCount = 2;
/**
 * Newer companies count for more: the other list is from 2014, and suffixes and words in front have changed since.
 */
const weights: Readonly<Record<string, number>> = { yc: 2 };

class Counts {
  private readonly seen = new Map<string, { times: number; weight: number }>();

  add(key: string, { source }: PastCase): void {
    const { times, weight } = this.seen.get(key) ?? { times: 0, weight: 0 };
    this.seen.set(key, { times: times + 1, weight: weight + (weights[source] ?? 1) });
  }

  get total(): number {
    return [...this.seen.values()].reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Forms that were seen more than once, most frequent first. */
  toJSON(): Record<string, number> {
    return Object.fromEntries(
      [...this.seen]
        .filter(([, { times }]) => times >= minCount)
        .map(([key, { weight }]): [string, number] => [key, weight])
        .sort(([a, weightOfA], [b, weightOfB]) => weightOfB - weightOfA || a.localeCompare(b)),
    );
  }
}

await runCommand(async () => {
  const { positionals } = readArguments({ allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined) throw new UsageError('Name the folder that holds train.tsv.');
  const cases = readTrainingCases(folder).filter((past) => !isHeldOut(past));
  writeFileSync(output, `${JSON.stringify(frequenciesOf(cases), null, 2)}\n`);
  return 0;
});

function frequenciesOf(cases: readonly PastCase[]) {
  const counts = {
    relations: new Counts(),
    relationsOfOneWord: new Counts(),
    suffixes: new Counts(),
    front: new Counts(),
    frontNotUnderCom: new Counts(),
    frontSuffixes: new Counts(),
    added: new Counts(),
    addedNotUnderCom: new Counts(),
    addedSuffixes: new Counts(),
    hyphenSuffixes: new Counts(),
    completing: new Counts(),
  };
  const endings = new Counts();
  for (const past of cases) {
    const name = past.target.slice(0, past.target.indexOf('.'));
    const label = past.lived.slice(0, past.lived.indexOf('.'));
    const suffix = past.lived.slice(label.length + 1);
    for (const ending of suffixesAtTheEnd(name)) endings.add(ending, past);
    if (past.relation === 'none') continue;
    counts.relations.add(past.relation, past);
    const { words, brandable } = readName(name);
    if (words.length === 1 && !brandable) counts.relationsOfOneWord.add(past.relation, past);
    if (past.relation === 'same name, other suffix') counts.suffixes.add(suffix, past);
    if (past.relation === 'hyphen') counts.hyphenSuffixes.add(suffix, past);
    if (past.relation === 'suffix completes the name') counts.completing.add(suffix, past);
    const [form, word] = longerForm(name, label);
    if (form === undefined || word === undefined) continue;
    counts[form].add(word, past);
    counts[`${form}Suffixes`].add(suffix, past);
    if (suffix !== 'com') counts[`${form}NotUnderCom`].add(word, past);
  }
  const completing = counts.completing.toJSON();
  return {
    ...counts,
    // How many names end in the letters of a suffix, whether or not it completed them.
    endings: Object.fromEntries(Object.entries(endings.toJSON()).filter(([ending]) => ending in completing)),
    endingsInAll: endings.total,
    completedInAll: counts.completing.total,
  };
}

function longerForm(name: string, label: string): ['front' | 'added', string] | [] {
  if (label === name) return [];
  if (label.startsWith(name)) return ['added', label.slice(name.length)];
  return label.endsWith(name) ? ['front', label.slice(0, -name.length)] : [];
}

function suffixesAtTheEnd(name: string): readonly string[] {
  return Array.from({ length: Math.max(0, name.length - 3) }, (_, index) => name.slice(index + 2)).filter(
    (ending) => {
      const { isIcann, publicSuffix } = parse(`name.${ending}`, { allowPrivateDomains: false });
      return isIcann === true && publicSuffix === ending;
    },
  );
}
