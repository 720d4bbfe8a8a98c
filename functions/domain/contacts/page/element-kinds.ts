import { remembered } from '../../../../shared/text/words/remembered.ts';
import { addressAttributes } from '../words/address-attributes.ts';
import type { PageElement } from './page-model.ts';

/** How the elements of one name are read, and which elements have it. */
export interface Kind {
  readonly breaksLine: boolean;
  readonly isTransparent: boolean;
  readonly isHidden: boolean;
  readonly isNoted: boolean;
  readonly elements: number[];
}

/** Elements that begin and end a line of what a visitor reads. */
export const lineBreaking = new Set(
  (
    'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html iframe legend li main menu nav ol option p pre ' +
    'section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** Elements whose text no visitor reads. */
export const withoutText = new Set(
  'style template del s strike select textarea canvas object-fallback datalist noembed input'.split(' '),
);
/** Elements that a word goes on across. */
export const transparent = new Set(['wbr', 'font', 'bdi']);
/** Elements with more to them than their text. */
export const noted = new Set('a area img script title meta html base frame iframe pre bdo'.split(' '));

/** The attributes that are read of any element. */
export const readAttributes: ReadonlySet<string> = new Set([
  ...(
    'alt aria-controls aria-label class colspan content data-bs-target data-cfemail data-target dir hidden href http-equiv id ' +
    'itemprop itemscope itemtype lang name onclick property rel src style title type typeof xml:lang'
  ).split(' '),
  ...addressAttributes,
]);

const sectionTitle =
  /(?:^|\s)(?:[\w-]*[_-])?(?:section|category|group|division)s?[_-]{0,2}(?:title|heading|header)(?:$|\s)/;

/** Whether classes call an element the title of a section. */
export const isSectionTitle = remembered((marks) => sectionTitle.test(marks.toLowerCase()));

const accordion = /accordion|accordeon|akkordeon|collapsible|toggle-?(?:title|header|heading)/i;

/** Whether a button opens the section below it, as in an accordion: its label is the heading of what it opens. */
export function opensSection(button: PageElement | undefined): boolean {
  return accordion.test(button?.attributes.class ?? '');
}
