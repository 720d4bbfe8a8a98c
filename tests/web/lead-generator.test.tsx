import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlanName } from '../../shared/model/account/plan-name.ts';
import { plans } from '../../shared/model/account/plans.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { sessionId } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';
import { GatewayAnswer } from './fake-server.ts';

const limitBadge = { name: 'limit reached, consider upgrading' };

function on(plan: PlanName) {
  const answers = usualAnswers();
  answers.billing = { ...answers.billing, limits: () => plans[plan].limits };
  return openApp('/dashboard/lead-generator', { answers });
}

function refusedBy(refusal: Error) {
  const answers = usualAnswers();
  answers.sessions = {
    ...answers.sessions,
    create: () => {
      throw refusal;
    },
  };
  return openApp('/dashboard/lead-generator', { answers });
}

describe('starting a search', () => {
  it('sends the trimmed domain and the amount, and opens the results', async () => {
    const app = on('pro');
    const generate = await screen.findByRole('button', { name: 'Generate Companies' });
    expect(generate).toBeDisabled();
    await app.user.type(screen.getByPlaceholderText('e.g., example.com'), '  cloudpayments.example ');
    await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '5'));
    await app.user.click(generate);
    await waitFor(() => expect(app.path()).toBe(`/dashboard/results/${sessionId}`));
    expect(app.server.seen.find(({ method }) => method === 'POST')?.body).toEqual({
      domain: 'cloudpayments.example',
      amount: 5,
      fresh: false,
    });
  });

  it('shows what the same name found within a day, and only searches again when asked', async () => {
    const answers = usualAnswers();
    const earlier = { domain: 'cloudpayments.example', companies: 2, found_at: new Date().toISOString() };
    answers.sessions = {
      ...answers.sessions,
      create: ({ body }) => ({ data: { sessionId, earlier: body.fresh ? null : earlier } }),
    };
    const app = openApp('/dashboard/lead-generator', { answers });
    const generate = await screen.findByRole('button', { name: 'Generate Companies' });
    await app.user.type(screen.getByPlaceholderText('e.g., example.com'), 'https://CloudPayments.example/');
    await app.user.click(generate);
    expect(
      await screen.findByText(
        /You searched cloudpayments\.example within the last day and found 2 companies/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show them' })).toHaveAttribute(
      'href',
      `/dashboard/results/${sessionId}`,
    );
    await app.user.click(screen.getByRole('button', { name: 'search again' }));
    await waitFor(() => expect(app.path()).toBe(`/dashboard/results/${sessionId}`));
    expect(app.server.seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      expect.objectContaining({ fresh: false }),
      expect.objectContaining({ fresh: true }),
    ]);
  });

  it('stays disabled for a blank domain', async () => {
    const app = on('free');
    await app.user.type(await screen.findByPlaceholderText('e.g., example.com'), '   ');
    expect(screen.getByRole('button', { name: 'Generate Companies' })).toBeDisabled();
  });

  it('starts one search, however often the form is sent', async () => {
    const answers = usualAnswers();
    let release = () => undefined as undefined;
    const held = new Promise<void>((resolve) => {
      release = () => {
        resolve();
        return undefined;
      };
    });
    answers.sessions = {
      ...answers.sessions,
      create: async () => {
        await held;
        return { data: { sessionId, earlier: null } };
      },
    };
    const app = openApp('/dashboard/lead-generator', { answers });
    const input = await screen.findByPlaceholderText('e.g., example.com');
    await app.user.type(input, 'cloudpayments.example{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: 'Generating Companies...' })).toBeDisabled();
    release();
    await waitFor(() => expect(app.path()).toBe(`/dashboard/results/${sessionId}`));
    expect(app.server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('a search that may or may not have begun', () => {
  it('uses the same key when it is retried, and a new one for another search', async () => {
    const answers = usualAnswers();
    let failures = 2;
    answers.sessions = {
      ...answers.sessions,
      create: () => {
        failures -= 1;
        if (failures >= 0) throw new GatewayAnswer(503);
        return { data: { sessionId, earlier: null } };
      },
    };
    const app = openApp('/dashboard/lead-generator', { answers });
    const input = await screen.findByPlaceholderText('e.g., example.com');
    const keys = () =>
      app.server.seen.filter(({ method }) => method === 'POST').map((one) => one.idempotencyKey);
    const search = async (times: number) => {
      await app.user.click(await screen.findByRole('button', { name: 'Generate Companies' }));
      await waitFor(() => expect(keys()).toHaveLength(times));
    };
    await app.user.type(input, 'cloudpayments.example');
    await search(1);
    await search(2);
    await app.user.type(input, '{Backspace}');
    await search(3);
    const [first, again, other] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(first);
  });

  it('uses a new key after a refusal', async () => {
    const app = refusedBy(new Refusal('limit_reached', 'All used up'));
    await app.user.type(await screen.findByPlaceholderText('e.g., example.com'), 'cloudpayments.example');
    for (let time = 1; time <= 2; time += 1) {
      await app.user.click(await screen.findByRole('button', { name: 'Generate Companies' }));
      await waitFor(() =>
        expect(app.server.seen.filter(({ method }) => method === 'POST')).toHaveLength(time),
      );
    }
    const keys = app.server.seen.filter(({ method }) => method === 'POST').map((one) => one.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the plan', () => {
  function withSearches(used: number) {
    const answers = usualAnswers();
    const usage = { ai_credits_used: 0, email_generations_used: 0, bulk_exports_used: 0 };
    answers.billing = { ...answers.billing, usage: () => ({ ...usage, lead_searches_used: used }) };
    return openApp('/dashboard/lead-generator', { answers });
  }

  it('says how many searches are left, without a warning', async () => {
    withSearches(3);
    expect(await screen.findByText('Uses 1 of your 7 searches left this month.')).toBeVisible();
    expect(screen.getByRole('link', limitBadge).className).not.toMatch(/warning/);
  });

  it('warns when no searches are left', async () => {
    withSearches(10);
    expect(await screen.findByText(/^No searches left this month\. Resets 1 \w{3} \(UTC\)\./)).toBeVisible();
    expect(screen.getByRole('link', limitBadge).className).toMatch(/warning/);
  });

  it('focuses the domain', async () => {
    withSearches(3);
    await waitFor(() => expect(screen.getByLabelText(/^Target domain/)).toHaveFocus());
  });
});

describe('the number of companies', () => {
  it.each([
    ['free', '2'],
    ['pro', '5'],
    ['enterprise', '5'],
  ] as const)('starts at %s on %s', async (plan, value) => {
    on(plan);
    await screen.findByText(`${plans[plan].name} User`);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', value);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuemax', '50');
  });

  it('is limited by the plan, with a badge that links to the plans', async () => {
    on('pro');
    await screen.findByText('Pro User');
    expect(screen.queryByRole('link', limitBadge)).not.toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '10');
    expect(screen.getByRole('link', limitBadge)).toHaveAttribute('href', '/dashboard/manage-subscription');
  });

  it('offers the upgrade on free only', async () => {
    on('free');
    expect(await screen.findByRole('region', { name: 'Upgrade' })).toBeVisible();
    expect(screen.getByRole('link', limitBadge)).toBeVisible();
  });

  it('falls back to two when the limits cannot be read', async () => {
    const answers = usualAnswers();
    answers.billing = {};
    openApp('/dashboard/lead-generator', { answers });
    expect(await screen.findByRole('link', limitBadge)).toBeVisible();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '2');
  });
});

describe('a search that is refused', () => {
  it('shows what is wrong with the domain at its field, until it is changed', async () => {
    const app = refusedBy(
      new Refusal('invalid_input', 'Enter a domain such as example.com', { field: 'domain' }),
    );
    const input = await screen.findByPlaceholderText('e.g., example.com');
    await app.user.type(input, 'not a domain');
    await app.user.click(screen.getByRole('button', { name: 'Generate Companies' }));
    expect(await screen.findByText('Enter a domain such as example.com')).toBeVisible();
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveValue('not a domain');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await app.user.type(input, '.example');
    expect(screen.queryByText('Enter a domain such as example.com')).not.toBeInTheDocument();
  });

  it('keeps the domain that it is about until it is answered', async () => {
    const { promise: refusal, reject: refuse } = Promise.withResolvers<never>();
    const answers = usualAnswers();
    answers.sessions = { ...answers.sessions, create: () => refusal };
    const app = openApp('/dashboard/lead-generator', { answers });
    const input = await screen.findByPlaceholderText('e.g., example.com');
    await app.user.type(input, 'not a domain{Enter}');
    await screen.findByRole('button', { name: 'Generating Companies...' });
    await app.user.type(input, '.example');
    expect(input).toHaveValue('not a domain');
    refuse(new Refusal('invalid_input', 'Enter a domain such as example.com', { field: 'domain' }));
    expect(await screen.findByText('Enter a domain such as example.com')).toBeVisible();
    await app.user.type(input, '.example');
    expect(input).toHaveValue('not a domain.example');
  });

  it('shows any other refusal above the button', async () => {
    const app = refusedBy(new Refusal('limit_reached', 'All 10 lead searches of this month are used.'));
    await app.user.type(await screen.findByPlaceholderText('e.g., example.com'), 'cloudpayments.example');
    await app.user.click(screen.getByRole('button', { name: 'Generate Companies' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'All 10 lead searches of this month are used.',
    );
  });

  it("says 'An error occurred' when the answer has no message, and keeps the domain", async () => {
    const app = refusedBy(new GatewayAnswer(503));
    await app.user.type(await screen.findByPlaceholderText('e.g., example.com'), 'cloudpayments.example');
    await app.user.click(screen.getByRole('button', { name: 'Generate Companies' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
    expect(screen.getByPlaceholderText('e.g., example.com')).toHaveValue('cloudpayments.example');
  });

  it('survives being offline', async () => {
    const app = on('free');
    await app.user.type(await screen.findByPlaceholderText('e.g., example.com'), 'cloudpayments.example');
    app.net.offline = true;
    await app.user.click(screen.getByRole('button', { name: 'Generate Companies' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
    expect(screen.getByText(/^We can’t reach Buyerscope at the moment\./)).toBeVisible();
    app.net.offline = false;
    await app.user.click(screen.getByRole('button', { name: 'Generate Companies' }));
    await waitFor(() => expect(app.path()).toBe(`/dashboard/results/${sessionId}`));
    expect(screen.queryByText(/^We can’t reach Buyerscope/)).not.toBeInTheDocument();
  });
});
