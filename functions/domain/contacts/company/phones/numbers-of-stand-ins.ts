import { foldText } from '../../../../../shared/text/fold-text.ts';
import { tagOfLine } from '../../page/queries.ts';
import type { FactsOfPage, PageFacts } from '../page-facts.ts';

/** Above the doctors who see a practice's patients while it is closed, by language, folded. */
const standsIn: Readonly<Record<string, string>> = {
  de: '^(?:unsere |die |urlaubs-?|praxis-?|krankheits-?)*vertretung(?:en|spraxis|spraxen|sarzt|sarzte)?(?:$|[^\\p{L}])|wenden sie sich (?:bitte )?an\\s?:?$|vertreten (?:uns|werden wir von)|vertritt uns|vertretung (?:ubernimmt|ubernehmen|durch)',
  en: 'locum|during our (?:holiday|absence)|(?:cover|covered|on call) (?:is provided )?by',
  fr: 'remplacants?(?:$|[^\\p{L}])|en notre absence|en cas d.absence',
  nl: 'waarneming|waarnemers?(?:$|[^\\p{L}])|waargenomen door|wordt waargenomen',
  it: '^sostitut[oi](?:$|[^\\p{L}])|in nostra assenza',
  es: '^sustitut[oa]s?(?:$|[^\\p{L}])',
  cs: '^zastup(?:uje|ovani)?(?:$|[^\\p{L}])|^zastupujici lekar',
  sk: '^zastup(?:uje|ovanie)?(?:$|[^\\p{L}])',
  hu: 'helyettesites|^helyettes orvos',
};
const standIn = new RegExp(Object.values(standsIn).join('|'), 'u');
const practice =
  /(?<!\p{L})(?:dr|prof|praxis|ordination|klinik|cabinet|praktijk|huisarts|dokter|surgery|practice|clinic|ordinace|ambulance|ambulancia|mudr|rendelo|studio|apotheke|pharmacie)(?!\p{Ll}{4})|praxis|arzt|hebamme/u;

const maxLinesBelow = 9;
const maxHeading = 120;

/**
 * The numbers of those who stand in for a practice while it is closed: each below such words, and with the name of a
 * practice in front of it. A number that stands elsewhere as well is the practice's own.
 */
export function numbersOfStandIns(pages: readonly FactsOfPage[]): ReadonlySet<string> {
  const found = new Set<string>();
  const others = new Set<string>();
  for (const { facts } of pages)
    for (const { phone, line } of facts.phones) (isOfStandIn(facts, line) ? found : others).add(phone);
  return new Set([...found].filter((phone) => !others.has(phone)));
}

function isOfStandIn({ page }: PageFacts, line: number): boolean {
  let isNamed = false;
  for (let above = line; above >= Math.max(0, line - maxLinesBelow); above--) {
    const text = foldText((page.lines[above]?.text ?? '').slice(0, maxHeading + 1));
    if (text.length <= maxHeading && standIn.test(text))
      return isNamed || (above === line && practice.test(text.replace(standIn, '')));
    isNamed ||= practice.test(text);
    if (above < line && /^h[1-6]$/.test(tagOfLine(page, above)) && !practice.test(text)) return false;
  }
  return false;
}
