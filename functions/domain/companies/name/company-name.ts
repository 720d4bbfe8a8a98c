import { legalForms } from '../../../../shared/text/legal-forms.ts';

const maxNameLength = 60;

/** A name for a company whose site does not say one: its label with capitals, and spaces for hyphens. */
export function nameFromLabel(label: string): string {
  return label
    .split('-')
    .filter((part) => part !== '')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ');
}

/**
 * A name in the form that a lead may contain: one line, no control characters, at most 60 characters; `''` for
 * longer ones.
 */
export function cleanName(name: string): string {
  const line = name
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[®™©]/g, '')
    .replace(/^[\s"'“”.,;:!-]+|[\s"'“”,;:!-]+$/g, '');
  return line.length > maxNameLength ? '' : line;
}

/** Endings of a name after dots are removed, which separates the letters of "s. r. o." and "sp. z o.o.". */
const endings = [
  'company',
  'gmbh & co kg',
  ...['l l c', 's r o', 'sp z o o', 'sp z oo'],
  ...legalForms.map(({ form }) => form.replace('.', '')),
];
const ending = new RegExp(` (?:${endings.join('|')})$`);

/** A company name for comparing: lower case, no accents, no legal form, only letters and digits. */
export function comparableName(name: string): string {
  // Most names are ASCII, and a directory has tens of thousands.
  const isPlain = /^[ -~]*$/.test(name);
  let plain = (isPlain ? name : name.normalize('NFKD').replace(/\p{M}+/gu, ''))
    .toLowerCase()
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[\s.,]+/g, ' ')
    .trim();
  for (let round = 0; round < 3 && ending.test(plain); round += 1) plain = plain.replace(ending, '').trim();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What replaces "&" in domain names. */
const conjunctions = ['and', 'und', 'et', 'y', 'e', 'en', 'och', 'og', ''];

/**
 * Whether a name and a domain's label say the same: one contains the other, or the label consists of words of the
 * name, as `tideandroast` does of "Tide & Roast Coffee".
 */
export function resembles(name: string, label: string): boolean {
  const b = comparableName(label);
  if (b === '') return false;
  return (name.includes('&') ? conjunctions : ['']).some((conjunction) => {
    const spelled = name.replaceAll('&', ` ${conjunction} `);
    const a = comparableName(spelled);
    if (a.length > 1 && (a === b || (a.length >= 4 && b.includes(a)) || (b.length >= 4 && a.includes(b))))
      return true;
    return isMadeOf(b, spelled.split(/[^\p{L}\p{N}]+/u).map(comparableName));
  });
}

function isMadeOf(label: string, words: readonly string[]): boolean {
  let at = 0;
  for (const word of words) if (word !== '' && label.startsWith(word, at)) at += word.length;
  return at === label.length;
}
