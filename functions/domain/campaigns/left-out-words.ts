import type { WriteRefusal } from '../../../shared/model/write-refusal.ts';
import { counted } from '../../../shared/text/counted.ts';
import type { LeftOut } from './recipient.ts';

/** Why contacts are left out of a campaign, after their number. */
const words: Readonly<Record<LeftOut | WriteRefusal, readonly [one: string, several: string]>> = {
  not_found: ['no longer exists', 'no longer exist'],
  no_address: ['has no address', 'have no address'],
  undeliverable: ['has an address that cannot receive mail', 'have addresses that cannot receive mail'],
  objected: ['asked to be removed', 'asked to be removed'],
  unsubscribed: ['unsubscribed', 'unsubscribed'],
  bounced: ['could not be reached by an earlier email', 'could not be reached by an earlier email'],
  by_seller: ['said no', 'said no'],
  company_said_no: ['works for a company that said no', 'work for companies that said no'],
  company_answered: ['works for a company that has answered', 'work for companies that have answered'],
  company_bounced: ['could not be reached by an earlier email', 'could not be reached by an earlier email'],
};

/** Says of contacts who are left out how many there are, and why: the most frequent reason first. */
export function leftOutWords(reasons: readonly (LeftOut | WriteRefusal)[]): string {
  const counts = new Map<string, readonly [number, readonly [string, string]]>();
  for (const reason of reasons) {
    const [count = 0] = counts.get(words[reason][0]) ?? [];
    counts.set(words[reason][0], [count + 1, words[reason]]);
  }
  return [...counts.values()]
    .sort(([one], [other]) => other - one)
    .map(([count, [one, several]]) => counted(count, one, several))
    .join(', ');
}
