import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { publicSite as contract } from '../../shared/contract/public-site.ts';
import { Refusal } from '../../shared/model/errors.ts';
import type { RateLimit } from '../../shared/model/limits.ts';
import { putContactMessage } from '../data/mail/contact-messages.ts';
import { getObjection, putObjection } from '../data/privacy/objections.ts';
import { confirmRemoval } from '../data/privacy/removals.ts';
import { withinRate } from '../data/rate-limits.ts';
import { openTable, type Table } from '../data/table.ts';
import type { NoticeQueue } from '../domain/mail/notice.ts';
import { addressHash, type KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { viewerNetwork } from '../domain/privacy/viewer-network.ts';
import { sqsNoticeQueue } from '../providers/mail/notice-queue.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { publicEnvironment, readEnvironment } from '../runtime/env.ts';
import { pageText } from '../runtime/page.ts';
import { type Handlers, serve, type Viewer } from '../runtime/serve.ts';

/** The operations that need no account, over a table, a queue of mails, a keyed hash and a clock. */
export function publicHandlers(services: {
  table: Table;
  notices: NoticeQueue;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, notices, hash, now } = services;

  async function count(limit: RateLimit, viewer: Viewer): Promise<void> {
    const subject = await hash(`viewer ${viewerNetwork(viewer.address)}`);
    if (await withinRate(table, limit, subject, now())) return;
    throw new Refusal(
      'too_many_requests',
      'You have sent this too often within the last hour. Please try again later.',
    );
  }

  /** The address that a link confirms, as a keyed hash. */
  async function objectedBy(token: string): Promise<string> {
    const objection = await getObjection(table, token, now());
    if (objection !== null) return objection.address;
    throw new Refusal(
      'not_found',
      'This link has expired or is incomplete. Copy the whole link from the email, or ask for a new one on our privacy page.',
    );
  }

  return {
    async contact({ body }, viewer) {
      await count('contactMessages', viewer);
      const id = uuidv7();
      await putContactMessage(table, id, body, now());
      await notices.add({ kind: 'contact_message', id });
      return { received: true };
    },

    async removeMyData({ body }, viewer) {
      const address = await addressHash(body.email, hash);
      if (address === null) {
        throw new Refusal('invalid_input', 'Enter a valid email address', { field: 'email' });
      }
      await count('removalRequests', viewer);
      if (!(await withinRate(table, 'confirmationMails', address, now()))) {
        throw new Refusal(
          'too_many_requests',
          'We have already sent several emails to this address. Please check your inbox and your spam folder.',
        );
      }
      const token = randomBytes(32).toString('base64url');
      await putObjection(table, token, { email: body.email, address }, now());
      await notices.add({ kind: 'confirm_objection', token });
      return { confirmation_sent: true };
    },

    async askToConfirmRemoval({ params }) {
      await objectedBy(params.token);
      return pageText({
        title: 'Remove my data',
        text: 'Press the button, and your address is left out of everything that Buyerscope finds, and removed from what our users have stored.',
        button: 'Remove my data',
      });
    },

    async confirmRemoval({ params }) {
      await confirmRemoval(table, await objectedBy(params.token), now());
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
