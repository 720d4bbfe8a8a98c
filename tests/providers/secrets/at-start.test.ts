import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFake, type Wire } from '../fake-service.ts';

const refusal = (type: string): Wire => ({
  status: 400,
  body: JSON.stringify({ __type: type, message: '' }),
});
const text = (SecretString: string): Wire => ({ status: 200, body: JSON.stringify({ SecretString }) });

beforeEach(() => {
  // Each test is a new start.
  vi.resetModules();
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'one');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Starts a Lambda with one secret, which Secrets Manager answers so. */
async function start(answer: Wire | 'unreachable', options: { mayBeMissing?: boolean } = {}) {
  const fake = await startFake(() => (answer === 'unreachable' ? text('') : answer));
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', answer === 'unreachable' ? 'http://127.0.0.1:1' : fake.url);
  const { cachedSecret } = await import('../../../functions/providers/secrets/secrets-manager.ts');
  const { startWithSecrets } = await import('../../../functions/providers/secrets/at-start.ts');
  const read = cachedSecret('the-secret', options);
  return { started: startWithSecrets(), read, asked: fake.asked };
}

describe('a Lambda', () => {
  it('starts with its secret, which the first call does not read again', async () => {
    const { started, read, asked } = await start(text('known'));
    await started;
    expect(await read()).toBe('known');
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Wire | 'unreachable', string | RegExp]>([
    ['does not exist', refusal('ResourceNotFoundException'), 'ResourceNotFoundException'],
    ['may not be read', refusal('AccessDeniedException'), 'AccessDeniedException'],
    ['cannot be decrypted', refusal('DecryptionFailure'), 'DecryptionFailure'],
    ['is marked as deleted', refusal('InvalidRequestException'), 'InvalidRequestException'],
    ['has no text', text(''), 'Error'],
    ['cannot be reached', 'unreachable', /./],
  ])('does not start while its secret %s', async (_, answer, name) => {
    const { started } = await start(answer);
    await expect(started).rejects.toMatchObject({ name: expect.stringMatching(name) });
  });

  it('starts without a secret that an operator may store later', async () => {
    const { started, read } = await start(refusal('ResourceNotFoundException'), { mayBeMissing: true });
    await started;
    await expect(read()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('does not start if it may not read such a secret', async () => {
    const { started } = await start(refusal('AccessDeniedException'), { mayBeMissing: true });
    await expect(started).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});

it('a bundle that is loaded outside of Lambda reads no secret', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', undefined);
  const { started, asked } = await start(refusal('AccessDeniedException'));
  await started;
  expect(asked).toEqual([]);
});
