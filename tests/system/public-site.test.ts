import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, newPerson } from './stack/person.ts';
import { type Product, startProduct, until } from './stack/product.ts';
import { searched } from './stack/small-web.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  callApi(product.url, 'POST', path, headers, body);

describe('the contact form', () => {
  const message = {
    name: 'Ada\r\nBcc: all@mail.example',
    email: 'ada@visitor.example',
    subject: 'sales',
    message: 'Do you broker names as well?\n\nGrüße',
  };

  it('mails the operator what a visitor wrote, to be answered to the visitor', async () => {
    expect(await post('/api/contact', message)).toEqual({ status: 200, body: { received: true } });
    await until('the mail is there', () => product.stack.inbox.list().length > 0);
    const [mail] = product.stack.inbox.list();
    expect(mail).toMatchObject({ to: 'operator@buyerscope.example', subject: 'Contact form: sales' });
    for (const line of ['ada@visitor.example', 'Do you broker names as well?', 'Grüße']) {
      expect(mail?.text).toContain(line);
    }
  });

  it('takes five messages of one viewer within an hour, and no more, whatever headers say', async () => {
    const answers = [];
    for (let count = 2; count <= 7; count += 1) {
      answers.push(await post('/api/contact', message, { 'x-forwarded-for': `203.0.113.${count}` }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.body).toEqual({
      code: 'too_many_requests',
      message: 'You have sent this too often within the last hour. Please try again later.',
    });
  });
});

describe('removing my data', () => {
  it('keeps somebody who objected out of what is found from then on', async () => {
    const seller = await newPerson(product.url);
    const contactsOf = async (domain: string) => {
      const sessionId = await seller.search(domain, 2);
      await seller.ended(sessionId);
      return JSON.stringify(await seller.leads(sessionId));
    };
    const before = await contactsOf(searched);
    const found =
      /\b(\w+@(?!hello)\w+\.example)\b/.exec(before.replaceAll(/hello@\w+\.example/g, ''))?.[1] ?? '';
    expect(found).not.toBe('');

    for (const email of [found.toUpperCase(), found]) {
      expect(await post('/api/remove-my-data', { email })).toEqual({ status: 200, body: { removed: true } });
    }
    const after = await contactsOf(searched);
    expect(after).not.toContain(found);
    expect(after).toContain('"on_request":1');
  });

  it('says what is no address, and stores none in clear', async () => {
    expect(await post('/api/remove-my-data', { email: 'nobody' })).toEqual({
      status: 400,
      body: { code: 'invalid_input', message: 'Enter a valid email address', field: 'email' },
    });
  });
});
