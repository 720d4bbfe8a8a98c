import { outreachLog as contract } from '../../shared/contract/outreach-log.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { mostFollowUps, type OutreachOutcome } from '../../shared/model/outreach.ts';
import type { SuppressionReason } from '../../shared/model/write-refusal.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { changedMeanwhile, outreachDesk } from '../data/outreach/outreach-desk.ts';
import { pageLog, setOutcome } from '../data/outreach/outreach-log.ts';
import { queueFollowUp } from '../data/outreach/outreach-queue.ts';
import { suppress } from '../data/privacy/suppressions.ts';
import { readSeller } from '../data/profile/sellers.ts';
import { getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import { changedAt } from '../domain/changed-at.ts';
import { newMessage } from '../domain/outreach/new-message.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { outreachLogEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** What keeps an address from being written to again, and as what. */
const final: Readonly<Partial<Record<OutreachOutcome, SuppressionReason>>> = {
  said_no: 'by_seller',
  bounced: 'bounced',
};

/** The operations on mails that were sent by hand, over a table, a keyed hash and a clock. */
export function outreachLogHandlers(services: {
  table: Table;
  hash: KeyedHash;
  siteOrigin: string;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, hash, now } = services;
  const { hashOf, shownOne, waiting, logged, mayGo, addressed } = outreachDesk(services);

  return {
    async list({ query: { outcome, cursor, limit } }, { userId }) {
      const { messages, after } = await pageLog(table, userId, {
        limit,
        after: cursor ?? null,
        matches: (message) => outcome === undefined || (message.outcome ?? 'open') === outcome,
        lookFar: outcome !== undefined,
      });
      return { messages, next_cursor: after };
    },

    async setOutcome({ params: { messageId }, body: { outcome } }, { userId }) {
      const message = await logged(userId, messageId);
      if (message.outcome === outcome) return message;
      const reason = final[outcome];
      if (reason !== undefined) {
        const { hash: seller } = await readSeller(table, userId, hash);
        await suppress(table, { seller, address: await hashOf(message.email) }, reason, now());
      }
      const at = changedAt(message.updated_at, now());
      if (!(await setOutcome(table, userId, message, { outcome, at }))) {
        throw new Refusal('conflict', changedMeanwhile);
      }
      return logged(userId, messageId);
    },

    async followUp({ params: { messageId }, body }, { userId }) {
      const before = await logged(userId, messageId);
      const already = before.follow_up_id;
      if (already !== null) return shownOne(userId, await waiting(userId, already));
      if (before.outcome !== 'no_reply') {
        throw new Refusal('conflict', 'A follow-up is for who has not replied: say so first.');
      }
      if (before.step >= mostFollowUps) {
        throw new Refusal(
          'conflict',
          `Nobody is written to more than ${mostFollowUps} times after no reply.`,
        );
      }
      const seller = await readSeller(table, userId, hash);
      const { domain, price } = before;
      const written = { ...body, domain, price, step: before.step + 1, follows_id: messageId };
      const message = newMessage(before, written, now());
      await mayGo(userId, seller, message);
      const entry = { ...(await addressed(seller, message)), follows: messageId };
      if (!(await queueFollowUp(table, userId, entry))) throw new Refusal('conflict', changedMeanwhile);
      return shownOne(userId, message);
    },

    async statistics(_input, { userId }) {
      const counts = await getStatistics(table, userId);
      return {
        queued: counts.outreach_queued,
        sent: counts.outreach_sent,
        replied: counts.outreach_replied,
        no_reply: counts.outreach_no_reply,
        said_no: counts.outreach_said_no,
        bounced: counts.outreach_bounced,
      };
    },
  };
}

const environment = readEnvironment(outreachLogEnvironment);
const table = openTable(environment.TABLE_NAME);

export const handler = serve(
  contract,
  outreachLogHandlers({
    table,
    hash: keyedHash(environment.HASH_KEY_SECRET_ARN),
    siteOrigin: environment.SITE_ORIGIN,
    now: () => new Date(),
  }),
  accountGuard(table),
);
