import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SavedTemplate } from '../../shared/model/outreach/template.ts';
import { openApp, usualAnswers } from './app.tsx';
import { savedTemplate, template } from './templates.ts';

const reminder = savedTemplate({
  id: '019a9c00-0000-7000-8000-00000000b002',
  nickname: 'My nudge',
  template: template({
    id: '019a9c00-0000-7000-8000-00000000a002',
    user_id: null,
    title: 'Polite reminder',
    category: 'follow_up',
    keywords: ['reminder'],
    is_public: true,
  }),
});

function openSaved(first: SavedTemplate[] = [savedTemplate(), reminder]) {
  const state = { saved: first };
  const answers = usualAnswers();
  answers.templates = {
    listSaved: ({ query }) => ({
      saved_templates: state.saved.filter(
        ({ template: one }) =>
          (query.visibility === 'all' || one.is_public === (query.visibility === 'public')) &&
          one.title.toLowerCase().includes((query.search ?? '').toLowerCase()) &&
          (query.category === undefined || one.category === query.category) &&
          (query.keyword === undefined || one.keywords.includes(query.keyword)),
      ),
      next_cursor: null,
    }),
    savedStatistics: () => ({
      savedTemplates: state.saved.length,
      privateTemplates: 1,
      publicTemplates: 1,
      lastSaved: new Date(Date.now() - 5 * 3_600_000).toISOString(),
    }),
    renameSaved: ({ params, body }) => {
      const saved = state.saved.find(({ id }) => id === params.savedTemplateId) ?? savedTemplate();
      return { ...saved, nickname: body.nickname };
    },
    unsave: ({ params }) => {
      const gone = state.saved.find(({ template_id }) => template_id === params.templateId);
      state.saved = state.saved.filter((one) => one !== gone);
      return { nickname: gone?.nickname ?? null };
    },
    save: ({ body }) => {
      const saved = savedTemplate({ nickname: body.nickname });
      state.saved = [...state.saved, saved];
      return saved;
    },
  };
  return { state, answers, ...openApp('/dashboard/saved-templates', { answers }) };
}

function figure(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling;
}

function titles() {
  const cards = screen.queryByRole('list', { name: 'Saved templates' });
  return cards
    ? within(cards)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    : [];
}

describe('saved templates', () => {
  it('are listed by their nicknames, with the original title', async () => {
    openSaved();
    expect(await screen.findByRole('heading', { name: 'My nudge' })).toBeVisible();
    expect(screen.getByText('Original: Polite reminder')).toBeVisible();
    expect(titles()).toEqual(['First offer', 'My nudge']);
    await waitFor(() => expect(figure('Saved Templates')).toHaveTextContent('2'));
    expect(figure('Private Templates')).toHaveTextContent('1');
    expect(figure('Public Templates')).toHaveTextContent('1');
    expect(figure('Last Saved')).toHaveTextContent('5h ago');
  });

  it('are searched, and filtered by category, keyword and type', async () => {
    const app = openSaved();
    await screen.findByRole('heading', { name: 'My nudge' });
    for (const [label, option] of [
      ['Category', 'Follow Up'],
      ['Keyword', 'reminder'],
      ['Type', 'Public'],
    ] as const) {
      await app.user.selectOptions(screen.getByLabelText(label), option);
      await waitFor(() => expect(titles()).toEqual(['My nudge']));
      const all = { Category: 'All Categories', Keyword: 'All Keywords', Type: 'All' }[label];
      await app.user.selectOptions(screen.getByLabelText(label), all);
      await waitFor(() => expect(titles()).toHaveLength(2));
    }
    await app.user.type(screen.getByLabelText('Search templates'), 'nothing like it');
    expect(await screen.findByRole('heading', { name: 'No Templates Found' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('get a new nickname, or none', async () => {
    const app = openSaved();
    await app.user.click(await screen.findByRole('button', { name: 'Edit nickname of First offer' }));
    await app.user.type(screen.getByLabelText('Nickname (optional)'), '  Opener ');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Opener' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Edit nickname of Opener' }));
    await app.user.clear(screen.getByLabelText('Nickname (optional)'));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'First offer' })).toBeVisible();
    const bodies = app.server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies).toEqual([{ nickname: 'Opener' }, { nickname: null }]);
  });

  it("say 'Failed to update nickname' and keep what was typed", async () => {
    const app = openSaved();
    const { renameSaved: _left, ...others } = app.answers.templates ?? {};
    app.answers.templates = others;
    await app.user.click(await screen.findByRole('button', { name: 'Edit nickname of First offer' }));
    await app.user.type(screen.getByLabelText('Nickname (optional)'), 'Opener');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update nickname')).toBeVisible();
    expect(screen.getByLabelText('Nickname (optional)')).toHaveValue('Opener');
  });

  it('are removed, and restored with their nickname by Undo', async () => {
    const app = openSaved([reminder]);
    await app.user.click(await screen.findByRole('button', { name: 'Save My nudge' }));
    expect(await screen.findByRole('heading', { name: 'No Saved Templates' })).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(app.state.saved[0]?.nickname).toBe('My nudge'));
  });

  it('open in a dialog', async () => {
    const app = openSaved();
    await app.user.click(await screen.findByRole('button', { name: 'Preview My nudge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Polite reminder' }));
    expect(dialog.getByRole('button', { name: 'Unsave template' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it("say 'Failed to fetch saved templates' when the answer has no message", async () => {
    const app = openSaved();
    app.answers.templates = {};
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch saved templates');
  });
});
