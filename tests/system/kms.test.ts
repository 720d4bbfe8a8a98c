import {
  DecryptCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  IncorrectKeyException,
  InvalidCiphertextException,
  KMSClient,
  NotFoundException,
} from '@aws-sdk/client-kms';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { jsonService, startAwsEndpoint } from '../../infra/local/http/aws-endpoint.ts';
import { openStore, type Store } from '../../infra/local/machine/store.ts';
import { kmsService } from '../../infra/local/services/kms.ts';
import { identify } from '../../infra/local/template/registry.ts';
import { resolveResources } from '../../infra/local/template/template.ts';
import { clientSettings } from './aws-client.ts';

const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const place = { account: '000000000000', region: 'us-east-1', stackName: 'shop' };
const template = {
  Resources: {
    Tokens: { Type: 'AWS::KMS::Key', Properties: { EnableKeyRotation: true } },
    Others: { Type: 'AWS::KMS::Key', Properties: {} },
    Name: {
      Type: 'AWS::KMS::Alias',
      Properties: { AliasName: 'alias/tokens', TargetKeyId: { 'Fn::GetAtt': ['Tokens', 'Arn'] } },
    },
  },
};
const alias = 'alias/tokens';

function newStore(): Store {
  const store = openStore(':memory:');
  stops.push(() => store.close());
  return store;
}

/** The keys of the template, used with the real SDK. */
async function start(store = newStore()) {
  const { resources } = resolveResources({ place, template }, identify);
  const endpoint = await startAwsEndpoint({ kms: jsonService(kmsService(resources, store)) });
  const sdk = new KMSClient(clientSettings(endpoint.url));
  stops.push(
    () => endpoint.stop(),
    () => sdk.destroy(),
  );
  return {
    sdk,
    keys: resources.filter(({ type }) => type === 'AWS::KMS::Key'),
    encrypt: async (text: string, EncryptionContext: Record<string, string>, KeyId = alias) =>
      (await sdk.send(new EncryptCommand({ KeyId, Plaintext: Buffer.from(text), EncryptionContext })))
        .CiphertextBlob,
    async decrypt(
      CiphertextBlob: Uint8Array | undefined,
      EncryptionContext: Record<string, string>,
      KeyId?: string,
    ) {
      const { Plaintext } = await sdk.send(
        new DecryptCommand({ CiphertextBlob, EncryptionContext, ...(KeyId && { KeyId }) }),
      );
      return Buffer.from(Plaintext ?? []).toString();
    },
  };
}

test('a text encrypted with a context can only be decrypted with the same one, in any order', async () => {
  const { encrypt, decrypt } = await start();
  const blob = await encrypt('refresh-token', { user: 'u1', app: 'mail' });
  expect(Buffer.from(blob ?? []).toString('latin1')).not.toContain('refresh-token');
  expect(await decrypt(blob, { app: 'mail', user: 'u1' })).toBe('refresh-token');
  const others: Record<string, string>[] = [{ user: 'u2', app: 'mail' }, { user: 'u1' }, {}];
  for (const context of others) {
    await expect(decrypt(blob, context)).rejects.toBeInstanceOf(InvalidCiphertextException);
  }
});

test('a key is found by its id, its ARN and its aliases, and decrypts its own texts', async () => {
  const { encrypt, decrypt, keys } = await start();
  const [tokens, others] = keys;
  const arn = tokens?.attributes.Arn ?? '';
  const names = [tokens?.id ?? '', arn, alias, arn.replace(/key\/.*/, alias)];
  for (const name of names) {
    expect(await decrypt(await encrypt('x', {}, name), {}, alias), name).toBe('x');
  }
  const foreign = await encrypt('x', {}, others?.id);
  await expect(decrypt(foreign, {}, alias)).rejects.toBeInstanceOf(IncorrectKeyException);
  await expect(encrypt('x', {}, 'alias/none')).rejects.toBeInstanceOf(NotFoundException);
});

test('a data key is returned in plain text and encrypted', async () => {
  const { sdk, decrypt } = await start();
  const EncryptionContext = { user: 'u1' };
  const { Plaintext, CiphertextBlob } = await sdk.send(
    new GenerateDataKeyCommand({ KeyId: alias, KeySpec: 'AES_256', EncryptionContext }),
  );
  expect(Plaintext).toHaveLength(32);
  const { Plaintext: again } = await sdk.send(new DecryptCommand({ CiphertextBlob, EncryptionContext }));
  expect(again).toEqual(Plaintext);
  await expect(decrypt(CiphertextBlob, {})).rejects.toBeInstanceOf(InvalidCiphertextException);
  await expect(sdk.send(new GenerateDataKeyCommand({ KeyId: alias }))).rejects.toThrow(/KeySpec/);
});

test('a key stays the same across starts; another store has another key', async () => {
  const store = newStore();
  const blob = await (await start(store)).encrypt('kept', {});
  expect(await (await start(store)).decrypt(blob, {})).toBe('kept');
  await expect((await start()).decrypt(blob, {})).rejects.toBeInstanceOf(InvalidCiphertextException);
});

test('changed bytes cannot be decrypted', async () => {
  const { encrypt, decrypt } = await start();
  const blob = Buffer.from((await encrypt('secret', { user: 'u1' })) ?? []);
  await fc.assert(
    fc.asyncProperty(fc.nat(blob.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const changed = Buffer.from(blob);
      changed[at] = (changed[at] ?? 0) ^ change;
      await expect(decrypt(changed, { user: 'u1' })).rejects.toBeInstanceOf(InvalidCiphertextException);
    }),
    { numRuns: 40 },
  );
  await expect(decrypt(blob.subarray(0, 40), { user: 'u1' })).rejects.toBeInstanceOf(
    InvalidCiphertextException,
  );
});

test('a text of more than 4,096 bytes, and a key that is not symmetric, are refused', async () => {
  const { encrypt } = await start();
  await expect(encrypt('x'.repeat(4097), {})).rejects.toThrow(/4096/);
  const rsa = {
    logicalId: 'Sign',
    type: 'AWS::KMS::Key',
    id: 'k',
    attributes: {},
    properties: { KeySpec: 'RSA_2048' },
  };
  expect(() => kmsService([rsa], newStore())).toThrow(/"Sign"/);
});
