import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Deal, dealStage } from '../../shared/model/outreach/deal.ts';
import { cardOf, type DeskList, deskList } from '../../shared/model/outreach/deal-card.ts';
import { dueReason } from '../../web/features/desk/desk-words.ts';
import { harborline } from '../sample-leads.ts';
import type { Answers } from './fake-server.ts';
import { mara } from './outreach.ts';
import { visit } from './visit.ts';

const at = '2026-11-20T10:00:00.000Z';

// Who has waited a week is due as well, and stands on the desk twice.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00.000Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

function deal(differs: Partial<Deal> = {}): Deal {
  const domain = differs.domain ?? 'cloudpay.example';
  return {
    id: `${domain}~harborline.example`,
    domain,
    company: 'Harborline',
    company_key: 'harborline.example',
    stage: 'waiting',
    contact_ids: [`${harborline}:0`],
    history: [{ at, act: 'sent', stage: 'waiting', contact_id: `${harborline}:0` }],
    next_step: '',
    next_on: null,
    note: '',
    offered: null,
    currency: 'USD',
    updated_at: at,
    ...differs,
  };
}

const listed = (deals: readonly Deal[], list: DeskList, begins: string) =>
  deals
    .map(cardOf)
    .filter((card) => card.domain.startsWith(begins))
    .filter((card) => (list === 'due' ? dueReason(card, new Date()) !== null : card.stage === list));

/** The desk with these companies, and what was asked of the service. */
function openDesk(deals: Deal[], query = '') {
  const changes: Record<string, unknown>[] = [];
  const state = { deals };
  const next = (list: DeskList) =>
    listed(state.deals, list, '').length > 8 ? 'roof.example~2026-11-20~harborline.example' : null;
  const desk: Answers['desk'] = {
    open: ({ query: { begins = '' } }) => ({
      lists: (begins === '' ? deskList.options : dealStage.options).flatMap((list) => {
        if (list === 'lost' && begins === '' && state.deals.some((each) => each.stage !== 'lost')) return [];
        return [{ list, deals: listed(state.deals, list, begins).slice(0, 8), next_cursor: next(list) }];
      }),
    }),
    list: ({ query: { list, begins = '', cursor } }) => ({
      deals: listed(state.deals, list, begins).slice(cursor === undefined ? 0 : 8),
      next_cursor: null,
    }),
    get: ({ params }) => state.deals.find(({ id }) => id === params.dealId) ?? deal(),
    update: ({ params, body }) => {
      changes.push(body);
      const before = state.deals.find(({ id }) => id === params.dealId) ?? deal();
      const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const after = { ...before, ...said };
      state.deals = state.deals.map((each) => (each.id === after.id ? after : each));
      return after;
    },
    add: () => deal({ stage: 'to_write' }),
  };
  const outreach: Answers['outreach'] = {
    recipients: () => ({
      recipients: [{ ...mara, refusal: null, waits_until: null, approaches: [] }],
      not_for_sale: null,
    }),
  };
  const app = visit(`/dashboard/outreach${query}`, () => ({ desk, outreach }));
  return { ...app, changes };
}

const stage = (name: RegExp) => {
  const section = screen.getByRole('heading', { name, level: 2 }).closest('section');
  if (section === null) throw new Error('a stage is a section');
  return within(section);
};

