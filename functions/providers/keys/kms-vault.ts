import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import {
  DecryptCommand,
  GenerateDataKeyCommand,
  InvalidCiphertextException,
  KMSClient,
} from '@aws-sdk/client-kms';
import * as z from 'zod';
import type { Vault } from '../../domain/mail-account/connection.ts';

const algorithm = 'aes-256-gcm';
const bytes = { iv: 12, tag: 16 };

/**
 * What is stored: the data key as KMS encrypted it, and the initialization vector, tag and text sealed with
 * that key.
 */
const envelope = z.object({ key: z.base64(), sealed: z.base64() });

/**
 * Envelope encryption: each text has its own data key. The user's id is the encryption context, so KMS
 * decrypts the key for that user only.
 * https://docs.aws.amazon.com/kms/latest/developerguide/encrypt_context.html Each call times out after 3 s.
 * Throws when KMS does not answer.
 */
export function kmsVault(keyArn: string): Vault {
  const client = new KMSClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });

  async function dataKey(userId: string, key: Uint8Array): Promise<Uint8Array | null> {
    const EncryptionContext = { user_id: userId };
    try {
      const { Plaintext } = await client.send(
        new DecryptCommand({ KeyId: keyArn, CiphertextBlob: key, EncryptionContext }),
      );
      return Plaintext ?? null;
    } catch (error) {
      if (error instanceof InvalidCiphertextException) return null;
      throw error;
    }
  }

  return {
    async seal(userId, text) {
      const { Plaintext, CiphertextBlob } = await client.send(
        new GenerateDataKeyCommand({
          KeyId: keyArn,
          KeySpec: 'AES_256',
          EncryptionContext: { user_id: userId },
        }),
      );
      if (Plaintext === undefined || CiphertextBlob === undefined) throw new Error('KMS gave no data key');
      const iv = randomBytes(bytes.iv);
      const cipher = createCipheriv(algorithm, Plaintext, iv).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return JSON.stringify({
        key: Buffer.from(CiphertextBlob).toString('base64'),
        sealed: Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64'),
      });
    },

    async open(userId, stored) {
      const { key, sealed } = envelope.parse(JSON.parse(stored));
      const plainKey = await dataKey(userId, Buffer.from(key, 'base64'));
      if (plainKey === null) return null;
      const whole = Buffer.from(sealed, 'base64');
      const [tagAt, textAt] = [bytes.iv, bytes.iv + bytes.tag];
      const decipher = createDecipheriv(algorithm, plainKey, whole.subarray(0, tagAt))
        .setAAD(Buffer.from(userId))
        .setAuthTag(whole.subarray(tagAt, textAt));
      try {
        return Buffer.concat([decipher.update(whole.subarray(textAt)), decipher.final()]).toString('utf8');
      } catch {
        // The tag does not match: these are not the bytes that were sealed.
        return null;
      }
    },
  };
}
