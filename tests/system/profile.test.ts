import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { userProfile } from '../../shared/model/account/profile.ts';
import { signatureFromProfile } from '../../shared/text/mail/signature.ts';
import { newPerson, type Person } from './stack/person.ts';
import type { Product } from './stack/product.ts';
import { sharedProduct } from './stack/shared-product.ts';

let product: Product;
let person: Person;

sharedProduct((given) => {
  product = given;
});

beforeAll(async () => {
  person = await newPerson(product.url);
});

const profile = async () => userProfile.parse((await person.call('GET', '/api/profile')).body);

describe('a profile over the API', () => {
  it('is changed as it was read, trimmed, and refuses a lost update', async () => {
    const { updated_at } = await profile();
    const change = { name: '  Ada Marlow ', company: 'Northstar Names', updated_at };
    const { body } = await person.call('PATCH', '/api/profile', change);
    expect(body).toMatchObject({ name: 'Ada Marlow', email: person.email });
    expect(signatureFromProfile(await profile())).toBe(`Ada Marlow\nNorthstar Names\n${person.email}`);
    expect(await person.call('PATCH', '/api/profile', { name: 'Ada Byron', updated_at })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await person.call('PATCH', '/api/profile', { email: 'x@y.example', updated_at })).toMatchObject({
      status: 400,
      body: { field: 'email' },
    });
  });

  it("is created from the account if the sign-up's trigger did not run", async () => {
    const { table } = product;
    const Key = { pk: `USER#${person.userId}`, sk: 'PROFILE' };
    await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
    expect(await profile()).toMatchObject({ user_id: person.userId, email: person.email, name: '' });
  });
});
