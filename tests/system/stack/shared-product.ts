import { afterAll, test } from 'vitest';
import { type Product, startProduct } from './product.ts';

/** Starts with the first file that uses it, and stops with the process that runs the files. */
const it = test
  .extend('withoutOptions', { scope: 'worker' }, {})
  .extend('product', { scope: 'worker' }, async ({ withoutOptions: options }, { onCleanup }) => {
    const product = await startProduct(options);
    onCleanup(() => product.stop());
    return product;
  });

/**
 * Gives a file of tests, before its own `beforeAll`, the product of all files that its process runs, one after the
 * other: nobody else uses it at the same time. What other files left is still there, so a file has users of its own,
 * and leaves only what belongs to them. Fails if a function lacked a permission for what the file did.
 */
export function sharedProduct(receive: (product: Product) => void): void {
  let product: Product;
  let denied: number;

  it.beforeAll(({ product: given }) => {
    product = given;
    denied = given.denials().length;
    receive(given);
  });

  afterAll(() => {
    const denials = product?.denials().slice(denied) ?? [];
    if (denials.length > 0) throw new Error(`Missing permissions:\n${denials.join('\n')}`);
  });
}
