import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { PhoneMention } from '../../mentions/phones/phone-mentions.ts';
import type { PageModel } from '../../page/page-model.ts';
import { tagOfLine } from '../../page/queries.ts';
import { isAuthority } from '../../words/not-names.ts';
import type { FactsOfPage, PageFacts } from '../page-facts.ts';

/** Whom one calls in need, to complain or to report something, by language, folded. */
const services: Readonly<Record<string, string>> = {
  en: 'information commissioner|\\bico helpline|\\bofsted\\b|\\blado\\b|charity commission|care quality commission|children.?s (?:services|social care)|(?:adult|child) social care|local authority designated|\\bnspcc\\b|childline|samaritans|\\bnhs (?:111|direct)|crimestoppers|poison control|office for civil rights|domestic (?:violence|abuse) helpline|(?:corona|covid)\\S* (?:help|hot|information )line|non-?emergency police|police non-?emergency|floodline|power cuts?\\b|gas emergency|citizens.? advice|(?:county|district|borough) council[^\\p{L}]{0,6}(?:(?:tel|phone|telephone|on|at|call)[^\\p{L}]{0,3})?$',
  de: 'bezirksregierung|regierungsprasidium|landesbeauftragte|kassenarztliche|kassenzahnarztliche|giftnotruf|telefonseelsorge|corona-?hotline|burgertelefon',
  fr: 'centre anti-?poison|enfance en danger|defenseur des droits',
  es: 'agencia espanola de proteccion',
  it: 'telefono azzurro|centro antiveleni',
  nl: 'veilig thuis|kindertelefoon',
};
const service = new RegExp(Object.values(services).join('|'), 'u');
/** Who takes turns in seeing patients at night, which a practice names as well beside a number of its own. */
const onDuty = /notdienst|notfalldienst|bereitschaftsdienst|notarzt/u;
/** Numbers that a whole country shares or whose calls are charged for as a service. */
const sharedNumber = /^\+49(?:180\d|116\d{3}$)/;

/** Headings of lists of such numbers, by language, folded. */
const lists =
  /^(?:(?:national|useful|support|crisis|other) )*(?:helplines?|useful (?:contacts|numbers|telephone numbers))|^(?:wichtige |not)ruf\s?nummern|^numeri utili|^numeros utiles|^telefonos (?:utiles|de interes)|^numeros d.urgence|^belangrijke (?:telefoon)?nummers/u;

const maxBefore = 120;
const maxHeading = 80;
const maxLinesBelow = 8;

/**
 * The numbers of regulators, emergency services and helplines that a site names, as every site of a school or a practice
 * does: each time with what they are of, before them in their line or as the heading of their block. None if the site
 * itself is called so.
 */
export function numbersOfServices(pages: readonly FactsOfPage[]): ReadonlySet<string> {
  if (namesService(pages[0]?.facts.page.title ?? '')) return new Set();
  const found = new Set<string>();
  const others = new Set<string>();
  for (const { facts } of pages)
    for (const mention of facts.phones) (isOfService(facts, mention) ? found : others).add(mention.phone);
  return new Set([...found].filter((phone) => !others.has(phone)));
}

function namesService(text: string): boolean {
  return isAuthority(text) || service.test(foldText(text));
}

function isOfService({ page, context }: PageFacts, { phone, line }: PhoneMention): boolean {
  const before = wordsBefore(page.lines[line]?.text ?? '', phone);
  const heading = context.headingAbove(line);
  const isNear =
    heading !== null && line - heading.line <= maxLinesBelow && heading.text.length <= maxHeading;
  const above = before.trim() === '' ? (page.lines[line - 1]?.text ?? '') : '';
  const label = above.length <= maxHeading && /[:–-]$/.test(above) ? above : '';
  const said = isNear ? [before, label, heading.text] : [before, label];
  if (sharedNumber.test(phone))
    return [...said, page.lines[line - 1]?.text ?? ''].some((one) => onDuty.test(foldText(one)));
  return said.some(namesService) || isInList(page, line) || (isNear && lists.test(foldText(heading.text)));
}

/** Whether a bold line shortly above is the heading of a list of such numbers. */
function isInList(page: PageModel, line: number): boolean {
  for (let above = line - 1; above >= Math.max(0, line - maxLinesBelow); above--)
    if (/^(?:b|strong)$/.test(tagOfLine(page, above)))
      return lists.test(foldText(page.lines[above]?.text ?? ''));
  return false;
}

const lastDigits = 6;

/** What a line says between the number before this one, if any, and this one. */
export function wordsBefore(text: string, phone: string): string {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const digits = places.map((place) => text[place]).join('');
  const at = digits.indexOf(phone.replace(/;.*/, '').slice(-lastDigits));
  let start = places[at] ?? 0;
  while (start > 0 && /[\d\s().+/-]/.test(text[start - 1] ?? '')) start--;
  const before = text.slice(Math.max(0, start - maxBefore), start);
  return before.split(/\d(?:[ ()./-]{0,2}\d){5,14}/).at(-1) ?? before;
}
