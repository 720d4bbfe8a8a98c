/** Keywords for templates that users can pick with a click. */
export const offeredKeywords = [
  'follow up',
  'cold',
  'finance',
  'tech',
  'healthcare',
  'real estate',
  'introduction',
  'reminder',
  'proposal',
  'meeting',
  'consultation',
  'domain',
  'acquisition',
  'partnership',
  'service',
  'product',
] as const;

/** Keywords as they are stored: trimmed, in lower case, without empty ones or duplicates. */
export function tidyKeywords(keywords: readonly string[]): string[] {
  const tidy = keywords.map((keyword) => keyword.trim().toLowerCase()).filter((keyword) => keyword !== '');
  return [...new Set(tidy)];
}

/** Words of more than three letters that say nothing about the topic of a mail. */
const fillerWords = new Set(
  `about above across after again against almost along already also although always among another around because
  become been before behind being below between both could does doing done down during each either enough even ever
  every everyone everything first from give gives goes going have having here hers herself himself however into itself
  just keep kind know last least less like likely made make makes making many might more most much must myself near
  need needs never next none nothing often once only other others ours ourselves over part perhaps please quite
  rather really same seem seems several shall should show simple since some someone something soon still such sure
  take tell than that their theirs them themselves then there these they thing things this those though through
  thus together toward towards under unless until upon used user uses using very want wants well were what whatever
  when where whether which while whose will with within without would write writing written wrote your yours yourself
  email emails mail mails message messages template templates subject line lines text body`.split(/\s+/),
);

/** Up to three keywords that a title and a description suggest, in the order of their first use. */
export function suggestKeywords(title: string, description: string): string[] {
  const words = `${title} ${description}`.toLowerCase().match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];
  const plain = words.map((word) => word.replace(/['’]s$|['’-]+$/u, ''));
  const telling = (word: string) => word.length > 3 && !/['’]/.test(word) && !fillerWords.has(word);
  return [...new Set(plain)].filter(telling).slice(0, 3);
}
