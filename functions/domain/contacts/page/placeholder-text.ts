import type { PageModel } from './page-model.ts';

/** Latin words of the filler text that themes are delivered with, and that hardly any living language has. */
const filler =
  /\b(?:lorem|ipsum|dolorem?|amet|consectetur|adipisc?ing|eiusmod|tempor|incididunt|quisquam|quidem|voluptat\w+|voluptas|molestiae|aspernatur|perspiciatis|repellendus|necessitatibus|explicabo|occaecati|laudantium|officiis|eligendi|dolores|quibusdam|laborum|reprehenderit|velit|fugiat|fuga|omnis|quaerat|quia|porro|eos|aut|odio|nemo|rerum|magni|vero|cupiditate|blanditiis|deserunt|accusamus|nulla|pariatur|veritatis|architecto|asperiores|earum|itaque|suscipit|tempora|minima|corporis|aliquam|distinctio|vitae|praesentium|nesciunt)\b/giu;

const minWords = 5;

/** Whether the text of these segments is a theme's filler, so that the names beside it are samples. */
export function isPlaceholder(page: PageModel, firstSegment: number, endSegment: number): boolean {
  for (const { text } of page.segments.slice(firstSegment, endSegment)) {
    if (text.length < 40) continue;
    const words = new Set((text.match(filler) ?? []).map((word) => word.toLowerCase()));
    if (words.size >= minWords && words.size * 3 > text.split(' ').length) return true;
  }
  return false;
}

/** Whether a text names the filler: those whom it tells of in one breath are the scholars who have looked for its source. */
export function tellsOfFiller(text: string): boolean {
  return /\blorem ipsum\b/i.test(text);
}
