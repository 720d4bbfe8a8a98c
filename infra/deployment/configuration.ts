import type { EnvironmentConfig } from '../config.ts';

/** A pinned account and region, as `npm run deploy` needs them. */
export type Place = NonNullable<EnvironmentConfig['place']>;

/**
 * What an environment's configuration lacks before it can be deployed, each as a sentence that says what to do.
 * Empty if it is complete. `others` are the environments that may be in the same account.
 */
export function configurationFaults(
  config: EnvironmentConfig,
  others: readonly EnvironmentConfig[],
): string[] {
  const { name, place, mailSender, operatorAddress, campaignWorkers } = config;
  const faults: string[] = [];
  const set = (field: string, to: string) => faults.push(`infra/config.ts: set ${field} of ${name} to ${to}`);
  if (place === undefined) {
    set('place', "your account and region, such as { account: '123456789012', region: 'eu-central-1' }");
  } else {
    if (!/^\d{12}$/.test(place.account))
      set('place.account', `an account id of 12 digits; it is ${place.account}`);
    if (!/^[a-z]{2}(-[a-z]+)+-\d$/.test(place.region)) {
      set('place.region', `a region such as eu-central-1; it is ${place.region}`);
    }
  }
  if (place !== undefined && !isWithinReach(config.languageModel, place.region)) {
    set(
      'languageModel',
      `a model or profile that ${place.region} has: its present profile is of another continent`,
    );
  }
  for (const [field, address] of Object.entries({ mailSender, operatorAddress })) {
    if (address.endsWith('.example')) set(field, `an address of your own; it is ${address}`);
  }
  if (!(campaignWorkers >= 2 && campaignWorkers <= 10)) {
    set('campaignWorkers', `a number from 2, the least that Lambda accepts, to 10; it is ${campaignWorkers}`);
  }
  for (const other of others) {
    if (other.name === name || domainOf(other.mailSender) !== domainOf(mailSender)) continue;
    set(
      'mailSender',
      `an address of another domain than that of ${other.name}: SES has a domain once in an account`,
    );
  }
  return faults;
}

/** The regions from which inference profiles of Bedrock can be called, by the prefix of their ids. */
const profileRegions: Readonly<Record<string, RegExp>> = {
  us: /^(us|ca)-/,
  eu: /^(eu|il)-/,
  apac: /^ap-/,
  jp: /^ap-northeast-/,
  au: /^ap-southeast-/,
};

/** https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-support.html */
function isWithinReach(model: EnvironmentConfig['languageModel'], region: string): boolean {
  if (model?.provider !== 'bedrock') return true;
  const [, continent = ''] = /^([a-z]+)\./.exec(model.modelId) ?? [];
  return profileRegions[continent]?.test(region) ?? true;
}

/** The domain of a mail address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
