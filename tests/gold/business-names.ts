import { readFileSync } from 'node:fs';
import { parseDomainName } from '../../functions/domain/companies/name/domain-name.ts';
import { linesOfName } from '../../functions/domain/companies/name/lines-of-name.ts';
import { readName } from '../../functions/domain/companies/name/name-reading.ts';

/** How one labelled name was read, with its label in `business-names.tsv`. */
export interface BusinessNameAnswer {
  readonly domain: string;
  readonly part: string;
  readonly kind: string;
  readonly read: string;
  readonly lines: readonly string[];
  readonly accepted: readonly string[];
  readonly splitRight: boolean;
  readonly lineRight: boolean;
  /** Lines that are not in the label. */
  readonly wrong: readonly string[];
}

/** Reads every labelled name of a part: `tuned`, or `heldOut` and `later`, which are run once. */
export function readBusinessNames(part: string): readonly BusinessNameAnswer[] {
  const text = readFileSync(new URL('./business-names.tsv', import.meta.url), 'utf8');
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
  return rows.flatMap(([domain = '', rowPart = '', kind = '', splits = '', labels = '']) => {
    if (rowPart !== part) return [];
    const reading = readName(parseDomainName(domain)?.label ?? '');
    const read = reading.words.join(' ');
    const lines = linesOfName(reading).map(({ line }) => line);
    const accepted = labels.split('; ');
    const wrong = lines.filter((line) => !accepted.includes(line));
    const lineRight = lines.length === 0 ? accepted.includes('none') : wrong.length < lines.length;
    return [
      {
        domain,
        part,
        kind,
        read,
        lines,
        accepted,
        splitRight: splits.split('; ').includes(read),
        lineRight,
        wrong,
      },
    ];
  });
}

/** The shares that are right, 0 to 1, and the wrong lines per name. */
export function figuresOf(answers: readonly BusinessNameAnswer[]) {
  const share = (right: (answer: BusinessNameAnswer) => boolean) =>
    answers.filter(right).length / answers.length;
  return {
    line: share(({ lineRight }) => lineRight),
    wrong: answers.reduce((sum, { wrong }) => sum + wrong.length, 0) / answers.length,
    split: share(({ splitRight }) => splitRight),
  };
}
