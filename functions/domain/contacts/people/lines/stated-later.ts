import { foldText } from '../../../../../shared/text/fold-text.ts';
import { cleanTitle, titleStrength } from '../../words/job-title.ts';
import { nameParts } from '../../words/person-name.ts';

const maxText = 900;
const maxStatements = 8;
const maxWords = 5;
/** "She is now our office manager at": a subject, what it is, and the end of that. */
const statement =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'’-]+|and|und|et|y|en|och|og) (?:is|ist|est|es|è|är|er|jest)(?: (?:currently|now|presently|also|actively|derzeit|heute|jetzt|auch|actuellement|aujourd[’']hui|actualmente|ahora|attualmente|ora|nu|idag|nå|obecnie))? (?:(?:an?|the|our|eine?|die|der|unsere?|une?|la|le|notre|una?|el|nuestr[oa]|il|la nostra|il nostro|een|de|onze|vår|vores) )?([^.,;:!?()\d]{3,60}?)(?= (?:at|in|with|for|and|since|bei|im|und|seit|für|chez|depuis|et|en|desde|y|presso|dal|och|og|hos|w|na|i) |[.,;]|$)/gu;
const pronouns = new Set(
  'she he they sie er elle il ella el lei lui hij zij ze hon han hun ona on'.split(' '),
);
const joins = new Set('and und et y en och og'.split(' '));
/** What somebody is to a body that is another's, or has been before. */
const besides =
  /(?:^|\s)(?:member|mitglied|membre|miembro|membro|socio|lid|medlem|fellow|graduate|alumn\p{L}+|student)/iu;

/**
 * What a text about somebody says that they are after its beginning: "joined us in 2019 and is now our office manager",
 * "… He is an associate at the firm." Undefined if it says nothing that is a title.
 */
export function statedLater(about: string, name: string): string | undefined {
  const text = about.slice(0, maxText);
  const { first, last } = nameParts(name);
  const end = text.search(/[.!?](?: |$)/u);
  let count = 0;
  for (const { 1: subject = '', 2: stated = '', index } of text.matchAll(statement)) {
    if (++count > maxStatements) return undefined;
    const word = foldText(subject);
    const isAbout = joins.has(subject)
      ? end < 0 || index < end
      : pronouns.has(word) || word === first || word === last;
    if (!isAbout || besides.test(stated) || stated.split(' ').length > maxWords) continue;
    const title = cleanTitle(stated);
    if (titleStrength(title) === 'certain') return title;
  }
  return undefined;
}
