import { foldText } from '../../../../../../shared/text/fold-text.ts';
import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import type { ShownPerson } from '../../name-at.ts';
import { titleOfMembers } from './members.ts';
import { areMostlyPeople, namesOfRow } from './names-of-row.ts';

const maxRow = 600;
const maxLinesBelow = 3;
/** Further below only an entry of a list belongs to the heading: each line above it ends as this one does. */
const maxLinesOfList = 20;
const endOfEntry = /[;,.]$/;

/**
 * The people of a staff page whom one line names and nothing else, under a heading for them, with it as their title:
 * "Jane Roe, Tom Bech and Ann Lee", or an entry of a list ("Jane Roe;").
 */
export function namesInRow(page: PageModel, context: PageContext, index: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  if (text.length > maxRow || !mayBeRow.test(text) || context.isOthers(firstSegment)) return [];
  const heading = titleOfMembers(context, index) ?? introduction(page, index);
  if (heading === null || !isBelow(page, heading.line, index)) return [];
  const names = namesOfRow(text);
  if (names === null || !areMostlyPeople(names)) return [];
  return names.map((name) => ({
    name,
    title: heading.text,
    firstSegment,
    endSegment,
    card: -1,
    isStaff: true,
    isListed: true,
    line: index,
  }));
}

/** What comes before all members of a group, by language, folded. */
const introductions: Readonly<Record<string, string>> = {
  en: 'consist(?:s|ing) of|made up of|(?:our|the) (?:team|members|board|group)(?: is| are)?',
  de: 'bestehend aus|bestehen aus|besteht aus|setzt sich zusammen aus|mitglieder sind|dazu gehoren|unser team',
  nl: 'bestaande uit|bestaan uit|bestaat uit|leden zijn|ons team',
  fr: 'compose[es]* (?:de|par)|constitue[es]* de|membres sont|notre equipe',
  es: 'formad[oa]s? por|compuest[oa]s? (?:por|de)|integrad[oa]s? por|nuestro equipo',
  it: 'compost[aeio] da|formato da|costituit[ao] da|ne fanno parte|fanno parte',
  pt: 'compost[oa]s? (?:por|de)|formad[oa]s? por|constituid[oa]s? por|integrantes sao',
  nordic: 'bestar av|bestaende av|bestar af|bestaende af|bestr av|koostuu|kuuluvat',
  slavic:
    'sklada sie z|tworza|tvori|sklada se z|slozeni z|cine|sestavljajo|в состав входят|входят|складається з',
};
const introduces = new RegExp(
  `(?:^|[^\\p{L}])(?:${Object.values(introductions).join('|')})(?: \\p{L}+){0,2} ?:$`,
  'u',
);
const maxIntroduction = 100;

/** "Consisting of:" right above, which is nobody's title. */
function introduction({ lines }: PageModel, index: number): { line: number; text: string } | null {
  const { text = '' } = lines[index - 1] ?? {};
  return text.endsWith(':') && text.length <= maxIntroduction && introduces.test(foldText(text))
    ? { line: index - 1, text: '' }
    : null;
}

const mayBeRow = /[,;]|\p{Ll}{2}\.$|\p{L} (?:und|and|et|y|e|en|og|och|i|ja|&) \p{Lu}/u;

function isBelow(page: PageModel, heading: number, index: number): boolean {
  if (index - heading <= maxLinesBelow) return true;
  return (
    index - heading <= maxLinesOfList &&
    page.lines.slice(heading + 1, index).every(({ text }) => endOfEntry.test(text))
  );
}
