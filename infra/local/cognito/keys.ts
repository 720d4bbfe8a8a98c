import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Store } from '../machine/store.ts';

/** The keys of one pool. `secret` (32 bytes) seals the state of sign-ins and hides which users exist. */
export interface Keys {
  signingKey: KeyObject;
  publicJwk: { kid: string; alg: 'RS256'; kty: 'RSA'; use: 'sig'; n: string; e: string };
  secret: Buffer;
}

const collection = 'cognito-keys';
const key = 'pool';
const modulusBits = 2048;

const storedKeys = z.object({
  userPoolId: z.string(),
  signingKey: z.looseObject({ n: z.string(), e: z.string() }),
  secret: z.string(),
});

/**
 * Reads the pool's keys from the store, or creates them at the first start. Throws if the store contains the users
 * of another pool: their password verifiers contain its id, so nobody could sign in.
 */
export function loadKeys(store: Store, userPoolId: string): Keys {
  const found = store.get(collection, key);
  const keys = storedKeys.parse(found ?? createKeys(userPoolId));
  if (keys.userPoolId !== userPoolId) {
    throw new Error(`The stored users belong to user pool ${keys.userPoolId}, not to ${userPoolId}`);
  }
  if (found === undefined) store.put(collection, key, keys);
  const { n, e } = keys.signingKey;
  const kid = createHash('sha256').update(n).digest('base64');
  return {
    signingKey: createPrivateKey({ key: keys.signingKey, format: 'jwk' }),
    publicJwk: { kid, alg: 'RS256', kty: 'RSA', use: 'sig', n, e },
    secret: Buffer.from(keys.secret, 'base64'),
  };
}

function createKeys(userPoolId: string): unknown {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: modulusBits });
  return {
    userPoolId,
    signingKey: privateKey.export({ format: 'jwk' }),
    secret: randomBytes(32).toString('base64'),
  };
}
