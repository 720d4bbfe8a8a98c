import { v7 as uuidv7 } from 'uuid';
import { publicSite as contract } from '../../shared/contract/public-site.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { putContactMessage } from '../data/contact-messages.ts';
import { addToDoNotList } from '../data/do-not-list.ts';
import { type RateLimit, withinRate } from '../data/rate-limits.ts';
import { openTable, type Table } from '../data/table.ts';
import type { NoticeQueue } from '../domain/mail/notice.ts';
import { addressHash, type KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { publicLimits } from '../domain/privacy/public-limits.ts';
import { sqsNoticeQueue } from '../providers/mail/notice-queue.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { publicEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve, type Viewer } from '../runtime/serve.ts';

/** The operations that need no account, over a table, a queue of mails, a keyed hash and a clock. */
function publicHandlers(services: {
  table: Table;
  notices: NoticeQueue;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, notices, hash, now } = services;

  async function count(limit: RateLimit, viewer: Viewer): Promise<void> {
    if (await withinRate(table, limit, await hash(`viewer ${viewer.address}`), now())) return;
    throw new Refusal(
      'too_many_requests',
      'You have sent this too often within the last hour. Please try again later.',
    );
  }

  return {
    async contact({ body }, viewer) {
      await count(publicLimits.contact, viewer);
      const id = uuidv7();
      await putContactMessage(table, id, body, now());
      await notices.add({ kind: 'contact_message', id });
      return { received: true };
    },

    async removeMyData({ body }, viewer) {
      const listed = await addressHash(body.email, hash);
      if (listed === null) {
        throw new Refusal('invalid_input', 'Enter a valid email address', { field: 'email' });
      }
      await count(publicLimits.removeMyData, viewer);
      await addToDoNotList(table, listed, now());
      return { removed: true };
    },
  };
}

const environment = readEnvironment(publicEnvironment);

export const handler = serve(
  contract,
  publicHandlers({
    table: openTable(environment.TABLE_NAME),
    notices: sqsNoticeQueue(environment.NOTICE_QUEUE_URL),
    hash: keyedHash(environment.HASH_KEY_SECRET_ARN),
    now: () => new Date(),
  }),
);
