import { foldText } from '../../../shared/text/fold-text.ts';

/** Words before or after a name that are not part of it. */
const honorifics = new Set(
  (
    'dr prof professor mr mrs ms miss sir dipl ing ir drs mag msc bsc ba ma phd mba dba mudr mddr mvdr judr rndr bc ' +
    'mgr dis csc hab inz adv adw av sr sra dott dottssa avv rag geom ra llm lic med dent vet habil fh esq cpa md do rn'
  ).split(' '),
);

/** Whether two spellings name one person, ignoring accents, order, titles and a missing middle name. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map(wordsOf);
  if (!a || !b || a.length === 0 || b.length === 0) return false;
  if (a.join('') === b.join('')) return true;
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (few.length === 1) return many.length === 1 && few[0] === many[0];
  return few.every((word) => many.includes(word));
}

function wordsOf(name: string): string[] {
  return foldText(name)
    .replace(/(?:先生|様|氏|律师|변호사)$/u, '')
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !honorifics.has(word));
}
