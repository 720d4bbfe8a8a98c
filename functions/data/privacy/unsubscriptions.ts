import { employed } from '../../domain/campaigns/campaign-mail.ts';
import type { Unsubscriptions } from '../../domain/privacy/unsubscribe.ts';
import { notBeingDeleted } from '../account/tombstones.ts';
import { getRecipient } from '../campaigns/campaign-recipients.ts';
import { getCampaign } from '../campaigns/campaigns.ts';
import { mailAct, moveWhereAllHold } from '../outreach/deals.ts';
import { getLogged } from '../outreach/outreach-log.ts';
import { getQueued } from '../outreach/outreach-queue.ts';
import type { Table } from '../table.ts';
import { accountOfSeller } from './seller-accounts.ts';
import { suppress } from './suppressions.ts';
import { readUnsubscribeToken } from './unsubscribe-tokens.ts';

/** Links to unsubscribe in the table, and what their use changes. */
export function unsubscriptions(table: Table): Unsubscriptions {
  return {
    linked: (token) => readUnsubscribeToken(table, token),
    suppress: (people, reason, now) => suppress(table, people, reason, now),
    async moveDeal({ seller, messageId }, now) {
      const userId = await accountOfSeller(table, seller);
      const mail = userId === null || messageId === null ? null : await mailOf(table, userId, messageId);
      if (userId === null || mail === null) return;
      const act = mailAct('unsubscribed', mail, now.toISOString());
      await moveWhereAllHold(table, userId, act, [notBeingDeleted(table, userId)]);
    },
  };
}

/** Whom a mail is to, and the domain that it offers. Returns null if it is no longer stored. */
async function mailOf(table: Table, userId: string, messageId: string) {
  const [campaignId = '', digest] = messageId.split('.');
  if (digest === undefined) {
    return (await getLogged(table, userId, messageId)) ?? (await getQueued(table, userId, messageId));
  }
  const [campaign, recipient] = await Promise.all([
    getCampaign(table, { userId, campaignId }),
    getRecipient(table, userId, `${campaignId}.${digest}`),
  ]);
  if (campaign === null || recipient === null) return null;
  return { ...employed(recipient), company: recipient.company, domain: campaign.domain };
}
