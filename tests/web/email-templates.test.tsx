import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/model/errors.ts';
import type { EmailTemplate } from '../../shared/model/outreach/template.ts';
import { templateVariables } from '../../shared/model/outreach/template-variables.ts';
import { openApp, usualAnswers } from './app.tsx';
import { GatewayAnswer } from './fake-server.ts';
import { savedTemplate, template } from './templates.ts';

const path = '/dashboard/email-templates';
const shared = template({
  id: '019a9c00-0000-7000-8000-00000000a002',
  user_id: null,
  title: 'Polite reminder',
  category: 'follow_up',
  keywords: ['reminder', 'meeting', 'proposal', 'service', 'domain'],
  variables: ['lead.FirstName', 'data.domain', 'data.price', 'deadline', 'lead.Company'],
  is_public: true,
});

/** The page with a server that searches its templates, one per page, and remembers which are saved. */
function openTemplates(first: EmailTemplate[] = [template(), shared]) {
  const state = { templates: first, saved: new Set<string>(), nicknames: new Map<string, string | null>() };
  const answers = usualAnswers();
  answers.templates = {
    list: ({ query }) => {
      const has = (text: string, words = '') => text.toLowerCase().includes(words.toLowerCase());
      const all = state.templates.filter(
        (one) =>
          one.is_public === (query.visibility === 'public') &&
          has(`${one.title}\n${one.description}\n${one.content}`, query.search) &&
          (query.category === undefined || one.category === query.category) &&
          (query.keyword === undefined || one.keywords.some((word) => has(word, query.keyword))),
      );
      const at = all.findIndex(({ id }) => id === query.cursor) + 1;
      return {
        templates: all.slice(at, at + 1),
        next_cursor: at + 1 < all.length ? (all[at]?.id ?? null) : null,
      };
    },
    statistics: () => ({
      totalTemplates: state.templates.length,
      privateTemplates: 1,
      publicTemplates: 0,
      mostRecentTemplate: {
        id: template().id,
        title: 'First offer',
        created_at: new Date(Date.now() - 26 * 3_600_000).toISOString(),
      },
    }),
    savedIds: () => ({ template_ids: [...state.saved], next_cursor: null }),
    save: ({ body }) => {
      state.saved.add(body.template_id);
      state.nicknames.set(body.template_id, body.nickname);
      return savedTemplate();
    },
    unsave: ({ params }) => {
      state.saved.delete(params.templateId);
      return { nickname: state.nicknames.get(params.templateId) ?? null };
    },
    delete: ({ params }) => {
      state.templates = state.templates.filter(({ id }) => id !== params.templateId);
      return {};
    },
    create: ({ body }) => {
      const made = template({ ...body, id: '019a9c00-0000-7000-8000-00000000a009' });
      state.templates = [made, ...state.templates];
      return made;
    },
    report: () => ({}),
  };
  return { state, answers, ...openApp(path, { answers }) };
}

function figure(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling;
}

async function openPublic(app: ReturnType<typeof openTemplates>) {
  await app.user.click(await screen.findByRole('tab', { name: 'Public Templates' }));
  return screen.findByRole('heading', { name: 'Polite reminder' });
}

