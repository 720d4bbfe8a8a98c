import * as z from 'zod';
import type { Account } from '../account.ts';
import { apiVersion } from '../account.ts';
import { newId } from '../objects.ts';
import { type Call, call, page, paging } from './call.ts';
import { flag, text } from './parameters.ts';

const enabledEvents = z.array(text).min(1);

/** Webhook endpoints, and the events that they receive. */
export function webhookCalls(account: Account): Call[] {
  const { ledger } = account;
  return [
    call(
      'POST',
      'webhook_endpoints',
      {
        api_version: z.literal(apiVersion).optional(),
        enabled_events: enabledEvents,
        url: z.url(),
      },
      (given) => {
        const id = newId('we');
        const secret = newId('whsec');
        ledger.put('webhook_endpoint.secrets', { id, secrets: [secret] });
        const endpoint = ledger.put('webhook_endpoint', {
          id,
          object: 'webhook_endpoint',
          api_version: apiVersion,
          application: null,
          created: account.now(),
          description: null,
          enabled_events: given.enabled_events,
          livemode: false,
          metadata: {},
          status: 'enabled',
          url: given.url,
        });
        return { ...endpoint, secret };
      },
    ),
    call(
      'POST',
      'webhook_endpoints/:id',
      {
        disabled: flag.optional(),
        enabled_events: enabledEvents.optional(),
        url: z.url().optional(),
      },
      ({ disabled, ...given }, { id }) => {
        const endpoint = ledger.need('webhook_endpoint', id);
        return ledger.put('webhook_endpoint', {
          ...endpoint,
          ...given,
          ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
        });
      },
    ),
    call('GET', 'webhook_endpoints', paging, (given) =>
      page<'webhook_endpoint'>('/v1/webhook_endpoints', ledger.list('webhook_endpoint'), given),
    ),
    call('GET', 'events/:id', {}, (_, { id }) => ledger.need('event', id)),
    call('GET', 'events', { ...paging, type: text.optional() }, (given) =>
      page<'event'>(
        '/v1/events',
        ledger.list('event').filter(({ type }) => type === (given.type ?? type)),
        given,
      ),
    ),
  ];
}
