import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { AwsError, type AwsOperations } from '../http/aws-endpoint.ts';
import { StartError } from '../machine/start-error.ts';
import type { Store } from '../machine/store.ts';
import type { Resource } from '../template/template.ts';

const collection = 'kms-keys';
const algorithm = 'aes-256-gcm';
const bytes = { key: 32, iv: 12, tag: 16, id: 36 };
const maxPlaintextBytes = 4096;

const keyProperties = z.looseObject({
  KeySpec: z.literal('SYMMETRIC_DEFAULT').default('SYMMETRIC_DEFAULT'),
  KeyUsage: z.literal('ENCRYPT_DECRYPT').default('ENCRYPT_DECRYPT'),
});
const aliasProperties = z.looseObject({ AliasName: z.string(), TargetKeyId: z.string() });

const base64 = z.base64().transform((text) => Buffer.from(text, 'base64'));
const context = z.record(z.string(), z.string()).default({});
const encryptInput = z.looseObject({ KeyId: z.string(), Plaintext: base64, EncryptionContext: context });
const decryptInput = z.looseObject({
  KeyId: z.string().optional(),
  CiphertextBlob: base64,
  EncryptionContext: context,
});
const dataKeyInput = z.looseObject({
  KeyId: z.string(),
  KeySpec: z.enum(['AES_256', 'AES_128']).optional(),
  NumberOfBytes: z.number().int().min(1).max(1024).optional(),
  EncryptionContext: context,
});

/** A symmetric key of the template; its material never leaves the store. */
interface Key {
  id: string;
  arn: string;
  names: string[];
  material: Buffer;
}

/**
 * KMS's Encrypt, Decrypt and GenerateDataKey with the symmetric keys of the template, whose material is generated at
 * the first start and stored. Decryption needs the same context as encryption.
 * @see https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html
 */
export function kmsService(resources: Resource[], store: Store): AwsOperations {
  const aliases = resources
    .filter(({ type }) => type === 'AWS::KMS::Alias')
    .map(({ properties }) => aliasProperties.parse(properties));
  const keys = resources
    .filter(({ type }) => type === 'AWS::KMS::Key')
    .map(({ logicalId, id, attributes, properties }): Key => {
      if (!keyProperties.safeParse(properties).success) {
        throw new StartError(`Key "${logicalId}" is not symmetric; it cannot be used locally.`);
      }
      const arn = attributes.Arn ?? id;
      const own = aliases.filter(({ TargetKeyId }) => [id, arn].includes(TargetKeyId));
      const names = own.flatMap(({ AliasName }) => [AliasName, arn.replace(`key/${id}`, AliasName)]);
      return { id, arn, names: [id, arn, ...names], material: materialOf(id, store) };
    });

  function find(name: string): Key {
    const key = keys.find(({ names }) => names.includes(name));
    if (!key) throw new AwsError('NotFoundException', `Key '${name}' does not exist`);
    return key;
  }

  return async (operation, input) => {
    switch (operation) {
      case 'Encrypt': {
        const { KeyId, Plaintext, EncryptionContext } = encryptInput.parse(input);
        const key = find(KeyId);
        if (Plaintext.length === 0 || Plaintext.length > maxPlaintextBytes) {
          throw new AwsError('ValidationException', `Plaintext has 1 to ${maxPlaintextBytes} bytes.`);
        }
        const CiphertextBlob = seal(key, Plaintext, EncryptionContext);
        return { KeyId: key.arn, CiphertextBlob, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
      }
      case 'Decrypt': {
        const { KeyId, CiphertextBlob, EncryptionContext } = decryptInput.parse(input);
        const key = keys.find(({ id }) => id === CiphertextBlob.toString('latin1', 0, bytes.id));
        if (KeyId !== undefined && key && find(KeyId) !== key) {
          throw new AwsError('IncorrectKeyException', 'The key ID in the request does not identify the key.');
        }
        const Plaintext = key && open(key, CiphertextBlob, EncryptionContext);
        if (!Plaintext) throw new AwsError('InvalidCiphertextException', '');
        return {
          KeyId: key.arn,
          Plaintext: Plaintext.toString('base64'),
          EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
        };
      }
      case 'GenerateDataKey': {
        const { KeyId, KeySpec, NumberOfBytes, EncryptionContext } = dataKeyInput.parse(input);
        const key = find(KeyId);
        if ((KeySpec === undefined) === (NumberOfBytes === undefined)) {
          throw new AwsError('ValidationException', 'Name either KeySpec or NumberOfBytes.');
        }
        const plaintext = randomBytes(NumberOfBytes ?? (KeySpec === 'AES_128' ? 16 : 32));
        const CiphertextBlob = seal(key, plaintext, EncryptionContext);
        return { KeyId: key.arn, Plaintext: plaintext.toString('base64'), CiphertextBlob };
      }
    }
    return null;
  };
}

function materialOf(id: string, store: Store): Buffer {
  const stored = z.string().safeParse(store.get(collection, id)).data;
  if (stored !== undefined) return Buffer.from(stored, 'base64');
  const made = randomBytes(bytes.key);
  store.put(collection, id, made.toString('base64'));
  return made;
}

/** The key's id, then the text encrypted with key and context. */
function seal(key: Key, plaintext: Buffer, encryptionContext: Record<string, string>): string {
  const iv = randomBytes(bytes.iv);
  const cipher = createCipheriv(algorithm, key.material, iv).setAAD(authenticated(key, encryptionContext));
  const sealed = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([Buffer.from(key.id, 'latin1'), iv, cipher.getAuthTag(), sealed]).toString('base64');
}

function open(key: Key, blob: Buffer, encryptionContext: Record<string, string>): Buffer | null {
  const [iv, tag] = [bytes.id + bytes.iv, bytes.id + bytes.iv + bytes.tag];
  try {
    const decipher = createDecipheriv(algorithm, key.material, blob.subarray(bytes.id, iv))
      .setAAD(authenticated(key, encryptionContext))
      .setAuthTag(blob.subarray(iv, tag));
    return Buffer.concat([decipher.update(blob.subarray(tag)), decipher.final()]);
  } catch {
    // A different context, or changed bytes: KMS does not say which.
    return null;
  }
}

/** The context in canonical order, together with its key. */
function authenticated(key: Key, encryptionContext: Record<string, string>): Buffer {
  const pairs = Object.entries(encryptionContext).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(JSON.stringify([key.id, pairs]));
}