describe('email templates', () => {
  it('are listed under four figures, with the variables they may use', async () => {
    openTemplates();
    expect(await screen.findByRole('heading', { name: 'First offer' })).toBeVisible();
    await waitFor(() => expect(figure('Total Templates')).toHaveTextContent('2'));
    expect(figure('Private Templates')).toHaveTextContent('1');
    expect(figure('Public Templates')).toHaveTextContent('0');
    expect(figure('Last Created')).toHaveTextContent('1d ago');
    for (const { name } of templateVariables) {
      expect(screen.getAllByText(`{${name}}`)[0]).toBeVisible();
    }
    expect(screen.getByText('Your email signature is appended automatically.')).toBeVisible();
  });

  it('show three keywords and three variables, and count the rest', async () => {
    const app = openTemplates();
    await openPublic(app);
    expect(screen.getByText('Follow Up', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('Public', { selector: 'span' })).toBeVisible();
    const words = (label: string) => screen.getByRole('list', { name: label }).textContent;
    expect(words('Keywords')).toBe('remindermeetingproposal+2 more');
    expect(words('Variables')).toBe('{lead.FirstName}{data.domain}{data.price}+2 more');
  });

  it('can only be deleted on the private tab', async () => {
    const app = openTemplates();
    expect(await screen.findByRole('button', { name: 'Delete First offer' })).toBeVisible();
    await openPublic(app);
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  it('are searched by the service, and filtered by category and keyword', async () => {
    const second = template({
      id: '019a9c00-0000-7000-8000-00000000a003',
      title: 'Second offer',
      category: 'negotiation',
      keywords: [],
    });
    const app = openTemplates([template(), second]);
    expect(await screen.findByRole('heading', { name: 'Second offer' })).toBeVisible();
    await app.user.selectOptions(screen.getByLabelText('Category'), 'Negotiation');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'First offer' })).toBeNull());
    await app.user.selectOptions(screen.getByLabelText('Category'), 'All Categories');
    await app.user.selectOptions(screen.getByLabelText('Keyword'), 'offer');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Second offer' })).toBeNull());
    await app.user.type(screen.getByLabelText('Search templates'), 'nothing like it');
    expect(await screen.findByRole('heading', { name: 'No Matching Templates' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'First offer' })).toBeVisible();
  });

  it('have a text for each empty tab, and no keyword filter without keywords', async () => {
    const app = openTemplates([]);
    expect(await screen.findByRole('heading', { name: 'No Private Templates' })).toBeVisible();
    expect(screen.queryByLabelText('Keyword')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('tab', { name: 'Public Templates' }));
    expect(await screen.findByRole('heading', { name: 'No Public Templates' })).toBeVisible();
  });

  it("say 'Failed to fetch templates' when the answer has no message, and try again", async () => {
    const app = openTemplates();
    const usual = app.answers.templates ?? {};
    app.answers.templates = {};
    const alerts = await screen.findAllByRole('alert');
    expect(alerts[0]).toHaveTextContent('Failed to fetch templates');
    app.answers.templates = usual;
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await app.user.click(retry);
    expect(await screen.findByRole('heading', { name: 'First offer' })).toBeVisible();
  });
});

