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

/** A secret that is read at first use and kept while the container is warm. */
export function keptSecret(id: string): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= readSecret(id).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
}

/** HMAC-SHA-256 under a key from Secrets Manager. */
export function keyedHash(secretArn: string): KeyedHash {
  const key = keptSecret(secretArn);
  return async (text) => {
    return createHmac('sha256', await key())
      .update(text)
      .digest('base64url');
  };
}
