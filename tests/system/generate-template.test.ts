import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type GeneratedTemplate, generatedTemplate } from '../../shared/model/outreach/template-request.ts';
import { copiedEmail, fillTemplate } from '../../shared/text/mail/fill-template.ts';
import { newPerson, type Person } from './stack/person.ts';
import { type Product, startProduct } from './stack/product.ts';

/** The model's next answer: a mail, or a status. */
let next: object | number = 429;
const mail = {
  title: 'A name for roofs',
  description: 'Offers a domain name.',
  subject: 'About {data.domain}',
  body: 'Hi {lead.FirstName},\n\nwould {lead.Company} like {data.domain}?\n\nBest regards,',
  category: 'cold_outreach',
};
const endpoint = createServer((request, response) => {
  request.resume().on('end', () => {
    const message = { role: 'assistant', content: JSON.stringify(next) };
    response.writeHead(typeof next === 'number' ? next : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  });
});

let product: Product;
let person: Person;

beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(endpoint.address());
  product = await startProduct({
    environment: { LANGUAGE_MODEL_ID: 'writer', LANGUAGE_MODEL_URL: `http://127.0.0.1:${port}/v1` },
  });
  person = await newPerson(product.url);
});

afterAll(async () => {
  await product?.stop();
  endpoint.close();
});

async function generate(asked: object): Promise<GeneratedTemplate> {
  const answer = await person.call('POST', '/api/generated-templates', asked);
  expect(answer.status).toBe(200);
  return generatedTemplate.parse(answer.body);
}

const usage = async () => (await person.call('GET', '/api/subscription/usage')).body;

describe('generating a template over the API', () => {
  it('has the configured model write it, saves it, and fills it for a lead', async () => {
    next = mail;
    const { generated_by, notice, ...written } = await generate({ purpose: 'Offer a roofing name' });
    expect({ generated_by, notice }).toEqual({ generated_by: 'model', notice: null });
    expect(await usage()).toMatchObject({ ai_credits_used: 1, email_generations_used: 1 });

    const saving = await person.call('POST', '/api/templates', { ...written, is_public: false });
    expect(saving).toMatchObject({ status: 200, body: written });
    const values = { 'data.domain': 'solarroof.example', 'lead.Company': 'Brightfield' };
    expect(copiedEmail(fillTemplate(written.content, values, 'Ada Marlow'))).toBe(
      'Subject: About solarroof.example\n\nHi there,\n\nwould Brightfield like solarroof.example?\n\nBest regards,\n\nAda Marlow',
    );
  });

  it('composes it, without a credit, when the model is busy', async () => {
    next = 429;
    const { generated_by, notice, content } = await generate({ purpose: 'Follow up', tone: 'casual' });
    expect(generated_by).toBe('composer');
    expect(notice).toContain('No AI credit was used.');
    expect(content).toMatch(/^Subject: /);
    expect(await usage()).toMatchObject({ ai_credits_used: 1, email_generations_used: 2 });
  });

  it('stops at the five of a free plan, and reports a missing purpose', async () => {
    next = mail;
    for (let n = 0; n < 3; n += 1) await generate({ purpose: 'Offer a roofing name' });
    expect(await person.call('POST', '/api/generated-templates', { purpose: 'Once more' })).toMatchObject({
      status: 403,
      body: { code: 'limit_reached' },
    });
    expect(await person.call('POST', '/api/generated-templates', { purpose: ' ' })).toMatchObject({
      status: 400,
      body: { field: 'purpose', message: 'Please describe the purpose of your email template' },
    });
    expect(await usage()).toMatchObject({ ai_credits_used: 4, email_generations_used: 5 });
  });
});
