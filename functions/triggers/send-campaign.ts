import * as z from 'zod';
import { sendingStore } from '../data/campaigns/sending-store.ts';
import { storedConnections } from '../data/mail-account/gmail-integrations.ts';
import { openTable } from '../data/table.ts';
import type { SenderServices } from '../domain/campaigns/take-turn.ts';
import { takeTurns } from '../domain/campaigns/take-turns.ts';
import { queuedAheadMs, turnMessage } from '../domain/campaigns/turn-queue.ts';
import { openMailAccount } from '../domain/mail-account/open-mail-account.ts';
import { kmsVault } from '../providers/keys/kms-vault.ts';
import { configuredGoogle } from '../providers/mail/configured-google.ts';
import { sqsTurnQueue } from '../providers/mail/turn-queue.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { campaignSenderEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { count } from '../runtime/metrics.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(campaignSenderEnvironment);
const table = openTable(environment.TABLE_NAME);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);
const queue = sqsTurnQueue(environment.CAMPAIGN_QUEUE_URL);
const accounts = {
  connections: storedConnections(table),
  google: configuredGoogle(environment),
  vault: kmsVault(environment.TOKEN_KEY_ARN),
  now: () => new Date(),
};
const services: SenderServices = {
  store: sendingStore(table, hash),
  openMailbox: (userId) => openMailAccount(accounts, userId),
  hash,
  pace: {
    gapSeconds: environment.SENDING_GAP_SECONDS,
    firstDay: environment.SENDING_FIRST_DAY,
    growth: environment.SENDING_GROWTH,
    restSeconds: environment.SENDING_REST_SECONDS,
  },
  siteOrigin: environment.SITE_ORIGIN,
  now: () => new Date(),
  random: Math.random,
};

const event = z.object({ Records: z.array(z.object({ body: z.string() })).max(1) });

/**
 * Lets one campaign take its turns, which send at most one mail. A message that fails is delivered again, and at last goes to
 * the dead-letter queue. The sweep finds the campaign in any case.
 */
export const handler = step(event, async ({ Records }, { signal }) => {
  for (const { body } of Records) {
    const { user_id, campaign_id } = turnMessage.parse(JSON.parse(body));
    const owner = { userId: user_id, campaignId: campaign_id };
    const { did, next } = await takeTurns(services, owner, signal);
    log.info('a campaign took its turns', { user_id, campaign_id, did });
    if (did.includes('lost')) count('CampaignMailLost');
    const now = new Date();
    if (next !== null && next.getTime() - now.getTime() < queuedAheadMs) await queue.add(owner, next, now);
  }
});
