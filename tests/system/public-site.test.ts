import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalsToWrite } from '../../functions/data/privacy/suppressions.ts';
import { mintUnsubscribeToken } from '../../functions/data/privacy/unsubscribe-tokens.ts';
import { unsubscribeUrl } from '../../shared/contract/visitors/unsubscribe.ts';
import { callApi, newPerson } from './stack/person.ts';
import { invoke, type Product, startProduct, until } from './stack/product.ts';
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

  it("mails the operator a visitor's message, with the visitor as the reply address", async () => {
    expect(await post('/api/contact', message)).toEqual({ status: 200, body: { received: true } });
    await until('the mail is there', () => product.stack.inbox.list().length > 0);
    const [mail] = product.stack.inbox.list();
    expect(mail).toMatchObject({ to: 'operator@buyerscope.example', subject: 'Contact form: sales' });
    for (const line of ['ada@visitor.example', 'Do you broker names as well?', 'Grüße']) {
      expect(mail?.text).toContain(line);
    }
  });

  it('accepts five messages of one viewer within an hour, whatever headers say', async () => {
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
  it('leaves out somebody whose objection is confirmed by mail, and removes them from earlier searches', async () => {
    const seller = await newPerson(product.url);
    const contactsOf = async (domain: string) => {
      const sessionId = await seller.search(domain, 2);
      await seller.ended(sessionId);
      return JSON.stringify(await seller.leads(sessionId));
    };
    const first = await seller.search(searched, 2);
    await seller.ended(first);
    const before = JSON.stringify(await seller.leads(first));
    const found =
      /\b(\w+@(?!hello)\w+\.example)\b/.exec(before.replaceAll(/hello@\w+\.example/g, ''))?.[1] ?? '';
    expect(found).not.toBe('');

    // A stranger may have entered the address, so nothing changes until its owner confirms.
    const asked = await post('/api/remove-my-data', { email: found.toUpperCase() });
    expect(asked).toEqual({ status: 200, body: { confirmation_sent: true } });
    expect(await contactsOf(searched)).toContain(found);

    const mail = () => product.stack.inbox.list().find(({ to }) => to === found.toUpperCase());
    await until('the mail is there', () => mail() !== undefined);
    const [link = ''] = /https?:\S+/.exec(mail()?.text ?? '') ?? [];
    const page = await fetch(link, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await contactsOf(searched)).toContain(found);
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    const after = await contactsOf(searched);
    expect(after).not.toContain(found);
    expect(after).toContain('"on_request":1');

    await until('the person is gone from the search before it', async () => {
      await invoke(product, 'RemovalsSweep', {});
      return !JSON.stringify(await seller.leads(first)).includes(found);
    });
  });

  it('refuses what is not an address, and stores none in plain text', async () => {
    expect(await post('/api/remove-my-data', { email: 'nobody' })).toEqual({
      status: 400,
      body: { code: 'invalid_input', message: 'Enter a valid email address', field: 'email' },
    });
  });
});

describe('unsubscribing', () => {
  const both = {
    seller: 'the seller',
    mailbox: 'the mailbox',
    address: 'the recipient',
    companies: ['the company'],
  };
  const refusal = async () => (await refusalsToWrite(product.table, both, [both.address])).get(both.address);
  const link = async () => {
    const hash = async () => randomBytes(32).toString('base64url');
    const token = await mintUnsubscribeToken({ table: product.table, hash }, both, 'message', new Date());
    return unsubscribeUrl(product.url, token);
  };

  it('asks everyone who follows the link, and accepts the one-click POST of mail programs in either encoding', async () => {
    const url = await link();
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<form method="post">');
    expect(await refusal()).toBeUndefined();

    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (const body of [form, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), null]) {
      const done = await fetch(url, { method: 'POST', body });
      expect(done.status).toBe(200);
      expect(await done.text()).toContain('You are unsubscribed');
    }
    expect(await refusal()).toBe('unsubscribed');
  });

  it('uses the style sheet of the site, which no policy forbids', async () => {
    const style = await fetch(new URL('/plain-page.css', product.url));
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it('tells visitors with an incomplete link what to do', async () => {
    for (const half of ['short', 'A'.repeat(43)]) {
      const page = await fetch(unsubscribeUrl(product.url, half), { headers: { accept: 'text/html' } });
      expect([400, 404]).toContain(page.status);
      expect(await page.text()).toContain('Copy the whole link from the email');
    }
  });
});
