import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import type { EnvironmentConfig } from '../../config.ts';
import { domainOf } from '../configuration.ts';
import { type Finding, look, ok, toDo } from './finding.ts';

/** Checks whether SES can send for the sender's domain, and to whom. */
export async function mailFindings(config: EnvironmentConfig, region: string): Promise<Finding[]> {
  const client = new SESv2Client({ region });
  const domain = domainOf(config.mailSender);
  const findings = await Promise.all([
    look('sender', async () => {
      try {
        const identity = await client.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
        if (identity.VerifiedForSendingStatus === true) {
          if (config.accountMailBySes) return [ok('sender', `${domain} is verified`)];
          return [
            toDo('sender', `${domain} is verified: set accountMailBySes, or Cognito sends 50 codes a day`),
          ];
        }
        const records = (identity.DkimAttributes?.Tokens ?? []).map(
          (token) => `${token}._domainkey.${domain} CNAME ${token}.dkim.amazonses.com`,
        );
        return [toDo('sender', `${domain} is not verified; add to its DNS: ${records.join(', ')}`)];
      } catch (error) {
        if (error instanceof NotFoundException)
          return [toDo('sender', `SES does not know ${domain} yet; deploying adds it`)];
        throw error;
      }
    }),
    look('sandbox', async () => {
      const account = await client.send(new GetAccountCommand({}));
      if (account.SendingEnabled === false) {
        return [toDo('sandbox', `SES has paused sending (${account.EnforcementStatus}): see its console`)];
      }
      if (account.ProductionAccessEnabled === true) {
        return [ok('sandbox', `left; ${account.SendQuota?.Max24HourSend ?? 0} mails in 24 hours`)];
      }
      return [
        toDo(
          'sandbox',
          `SES sends to verified addresses alone, 200 mails a day, and ${config.operatorAddress} has to be verified too: ` +
            'request production access in its console',
        ),
      ];
    }),
  ]);
  return findings.flat();
}
