import { createHmac } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import { readAtStart } from './at-start.ts';

/** Each call gets at most two attempts of 3 s. */
function openSecrets(): SecretsManagerClient {
  return new SecretsManagerClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
}

/** Reads a secret by its name or ARN. Throws if it cannot be read or has no text. */
async function readSecret(id: string): Promise<string> {
  const { SecretString } = await openSecrets().send(new GetSecretValueCommand({ SecretId: id }));
  if (SecretString === undefined || SecretString === '') throw new Error('The secret holds no text');
  return SecretString;
}

interface CachedSecret {
  /** How long it is cached while the container is warm, in milliseconds, if it may change. */
  readonly forMs?: number;
  /** Whether the operator may create it later. Until then each use throws. */
  readonly mayBeMissing?: boolean;
}

/** A secret that is read when the Lambda starts, and at its first use anywhere else. */
export function cachedSecret(
  id: string,
  { forMs = Number.POSITIVE_INFINITY, mayBeMissing = false }: CachedSecret = {},
): () => Promise<string> {
  let secret: Promise<string> | undefined;
  let readAt = 0;
  const read = () => {
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
  readAtStart(() =>
    read().catch((error: unknown) => {
      const isMissing = error instanceof Error && error.name === 'ResourceNotFoundException';
      if (!(isMissing && mayBeMissing)) throw error;
    }),
  );
  return read;
}

/** Adds a line at the top of a secret. */
export async function addSecretLine(id: string, line: string): Promise<void> {
  const SecretString = `${line}\n${await readSecret(id)}`;
  await openSecrets().send(new PutSecretValueCommand({ SecretId: id, SecretString }));
}

/** HMAC-SHA-256 with a key from Secrets Manager. */
export function keyedHash(secretArn: string): KeyedHash {
  const key = cachedSecret(secretArn);
  return async (text) => {
    return createHmac('sha256', await key())
      .update(text)
      .digest('base64url');
  };
}
