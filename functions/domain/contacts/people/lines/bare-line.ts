import { withoutExperience } from '../../words/titles/tenure.ts';
import { withoutLabel } from './name-labels.ts';

/** A line of a list without what is neither a name nor a title: addresses, numbers, labels, the full stop of the list. */
export function bareLine(text: string): string {
  return withoutStop(withoutLabel(withoutReach(withoutExperience(plainMarks(text)))));
}

/** Whether a title goes over a number that a line has in its middle, so that no page shows it: "baker (0123 456 789) and owner". */
export function goesOverNumber(title: string, text: string): boolean {
  return /\d{4}/.test(text.replaceAll(' ', '')) && !plainMarks(text).replace(/\s+/g, ' ').includes(title);
}

/** "Jane Roe – Director.": the last entry of a list ends with a full stop, as a sentence does. */
function withoutStop(line: string): string {
  return line.length <= maxEntry && lastOfList.test(line) && !line.includes('. ') ? line.slice(0, -1) : line;
}

const maxEntry = 90;
const lastOfList = / [–—-] [^–—:.]{4,60}\.$/u;

/** Full-width punctuation as the corresponding ASCII marks. */
function plainMarks(text: string): string {
  if (!/[：（，、；｜]/.test(text)) return text;
  return text
    .replace(/\s*：\s*/g, ': ')
    .replace(/\s*（/g, ' (')
    .replaceAll('）', ') ')
    .replace(/[，、]\s*/g, ', ')
    .replace(/；\s*/g, '; ')
    .replace(/\s*｜\s*/g, ' | ')
    .trim();
}

/** The line without its addresses and numbers, and their labels. */
function withoutReach(line: string): string {
  if (!/[@\d]/.test(line)) return line;
  return line
    .replace(/[(<[]?[^\s()<>[\]]{1,64}@[^\s()<>[\]]{1,100}[)>\]]?/g, ' ')
    .replace(/\+?\(?\d[\d\s()./-]{6,24}\d/g, ' ')
    .replace(
      /(?:^|[\s,;(|–-])(?:tel|telefon|telephone|phone|ph|mob|mobile|mobil|cell?|cellulare|gsm|handy|portable|direct|durchwahl|dw|fax|tlf|puh|tfn|dir|movil|kom|whatsapp|viber|signal|e-?mail|mail|t|m|e|p|d|f)\s?[.:]+\s?(?=$|[\s,;|)])/giu,
      ' ',
    )
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,;|–—:-]+$/u, '')
    .trim();
}
