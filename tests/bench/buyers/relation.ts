/** The relation of a company's current domain to the name that it would want, judged by letters only. */
export type Relation =
  | 'same name, other suffix'
  | 'hyphen'
  | 'suffix completes the name'
  | 'word added'
  | 'word in front'
  | 'words on both sides'
  | 'plural or singular'
  | 'other spelling'
  | 'none';

/**
 * The relation of a lesser domain (registrable, ASCII) to a name (a label without suffix). It uses no list of words
 * and nothing of what the engine tries: whatever comes before or after the whole name counts as a word. `none` is a
 * domain that no form of the name leads to: another name, or a part of this one.
 */
export function relationOf(name: string, domain: string): Relation {
  const dot = domain.indexOf('.');
  const label = domain.slice(0, dot);
  const bare = label.replaceAll('-', '');
  if (label === name) return 'same name, other suffix';
  if (bare === name.replaceAll('-', '')) return 'hyphen';
  if (domain.replaceAll(/[.-]/g, '') === name) return 'suffix completes the name';
  if (singularOf(bare) === singularOf(name)) return 'plural or singular';
  for (const spelled of [label, bare]) {
    if (spelled.startsWith(name)) return 'word added';
    if (spelled.endsWith(name)) return 'word in front';
    if (spelled.includes(name)) return 'words on both sides';
  }
  return isSpelledAlike(name, bare) ? 'other spelling' : 'none';
}

function singularOf(label: string): string {
  return label.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

/** Shorter names differ by one letter from many others. */
const minSpelledLength = 5;

/**
 * Whether they differ by one letter (changed, added, missing, or two swapped), or have the same consonants in the
 * same order.
 */
function isSpelledAlike(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < minSpelledLength) return false;
  // A part of the name is another name.
  if (a.startsWith(b) || b.startsWith(a)) return false;
  if (consonantsOf(a) === consonantsOf(b)) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restOfA, restOfB] = [a.slice(same), b.slice(same)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2))
  );
}

function consonantsOf(label: string): string {
  return label.replace(/(?<=.)[aeiou]/g, '').replace(/(.)\1/g, '$1');
}
