import { type DomainName, parseDomainName, reservedSuffixes } from '../name/domain-name.ts';
import type { NameReading } from '../name/name-reading.ts';
import { singular } from '../name/word-forms.ts';
import affixes from './variant-parts.json' with { type: 'json' };

/** A name that a business may live on for want of the target. */
export interface Variant {
  readonly domain: string;
  /** What it is to the target, as a noun phrase: `the name with "get" in front`. */
  readonly match: string;
  /** 0 to 1: how likely its holder wants the target. */
  readonly strength: number;
}

interface LabelForm {
  readonly label: string;
  readonly match: string;
  readonly strength: number;
}

/** No zone is asked about more names than this for one search. */
export const mostVariants = 750;

/**
 * The lesser forms of a name, likeliest buyer first: the same name under other suffixes, words in front and behind,
 * hyphens, plural and singular, figures for words. At most `mostVariants`, never the target itself.
 */
export function nameVariants(target: DomainName, reading: NameReading): readonly Variant[] {
  const best = new Map<string, Variant>();
  const add = (label: string, suffix: string, match: string, strength: number) => {
    const domain = `${label}.${suffix}`;
    const known = best.get(domain);
    if (domain === target.domain || (known && known.strength >= strength)) return;
    if (parseDomainName(domain)?.domain !== domain) return;
    best.set(domain, { domain, match, strength: Math.round(strength * 1000) / 1000 });
  };

  otherSuffixes(target.suffix).forEach((suffix, rank) => {
    add(target.label, suffix, `the same name under .${suffix}`, suffixStrength(target.suffix, suffix, rank));
  });
  const forms = [...rewordings(target.label, reading), ...lengthenings(target.label, reading)];
  for (const form of forms) add(form.label, target.suffix, form.match, form.strength);
  for (const suffix of nearSuffixes(target.suffix)) {
    for (const form of forms.filter(({ strength }) => strength >= 0.78)) {
      add(form.label, suffix, form.match, form.strength * 0.97);
    }
  }
  for (const suffix of reservedSuffixes.includes(target.suffix) ? [] : affixes.startupSuffixes) {
    for (const form of forms.filter(({ strength }) => strength >= 0.915)) {
      add(form.label, suffix, form.match, form.strength * 0.9);
    }
  }
  return [...best.values()]
    .sort((a, b) => b.strength - a.strength || a.domain.localeCompare(b.domain))
    .slice(0, mostVariants);
}

/** Where longer names are looked for besides the target's own suffix. Reserved names have reserved siblings. */
function nearSuffixes(own: string): readonly string[] {
  const siblings = reservedSuffixes.includes(own) ? ['example', 'test'] : [];
  return ['com', ...siblings].filter((suffix) => suffix !== own);
}

function otherSuffixes(own: string): readonly string[] {
  const siblings = reservedSuffixes.includes(own) ? ['example', 'test', 'invalid'] : [];
  return [...new Set([...siblings, 'com', ...affixes.suffixes])].filter((suffix) => suffix !== own);
}

/** Who already holds the .com has the better name and needs no other. */
function suffixStrength(own: string, suffix: string, rank: number): number {
  if (suffix === 'com' && own !== 'com') return 0.6;
  return Math.max(0.55, 0.98 - rank * 0.004);
}

function lengthenings(label: string, reading: NameReading): readonly LabelForm[] {
  const fade = (rank: number) => Math.max(0.6, 0.95 - rank * 0.004);
  const prefixes = affixes.prefixes.flatMap((word, rank) => [
    { label: `${word}${label}`, match: `the name with "${word}" in front`, strength: fade(rank) },
    ...(rank < 12
      ? [
          {
            label: `${word}-${label}`,
            match: `the name with "${word}-" in front`,
            strength: fade(rank) - 0.08,
          },
        ]
      : []),
  ]);
  const endings = affixes.endings.filter((word) => reading.words.at(-1) !== word);
  const longer = endings.flatMap((word, rank) => [
    { label: `${label}${word}`, match: `the name with "${word}" added`, strength: fade(rank) },
    ...(rank < 24
      ? [{ label: `${label}-${word}`, match: `the name with "-${word}" added`, strength: fade(rank) - 0.08 }]
      : []),
  ]);
  return [...prefixes, ...longer];
}

function rewordings(label: string, reading: NameReading): readonly LabelForm[] {
  const forms: LabelForm[] = [];
  const ascii = /^[a-z0-9-]+$/.test(reading.words.join('')) && !label.startsWith('xn--');
  if (!ascii) return forms;
  for (const words of reading.splits.slice(0, 2).filter((split) => split.length > 1)) {
    forms.push({ label: words.join('-'), match: 'the name written with hyphens', strength: 0.96 });
    if (label.includes('-')) {
      forms.push({ label: words.join(''), match: 'the name written without hyphens', strength: 0.7 });
    }
    if (words.length === 2) {
      forms.push({
        label: words.toReversed().join(''),
        match: 'its words the other way round',
        strength: 0.62,
      });
    }
  }
  forms.push(...numberForms(label, reading.words));
  const last = reading.words.at(-1) ?? label;
  const head = label.endsWith(last) ? label.slice(0, label.length - last.length) : null;
  if (head !== null && /^[a-z]{3,}$/.test(last)) {
    if (singular(last) === last) {
      forms.push({ label: head + plural(last), match: 'the name in the plural', strength: 0.93 });
    } else {
      forms.push({ label: head + singular(last), match: 'the name in the singular', strength: 0.93 });
    }
    for (const other of affixes.inflections.find((group) => group.includes(last)) ?? []) {
      if (other !== last) {
        forms.push({
          label: head + other,
          match: `the name with "${other}" for "${last}"`,
          strength: other.length > last.length ? 0.86 : 0.7,
        });
      }
    }
  }
  for (const word of ['the', 'get', 'my', 'go']) {
    if (reading.words[0] === word && reading.words.length > 1) {
      forms.push({
        label: reading.words.slice(1).join(''),
        match: `the name without "${word}"`,
        strength: 0.62,
      });
    }
  }
  return forms.filter((form) => form.label !== label && form.label !== '');
}

function numberForms(label: string, words: readonly string[]): readonly LabelForm[] {
  const forms: LabelForm[] = [];
  words.forEach((word, at) => {
    for (const [spelled, figure] of affixes.numbers) {
      if (spelled === undefined || figure === undefined || (word !== spelled && word !== figure)) continue;
      const swapped = words
        .with(at, word === spelled ? figure : spelled)
        .join(label.includes('-') ? '-' : '');
      forms.push({
        label: swapped,
        match:
          word === spelled
            ? `the name with "${figure}" for "${spelled}"`
            : `the name with "${figure}" spelled out`,
        strength: 0.9,
      });
    }
  });
  return forms;
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
