import { unsubscribe as contract } from '../../shared/contract/visitors/unsubscribe.ts';
import { unsubscriptions } from '../data/privacy/unsubscriptions.ts';
import { openTable, type Table } from '../data/table.ts';
import { linkedMail, unsubscribe } from '../domain/privacy/unsubscribe.ts';
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
  const store = unsubscriptions(table);

  return {
    async ask({ params: { token } }) {
      await linkedMail(store, token);
      return pageText({
        title: 'Unsubscribe',
        text: 'Press the button, and this sender can no longer write to you through Buyerscope.',
        button: 'Unsubscribe',
      });
    },

    async act({ params: { token } }) {
      await unsubscribe(store, token, now());
      return pageText({
        title: 'You are unsubscribed',
        text: 'This sender can no longer write to you through Buyerscope.',
      });
    },
  };
}

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

export const handler = serve(contract, unsubscribeHandlers({ table, now: () => new Date() }));
