import { foldText } from '../../../../../shared/text/fold-text.ts';
import { cleanTitle, titleStrength } from '../../words/job-title.ts';
import { hasGivenName } from '../../words/names/given-names.ts';
import { nameInRun } from '../people-in-prose.ts';

/** How people say who they are, by language. */
const introductions = [
  "I am|I[\u2019']m|[Mm]y name is|[Mm]y name[\u2019']s",
  '[Ii]ch bin(?: die| der)?|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist',
  '[Ii]k ben|[Ii]k heet|[Mm]ijn naam is',
  "[Jj]e suis|[Jj]e m[\u2019']appelle|[Mm]on nom est|[Mm]oi,? c[\u2019']est",
  '[Mm]e llamo|[Mm]i nombre es|[Ss]oy',
  '[Mm]i chiamo|[Ii]l mio nome è|[Ss]ono',
  '[Mm]eu nome é|[Mm]e chamo|[Cc]hamo-me|[Ss]ou [ao]|[Ee]m dic|[Ee]l meu nom és|[Ss]óc (?:el|la|en|na)',
  '[Jj]eg er|[Jj]eg hedder|[Jj]eg heter|[Ee]g er|[Ee]g heiter|[Mm]itt? na[mv]n er',
  '[Jj]ag är|[Jj]ag som är|[Jj]ag heter|[Mm]itt namn är|[Nn]imeni on|[Oo]len',
  '[ÉéEe]g heiti|[ÉéEe]g er|[Nn]afn mitt er',
  '[Mm]oje ime je|[Ii]me mi je|[Zz]ovem se|[Mm]oje meno je|[Vv]olám sa',
  '[Mm]inu nimi on|[Mm]ani sauc|[Ee]smu|[Mm]ano vardas|[Ee]su|[Aa] nevem',
  '[Bb]enim adım|[Aa]dım|[Ii]smim|(?<=[,.!] )[Bb]en',
  '[Jj]sem|[Ss]em|[Jj]a sa?m|[Jj]a som|[Nn]ama saya|[Tt]ên tôi là|[Tt]ôi là',
  '[Мм]еня зовут|[Мм]ене (?:звати|звуть)|[Кк]азвам се|[Зз]овем се|[Сс]е викам|[Аа]з съм|[Јј]ас сум|[Јј]а сам|[Мм]оето име е|[Мм]оје име је',
  '[Μμ]ε λένε|[Οο]νομάζομαι|[Λλ]έγομαι|[Εε]ίμαι [ηο]|[Ττ]ο όνομά μου είναι',
  '[Nn]azywam się|[Jj]estem|[Jj]menuji se|[Jj]menuju se|[Mm]ă (?:numesc|cheamă)|[Nn]umele meu este|[Ss]unt',
  '[Uu]në jam|[Jj]am|[Qq]uhem|[Mm]ë quajnë|[Ee]mri im është',
].join('|');
const before = '(?:^|[\\s(,.!“„"«])';
/** "Hello, I'm Jane Roe", and not "I am Swiss". */
const introduction = new RegExp(
  `${before}(?:${introductions}) ((?:(?:Dr|JUDr|MUDr|Mgr|Ing|Prof|Drs|Av|Avv)\\.? )*\\p{Lu}[\\p{L}'’-]+(?: (?:\\p{Ll}{2,3}|\\p{Lu}\\.|\\p{Lu}[\\p{L}'’-]+)){1,4})`,
  'u',
);
/** "Roe Anna vagyok": a Hungarian says so after the name. */
const introductionAfter = /(?:^|[\s(,.!“„"«])(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){1,2}) vagyok(?!\p{L})/u;
/** "I'm Jane, a photographer", "Я Анна, фотограф": by the first name alone. */
const byFirstName = new RegExp(
  `${before}(?:${introductions}|Я(?= \\p{Lu}\\p{Ll}+(?:[,.!]| [—–-])| [—–-]))[ ,—–-]{1,3}(\\p{Lu}\\p{Ll}[\\p{L}’-]+)(?=[,.!]|(?: [—–-])? \\p{Ll})`,
  'u',
);
/** In a longer text only its beginning introduces whoever wrote it. */
const maxIntroduction = 600;
const maxBeginning = 60;
/** A shorter word of a name is in a domain by chance. */
const minInDomain = 4;

/**
 * The name of somebody who introduces themselves, as the owner of a small firm does; null if nobody does. A name that no
 * list knows counts if the site's domain is called so.
 */
export function introducedByThemselves(text: string, domain = ''): string | null {
  const read = beginningOf(text);
  const run = (introduction.exec(read) ??
    (read.includes(' vagyok') ? introductionAfter.exec(read) : null))?.[1];
  const name = run === undefined ? undefined : nameInRun(run)?.name;
  return name !== undefined && (hasGivenName(name) || isInDomain(name, domain)) ? name : null;
}

/** The first name by which somebody introduces themselves, and what they say after it; null if nobody does. */
export function firstNameOfThemselves(
  text: string,
): { readonly first: string; readonly rest: string } | null {
  const read = beginningOf(text);
  if (introducedByThemselves(text) !== null) return null;
  const found = byFirstName.exec(read);
  const [whole = '', first = ''] = found ?? [];
  return found === null ? null : { first, rest: read.slice(found.index + whole.length) };
}

function beginningOf(text: string): string {
  return text.length > maxIntroduction ? text.slice(0, maxBeginning) : text;
}

/** Whether a domain has the first and the last word of a name. */
function isInDomain(name: string, domain: string): boolean {
  const words = foldText(name).split(/[^a-z]+/);
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  return ends.every((word) => word.length >= minInDomain && domain.includes(word));
}

/** "photographer" of ", a photographer in Nordheim." */
export function titleAfterName(rest: string): string {
  const stated = cleanTitle(apposition.exec(rest)?.[1] ?? '');
  return titleStrength(stated) === 'certain' ? stated : '';
}

const apposition =
  /^(?:,| [–—-]| (?:og er|och är|ja olen)) (?:an? |the |eine? |une? |una |uma |een |en |ett |o |la |le )?(\p{L}[\p{L} -]{2,50}?)(?=[,.;:!?]|$| (?:in|from|based|aus|bei|à|de|en|da|di|do|din|uit|från|fra|frá|i|í|z|ze|v|w|из|з|от|iz|u|në|nga) )/u;
