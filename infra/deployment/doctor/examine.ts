import { STSClient } from '@aws-sdk/client-sts';
import { content } from '../../../web/features/public-site/content.ts';
import { type EnvironmentConfig, environmentConfig } from '../../config.ts';
import { connectCloud, sentence } from '../cloud.ts';
import type { Place } from '../configuration.ts';
import { firewallRegion } from '../deployment.ts';
import { accountFindings } from './account-findings.ts';
import { alarmFindings } from './alarm-findings.ts';
import { configurationFindings } from './configuration-findings.ts';
import { domainFindings } from './domain-findings.ts';
import type { Finding } from './finding.ts';
import { firewallFindings } from './firewall-findings.ts';
import { mailFindings } from './mail-findings.ts';
import { providerFindings } from './provider-findings.ts';
import { secretFindings } from './secret-findings.ts';

/**
 * Checks an environment and its account. Each line is ok, or says what to do. Without credentials it only checks the
 * configuration.
 */
export async function examine(config: EnvironmentConfig): Promise<Finding[]> {
  const others = [environmentConfig('dev'), environmentConfig('prod')];
  const findings = configurationFindings(config, others, content.confirmed);
  const { place } = config;
  if (place === undefined) return findings;
  try {
    await adoptCredentials(place);
  } catch (error) {
    return [...findings, { about: 'AWS', state: 'unknown', says: `not asked: ${sentence(error)}` }];
  }
  const cloud = connectCloud(place);
  const asked = await Promise.all([
    accountFindings(config, place, cloud),
    secretFindings(config, place.region),
    domainFindings(config),
    firewallFindings(config, connectCloud({ region: firewallRegion })),
    mailFindings(config, place.region),
    providerFindings(config, process.env.STRIPE_API_URL),
    alarmFindings(config, place.region, cloud),
  ]);
  return [...findings, ...asked.flat()];
}

/**
 * Puts the credentials of a profile or role into the environment variables, where the product's own clients look.
 */
async function adoptCredentials({ region }: Place): Promise<void> {
  const { accessKeyId, secretAccessKey, sessionToken } = await new STSClient({ region }).config.credentials();
  process.env.AWS_REGION = region;
  process.env.AWS_ACCESS_KEY_ID = accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = secretAccessKey;
  if (sessionToken !== undefined) process.env.AWS_SESSION_TOKEN = sessionToken;
}
