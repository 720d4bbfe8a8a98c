import { beforeAll, describe, expect, it } from 'vitest';
import { templates as contract } from '../../shared/contract/templates.ts';
import { type EmailTemplate, emailTemplate, savedTemplate } from '../../shared/model/outreach/template.ts';
import { newPerson, type Person } from './stack/person.ts';
import { invoke, type Product } from './stack/product.ts';
import { sharedProduct } from './stack/shared-product.ts';

let product: Product;
let author: Person;
let reader: Person;

sharedProduct((given) => {
  product = given;
});

beforeAll(async () => {
  author = await newPerson(product.url);
  reader = await newPerson(product.url);
});

const content = 'Subject: {data.domain}\n\nHi {lead.FirstName}, would {lead.Company} like {data.domain}?';

async function published(title: string): Promise<EmailTemplate> {
  const body = { title, content, keywords: [' Domain ', 'domain'], is_public: true };
  const answer = await author.call('POST', '/api/templates', body);
  expect(answer.status).toBe(200);
  return emailTemplate.parse(answer.body);
}

async function publicTitles(person: Person, search: string): Promise<string[]> {
  const { body } = await person.call('GET', `/api/templates?visibility=public&search=${search}`);
  return contract.list.response.parse(body).templates.map(({ title }) => title);
}

describe('a template over the API', () => {
  it('is created, published, saved by another user, deleted, and stays readable to that user', async () => {
    const template = await published('Names of roofs');
    expect(template).toMatchObject({
      user_id: author.userId,
      category: 'cold_outreach',
      keywords: ['domain'],
      variables: ['data.domain', 'lead.FirstName', 'lead.Company'],
    });
    expect(await publicTitles(reader, 'ROOFS')).toEqual(['Names of roofs']);
    expect((await reader.call('GET', `/api/templates/${template.id}`)).body).toMatchObject({ user_id: null });
    expect((await reader.call('DELETE', `/api/templates/${template.id}`)).status).toBe(404);

    const saving = await reader.call('POST', '/api/saved-templates', {
      template_id: template.id,
      nickname: ' Roofs ',
    });
    const saved = savedTemplate.parse(saving.body);
    expect(saved).toMatchObject({ nickname: 'Roofs', template: { title: 'Names of roofs', content } });
    expect((await reader.call('GET', '/api/saved-template-ids')).body).toEqual({
      template_ids: [template.id],
      next_cursor: null,
    });

    expect((await author.call('DELETE', `/api/templates/${template.id}`)).status).toBe(200);
    expect((await author.call('GET', `/api/templates/${template.id}`)).status).toBe(404);
    expect(await publicTitles(reader, 'roofs')).toEqual([]);
    const { body: list } = await reader.call('GET', '/api/saved-templates');
    expect(list).toEqual({ saved_templates: [saved], next_cursor: null });

    const renaming = await reader.call('PATCH', `/api/saved-templates/${saved.id}`, { nickname: '' });
    expect(renaming.body).toMatchObject({ id: saved.id, nickname: null });
    expect((await reader.call('DELETE', `/api/templates/${template.id}/saved`)).status).toBe(200);
    expect((await reader.call('GET', '/api/saved-template-statistics')).body).toEqual({
      savedTemplates: 0,
      privateTemplates: 0,
      publicTemplates: 0,
      lastSaved: null,
    });
  });

  it('that is reported is shown to an operator, hidden, and restored', async () => {
    const { id: template_id } = await published('Buy my course');
    const reason = 'An advertisement';
    expect((await reader.call('POST', `/api/templates/${template_id}/reports`, { reason })).status).toBe(200);
    const command = (action: string) => invoke(product, 'OperatorTemplates', { action, template_id });
    expect(await command('read')).toMatchObject({
      state: 'public',
      title: 'Buy my course',
      reports: [{ reason }],
    });

    expect(await command('hide')).toEqual({ template_id, state: 'hidden' });
    expect(await command('hide')).toEqual({ template_id, state: 'hidden' });
    expect(await publicTitles(reader, 'course')).toEqual([]);
    expect((await reader.call('GET', `/api/templates/${template_id}`)).status).toBe(404);
    expect((await author.call('GET', `/api/templates/${template_id}`)).body).toMatchObject({
      is_public: false,
    });

    expect(await command('restore')).toEqual({ template_id, state: 'public' });
    expect(await publicTitles(reader, 'course')).toEqual(['Buy my course']);
  });
});