describe('the dialog of a template', () => {
  it('shows all of it', async () => {
    const app = openTemplates();
    await openPublic(app);
    await app.user.click(screen.getByRole('button', { name: 'Preview Polite reminder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Polite reminder' }));
    expect(dialog.getByText('Category').nextElementSibling).toHaveTextContent('Follow Up');
    expect(dialog.getByText('Visibility').nextElementSibling).toHaveTextContent('Public');
    expect(dialog.getByText('Created').nextElementSibling).toHaveTextContent('18 Nov 2026');
    expect(dialog.getByText('Keywords').nextElementSibling).toHaveTextContent(/meeting, proposal, service/);
    expect(dialog.getByText('Variables').nextElementSibling).toHaveTextContent('{deadline}');
    expect(dialog.getByText(/is for sale at \{data\.price\}/)).toBeVisible();
  });

  it.each([
    ['Save', 'My opener', 'My opener'],
    ['Skip', 'My opener', null],
    ['Save', '', null],
  ])('saves after asking for a nickname: %s with %j', async (button, typed, kept) => {
    const app = openTemplates();
    await app.user.click(await screen.findByRole('button', { name: 'Preview First offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'First offer' }));
    await app.user.click(dialog.getByRole('button', { name: 'Save template' }));
    if (typed) await app.user.type(dialog.getByLabelText('Nickname (optional)'), ` ${typed} `);
    await app.user.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(app.state.nicknames.get(template().id)).toBe(kept));
    expect(await dialog.findByRole('button', { name: 'Unsave template' })).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Unsave template' }));
    await waitFor(() => expect(app.state.saved.size).toBe(0));
  });

  it('saves nothing when the nickname is cancelled', async () => {
    const app = openTemplates();
    await app.user.click(await screen.findByRole('button', { name: 'Preview First offer' }));
    await app.user.click(screen.getByRole('button', { name: 'Save template' }));
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(app.state.saved.size).toBe(0);
    expect(screen.queryByLabelText('Nickname (optional)')).not.toBeInTheDocument();
  });

  it("reports somebody else's public template", async () => {
    const app = openTemplates();
    await openPublic(app);
    await app.user.click(screen.getByRole('button', { name: 'Preview Polite reminder' }));
    await app.user.click(screen.getByRole('button', { name: 'Report' }));
    await app.user.type(screen.getByLabelText('What is wrong with this template?'), 'It is a scam.');
    await app.user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. We will look at this template.')).toBeVisible();
    expect(app.server.seen.find(({ path }) => path.endsWith('/reports'))?.body).toEqual({
      reason: 'It is a scam.',
    });
  });
});

describe('the heart of a template', () => {
  it('saves and unsaves on the card', async () => {
    const app = openTemplates();
    const heart = await screen.findByRole('button', { name: 'Save First offer' });
    await waitFor(() => expect(heart).toBeEnabled());
    await app.user.click(heart);
    await waitFor(() => expect([...app.state.saved]).toEqual([template().id]));
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await app.user.click(heart);
    await waitFor(() => expect([...app.state.saved]).toEqual([]));
  });

  it("goes back with 'Failed to unsave template'", async () => {
    const app = openTemplates();
    app.state.saved.add(template().id);
    const heart = await screen.findByRole('button', { name: 'Save First offer' });
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    app.answers.templates = {
      ...app.answers.templates,
      unsave: () => {
        throw new GatewayAnswer(503);
      },
    };
    await app.user.click(heart);
    expect(await screen.findByText('Failed to unsave template')).toBeVisible();
    expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('deleting a template', () => {
  it('asks first', async () => {
    const app = openTemplates();
    await app.user.click(await screen.findByRole('button', { name: 'Delete First offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete First offer' }));
    expect(dialog.getByText('Are you sure you want to delete this template?')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No Private Templates' })).toBeVisible();
    expect(figure('Total Templates')).toHaveTextContent('1');
  });

  it('can be undone, and only once even if the first answer is lost', async () => {
    const app = openTemplates();
    const { create, ...others } = app.answers.templates ?? {};
    app.answers.templates = others;
    await app.user.click(await screen.findByRole('button', { name: 'Delete First offer' }));
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Failed to save template')).toBeVisible();
    app.answers.templates = { ...others, ...(create && { create }) };
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'First offer' })).toBeVisible();
    const { title, description, content, category, variables, keywords, is_public } = template();
    const sent = app.server.seen.filter(({ path, method }) => path === '/api/templates' && method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual(
      Array(2).fill({ title, description, content, category, variables, keywords, is_public }),
    );
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it("says 'Failed to delete template' when the answer has no message", async () => {
    const app = openTemplates();
    const { delete: _left, ...others } = app.answers.templates ?? {};
    app.answers.templates = others;
    await app.user.click(await screen.findByRole('button', { name: 'Delete First offer' }));
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete template');
  });

  it("is offered in the dialog of the user's own public template", async () => {
    const app = openTemplates([template({ is_public: true, title: 'Polite reminder' })]);
    await openPublic(app);
    await app.user.click(screen.getByRole('button', { name: 'Preview Polite reminder' }));
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Are you sure you want to delete this template?')).toBeVisible();
  });
});

describe('creating a template', () => {
  async function openCreate(app: ReturnType<typeof openTemplates>) {
    await app.user.click(await screen.findByRole('button', { name: 'Create Template' }));
    return within(await screen.findByRole('dialog', { name: 'Create Template' }));
  }

  it('written manually needs a title and content', async () => {
    const app = openTemplates();
    const dialog = await openCreate(app);
    await app.user.click(dialog.getByRole('button', { name: /Write manually/ }));
    const save = dialog.getByRole('button', { name: 'Save Template' });
    expect(save.closest('footer')).toContainElement(dialog.getByRole('button', { name: 'Close' }));
    await app.user.click(save);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Title and content are required');
    await app.user.type(dialog.getByLabelText(/^Title/), 'Second mail');
    await app.user.type(dialog.getByLabelText(/^Content/), 'About ');
    await app.user.click(dialog.getByRole('button', { name: '{data.domain}' }));
    const keyword = dialog.getByLabelText('Keywords');
    await app.user.type(keyword, ' Second {Enter}');
    await app.user.type(keyword, 'second');
    await app.user.click(dialog.getByRole('button', { name: 'Add' }));
    await app.user.click(dialog.getByRole('button', { name: 'proposal' }));
    await app.user.click(dialog.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.server.seen.find(({ path }) => path === '/api/templates')?.body).toEqual({
      title: 'Second mail',
      description: '',
      content: 'About {data.domain}',
      category: 'cold_outreach',
      variables: ['data.domain'],
      keywords: ['second', 'proposal'],
      is_public: false,
    });
    expect(await screen.findByRole('heading', { name: 'Second mail' })).toBeVisible();
    // The next one starts empty.
    const again = await openCreate(app);
    expect(again.getByRole('button', { name: /Write manually/ })).toBeVisible();
  });

  it('begins with one of our texts, in the language of choice', async () => {
    const app = openTemplates();
    const dialog = await openCreate(app);
    await app.user.click(dialog.getByRole('button', { name: /Write manually/ }));
    const field = dialog.getByLabelText('Begin with');
    expect(within(field).getAllByRole('option')).toHaveLength(21);
    await app.user.selectOptions(field, 'starter.fr.price');
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Short offer with a price');
    const content = dialog.getByLabelText<HTMLTextAreaElement>(/^Content/);
    expect(content.value).toContain('Bonjour {lead.FirstName},');
    await app.user.type(content, ' Merci.');
    expect(dialog.queryByLabelText('Begin with')).not.toBeInTheDocument();
  });

  it('says what a generated text uses of the plan', async () => {
    const app = openTemplates();
    const dialog = await openCreate(app);
    await app.user.click(dialog.getByRole('button', { name: /Generate with AI/ }));
    expect(await dialog.findByText(/uses 1 of your \d+ AI credits left this month/)).toBeVisible();
  });

  it('generates a draft, and suggests keywords for it', async () => {
    const app = openTemplates();
    app.answers.generateTemplate = {
      generate: () => ({
        title: 'Premium domain offer',
        description: 'Introduces a premium name',
        content: 'Subject: {data.domain}\n\nHi {lead.FirstName}',
        category: 'cold_outreach',
        variables: ['lead.FirstName', 'data.domain'],
        generated_by: 'composer',
        notice: 'Composed without a language model.',
      }),
    };
    const dialog = await openCreate(app);
    await app.user.click(dialog.getByRole('button', { name: /Generate with AI/ }));
    expect(dialog.getByLabelText(/^Purpose/)).toHaveValue('Domain acquisition outreach');
    expect(dialog.getByLabelText('Tone')).toHaveValue('professional');
    expect(dialog.getByLabelText('Length')).toHaveValue('medium');
    await app.user.click(dialog.getByLabelText('Mention the price'));
    await app.user.click(dialog.getByRole('button', { name: 'Generate Template' }));
    expect(await dialog.findByDisplayValue('Premium domain offer')).toBeVisible();
    expect(app.server.seen.find(({ path }) => path === '/api/generated-templates')?.body).toEqual({
      purpose: 'Domain acquisition outreach',
      tone: 'professional',
      length: 'medium',
      includePrice: true,
      additionalContext: '',
    });
    expect(dialog.getByText('Composed without a language model.')).toBeVisible();
    expect(dialog.getByRole('list', { name: 'Chosen keywords' })).toHaveTextContent('premiumdomainoffer');
    await app.user.click(dialog.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(app.state.templates[0]?.variables).toEqual(['lead.FirstName', 'data.domain']));
  });

  it('asks for its purpose', async () => {
    const app = openTemplates();
    const dialog = await openCreate(app);
    await app.user.click(dialog.getByRole('button', { name: /Generate with AI/ }));
    await app.user.clear(dialog.getByLabelText(/^Purpose/));
    await app.user.click(dialog.getByRole('button', { name: 'Generate Template' }));
    expect(await dialog.findByText('Please describe the purpose of your email template')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole('button', { name: /Generate with AI/ })).toBeVisible();
  });

  it('says why generating failed', async () => {
    const app = openTemplates();
    app.answers.generateTemplate = {
      generate: () => {
        throw new Refusal('limit_reached', 'You have used all email generations of this month.');
      },
    };
    const dialog = await openCreate(app);
    await app.user.click(dialog.getByRole('button', { name: /Generate with AI/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Generate Template' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have used all email generations');
    app.answers.generateTemplate = {};
    await app.user.click(dialog.getByRole('button', { name: 'Generate Template' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Failed to generate template'));
  });

  it('keeps the text over an error and an expired sign-in', async () => {
    const app = openTemplates();
    const { create: _left, ...others } = app.answers.templates ?? {};
    app.answers.templates = others;
    const dialog = await openCreate(app);
    await app.user.click(dialog.getByRole('button', { name: /Write manually/ }));
    await app.user.type(dialog.getByLabelText(/^Title/), 'Second mail');
    await app.user.type(dialog.getByLabelText(/^Content/), 'Long thoughts.');
    await app.user.click(dialog.getByRole('button', { name: 'Save Template' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save template');
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    const again = await openCreate(app);
    expect(again.getByLabelText(/^Title/)).toHaveValue('Second mail');
    expect(again.getByLabelText(/^Content/)).toHaveValue('Long thoughts.');
  });
});
