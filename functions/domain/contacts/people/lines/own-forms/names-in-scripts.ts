import { foldText } from '../../../../../../shared/text/fold-text.ts';
import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { titleStrength } from '../../../words/job-title.ts';
import { isScriptGivenName, scriptName } from '../../../words/names/names-in-scripts.ts';
import { uncasedName } from '../../../words/names/uncased-name.ts';
import { wordsForNeighbours } from '../../../words/others/neighbours.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';

interface Named {
  readonly name: string;
  readonly title: string;
}

const maxLine = 600;
const maxNames = 4;

/** "저는 목수 홍길동입니다", "主宰の山本花子です": who introduces themselves with what they are. Groups: the title and the name. */
const introductions: readonly RegExp[] = [
  /(?:^|[\s,.!?])(?:저는 )?([가-힣]{2,10}(?: [가-힣]{2,10})?) ([가-힣]{2,4})(?:입니다|이라고 합니다|라고 합니다|올시다)/u,
  /(?:^|[。、!！?？\s])([\p{Script=Han}\p{Script=Katakana}ー・]{2,14})の([\p{Script=Han}々]{1,4}[ 　]?[\p{Script=Han}\p{Script=Hiragana}々]{1,4}?)(?:です|と申します|でございます)/u,
];
/** "本名王小明" after a title: what somebody whom all call otherwise is called. */
const realName =
  /我是((?:(?!我|是)\p{Script=Han}){2,8})[\p{Script=Han}]{0,3}[，,、 ]?\s?(?:本名|真名|全名)(?:是|叫)?(\p{Script=Han}{2,4})(?=$|[，,。.!！、；;\s])/u;

/** "我是店主王小明", whose title and name only the length of a name parts. */
const iAmChinese = /我是((?:(?!我|是)\p{Script=Han}){4,14})(?=$|[，,。.!！、；;\s])/u;
const lengthsOfNames = [3, 2, 4];

const words = /[\p{L}\p{M}'’"״׳]+/gu;
const ofScript = /[\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** "I am", "my name is", in Georgian, Hebrew and Arabic, right before a name. */
const iAm =
  /(?:^|[\s,.!(،])(?:მე ვარ|მე|მქვია|ჩემი სახელია|ჩემი სახელი|אני|שמי|קוראים לי|אנחנו|أنا|انا|اسمي|معكم)\s$/u;
/** Who has founded the firm or runs it, right before or after a name. */
const runs =
  /(?:დააარსა|დამფუძნებელია|ხელმძღვანელობს|הוקמה? (?:בשנת \d{4} )?על ידי|נוסדה? (?:בשנת \d{4} )?על ידי|בהנהלת|בניהול(?:ו|ה)? של|أسسها?|تأسست? على يد|يديرها?|بإدارة|بإشراف|يشرف عليها?)\s?$/u;
/** Those who praise the firm or for whom it has worked. */
const ofCustomers =
  /^[^:]{0,24}(?:לקוח|המלצ|ביקור|ממליצים|تقييم|آراء|عملاؤنا|عملائنا|زبائن|زبون|قالوا|شهادات|მომხმარებ|კლიენტ|სტუმრებ|შეფასებ|გამოხმაურებ)/u;
/** "Of blessed memory", "may God have mercy on him", right after the name of somebody who has died. */
const late = /^,? ?(?:ז["״]ל|זצ["״]ל|ע["״]ה|رحمه|رحمها|რომელიც გარდაიცვალა)/u;
const maxWordsOfTitle = 4;

/** The people whom a text in a script without capitals names with what they are, or who introduce themselves in it. */
export function namesInScripts(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length > maxLine || text.charCodeAt(0) < 0x80 || context.isOthers(firstSegment)) return [];
  const found = ofScript.test(text) ? inAlphabets(text) : introduced(text);
  return found
    .slice(0, maxNames)
    .map(({ name, title }) => memberInLine(name, title, { firstSegment, endSegment, line, isListed: false }));
}

function introduced(text: string): Named[] {
  for (const form of [realName, ...introductions]) {
    const [, title = '', shown = ''] = form.exec(text) ?? [];
    if (shown === '') continue;
    const name = uncasedName(shown);
    const isJapanese = form === introductions[1] && name !== null && shown.length > 2;
    if ((name?.isCertain || isJapanese) && name !== null && titleStrength(title) === 'certain')
      return [{ name: name.name, title }];
  }
  const [, said = ''] = iAmChinese.exec(text) ?? [];
  for (const length of lengthsOfNames) {
    const name = uncasedName(said.slice(-length));
    const title = said.slice(0, -length);
    if (name?.isCertain && titleStrength(title) === 'certain') return [{ name: name.name, title }];
  }
  return [];
}

/** Names of Georgian, Hebrew and Arabic within a text: a known given name and a known family name after it. */
function inAlphabets(text: string): Named[] {
  if (ofCustomers.test(text) || wordsForNeighbours(foldText(text)) !== '') return [];
  const tokens = [...text.matchAll(words)].map(({ 0: word, index }) => ({ word, index }));
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = lengthOfName(text, tokens, at);
    if (length === 0) continue;
    const start = tokens[at]?.index ?? 0;
    const last = tokens[at + length - 1];
    const end = (last?.index ?? 0) + (last?.word.length ?? 0);
    const before = text.slice(0, start);
    at += length - 1;
    if (late.test(text.slice(end))) continue;
    const title = titleAfter(text.slice(end)) || titleBefore(before);
    if (title !== '' || iAm.test(before) || runs.test(before))
      found.push({ name: text.slice(start, end), title });
  }
  return found;
}

/** Of how many words the name consists that begins with one; 0 if none does. */
function lengthOfName(
  text: string,
  tokens: readonly { readonly word: string; readonly index: number }[],
  at: number,
): number {
  const first = tokens[at];
  if (first === undefined || !(isScriptGivenName(first.word) || first.word === 'عبد')) return 0;
  for (const length of [4, 3, 2]) {
    const last = tokens[at + length - 1];
    if (last === undefined) continue;
    const shown = text.slice(first.index, last.index + last.word.length);
    if (/[^\p{L}\p{M}'’"״׳ -]/u.test(shown)) continue;
    // Between the first and the last of three and more stand only particles and other names.
    const between = tokens.slice(at + 1, at + length - 1).map(({ word }) => word);
    if (
      !between.every(
        (word) => /^(?:بن|ابن|أبو|عبد|آل|بنت|בן|בת|בר|אבו)$/u.test(word) || isScriptGivenName(word),
      )
    )
      continue;
    if (scriptName(shown) === 'sure') return length;
  }
  return 0;
}

/** What stands right after a name behind a comma, a dash or a bracket, as far as it is a title. */
function titleAfter(after: string): string {
  const [, stated = ''] = /^(?:,|،| [–—-]| ?\()\s?([^.,،;:!?()–—]{2,60})/u.exec(after) ?? [];
  return titleStrength(stated.trim()) === 'certain' ? stated.trim() : '';
}

/** The words right before a name that are a title, also before a colon or a dash. */
function titleBefore(before: string): string {
  const clause = before.split(/[.,،;!?()«»"“”„]\s?/u).at(-1) ?? '';
  const said = clause.replace(/\s*[:–—-]?\s*$/u, '').split(' ');
  for (let count = Math.min(maxWordsOfTitle, said.length); count > 0; count--) {
    const title = said.slice(-count).join(' ');
    const isFirstOne = titleStrength(said.at(-count) ?? '') === 'certain';
    if ((isFirstOne || count === said.length) && titleStrength(title) === 'certain') return title;
  }
  return '';
}
