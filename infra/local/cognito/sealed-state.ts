import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { Pool } from './pool.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what the client holds between two calls of a sign-in, so that a restart between them loses nothing; in base64. */
export function seal(pool: Pool, state: object): string {
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, pool.keys.secret, iv);
  const sealed = Buffer.concat([encryption.update(JSON.stringify(state)), encryption.final()]);
  return Buffer.concat([iv, encryption.getAuthTag(), sealed]).toString('base64');
}

/** The state in a block that this pool sealed; undefined if it sealed no such block, or a state of another kind. */
export function unseal<State>(pool: Pool, schema: z.ZodType<State>, block: Buffer): State | undefined {
  if (block.length <= ivBytes + tagBytes) return undefined;
  const decryption = createDecipheriv(cipher, pool.keys.secret, block.subarray(0, ivBytes));
  decryption.setAuthTag(block.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const json = Buffer.concat([decryption.update(block.subarray(ivBytes + tagBytes)), decryption.final()]);
    return schema.safeParse(JSON.parse(json.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
