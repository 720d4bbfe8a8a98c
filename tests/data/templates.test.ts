import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { templateHandlers } from '../../functions/api/templates.ts';
import { getStatistics } from '../../functions/data/statistics/statistics.ts';
import { getPublicTemplate } from '../../functions/data/templates/public-templates.ts';
import { listReports } from '../../functions/data/templates/template-reports.ts';
import { getTemplate, replaceTemplate } from '../../functions/data/templates/templates.ts';
import { setHidden } from '../../functions/domain/templates/new-template.ts';
import { templates as contract } from '../../shared/contract/templates.ts';
import type { EmailTemplate, TemplateFields } from '../../shared/model/outreach/template.ts';
import { hash } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const handlers = templateHandlers({ table, hash, now: () => now });
const none = { params: {}, query: {}, body: {}, idempotencyKey: null };

const fields: TemplateFields = {
  title: 'First contact',
  description: 'For owners of longer names',
  content: 'Subject: {data.domain}\n\nHi {lead.FirstName}, would {lead.Company} like {data.domain}?',
  category: 'cold_outreach',
  variables: [],
  keywords: ['domain'],
  is_public: false,
};

/** One user and their actions, by template id if there is one. */
function newUser() {
  const caller = { userId: randomUUID() };
  return {
    ...caller,
    create: (changes: Partial<TemplateFields> = {}, idempotencyKey: string | null = null) =>
      handlers.create({ ...none, body: { ...fields, ...changes }, idempotencyKey }, caller),
    list: async (asked: Record<string, unknown> = {}) =>
      handlers.list({ ...none, query: contract.list.query.parse(asked) }, caller),
    get: (templateId: string) => handlers.get({ ...none, params: { templateId } }, caller),
    update: ({ id, updated_at }: EmailTemplate, changes: Partial<TemplateFields>) =>
      handlers.update({ ...none, params: { templateId: id }, body: { ...changes, updated_at } }, caller),
    delete: (templateId: string) => handlers.delete({ ...none, params: { templateId } }, caller),
    report: (templateId: string, reason = 'An advertisement') =>
      handlers.report({ ...none, params: { templateId }, body: { reason } }, caller),
    statistics: () => handlers.statistics(none, caller),
    save: (template_id: string, nickname: string | null = null) =>
      handlers.save({ ...none, body: { template_id, nickname } }, caller),
    unsave: (templateId: string) => handlers.unsave({ ...none, params: { templateId } }, caller),
    listSaved: async (asked: Record<string, unknown> = {}) =>
      handlers.listSaved({ ...none, query: contract.listSaved.query.parse(asked) }, caller),
    rename: (savedTemplateId: string, nickname: string | null) =>
      handlers.renameSaved({ ...none, params: { savedTemplateId }, body: { nickname } }, caller),
    savedIds: () => handlers.savedIds({ ...none, query: {} }, caller),
    savedStatistics: () => handlers.savedStatistics(none, caller),
  };
}

const notFound = { code: 'not_found', message: 'Template not found' };
const titles = ({ templates }: { templates: EmailTemplate[] }) => templates.map(({ title }) => title);

