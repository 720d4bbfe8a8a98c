import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PlanName, planNames } from '../../shared/model/account/plan-name.ts';
import { plans } from '../../shared/model/account/plans.ts';
import type { LeadSession } from '../../shared/model/leads/session.ts';
import { harborline, lead, session, sessionId } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';

/** Files that the browser received, by name. */
const files = new Map<string, Promise<string>>();

beforeEach(() => {
  files.clear();
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    const url = `blob:${blobs.size}`;
    if (source instanceof Blob) blobs.set(url, source);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.set(this.download, blob.text());
  });
});

function openResults(options: { plan?: PlanName; differs?: Partial<LeadSession>; leads?: number } = {}) {
  const { plan = 'pro', differs = {}, leads = 1 } = options;
  const answers = usualAnswers();
  answers.billing = { ...answers.billing, limits: () => plans[plan].limits };
  answers.sessions = {
    ...answers.sessions,
    get: () => session(differs),
    leads: ({ query }) => {
      const all = Array.from({ length: leads }, (_, index) =>
        lead({ id: `${sessionId}.000${index + 1}`, name: `Company ${index + 1}` }),
      );
      const at = all.findIndex(({ id }) => id === query.cursor) + 1;
      return {
        leads: all.slice(at, at + 2),
        next_cursor: at + 2 < leads ? (all[at + 1]?.id ?? null) : null,
      };
    },
  };
  answers.leadExports = {
    start: ({ body }) => ({
      filename: `leads-${sessionId}.${body.format}`,
      content: 'first ',
      next_cursor: harborline,
    }),
    next: () => ({ filename: '', content: 'last', next_cursor: null }),
  };
  return { answers, ...openApp(`/dashboard/results/${sessionId}`, { answers }) };
}

describe('the export of results', () => {
  it.each([
    ['Export', 'json'],
    ['Export CSV', 'csv'],
  ])('%s saves all parts as one file', async (button, extension) => {
    const app = openResults();
    await app.user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect([...files.keys()]).toEqual([`leads-${sessionId}.${extension}`]));
    expect(await files.get(`leads-${sessionId}.${extension}`)).toBe('first last');
    const started = app.server.seen.filter(({ method }) => method === 'POST');
    expect(started.map(({ body }) => body)).toEqual([{ format: extension }]);
    expect(started[0]?.idempotencyKey).not.toBeNull();
  });

  it.each(planNames)(
    'is shown to everyone, and explained if the plan does not include it: %s',
    async (plan) => {
      const app = openResults({ plan });
      const button = await screen.findByRole('button', { name: 'Export' });
      await waitFor(() => expect(button).toBeEnabled());
      await app.user.click(button);
      if (plan === 'free') {
        const dialog = within(await screen.findByRole('dialog', { name: 'Export comes with Pro' }));
        expect(dialog.getByRole('link', { name: 'See plans' })).toHaveAttribute(
          'href',
          '/dashboard/manage-subscription',
        );
        expect(files.size).toBe(0);
      } else await waitFor(() => expect(files.size).toBe(1));
    },
  );

  it.each([
    ['while it is processing', { status: 'processing', completed_at: null } as const, 1],
    ['where it failed', { status: 'failed' } as const, 1],
    ['where nothing was found', {}, 0],
  ])('is not shown %s', async (_, differs, leads) => {
    openResults({ differs, leads });
    await screen.findByRole('region', { name: 'Status' });
    await screen.findByText(leads === 0 ? 'No companies found' : 'Company 1');
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });

  it('says why it failed', async () => {
    const app = openResults();
    app.answers.leadExports = {};
    await app.user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('An unexpected error occurred')).toBeVisible();
    expect(files.size).toBe(0);
  });
});

it('reads a large export part by part', async () => {
  const app = openResults({ leads: 3 });
  expect(await screen.findByRole('heading', { name: 'Company 2' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Company 3' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'Company 3' })).toBeVisible();
});
