import type { WriteRefusal } from '../model/write-refusal.ts';

const words: Readonly<Record<WriteRefusal, (name: string) => string>> = {
  objected: (name) => `${name} has asked not to be emailed through Buyerscope.`,
  unsubscribed: (name) => `${name} has unsubscribed from your emails.`,
  bounced: (name) => `${name} could not be reached: an earlier email bounced.`,
  by_seller: (name) => `${name} has told you not to write again.`,
  company_said_no: (name) => `Somebody at ${name}’s company has said no, so no more emails go there.`,
  company_answered: (name) => `Somebody at ${name}’s company has answered you, so no more emails go there.`,
  company_bounced: (name) => `An email to the only address at ${name}’s company bounced.`,
};

/** The same in a few words, for after a name. */
export const shortRefusals: Readonly<Record<WriteRefusal, string>> = {
  objected: 'asked to be removed',
  unsubscribed: 'unsubscribed',
  bounced: 'an earlier email bounced',
  by_seller: 'said no',
  company_said_no: 'their company said no',
  company_answered: 'their company has answered',
  company_bounced: 'an email to the only address bounced',
};

/** Shown in place of somebody whose data was removed. */
export const removedAtTheirWish = "Removed at the person's wish";

/** Why somebody may not be written to, in a sentence. */
export function refusalWords(name: string, refusal: WriteRefusal): string {
  return words[refusal](name || 'this contact').replace(/^t/, 'T');
}
