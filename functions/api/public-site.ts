import { publicSite as contract } from '../../shared/contract/visitors/public-site.ts';
import type { ContactMessage } from '../../shared/model/contact-message.ts';
import { putContactMessage } from '../data/mail/contact-messages.ts';
import { removalRequests } from '../data/privacy/removal-requests.ts';
import { withinRate } from '../data/rate-limits.ts';
import { openTable, type Table } from '../data/table.ts';
import { contactUs } from '../domain/mail/contact-us.ts';
import type { NoticeQueue } from '../domain/mail/notice.ts';
import { addressToRemove, askRemoval, confirmRemoval } from '../domain/privacy/ask-removal.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import type { CountAct } from '../domain/privacy/visitors.ts';
import { sqsNoticeQueue } from '../providers/mail/notice-queue.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { publicEnvironment, readEnvironment } from '../runtime/env.ts';
import { pageText } from '../runtime/page.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations that need no account, over a table, a queue of mails, a keyed hash and a clock. */
export function publicHandlers({
  table,
  ...context
}: {
  table: Table;
  notices: NoticeQueue;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const countAct: CountAct = (limit, subject, now) => withinRate(table, limit, subject, now);
  const services = {
    ...context,
    countAct,
    removals: removalRequests(table),
    storeMessage: (id: string, message: ContactMessage, now: Date) =>
      putContactMessage(table, id, message, now),
  };

  return {
    async contact({ body }, { address }) {
      await contactUs(services, body, address);
      return { received: true };
    },

    async removeMyData({ body: { email } }, { address }) {
      await askRemoval(services, email, address);
      return { confirmation_sent: true };
    },

    async askToConfirmRemoval({ params: { token } }) {
      await addressToRemove(services, token);
      return pageText({
        title: 'Remove my data',
        text: 'Press the button, and your address is left out of everything that Buyerscope finds, and removed from what our users have stored.',
        button: 'Remove my data',
      });
    },

    async confirmRemoval({ params: { token } }) {
      await confirmRemoval(services, token);
      return pageText({
        title: 'Your data is removed',
        text: 'From now on your address, and what belongs to it, is left out of everything that Buyerscope finds, sends and exports. What our users have stored already is removed within a day.',
      });
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
