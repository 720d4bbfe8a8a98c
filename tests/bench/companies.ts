import {
  accuracy,
  isLead,
  judgePages,
  type NameAnswer,
  type PageAnswer,
  type Part,
  partNames,
  readNames,
} from '../gold/labelled-sets.ts';
import type { Report } from './report.ts';

/**
 * Classifies the labelled home pages and reads the labelled names: accuracy, confusions, and every miss. Items that
 * were held out while the engine was tuned are counted separately.
 */
export async function companies(): Promise<Report> {
  const pages = await judgePages();
  const names = readNames();
  const all = { pages: Object.values(pages).flat(), names: Object.values(names).flat() };
  const kinds = [...new Set(all.pages.flatMap(({ page, kind }) => [page.label, kind]))];
  const none = Object.fromEntries(kinds.map((kind) => [kind, '']));
  return {
    title: `companies: ${all.pages.length} home pages (rows are the label, columns what they were taken for) and ${all.names.length} names`,
    rows: [
      ...partNames.flatMap((part) => [
        ...kinds
          .filter((label) => pages[part].some(({ page }) => page.label === label))
          .map((label) => confusion(part, label, pages[part], kinds)),
        { ...total(part, 'pages', pages[part]), ...none },
      ]),
      ...partNames.map((part) => ({ ...total(part, 'names', names[part]), ...none })),
    ],
    notes: partNames.flatMap((part) => [
      leadLine(part, pages[part]),
      ...pages[part].filter(({ right }) => !right).map(missedPage(part)),
      ...names[part].filter(({ right }) => !right).map(missedName(part)),
    ]),
    broken: [],
  };
}

const titles: Readonly<Record<Part, string>> = { tuned: 'tuned on', heldOut: 'held out', later: 'later' };

function total(part: Part, label: string, answers: readonly { readonly right: boolean }[]) {
  return { part: titles[part], label, of: answers.length, right: accuracy(answers).toFixed(3) };
}

function confusion(part: Part, label: string, answers: readonly PageAnswer[], kinds: readonly string[]) {
  const labelled = answers.filter(({ page }) => page.label === label);
  const taken = kinds.map((kind) => {
    const count = labelled.filter((answer) => answer.kind === kind).length;
    return [kind, count === 0 ? '' : String(count)];
  });
  return { ...total(part, label, labelled), ...Object.fromEntries(taken) };
}

/**
 * A wrong lead costs a seller's trust, a lost one only a chance. Both are counted over pages without a second label.
 */
function leadLine(part: Part, answers: readonly PageAnswer[]): string {
  const plain = answers.filter(({ page }) => page.also === undefined);
  const wrong = plain.filter(({ page, kind }) => isLead(kind) && !isLead(page.label)).length;
  const lost = plain.filter(({ page, kind }) => !isLead(kind) && isLead(page.label)).length;
  return `${titles[part]}: of ${plain.length} pages ${wrong} would be a wrong lead and ${lost} a lost one.`;
}

const missedPage =
  (part: Part) =>
  ({ page, kind }: PageAnswer) =>
    `${titles[part]}: ${page.file} is ${page.label}, taken for ${kind} (${page.reason})`;

const missedName =
  (part: Part) =>
  ({ name, accepted, read }: NameAnswer) =>
    `${titles[part]}: ${name} reads ${read}, not ${accepted.join(' or ')}`;
