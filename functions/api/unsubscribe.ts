import { unsubscribe as contract } from '../../shared/contract/unsubscribe.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { suppress } from '../data/privacy/suppressions.ts';
import { readUnsubscribeToken } from '../data/privacy/unsubscribe-tokens.ts';
import { openTable, type Table } from '../data/table.ts';
import type { Correspondents } from '../domain/privacy/correspondents.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { pageText } from '../runtime/page.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** How recipients of mails unsubscribe, over a table and a clock. The pages name neither the sender nor the recipient. */
export function unsubscribeHandlers({
  table,
  now,
}: {
  table: Table;
  now: () => Date;
}): Handlers<typeof contract> {
  async function correspondentsOf(token: string): Promise<Correspondents> {
    const found = await readUnsubscribeToken(table, token);
    if (found !== null) return found;
    throw new Refusal('not_found', 'This link is not one of ours. Copy the whole link from the email.');
  }

  return {
    async ask({ params }) {
      await correspondentsOf(params.token);
      return pageText({
        title: 'Unsubscribe',
        text: 'Press the button, and this sender can no longer write to you through Buyerscope.',
        button: 'Unsubscribe',
      });
    },

    async act({ params }) {
      await suppress(table, await correspondentsOf(params.token), 'unsubscribed', now());
      return pageText({
        title: 'You are unsubscribed',
        text: 'This sender can no longer write to you through Buyerscope.',
      });
    },
  };
}

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

export const handler = serve(contract, unsubscribeHandlers({ table, now: () => new Date() }));