describe('the desk', () => {
  it('is in the sidebar, and lists companies by stage with what was done last', async () => {
    openDesk([deal(), deal({ domain: 'roof.example', stage: 'in_talks', offered: 4500 })]);
    expect(await screen.findByRole('article', { name: 'Harborline, cloudpay.example' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Outreach' })).toHaveAttribute('href', '/dashboard/outreach');
    expect(stage(/^Waiting \(1\)/).getByText(/^Email sent/)).toBeVisible();
    expect(stage(/^In talks \(1\)/).getByText(/\$4,500/)).toBeVisible();
  });

  it('shows internationalized names in their letters', async () => {
    openDesk([deal({ domain: 'xn--mnchen-3ya.example' })]);
    const card = await screen.findByRole('article', { name: /^Harborline/ });
    expect(card).toHaveTextContent('münchen.example xn--mnchen-3ya.example');
    expect(within(card).getByRole('checkbox')).toHaveAccessibleName('Select Harborline, münchen.example');
  });

  it('moves a company by its field', async () => {
    const app = openDesk([deal()]);
    const [field] = await screen.findAllByLabelText('Stage of Harborline');
    if (field === undefined) throw new Error('it has a stage');
    await app.user.selectOptions(field, 'In talks');
    expect(await stage(/^In talks \(1\)/).findByRole('article')).toBeVisible();
    expect(app.changes).toMatchObject([{ stage: 'in_talks', updated_at: at }]);
  });

  it('moves many at once', async () => {
    const app = openDesk([
      deal(),
      deal({ domain: 'roof.example' }),
      deal({ domain: 'sea.example', stage: 'lost' }),
    ]);
    await app.user.click(await screen.findByRole('button', { name: 'Select all 2 companies' }));
    await app.user.selectOptions(screen.getByLabelText('Stage to move to'), 'Answered');
    await app.user.click(screen.getByRole('button', { name: 'Move 2 companies' }));
    expect(await screen.findByRole('heading', { name: 'Answered (2)' })).toBeVisible();
    expect(app.changes).toMatchObject([{ stage: 'answered' }, { stage: 'answered' }]);
  });

  it('chooses all companies of its stages, listed or not', async () => {
    openDesk(
      Array.from({ length: 11 }, (_, index) => deal({ domain: `roof${index}.example`, stage: 'in_talks' })),
    ).press('Select all companies');
    expect(await screen.findByText('11 companies selected')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'In talks (8+)' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear selection' })).toBeVisible();
  });

  it('asks for the price of what is won', async () => {
    const app = openDesk([deal()]);
    const [field] = await screen.findAllByLabelText('Stage of Harborline');
    if (field === undefined) throw new Error('it has a stage');
    await app.user.selectOptions(field, 'Won');
    const dialog = within(await screen.findByRole('dialog', { name: 'Harborline buys cloudpay.example' }));
    await app.user.type(dialog.getByLabelText(/^Price/), '4500');
    await app.user.click(dialog.getByRole('button', { name: 'Mark as won' }));
    expect(await stage(/^Won \(1\)/).findByRole('article')).toBeVisible();
    expect(app.changes).toMatchObject([{ stage: 'won', offered: 4500 }]);
  });

  it('reads the amount as people write it, and saves nothing that is none', async () => {
    const app = openDesk([deal()]);
    await app.press('Harborline');
    const dialog = within(await screen.findByRole('dialog', { name: 'Harborline: cloudpay.example' }));
    const amount = await dialog.findByLabelText('Amount offered');
    await app.user.type(amount, 'about five');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter an amount such as 4,900')).toBeVisible();
    expect(app.changes).toEqual([]);
    await app.user.clear(amount);
    await app.user.type(amount, '$4,900');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.changes).toMatchObject([{ offered: 4900 }]));
  });

  it('opens a company with its notes, people and history', async () => {
    const app = openDesk([deal()]);
    await app.press('Harborline');
    const dialog = within(await screen.findByRole('dialog', { name: 'Harborline: cloudpay.example' }));
    expect(await dialog.findByRole('button', { name: 'Write to Mara Lindqvist' })).toBeVisible();
    expect(dialog.getByText(/: Email sent \(Waiting\)/)).toBeVisible();
    await app.user.type(dialog.getByLabelText('Next step'), 'Call');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(app.changes).toMatchObject([{ next_step: 'Call' }]);
  });

  it('offers to write to a company until it is won or lost', async () => {
    const app = openDesk([deal(), deal({ domain: 'roof.example', stage: 'lost' })]);
    const open = within(await screen.findByRole('article', { name: 'Harborline, cloudpay.example' }));
    expect(open.getByRole('button', { name: 'Write to Harborline' })).toBeVisible();
    await app.press('Show Lost');
    const lost = within(await screen.findByRole('article', { name: 'Harborline, roof.example' }));
    expect(lost.queryByRole('button', { name: 'Write to Harborline' })).not.toBeInTheDocument();
  });

  it('shows one domain, if asked', async () => {
    const app = openDesk([deal({ domain: 'pay.example' }), deal({ domain: 'roof.example' })]);
    await app.user.type(await screen.findByLabelText('Domain'), 'roof.example');
    // Domains without a company on the desk are proposed, too.
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('#known-domains option')].map((each) => each.getAttribute('value')),
      ).toContain('cloudpay.example'),
    );
    await waitFor(() => expect(app.path()).toBe('/dashboard/outreach?domain=roof.example'));
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Harborline, pay.example' })).toBeNull(),
    );
    expect(await screen.findByRole('article', { name: 'Harborline, roof.example' })).toBeVisible();
  });

  it('shows the first companies of a stage, and more if asked', async () => {
    const many = Array.from({ length: 11 }, (_, index) =>
      deal({ domain: `roof${index}.example`, stage: 'in_talks' }),
    );
    const app = openDesk(many);
    expect(await screen.findByRole('heading', { name: 'In talks (8+)' })).toBeVisible();
    await app.press('Show more of In talks');
    expect(await screen.findByRole('heading', { name: 'In talks (11)' })).toBeVisible();
  });

  it('says that there is nothing on it', async () => {
    openDesk([]);
    expect(await screen.findByText('Nothing on Your Desk')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  it('shows the domains whose companies nobody has been written to about', async () => {
    const app = openDesk([]);
    const domains = within(await screen.findByRole('list', { name: 'Domains with companies' }));
    await app.user.click(domains.getByRole('button', { name: /^cloudpay\.example: \d+ compan/ }));
    await waitFor(() => expect(app.path()).toBe('/dashboard/outreach?domain=cloudpay.example'));
    expect(await screen.findByLabelText('Domain')).toHaveValue('cloudpay.example');
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });
});

describe('what is due today', () => {
  it('says its next step once, and the day that it was due', async () => {
    openDesk([deal({ stage: 'in_talks', next_on: '2026-11-01', next_step: 'Call' })]);
    await screen.findByRole('heading', { name: 'Today (1)' });
    const card = within(stage(/^Today/).getByRole('article'));
    expect(card.getByText('Call')).toBeVisible();
    expect(card.getByText('1 Nov 2026')).toBeVisible();
  });

  const now = new Date('2026-11-27T12:00:00.000Z');
  it.each<[string, Partial<Deal>, string | null]>([
    ['its day has come', { next_on: '2026-11-27', next_step: 'Call' }, 'Call'],
    ['its day is past, without a step', { next_on: '2026-11-01' }, 'Next step'],
    ['its day is to come', { next_on: '2026-11-28', stage: 'answered' }, null],
    ['it has answered', { stage: 'answered' }, 'Has answered'],
    ['it has waited a week', {}, 'No answer for a week'],
    ['it is won', { stage: 'won', next_on: '2026-11-01' }, null],
  ])('is a company if %s', (_, differs, reason) => {
    expect(dueReason(cardOf(deal(differs)), now)).toBe(reason);
  });
});