describe('a template', () => {
  it('is created with the variables of its content, the given ones first', async () => {
    const user = newUser();
    const created = await user.create({ variables: ['lead.Company', 'nowhere', 'lead.Company'] });
    expect(created).toMatchObject({
      ...fields,
      user_id: user.userId,
      variables: ['lead.Company', 'data.domain', 'lead.FirstName'],
      created_at: now.toISOString(),
    });
    expect(created).toMatchObject(await user.get(created.id));
  });

  it.each(['title', 'content'])('needs a %s', async (field) => {
    await expect(newUser().create({ [field]: '' })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Title and content are required',
      field,
    });
  });

  it('is created once under one key', async () => {
    const user = newUser();
    const key = randomUUID();
    const made = await Promise.all([user.create({}, key), user.create({}, key), user.create({}, key)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await user.statistics()).totalTemplates).toBe(1);
  });

  it('is counted, and the newest one is named', async () => {
    const user = newUser();
    expect(await user.statistics()).toEqual({
      totalTemplates: 0,
      privateTemplates: 0,
      publicTemplates: 0,
      mostRecentTemplate: null,
    });
    await user.create();
    await user.create({ is_public: true });
    const newest = await user.create({ title: 'Newest' });
    expect(await user.statistics()).toMatchObject({
      totalTemplates: 3,
      privateTemplates: 2,
      publicTemplates: 1,
      mostRecentTemplate: { id: newest.id, title: 'Newest', created_at: newest.created_at },
    });
  });

  it('that is private does not exist for anyone else', async () => {
    const { id } = await newUser().create();
    const stranger = newUser();
    for (const act of [stranger.get, stranger.delete, stranger.report, stranger.save, stranger.unsave]) {
      await expect(act(id)).rejects.toMatchObject(notFound);
    }
    expect(await stranger.list()).toEqual({ templates: [], next_cursor: null });
  });

  it('is changed as it was read, and unnamed fields stay', async () => {
    const user = newUser();
    const created = await user.create({ keywords: ['one'] });
    const changed = await user.update(created, { title: 'Second contact', content: 'Hi {custom}' });
    expect(changed).toMatchObject({ title: 'Second contact', keywords: ['one'], variables: ['custom'] });
    expect(await user.get(created.id)).toMatchObject({ title: 'Second contact' });
    await expect(user.update(created, { title: 'Third' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await user.update(created, { title: 'Second contact' })).toMatchObject({
      updated_at: changed.updated_at,
    });
    await expect(user.update(changed, { content: '' })).rejects.toMatchObject({
      message: 'Title and content are required',
    });
  });

  it('accepts one of many concurrent changes', async () => {
    const user = newUser();
    const created = await user.create();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => user.update(created, { title: `Title ${n}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is deleted by its owner, once', async () => {
    const user = newUser();
    const { id } = await user.create();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => user.delete(id)));
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    await expect(user.get(id)).rejects.toMatchObject(notFound);
    expect((await user.statistics()).totalTemplates).toBe(0);
  });
});

describe('a public template', () => {
  it('can be read by everyone, without revealing its author', async () => {
    const author = newUser();
    const template = await author.create({ is_public: true, title: 'For all' });
    const reader = newUser();
    expect(await reader.get(template.id)).toMatchObject({ title: 'For all', user_id: null });
    const { templates } = await reader.list({ visibility: 'public', search: 'For all', limit: 100 });
    const listed = templates.find(({ id }) => id === template.id);
    expect(listed).toMatchObject({ user_id: null, content: fields.content });
    expect(JSON.stringify(templates)).not.toContain(author.userId);
    expect(JSON.stringify(await reader.save(template.id))).not.toContain(author.userId);
    expect((await author.get(template.id)).user_id).toBe(author.userId);
  });

  it('can only be changed and deleted by its author', async () => {
    const author = newUser();
    const template = await author.create({ is_public: true });
    const reader = newUser();
    await expect(reader.update(template, { title: 'Mine' })).rejects.toMatchObject(notFound);
    await expect(reader.delete(template.id)).rejects.toMatchObject(notFound);
    expect(await author.get(template.id)).toMatchObject({ title: fields.title });
  });

  it("follows its author's changes, and can be withdrawn", async () => {
    const author = newUser();
    const reader = newUser();
    const created = await author.create();
    await expect(reader.get(created.id)).rejects.toMatchObject(notFound);
    const published = await author.update(created, { is_public: true });
    expect(await author.statistics()).toMatchObject({ privateTemplates: 0, publicTemplates: 1 });
    const renamed = await author.update(published, { title: 'Renamed' });
    expect(await reader.get(created.id)).toMatchObject({ title: 'Renamed', user_id: null });
    await author.update(renamed, { is_public: false });
    await expect(reader.get(created.id)).rejects.toMatchObject(notFound);
    expect(await author.statistics()).toMatchObject({ privateTemplates: 1, publicTemplates: 0 });
    expect(await getPublicTemplate(table, created.id)).toBeNull();
  });
});

describe('a list of templates', () => {
  it('is newest first, in pages without repeats or gaps, private ones separate from public ones', async () => {
    const user = newUser();
    for (let n = 0; n < 7; n += 1) await user.create({ title: `No ${n}`, is_public: n === 3 });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await user.list({ limit: 2, cursor });
      expect(page.templates.length).toBeLessThanOrEqual(2);
      seen.push(...titles(page));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(['No 6', 'No 5', 'No 4', 'No 2', 'No 1', 'No 0']);
  });

  const user = newUser();
  beforeAll(async () => {
    await user.create({ title: 'Solar names' });
    await user.create({ title: 'B', description: 'For SOLAR companies' });
    await user.create({ title: 'C', content: 'Your solar roof' });
    await user.create({ title: 'D', category: 'follow_up', keywords: ['real estate', 'follow up'] });
  });

  it.each([
    [{ search: 'sOLar' }, ['C', 'B', 'Solar names']],
    [{ search: 'solar roof' }, ['C']],
    [{ search: 'lunar' }, []],
    [{ category: 'follow_up' }, ['D']],
    [{ category: 'follow' }, []],
    [{ keyword: 'ESTATE' }, ['D']],
    [{ keyword: 'domain', search: 'solar names' }, ['Solar names']],
    [{ search: ' ', category: '', keyword: '' }, ['D', 'C', 'B', 'Solar names']],
  ])('is filtered by %j', async (asked, found) => {
    expect(titles(await user.list(asked))).toEqual(found);
  });

  it('searches one page of rows per call, and still finds the last of many', async () => {
    const many = newUser();
    await many.create({ title: 'The needle' });
    const content = 'x'.repeat(9900);
    for (let n = 0; n < 12; n += 1) {
      await Promise.all(Array.from({ length: 10 }, () => many.create({ title: 'Hay', content })));
    }
    const found: string[] = [];
    let calls = 0;
    let cursor: string | undefined;
    do {
      const page = await many.list({ search: 'needle', cursor });
      found.push(...titles(page));
      cursor = page.next_cursor ?? undefined;
      calls += 1;
    } while (cursor !== undefined);
    expect(found).toEqual(['The needle']);
    expect(calls).toBe(2);
  });
});

describe('a saved template', () => {
  it('is saved once, however often, and listed with its nickname', async () => {
    const user = newUser();
    const { id } = await user.create({ is_public: true });
    const made = await Promise.all(Array.from({ length: 10 }, () => user.save(id, 'Roofs')));
    expect(new Set(made.map((saved) => saved.id)).size).toBe(1);
    expect(made[0]).toMatchObject({ user_id: user.userId, template_id: id, nickname: 'Roofs' });
    expect((await user.listSaved()).saved_templates).toEqual([made[0]]);
    expect(await user.savedIds()).toEqual({ template_ids: [id], next_cursor: null });
    expect(await user.savedStatistics()).toEqual({
      savedTemplates: 1,
      privateTemplates: 0,
      publicTemplates: 1,
      lastSaved: now.toISOString(),
    });
  });

  it('stays as it was when the original of another author changes, is hidden or deleted', async () => {
    const author = newUser();
    const reader = newUser();
    const template = await author.create({ is_public: true });
    const saved = await reader.save(template.id);
    await author.update(template, { title: 'Changed' });
    await author.delete(template.id);
    expect((await reader.listSaved()).saved_templates).toEqual([saved]);
    await reader.unsave(template.id);
    expect((await reader.listSaved()).saved_templates).toEqual([]);
    expect(await reader.savedStatistics()).toMatchObject({ savedTemplates: 0, publicTemplates: 0 });
  });

  it("follows changes of its user's own template, and keeps its nickname", async () => {
    const user = newUser();
    const template = await user.create();
    const { id } = await user.save(template.id, 'Mine');
    await user.update(template, { title: 'Changed', is_public: true });
    const { saved_templates } = await user.listSaved();
    expect(saved_templates).toMatchObject([{ id, nickname: 'Mine', template: { title: 'Changed' } }]);
    expect(await user.savedStatistics()).toMatchObject({ privateTemplates: 0, publicTemplates: 1 });
    expect(await user.unsave(template.id)).toEqual({ nickname: 'Mine' });
    expect(await getStatistics(table, user.userId)).toMatchObject({
      saved_templates: 0,
      saved_public_templates: 0,
    });
  });

  it('is removed once', async () => {
    const user = newUser();
    const { id } = await user.create();
    await user.save(id);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => user.unsave(id)));
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await user.savedStatistics()).toMatchObject({ savedTemplates: 0, lastSaved: null });
    await expect(user.unsave(id)).rejects.toMatchObject(notFound);
  });

  it('is renamed, and an empty nickname removes it', async () => {
    const user = newUser();
    const saved = await user.save((await user.create()).id);
    expect(await user.rename(saved.id, 'Roofs')).toEqual({ ...saved, nickname: 'Roofs' });
    const { nickname } = contract.renameSaved.body.parse({ nickname: '  ' });
    expect(nickname).toBeNull();
    expect(await user.rename(saved.id, nickname)).toEqual(saved);
    await expect(newUser().rename(saved.id, 'Mine')).rejects.toMatchObject(notFound);
  });

  it('is found by nickname, kind, category and keyword', async () => {
    const user = newUser();
    await user.save((await user.create({ title: 'One' })).id, 'Rooftops');
    await user.save((await user.create({ title: 'Two', is_public: true, category: 'negotiation' })).id);
    const found = async (asked: Record<string, unknown>) =>
      (await user.listSaved(asked)).saved_templates.map(({ template }) => template.title);
    expect(await found({})).toEqual(['Two', 'One']);
    expect(await found({ search: 'rooftop' })).toEqual(['One']);
    expect(await found({ visibility: 'public' })).toEqual(['Two']);
    expect(await found({ visibility: 'private' })).toEqual(['One']);
    expect(await found({ category: 'negotiation' })).toEqual(['Two']);
    expect(await found({ keyword: 'dom' })).toEqual(['Two', 'One']);
  });
});

describe('a report', () => {
  it('of a public template is stored once per user, with its reason', async () => {
    const { id } = await newUser().create({ is_public: true });
    const reader = newUser();
    await reader.report(id, 'An advertisement');
    await reader.report(id, 'Something else');
    await newUser().report(id, 'Rude');
    const reasons = (await listReports(table, id)).map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual(['An advertisement', 'Rude']);
  });

  it('needs a reason, and another’s template', async () => {
    const author = newUser();
    const { id } = await author.create({ is_public: true });
    await expect(newUser().report(id, '')).rejects.toMatchObject({ code: 'invalid_input', field: 'reason' });
    await expect(author.report(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await listReports(table, id)).toEqual([]);
  });
});

describe('a hidden template', () => {
  async function hidden() {
    const author = newUser();
    const template = await author.create({ is_public: true });
    const original = await getTemplate(table, author.userId, template.id);
    if (original === null) throw new Error('the template is there');
    expect(await replaceTemplate(table, original, setHidden(original, true, now))).toBe('written');
    return { author, id: template.id };
  }

  it('can only be read by its author, who cannot publish it again', async () => {
    const { author, id } = await hidden();
    const reader = newUser();
    for (const act of [reader.get, reader.save, reader.report]) {
      await expect(act(id)).rejects.toMatchObject(notFound);
    }
    const { templates } = await reader.list({ visibility: 'public', limit: 100 });
    expect(templates.map((template) => template.id)).not.toContain(id);
    expect(titles(await author.list())).toEqual([fields.title]);
    expect(await author.statistics()).toMatchObject({ privateTemplates: 1, publicTemplates: 0 });
    await expect(author.update(await author.get(id), { is_public: true })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This template was reported and hidden, so it cannot be made public.',
    });
  });

  it("is restored in its author's current version", async () => {
    const { author, id } = await hidden();
    await author.update(await author.get(id), { title: 'Mended' });
    const original = await getTemplate(table, author.userId, id);
    if (original === null) throw new Error('the template is there');
    await replaceTemplate(table, original, setHidden(original, false, now));
    expect(await newUser().get(id)).toMatchObject({ title: 'Mended', is_public: true });
    expect(await author.statistics()).toMatchObject({ privateTemplates: 0, publicTemplates: 1 });
  });

  it('is deleted with its author’s', async () => {
    const { author, id } = await hidden();
    await author.delete(id);
    expect(await getPublicTemplate(table, id)).toBeNull();
  });
});
