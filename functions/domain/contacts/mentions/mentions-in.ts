import type { Page } from '../../web/web.ts';

const maxBytes = 400_000;
const maxMentions = 500;
/** How an address separates its two halves in the source of a page, other than by "@". All begin with a rare character. */
const otherMarks = ['%40', '&#64;', '&#x40;', '&commat;', '[at]', '(at)', '[ät]', '(ät)', '[@]', '(@)'];
const encoded = 'data-cfemail="';

/**
 * The addresses that the source of a page contains, written as they may be: enough to tell whether a page that was not
 * read has one that no other has. What only a script puts together is not found.
 */
export function mentionsIn({ body }: Page): string[] {
  const text = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, maxBytes)).toString(
    'latin1',
  );
  const mentions: string[] = [];
  for (const mark of ['@', ...otherMarks]) {
    for (
      let at = text.indexOf(mark);
      at >= 0 && mentions.length < maxMentions;
      at = text.indexOf(mark, at + 1)
    ) {
      const end = at + mark.length;
      const after = /^\s?([\w-]{1,63}(?:\.[\w-]{1,63})+)/.exec(text.slice(end, end + 120))?.[1];
      if (after === undefined) continue;
      const before = /([\w.+%;&#-]{1,64})\s?$/.exec(text.slice(Math.max(0, at - 66), at))?.[1];
      if (before !== undefined) mentions.push(`${before}@${after}`.toLowerCase());
    }
  }
  for (
    let at = text.indexOf(encoded);
    at >= 0 && mentions.length < maxMentions;
    at = text.indexOf(encoded, at + 1)
  ) {
    mentions.push(text.slice(at + encoded.length, at + encoded.length + 80).split('"', 1)[0] ?? '');
  }
  return mentions;
}
