import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterEach, expect, test } from 'vitest';
import { jsonService, startAwsEndpoint } from '../../infra/local/http/aws-endpoint.ts';
import { openStore, type Store } from '../../infra/local/machine/store.ts';
import { openSecrets, secretsService } from '../../infra/local/services/secrets.ts';
import type { Resource } from '../../infra/local/template/template.ts';
import { clientSettings } from './aws-client.ts';

const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:shop-Key-AbC123';

function secret(properties: Record<string, unknown>): Resource {
  return {
    logicalId: 'Key',
    type: 'AWS::SecretsManager::Secret',
    id: arn,
    attributes: { Name: 'shop-Key' },
    properties,
  };
}

function newStore(): Store {
  const store = openStore(':memory:');
  stops.push(() => store.close());
  return store;
}

/** The value of the secret as the real SDK reads it. */
async function reader(properties: Record<string, unknown>, store = newStore()) {
  const secrets = openSecrets([secret(properties)], store);
  const endpoint = await startAwsEndpoint({ secretsmanager: jsonService(secretsService(secrets)) });
  const sdk = new SecretsManagerClient(clientSettings(endpoint.url));
  stops.push(
    () => endpoint.stop(),
    () => sdk.destroy(),
  );
  return (SecretId = arn, more = {}) => sdk.send(new GetSecretValueCommand({ SecretId, ...more }));
}

test('a secret is found by its ARN, whole or without the end, and by its name', async () => {
  const read = await reader({ SecretString: 'sk_local' });
  for (const id of [arn, arn.replace(/-AbC123$/, ''), 'shop-Key']) {
    expect(await read(id), id).toMatchObject({ ARN: arn, Name: 'shop-Key', SecretString: 'sk_local' });
  }
  await expect(read('shop')).rejects.toBeInstanceOf(ResourceNotFoundException);
  await expect(read(arn, { VersionStage: 'AWSPREVIOUS' })).rejects.toBeInstanceOf(ResourceNotFoundException);
  const { VersionId, CreatedDate } = await read();
  expect(CreatedDate).toBeInstanceOf(Date);
  expect(await read(arn, { VersionId })).toMatchObject({ SecretString: 'sk_local' });
});

test('a generated secret is generated once, as specified', async () => {
  const store = newStore();
  const wanted = { PasswordLength: 40, ExcludePunctuation: true, ExcludeCharacters: 'aeiou' };
  const first = (await (await reader({ GenerateSecretString: wanted }, store))()).SecretString;
  expect(first).toMatch(/^[0-9A-Zb-df-hj-np-tv-z]{40}$/);
  expect((await (await reader({ GenerateSecretString: wanted }, store))()).SecretString).toBe(first);
  expect((await (await reader({ GenerateSecretString: wanted }))()).SecretString).not.toBe(first);
});

test('a generated secret may be one value of a JSON text', async () => {
  const read = await reader({
    GenerateSecretString: { SecretStringTemplate: '{"user":"ada"}', GenerateStringKey: 'password' },
  });
  expect(JSON.parse((await read()).SecretString ?? '')).toEqual({
    user: 'ada',
    password: expect.stringMatching(/^.{32}$/),
  });
});

test('a value given in the template replaces an earlier one', async () => {
  const store = newStore();
  const before = await (await reader({ SecretString: 'old' }, store))();
  const after = await (await reader({ SecretString: 'new' }, store))();
  expect(after.SecretString).toBe('new');
  expect(after.VersionId).not.toBe(before.VersionId);
});

test('placeholders for a secret in the template are filled in', () => {
  const value = JSON.stringify({ header: 'h-123', list: [1] });
  const secrets = openSecrets([secret({ SecretString: value })], newStore());
  const filled = (text: string) =>
    secrets.fill([{ ...secret({ deep: [{ text }] }), type: 'AWS::CloudFront::Distribution' }])[0]?.properties;
  expect(filled(`{{resolve:secretsmanager:${arn}:SecretString:header::}}`)).toEqual({
    deep: [{ text: 'h-123' }],
  });
  expect(filled('a {{resolve:secretsmanager:shop-Key}} b')).toEqual({ deep: [{ text: `a ${value} b` }] });
  expect(() => filled('{{resolve:secretsmanager:other:SecretString:::}}')).toThrow(/does not define/);
});

test('a secret without any value is refused with its name', () => {
  expect(() => openSecrets([secret({})], newStore())).toThrow(/"Key"/);
});

test('a secret that an operator creates manually is generated once, stored, and found by its name', async () => {
  const store = newStore();
  const open = (value: string) => openSecrets([], store, { 'shop/key': () => value });
  expect(open('first').find('shop/key')).toMatchObject({ value: 'first' });
  expect(open('second').find('shop/key')).toMatchObject({ value: 'first' });
});

test('a stored value is valid from then on, and after another start', async () => {
  const store = newStore();
  const secrets = openSecrets([], store, { 'shop/key': () => 'old' });
  const endpoint = await startAwsEndpoint({ secretsmanager: jsonService(secretsService(secrets)) });
  const sdk = new SecretsManagerClient(clientSettings(endpoint.url));
  stops.push(
    () => endpoint.stop(),
    () => sdk.destroy(),
  );
  const SecretId = 'shop/key';
  const { VersionId } = await sdk.send(new PutSecretValueCommand({ SecretId, SecretString: 'new' }));
  expect(await sdk.send(new GetSecretValueCommand({ SecretId }))).toMatchObject({
    SecretString: 'new',
    VersionId,
  });
  expect(openSecrets([], store, { 'shop/key': () => 'other' }).find(SecretId)?.value).toBe('new');
  await expect(
    sdk.send(new PutSecretValueCommand({ SecretId: 'none', SecretString: 'x' })),
  ).rejects.toBeInstanceOf(ResourceNotFoundException);
});
