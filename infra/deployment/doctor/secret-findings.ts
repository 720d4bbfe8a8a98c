import {
  DescribeSecretCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { EnvironmentConfig } from '../../config.ts';
import { type Finding, look, ok, toDo } from './finding.ts';

/** The secrets that an environment names, and their purposes. */
function namedSecrets({ payments, gmail, languageModel, companySources }: EnvironmentConfig) {
  const modelKey = languageModel?.provider === 'openai-compatible' ? languageModel.keySecret : undefined;
  const names: [string | undefined, string][] = [
    [payments.keySecret, "Stripe's API key"],
    [payments.webhookSecret, "what Stripe signs its webhook's deliveries with"],
    [gmail?.clientSecretName, "the secret of the product's client at Google"],
    [modelKey, "the language model's key"],
    [companySources.braveSearchKeySecret, "the key of Brave's search API"],
  ];
  return names.flatMap(([name, use]) => (name === undefined ? [] : [{ name, use }]));
}

/** Checks whether each secret exists and has a value. No value is read. */
export async function secretFindings(config: EnvironmentConfig, region: string): Promise<Finding[]> {
  const client = new SecretsManagerClient({ region });
  const findings = await Promise.all(
    namedSecrets(config).map(({ name, use }) =>
      look(`secret ${name}`, async () => {
        const make = `aws secretsmanager create-secret --region ${region} --name ${name} --secret-string <${use}>`;
        try {
          const secret = await client.send(new DescribeSecretCommand({ SecretId: name }));
          if (secret.DeletedDate !== undefined) {
            return [
              toDo(
                `secret ${name}`,
                `is being deleted: aws secretsmanager restore-secret --secret-id ${name}`,
              ),
            ];
          }
          const holdsValue = Object.keys(secret.VersionIdsToStages ?? {}).length > 0;
          return [holdsValue ? ok(`secret ${name}`, use) : toDo(`secret ${name}`, `is empty: put in ${use}`)];
        } catch (error) {
          if (error instanceof ResourceNotFoundException)
            return [toDo(`secret ${name}`, `is not there: ${make}`)];
          throw error;
        }
      }),
    ),
  );
  return findings.flat();
}
