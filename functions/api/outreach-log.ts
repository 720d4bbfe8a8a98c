import { outreachLog as contract } from '../../shared/contract/outreach-log.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { getIntegration } from '../data/mail-account/gmail-integrations.ts';
import { pageLog } from '../data/outreach/outreach-log.ts';
import { outreachStore } from '../data/outreach/outreach-store.ts';
import { getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import { queueFollowUp } from '../domain/outreach/queue-mail.ts';
import { recordOutcome } from '../domain/outreach/send-mail.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { outreachLogEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on mail that users sent themselves, over a table, a keyed hash and a clock. */
export function outreachLogHandlers({
  table,
  ...context
}: {
  table: Table;
  hash: KeyedHash;
  siteOrigin: string;
  now: () => Date;
}): Handlers<typeof contract> {
  const mailboxOf = async (userId: string) => (await getIntegration(table, userId))?.gmail_email ?? null;
  const services = { ...context, store: outreachStore(table, context.hash), mailboxOf };

  return {
    async list({ query: { outcome, begins = '', cursor, limit } }, { userId }) {
      const { messages, after } = await pageLog(table, userId, {
        limit,
        after: cursor ?? null,
        matches: (message) =>
          message.domain.startsWith(begins) &&
          (outcome === undefined || (message.outcome ?? 'open') === outcome),
        lookFar: outcome !== undefined || begins !== '',
      });
      return { messages, next_cursor: after };
    },

    setOutcome: ({ params: { messageId }, body: { outcome } }, { userId }) =>
      recordOutcome(services, userId, messageId, outcome),

    followUp: ({ params: { messageId }, body }, { userId }) =>
      queueFollowUp(services, userId, messageId, body),

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
