import type { Page } from '../../web/web.ts';

const maxBytes = 400_000;
/** How an address separates its two halves in the source of a page. */
const separator =
  /@|%40|&#(?:0*64|x0*40);|&commat;|[[({]\s?(?:at|ät|arroba|chiocciola)\s?[\])}]|data-cfemail="/gi;

/**
 * The addresses that the source of a page contains, written as they may be: enough to tell whether a page that was not
 * read has one that no other has. What only a script puts together is not found.
 */
export function mentionsIn({ body }: Page): string[] {
  const text = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, maxBytes)).toString(
    'latin1',
  );
  const mentions: string[] = [];
  for (const { 0: mark, index } of text.matchAll(separator)) {
    const after = /^\s?([\w-]{1,63}(?:\.[\w-]{1,63})*)/.exec(
      text.slice(index + mark.length, index + mark.length + 120),
    )?.[1];
    const before = /([\w.+%;&#-]{1,64})\s?$/.exec(text.slice(Math.max(0, index - 66), index))?.[1];
    if (after === undefined) continue;
    if (mark.length > 10) mentions.push(after);
    else if (before !== undefined && after.includes('.')) mentions.push(`${before}@${after}`.toLowerCase());
  }
  return mentions;
}
