import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { AddressMention } from '../../mentions/address-mentions.ts';
import type { PageModel } from '../../page/page-model.ts';
import { localPart } from '../own-domains.ts';

const minLast = 3;
const maxLine = 400;
/** "Jane van der Roe" */
const maxBetween = 3;
const word = /\p{L}[\p{L}\p{M}'’-]*/gu;

/**
 * Whom a line names in full beside their own mailbox ("Contact Jane Roe at jane.roe@…"), whatever else it says; null if it
 * does not. The mailbox proves words to be a name that no list knows.
 */
export function nameInMailbox(page: PageModel, { address, line }: AddressMention): string | null {
  const [, first = '', last = ''] = /^(\p{L}{2,})[._-](\p{L}+)$/u.exec(localPart(address)) ?? [];
  const { text = '' } = page.lines[line] ?? {};
  if (last.length < minLast || text.length > maxLine) return null;
  const shown = text.replaceAll(/\S+@\S+/g, ',');
  const words = [...shown.matchAll(word)];
  const folded = words.map(([one]) => foldText(one).replace(/[^\p{L}]/gu, ''));
  for (const [at, one] of folded.entries()) {
    if (one !== first) continue;
    const end = folded.slice(at + 1, at + 2 + maxBetween).indexOf(last);
    const name = words.slice(at, at + 2 + end);
    if (end >= 0 && isWrittenAsName(shown, name)) return name.map(([each]) => each).join(' ');
  }
  return null;
}

/** Whether words stand right behind each other, the first and the last of them in capitals. */
function isWrittenAsName(text: string, words: readonly RegExpExecArray[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || !/^\p{Lu}/u.test(first[0]) || !/^\p{Lu}/u.test(last[0])) return false;
  const stretch = text.slice(first.index, last.index + last[0].length);
  return stretch.replace(/\s+/g, ' ') === words.map(([each]) => each).join(' ');
}
