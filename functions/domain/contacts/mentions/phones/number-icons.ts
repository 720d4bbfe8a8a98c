import type { PageModel } from '../../page/page-model.ts';

const faxIcon = /(?:^|[\s_-])(?:fax|print|printer)(?:$|[\s_-])/i;
/** "fa-phone", "icon-mobile": a class that only says for which screens an element is ("d-mobile-none") is no icon's. */
const phoneIcon =
  /(?:^|[\s_-])(?:phone\d?|tel|telephone|smartphone|whatsapp|handset|(?:fa|bi|ti|ri|la|icon|ion|mdi|uil|bxs?|icofont|flaticon)-(?:mobile|tel|call|cellphone))(?:$|[\s_-])/i;

/**
 * The segments before which a picture of a telephone, or of a fax machine or a printer, stands, as icon fonts draw it: it
 * takes the place of a label.
 */
export function iconsBeforeNumbers(page: PageModel): {
  readonly phones: ReadonlySet<number>;
  readonly faxes: ReadonlySet<number>;
} {
  const phones = new Set<number>();
  const faxes = new Set<number>();
  for (const index of page.elementsOf('i', 'span', 'svg', 'img')) {
    const { attributes, firstSegment, endSegment } = page.elements[index] ?? {};
    if (firstSegment === undefined || firstSegment !== endSegment) continue;
    const marks = `${attributes?.class ?? ''} ${attributes?.alt ?? ''} ${fileOf(attributes?.src)}`;
    if (faxIcon.test(marks)) faxes.add(firstSegment);
    else if (phoneIcon.test(marks)) phones.add(firstSegment);
  }
  return { phones, faxes };
}

/** "icon_phone" of "../icons/icon_phone.png". */
function fileOf(src = ''): string {
  return src.length > maxAddress ? '' : src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}

/** A longer one is the picture itself. */
const maxAddress = 300;
