import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from './stack/product.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct({ environment: { GOOGLE_CLIENT_SECRET_NAME: 'not-there' } });
});

afterAll(async () => {
  await expect(product.stop()).rejects.toThrow('may not secretsmanager:GetSecretValue on not-there');
});

it('a function whose secret cannot be read fails at its start, and at the next event again', async () => {
  const { id } = product.stack.find('AWS::Lambda::Function', 'ApiMailAccounts');
  for (const _ of ['first', 'second']) {
    // Its code would answer what it does not understand.
    expect(await product.stack.lambda.invoke(id, {})).toMatchObject({
      error: { errorType: 'AccessDeniedException' },
    });
  }
});

it('other functions start', async () => {
  const { id } = product.stack.find('AWS::Lambda::Function', 'ApiUnsubscribe');
  expect(await product.stack.lambda.invoke(id, {})).toHaveProperty('payload');
});
