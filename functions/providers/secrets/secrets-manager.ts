import { createHmac } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { KeyedHash } from '../../domain/privacy/keyed-hash.ts';

/** At most two tries of 3 s for each call. */
function openSecrets(): SecretsManagerClient {
  return new SecretsManagerClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
}

/** Reads a secret by its name or ARN. Throws when it cannot be read or holds no text. */
async function readSecret(id: string): Promise<string> {
  const { SecretString } = await openSecrets().send(new GetSecretValueCommand({ SecretId: id }));
  if (SecretString === undefined || SecretString === '') throw new Error('The secret holds no text');
  return SecretString;
}

/** A secret that is read at first use and kept while the container is warm, for at most `forMs` where it may change. */
export function keptSecret(id: string, forMs = Number.POSITIVE_INFINITY): () => Promise<string> {
  let secret: Promise<string> | undefined;
  let readAt = 0;
  return () => {
    if (performance.now() - readAt > forMs) secret = undefined;
    if (secret === undefined) {
      readAt = performance.now();
      secret = readSecret(id).catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
    }
    return secret;
  };
}

/** Puts a line before the others of a secret. */
export async function addSecretLine(id: string, line: string): Promise<void> {
  const SecretString = `${line}\n${await readSecret(id)}`;
  await openSecrets().send(new PutSecretValueCommand({ SecretId: id, SecretString }));
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
