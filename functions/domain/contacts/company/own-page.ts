import { foldText } from '../../../../shared/text/fold-text.ts';
import { nameParts } from '../words/person-name.ts';

/** Whether the last step of a page's address has a person's first and last name ("/team/jane-roe.html"). */
export function isPageOf(url: string, name: string): boolean {
  const path = foldText(URL.parse(url)?.pathname.replace(/\/(?:index\.\w+)?$/, '') ?? '');
  const words = path.slice(path.lastIndexOf('/') + 1).split(/[^a-z]+/);
  const { first, last } = nameParts(name);
  return last !== '' && words.includes(first) && words.includes(last);
}
