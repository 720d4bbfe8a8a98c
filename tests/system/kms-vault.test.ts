import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { Vault } from '../../functions/domain/mail-account/connection.ts';
import { kmsVault } from '../../functions/providers/keys/kms-vault.ts';
import { jsonService, startAwsEndpoint } from '../../infra/local/http/aws-endpoint.ts';
import { openStore } from '../../infra/local/machine/store.ts';
import { kmsService } from '../../infra/local/services/kms.ts';
import { identify } from '../../infra/local/template/registry.ts';
import { resolveResources } from '../../infra/local/template/template.ts';
import { anyCharacter } from '../any-character.ts';

/* The vault with the keys of a template, called through the real SDK. */
const place = { account: '000000000000', region: 'us-east-1', stackName: 'shop' };
const template = { Resources: { Tokens: { Type: 'AWS::KMS::Key', Properties: {} } } };
const store = openStore(':memory:');
let endpoint: Awaited<ReturnType<typeof startAwsEndpoint>>;
let vault: Vault;

beforeAll(async () => {
  const { resources } = resolveResources({ place, template }, identify);
  endpoint = await startAwsEndpoint({ kms: jsonService(kmsService(resources, store)) });
  vi.stubEnv('AWS_ENDPOINT_URL_KMS', endpoint.url);
  vault = kmsVault(resources[0]?.attributes.Arn ?? '');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await endpoint.stop();
  store.close();
});

const envelope = z.object({ key: z.base64(), sealed: z.base64() });

test('what was sealed for a user can only be opened for that user', async () => {
  const texts = fc.tuple(fc.uuid(), fc.string({ unit: anyCharacter, maxLength: 200 }), fc.uuid());
  await fc.assert(
    fc.asyncProperty(texts, async ([userId, text, stranger]) => {
      fc.pre(userId !== stranger);
      const sealed = await vault.seal(userId, text);
      expect(await vault.open(userId, sealed)).toBe(Buffer.from(text).toString());
      expect(await vault.open(stranger, sealed)).toBeNull();
    }),
    { numRuns: 30 },
  );
});

test('sealed text is unreadable, and different each time', async () => {
  const [one, other] = [await vault.seal('ada', '1//refresh'), await vault.seal('ada', '1//refresh')];
  expect(one).not.toContain('1//refresh');
  expect(envelope.parse(JSON.parse(one)).key).not.toBe(envelope.parse(JSON.parse(other)).key);
});

test('a changed byte anywhere opens nothing, nor does the key of another text', async () => {
  const sealed = envelope.parse(JSON.parse(await vault.seal('ada', '1//refresh')));
  for (const part of ['key', 'sealed'] as const) {
    const bytes = Buffer.from(sealed[part], 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const stored = JSON.stringify({ ...sealed, [part]: changed.toString('base64') });
      expect(await vault.open('ada', stored), `${part} at ${at}`).toBeNull();
    }
  }
  const { key } = envelope.parse(JSON.parse(await vault.seal('ada', 'another')));
  expect(await vault.open('ada', JSON.stringify({ ...sealed, key }))).toBeNull();
});
