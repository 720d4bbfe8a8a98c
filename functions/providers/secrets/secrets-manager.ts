import { createHmac } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { KeyedHash } from '../../domain/privacy/keyed-hash.ts';

/** Reads a secret by its ARN; at most two tries of 3 s. Throws when it cannot be read or holds no text. */
async function readSecret(arn: string): Promise<string> {
  const client = new SecretsManagerClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
  if (SecretString === undefined || SecretString === '') throw new Error('The secret holds no text');
  return SecretString;
}

/** HMAC-SHA-256 under a key from Secrets Manager, which is read at first use and kept while the container is warm. */
export function keyedHash(secretArn: string): KeyedHash {
  let key: Promise<string> | undefined;
  return async (text) => {
    key ??= readSecret(secretArn).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return createHmac('sha256', await key)
      .update(text)
      .digest('base64url');
  };
}
