import { figuresOf, readBusinessNames } from '../gold/business-names.ts';
import type { Report } from './report.ts';

/**
 * Reads the labelled names of `tests/gold/business-names.tsv`. Reports how many get a right line of business, how
 * many wrong ones a name gets, and how many splits are right, by kind of name, with every miss among those tuned on.
 */
export async function lines(): Promise<Report> {
  const parts = ['tuned', 'heldOut', 'later'].map((part) => ({ part, answers: readBusinessNames(part) }));
  return {
    title: 'lines of business of labelled names',
    rows: parts.flatMap(({ part, answers }) => [
      ...[...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, some]) => row(part, kind, some)),
      row(part, 'all', answers),
    ]),
    notes: parts
      .filter(({ part }) => part === 'tuned')
      .flatMap(({ answers }) => answers)
      .filter(({ lineRight, wrong, splitRight }) => !lineRight || wrong.length > 0 || !splitRight)
      .map(
        ({ domain, read, lines: found, accepted }) =>
          `${domain} reads ${read}: ${found.join(', ') || 'none'}, not ${accepted.join(' or ')}`,
      ),
    broken: [],
  };
}

function row(part: string, kind: string, answers: Parameters<typeof figuresOf>[0]) {
  const { line, wrong, split } = figuresOf(answers);
  return {
    part,
    kind,
    names: answers.length,
    'right line': line.toFixed(3),
    'wrong lines a name': wrong.toFixed(3),
    'right split': split.toFixed(3),
  };
}
