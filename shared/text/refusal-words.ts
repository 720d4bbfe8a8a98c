import type { WriteRefusal } from '../model/write-refusal.ts';

const words: Readonly<Record<WriteRefusal, string>> = {
  objected: 'has asked not to be written to by anybody here',
  unsubscribed: 'has unsubscribed from your emails',
  bounced: 'could not be reached: an earlier email came back',
  by_seller: 'has told you not to write again',
};

/** Shown in place of somebody whose data was removed. */
export const removedAtTheirWish = "Removed at the person's wish";

/** Why somebody may not be written to, in a sentence. */
export function refusalWords(name: string, refusal: WriteRefusal): string {
  return `${name || 'This contact'} ${words[refusal]}.`;
}
