import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../shared/model/account/plans.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { session } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';
import { payment, subscription } from './payments.ts';

const path = '/dashboard/manage-subscription';
const pro = subscription({
  subscription_type: 'pro',
  current_period_start: '2026-11-03T12:00:00.000Z',
  current_period_end: '2026-12-03T12:00:00.000Z',
});
const hostedUrl = 'https://pay.example/c/1';

/** The usual answers with some of billing changed. */
function answersWith(billing: ReturnType<typeof usualAnswers>['billing']) {
  const answers = usualAnswers();
  answers.billing = { ...answers.billing, ...billing };
  return answers;
}

/** A browser that opens tabs, or one that does not. `led` says where each was sent. */
function stubTabs(allowed = true) {
  const led: string[] = [];
  const close = vi.fn();
  const tab = { opener: window, location: { replace: (url: string) => led.push(url) }, close };
  const open = vi.fn(() => (allowed ? tab : null));
  vi.stubGlobal('open', open);
  return { led, close, open };
}

async function plan(name: string) {
  return within((await screen.findByRole('heading', { name, level: 3 })).closest('li') ?? document.body);
}

describe('the plans', () => {
  it('offers upgrades from free, but neither the current plan nor a lower one', async () => {
    openApp(path);
    expect((await plan('Free')).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    expect((await plan('Pro')).getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled();
    expect((await plan('Enterprise')).getByRole('button', { name: 'Upgrade to Enterprise' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).not.toBeInTheDocument();
  });

  it('offers switches from a paid plan', async () => {
    openApp(path, { answers: answersWith({ subscription: () => pro }) });
    expect((await plan('Free')).getByRole('button', { name: 'Contact Sales' })).toBeDisabled();
    expect((await plan('Pro')).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    expect((await plan('Enterprise')).getByRole('button', { name: 'Switch to Enterprise' })).toBeEnabled();
  });

  it('opens the payment page in a new tab, and says so', async () => {
    const tabs = stubTabs();
    const app = openApp(path, {
      answers: answersWith({ createPayment: () => ({ payment_id: payment().id, hosted_url: hostedUrl }) }),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
    expect(tabs.open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(tabs.led).toEqual([hostedUrl]));
    expect(
      screen.getByText(
        'Payment page opened in a new tab. Complete the payment to upgrade your subscription.',
      ),
    ).toBeVisible();
    const asked = app.server.seen.find(({ method }) => method === 'POST');
    expect(asked?.body).toMatchObject({
      currency: 'USD',
      metadata: { subscription_type: 'pro', upgrade_from: 'free', type: 'subscription' },
    });
    expect(asked?.idempotencyKey).toMatch(/\w/);
  });

  it('shows why a payment could not be started, and closes the tab', async () => {
    const tabs = stubTabs();
    const app = openApp(path, {
      answers: answersWith({
        createPayment: () => {
          throw new Refusal('invalid_input', 'Invalid subscription type');
        },
      }),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Upgrade to Enterprise' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid subscription type');
    expect(tabs.close).toHaveBeenCalled();
    expect(tabs.led).toEqual([]);
  });

  it("says 'Failed to initiate payment' when the answer has no message", async () => {
    stubTabs();
    const app = openApp(path);
    await app.user.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to initiate payment');
  });
});

describe('the current plan', () => {
  it('is canceled after a confirmation, and reactivated', async () => {
    let now = pro;
    const app = openApp(path, {
      answers: answersWith({
        subscription: () => now,
        cancel: () => {
          now = { ...pro, cancel_at_period_end: true };
          return now;
        },
        reactivate: () => {
          now = pro;
          return now;
        },
      }),
    });
    expect(await screen.findByText('Renews')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    const dialog = await screen.findByRole('dialog');
    expect(app.server.seen.some(({ method }) => method === 'POST')).toBe(false);
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('Ends')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).not.toBeInTheDocument();

    await app.user.click(screen.getByRole('button', { name: 'Reactivate Subscription' }));
    expect(await screen.findByText('Renews')).toBeVisible();
  });

  it('shows in red why it could not be canceled', async () => {
    const app = openApp(path, {
      answers: answersWith({
        subscription: () => pro,
        cancel: () => {
          throw new Refusal('not_found', 'No subscription found');
        },
      }),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    await app.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel Subscription' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('No subscription found');
  });

  it('leads to the payment details when the last payment failed', async () => {
    const tabs = stubTabs();
    const app = openApp(path, {
      answers: answersWith({
        subscription: () => ({ ...pro, status: 'past_due' }),
        createPayment: () => ({ payment_id: payment().id, hosted_url: hostedUrl }),
      }),
    });
    expect(await screen.findByText('Past due')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Update payment details' }));
    await waitFor(() => expect(tabs.led).toEqual([hostedUrl]));
  });

  it("says 'Failed to fetch subscription data' and tries again", async () => {
    const app = openApp(path, { answers: { ...usualAnswers(), billing: {} } });
    const [alert] = await screen.findAllByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch subscription data');
    app.server.answers = usualAnswers();
    await app.user.click(within(alert ?? document.body).getByRole('button', { name: 'Retry' }));
    expect(await plan('Free')).toBeDefined();
  });
});

describe('searches by day', () => {
  const searchedAt = (created_at: string, source: 'search' | 'import' = 'search') =>
    session({ id: crypto.randomUUID(), created_at, source });

  it('counts those of the month in UTC, and reads no further back', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z'), toFake: ['Date'] });
    const pages = [
      [searchedAt('2026-11-20T23:59:00.000Z'), searchedAt('2026-11-20T08:00:00.000Z', 'import')],
      [searchedAt('2026-11-20T00:00:00.000Z'), searchedAt('2026-11-01T00:00:00.000Z')],
      [searchedAt('2026-10-31T23:59:59.000Z')],
      [searchedAt('2026-10-01T00:00:00.000Z')],
    ];
    const cursorOf = (page: number) => `019a9c00-0000-7000-8000-00000000000${page}`;
    const answers = usualAnswers();
    answers.sessions = {
      list: ({ query }) => {
        const page = pages.findIndex((_, index) => cursorOf(index) === query.cursor);
        const at = Math.max(0, page);
        return { sessions: pages[at] ?? [], next_cursor: at + 1 < pages.length ? cursorOf(at + 1) : null };
      },
    };
    const app = openApp(path, { answers });
    await app.user.click(await screen.findByText('3 searches on 2 days'));
    expect(screen.getByRole('row', { name: '20 November 2' })).toBeVisible();
    expect(screen.getByRole('row', { name: '1 November 1' })).toBeVisible();
    expect(screen.getByText('November 2026 (UTC)')).toBeVisible();
    expect(app.server.seen.filter(({ path: asked }) => asked.startsWith('/api/sessions?'))).toHaveLength(3);
  });

  it('says so before the first', async () => {
    const answers = usualAnswers();
    answers.sessions = { list: () => ({ sessions: [], next_cursor: null }) };
    openApp(path, { answers });
    expect(await screen.findByText('No searches this month yet.')).toBeVisible();
  });
});

describe('pending payments', () => {
  const old = payment({
    id: 'e0f5b8a3-0d0c-4c0d-8e53-3b8b7a7d2f41',
    billing_date: new Date(Date.now() - 49 * 3_600_000).toISOString(),
    invoice_number: 'BS-2026-OLD',
  });

  it('are listed separately from payments that were made', async () => {
    const paid = payment({ id: old.id, status: 'paid', invoice_number: 'BS-2026-PAID' });
    openApp(path, {
      answers: answersWith({
        history: () => ({ billing_history: [payment(), paid], next_cursor: null }),
      }),
    });
    const [pending, history] = await screen.findAllByRole('table');
    expect(within(pending ?? document.body).getByText('BS-2026-7KQ2M')).toBeVisible();
    expect(
      within(history ?? document.body).getByRole('row', { name: /\$29\.00 Paid BS-2026-PAID/ }),
    ).toBeVisible();
  });

  it('are deleted within 48 hours, after a confirmation', async () => {
    let records = [payment()];
    const app = openApp(path, {
      answers: answersWith({
        history: () => ({ billing_history: records, next_cursor: null }),
        deletePendingPayment: () => {
          records = [];
          return {};
        },
      }),
    });
    await app.user.click(await screen.findByRole('button', { name: /^Delete payment/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('This action cannot be undone.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete Payment' }));
    expect(await screen.findByText('Payment record deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('BS-2026-7KQ2M')).not.toBeInTheDocument());
  });

  it('show the service’s message if they cannot be deleted', async () => {
    const message = 'Only pending payments less than 48 hours old can be deleted manually';
    const app = openApp(path, {
      answers: answersWith({
        history: () => ({ billing_history: [payment()], next_cursor: null }),
        deletePendingPayment: () => {
          throw new Refusal('conflict', message);
        },
      }),
    });
    await app.user.click(await screen.findByRole('button', { name: /^Delete payment/ }));
    await app.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete Payment' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('can only be paid after 48 hours', async () => {
    const tabs = stubTabs();
    const app = openApp(path, {
      answers: answersWith({
        history: () => ({ billing_history: [old], next_cursor: null }),
        continuePayment: ({ params }) => ({
          payment_id: old.id,
          hosted_url: `${hostedUrl}/${params.invoice_number}`,
        }),
      }),
    });
    expect(await screen.findByText('Older than 48h')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: /^Complete payment/ }));
    await waitFor(() => expect(tabs.led).toEqual([`${hostedUrl}/BS-2026-OLD`]));
  });
});

describe('the billing history', () => {
  it('says so if nothing was paid yet', async () => {
    openApp(path);
    expect(await screen.findByRole('heading', { name: 'No Payments Yet' })).toBeVisible();
  });

  it('turns its pages back and forth', async () => {
    const second = '5d0c3a4e-6a0f-4b7e-9d58-2f5a3f1d7c22';
    const paid = (invoice_number: string) => payment({ status: 'paid', invoice_number });
    const app = openApp(path, {
      answers: answersWith({
        history: ({ query }) =>
          query.cursor === second
            ? { billing_history: [paid('BS-2025-OLDER')], next_cursor: null }
            : { billing_history: [paid('BS-2026-NEWER')], next_cursor: second },
      }),
    });
    expect(await screen.findByText('BS-2026-NEWER')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('BS-2025-OLDER')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByText('BS-2026-NEWER')).toBeVisible();
  });

  it('has its own Retry', async () => {
    const { history: _, ...billing } = usualAnswers().billing ?? {};
    const app = openApp(path, { answers: { ...usualAnswers(), billing } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch subscription data');
    app.server.answers = usualAnswers();
    await app.user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'No Payments Yet' })).toBeVisible();
  });
});

describe('coming back from the payment page', () => {
  const id = payment().id;

  it('shows the new plan everywhere as soon as the payment is settled', async () => {
    let looks = 0;
    const paid = () => looks > 1;
    const answers = answersWith({
      subscription: () => (paid() ? pro : subscription()),
      limits: () => plans[paid() ? 'pro' : 'free'].limits,
      payment: () => {
        looks += 1;
        return {
          payment_id: id,
          status: paid() ? 'paid' : 'pending',
          subscription: paid() ? pro : subscription(),
        };
      },
    });
    openApp(`${path}?payment=success&type=subscription&payment_id=${id}`, { answers });
    expect(await screen.findByText('Payment successful! Your subscription has been updated.')).toBeVisible();
    expect(await screen.findByText('Free User')).toBeInTheDocument();
    expect(await screen.findByText('Pro User', {}, { timeout: 20_000 })).toBeInTheDocument();
    expect(await screen.findByRole('progressbar', { name: 'AI Credits' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 250',
    );
    expect(looks).toBe(2);
  });

  it('says so if the payment failed, and stops polling', async () => {
    const app = openApp(`${path}?payment=success&payment_id=${id}`, {
      answers: answersWith({
        payment: () => ({ payment_id: id, status: 'failed', subscription: subscription() }),
      }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment failed.');
    expect(app.server.seen.filter(({ path }) => path.startsWith('/api/payments'))).toHaveLength(1);
  });

  it('says that the trial did not start if its card had one before', async () => {
    const refused = subscription({ status: 'canceled', trial_refused: true });
    openApp(`${path}?payment=success&payment_id=${id}`, {
      answers: answersWith({
        subscription: () => refused,
        payment: () => ({ payment_id: id, status: 'paid', subscription: refused }),
      }),
    });
    expect(await screen.findByText(/this card has had a trial before. Nothing was charged/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Payment successful/)).not.toBeInTheDocument());
  });

  it('reads the plan again after two seconds if it does not know which payment it was', async () => {
    let reads = 0;
    openApp(`${path}?payment=success&type=subscription`, {
      answers: answersWith({
        subscription: () => {
          reads += 1;
          return reads > 1 ? pro : subscription();
        },
      }),
    });
    expect((await plan('Free')).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    expect(await screen.findByText('Renews', {}, { timeout: 20_000 })).toBeVisible();
  });

  it('says that a canceled payment changes nothing', async () => {
    openApp(`${path}?payment=canceled&type=subscription`);
    expect(await screen.findByText('Payment cancelled. Your plan has not changed.')).toBeVisible();
  });
});

describe('the settings', () => {
  it('show the true plan, its price and the next billing date', async () => {
    openApp('/dashboard/settings', { answers: answersWith({ subscription: () => pro }) });
    const billing = within(
      (await screen.findByRole('heading', { name: 'Billing' })).closest('section') ?? document.body,
    );
    expect(await billing.findByText('Next billing date: 3 Dec 2026')).toBeVisible();
    expect(billing.getByText('Pro')).toBeVisible();
    expect(billing.getByRole('link', { name: 'Manage Subscription' })).toHaveAttribute('href', path);
  });
});
