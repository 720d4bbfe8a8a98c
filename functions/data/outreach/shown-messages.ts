import { unsubscribeUrl } from '../../../shared/contract/unsubscribe.ts';
import type { QueuedMessage, WaitingMessage } from '../../../shared/model/outreach.ts';
import { maybeSent } from '../../domain/outreach/after-sending.ts';
import { addressHash, type KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import { refusalsToWrite } from '../privacy/suppressions.ts';
import { unsubscribeToken } from '../privacy/unsubscribe-tokens.ts';
import type { Table } from '../table.ts';

/** After so long, in milliseconds, a message that was claimed belongs to a call that is over. */
const claimHoldsMs = 2 * 60_000;

/**
 * Messages that wait as their sender (by the keyed hash) reads them: with whoever has said no since, and with their links
 * to unsubscribe by. What a Lambda has claimed that died is not known to be sent.
 */
export async function showMessages(
  { table, hash, siteOrigin }: { table: Table; hash: KeyedHash; siteOrigin: string },
  seller: string,
  messages: readonly WaitingMessage[],
  now: Date,
): Promise<QueuedMessage[]> {
  const addresses = await Promise.all(
    messages.map(async ({ email }) => (await addressHash(email, hash)) ?? ''),
  );
  const refusals = await refusalsToWrite(table, seller, addresses);
  return Promise.all(
    messages.map(async (message, index): Promise<QueuedMessage> => {
      const address = addresses[index] ?? '';
      const token = await unsubscribeToken(hash, { seller, address }, message.id);
      const overdue =
        message.status === 'sending' && Date.parse(message.updated_at) < now.getTime() - claimHoldsMs;
      return {
        ...message,
        ...(overdue ? { status: 'unknown' as const, problem: maybeSent } : {}),
        refusal: refusals.get(address) ?? null,
        unsubscribe_url: unsubscribeUrl(siteOrigin, token),
      };
    }),
  );
}
