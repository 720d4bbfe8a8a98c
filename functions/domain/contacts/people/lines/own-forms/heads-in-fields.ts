import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { uncasedName } from '../../../words/names/uncased-name.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';

const end = '(?=$|[\\s|·•,，、/／()（）<>;])';
const han = '[\\p{Script=Han}々]';
/**
 * The field of a firm's particulars that says who represents it, as laws of Korea, Japan and China ask of shops, and whom
 * to ask there. A Korean label without a colon says enough only if it is a whole office.
 */
const fields: readonly RegExp[] = [
  new RegExp(
    `(?:^|[\\s|·•,/(])(대표이사|대표원장|대표변호사|대표자명?|대표)(?:\\s?[:：]\\s?|(?<=이사|원장|변호사|자)\\s)((?:[가-힣]{2,4}|[가-힣](?: [가-힣]){1,3}))${end}`,
    'u',
  ),
  new RegExp(
    `(代表取締役(?:社長|会長)?|代表社員|代表者名?|代表|店主|院長|運営責任者|販売責任者)\\s?[:：]\\s?(${han}{1,4} ?[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々]{1,4})${end}`,
    'u',
  ),
  new RegExp(
    `(法定代表人|法人代表|负责人|負責人|总经理|總經理|董事长|董事長|联系人|聯絡人|聯繫人)\\s?[:：]\\s?(${han}{2,4})${end}`,
    'u',
  ),
];
/** Whom to ask has a title elsewhere. */
const toAsk = /^(?:联系人|聯絡人|聯繫人)$/u;
/** What somebody is, right after the name. */
const inBrackets = /^ ?[（(]([\p{L} ]{2,12})[）)]/u;
const maxLine = 300;
const minHan = 3;

/** "상호: … · 대표이사: 홍길동 · …", "会社名：… 代表者：山田太郎", "联系人：王小明": the head of a firm, among its other particulars. */
export function headsInFields(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length > maxLine || !/[가-힣\p{Script=Han}]/u.test(text) || context.isOthers(firstSegment))
    return [];
  const spaced = text.replaceAll('　', ' ');
  return fields.flatMap((field) => {
    const found = field.exec(spaced);
    if (found === null) return [];
    const [whole, label = '', shown = ''] = found;
    const [, own = ''] = inBrackets.exec(spaced.slice(found.index + whole.length)) ?? [];
    const title = own || (toAsk.test(label) ? '' : label);
    const name = shown.trim();
    const read = uncasedName(/[가-힣]/u.test(name) ? name.replaceAll(' ', '') : name);
    const isName = read?.isCertain === true || (read !== null && name.replace(' ', '').length >= minHan);
    return isName ? [memberInLine(name, title, { firstSegment, endSegment, line, isListed: false })] : [];
  });
}
