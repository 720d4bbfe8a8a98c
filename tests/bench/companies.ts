import {
  accuracy,
  isLead,
  judgePages,
  type NameAnswer,
  type PageAnswer,
  type Parts,
  readNames,
} from '../gold/labelled-sets.ts';
import type { Report } from './report.ts';

/**
 * Judges the labelled home pages and reads the labelled names: accuracy, what each kind of page was taken for, and
 * every miss. What was held out while the engine was tuned is counted apart.
 */
export async function companies(): Promise<Report> {
  const pages = await judgePages();
  const names = readNames();
  const kinds = [
    ...new Set([...pages.tuned, ...pages.heldOut].flatMap(({ page, kind }) => [page.label, kind])),
  ];
  const empty = Object.fromEntries(kinds.map((kind) => [kind, '']));
  const rows = parts(pages).flatMap(({ part, answers }) => [
    ...kinds
      .filter((label) => answers.some(({ page }) => page.label === label))
      .map((label) => confusion(part, label, answers, kinds)),
    { ...total(part, 'pages', answers), ...empty },
  ]);
  const nameRows = parts(names).map(({ part, answers }) => ({ ...total(part, 'names', answers), ...empty }));
  return {
    title: `companies: ${pages.tuned.length + pages.heldOut.length} home pages (in rows the label, in columns what they were taken for) and ${names.tuned.length + names.heldOut.length} names`,
    rows: [...rows, ...nameRows],
    notes: [
      ...parts(pages).map(({ part, answers }) => leadLine(part, answers)),
      ...parts(pages).flatMap(({ part, answers }) =>
        answers.filter(({ right }) => !right).map(missedPage(part)),
      ),
      ...parts(names).flatMap(({ part, answers }) =>
        answers.filter(({ right }) => !right).map(missedName(part)),
      ),
    ],
    broken: [],
  };
}

function parts<T>({ tuned, heldOut }: Parts<T>): { part: string; answers: readonly T[] }[] {
  return [
    { part: 'tuned on', answers: tuned },
    { part: 'held out', answers: heldOut },
  ];
}

function total(part: string, label: string, answers: readonly { readonly right: boolean }[]) {
  return { part, label, of: answers.length, right: accuracy(answers).toFixed(3) };
}

function confusion(part: string, label: string, answers: readonly PageAnswer[], kinds: readonly string[]) {
  const labelled = answers.filter(({ page }) => page.label === label);
  const taken = kinds.map((kind) => {
    const count = labelled.filter((answer) => answer.kind === kind).length;
    return [kind, count === 0 ? '' : String(count)];
  });
  return { ...total(part, label, labelled), ...Object.fromEntries(taken) };
}

/** A wrong lead costs a seller's trust, a lost one only a chance; both are counted over pages without a second label. */
function leadLine(part: string, answers: readonly PageAnswer[]): string {
  const plain = answers.filter(({ page }) => page.also === undefined);
  const wrong = plain.filter(({ page, kind }) => isLead(kind) && !isLead(page.label)).length;
  const lost = plain.filter(({ page, kind }) => !isLead(kind) && isLead(page.label)).length;
  return `${part}: of ${plain.length} pages ${wrong} would be a wrong lead and ${lost} a lost one.`;
}

const missedPage =
  (part: string) =>
  ({ page, kind }: PageAnswer) =>
    `${part}: ${page.file} is ${page.label}, taken for ${kind} (${page.reason})`;

const missedName =
  (part: string) =>
  ({ name, accepted, read }: NameAnswer) =>
    `${part}: ${name} reads ${read}, not ${accepted.join(' or ')}`;
