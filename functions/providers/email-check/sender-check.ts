import type { SenderCheck } from '../../../shared/model/outreach/sender-check.ts';
import { checkSender } from '../../domain/campaigns/sender-rules.ts';
import type { TextDns } from '../../domain/web/dns.ts';

/** How long one check may take, in milliseconds. What is not answered by then is unknown. */
const budgetMs = 4000;
/** How long an answer is reused, in milliseconds: users who fix a record want to see the result soon. */
const storedMs = 5 * 60_000;
const maxStored = 500;

/** Checks the domains of senders by DNS. What was answered is used again for five minutes. */
export function senderChecks(dns: TextDns, now: () => Date): (address: string) => Promise<SenderCheck> {
  const stored = new Map<string, { readonly check: SenderCheck; readonly until: number }>();
  return async (address) => {
    const at = now().getTime();
    const known = stored.get(address);
    if (known !== undefined && known.until > at) return known.check;
    const signal = AbortSignal.timeout(budgetMs);
    const check = await checkSender(address, (name) => dns.texts(name, { signal }));
    stored.delete(address);
    const [oldest] = stored.keys();
    if (stored.size >= maxStored && oldest !== undefined) stored.delete(oldest);
    if (check.verdict !== 'unknown') stored.set(address, { check, until: at + storedMs });
    return check;
  };
}
