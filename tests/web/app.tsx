import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { contract } from '../../shared/contract/contract.ts';
import type { Output } from '../../shared/contract/route.ts';
import { plans } from '../../shared/model/account/plans.ts';
import { Router } from '../../web/app/router.tsx';
import { setPresent } from '../../web/browser/presence.ts';
import { lead, session } from '../sample-leads.ts';
import { type Answers, config, FakeServer } from './fake-server.ts';
import { pool } from './fake-user-pool.ts';
import { subscription } from './payments.ts';
import { profile } from './templates.ts';

type Dashboard = Output<typeof contract.statistics.dashboard>;

/** Answers of a free account with one completed session. */
export function usualAnswers(): Answers {
  return {
    sessions: {
      create: () => ({ data: { sessionId: session().id, earlier: null } }),
      list: () => ({ sessions: [session()], next_cursor: null }),
      get: () => session(),
      leads: () => ({ leads: [lead()], next_cursor: null }),
    },
    profile: { get: () => profile() },
    saved: {
      ofSession: () => ({ lead_ids: [], contact_ids: [] }),
      dismissed: () => ({ dismissed: [] }),
    },
    statistics: { dashboard: () => dashboard() },
    domains: { expiring: () => ({ domains: [] }) },
    mail: { integration: () => null },
    billing: {
      subscription: () => subscription(),
      history: () => ({ billing_history: [], next_cursor: null }),
      limits: () => plans.free.limits,
      usage: () => ({
        ai_credits_used: 0,
        lead_searches_used: 1,
        email_generations_used: 0,
        bulk_exports_used: 0,
      }),
    },
  };
}

/** The dashboard's figures of a free account with one completed session; `differs` overrides its fields. */
export function dashboard(differs: Partial<Dashboard> = {}): Dashboard {
  const { id, domain, status, source, leads_count, created_at } = session();
  return {
    total_leads: 2,
    saved_companies: 0,
    saved_contacts: 0,
    email_templates: 0,
    usage: { ai_credits_used: 0, lead_searches_used: 1, email_generations_used: 0, bulk_exports_used: 0 },
    limits: plans.free.limits,
    recent_activity: [{ kind: 'session', id, domain, status, source, leads_count, at: created_at }],
    ...differs,
  };
}

/** The app at an address, with a fake server and a fake user pool. */
export function openApp(
  path: string,
  options: { answers?: Answers; signedIn?: boolean; config?: Record<string, unknown>; webRead?: string } = {},
) {
  const server = new FakeServer(options.answers ?? usualAnswers());
  const net = { offline: false };
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (net.offline) throw new TypeError('Failed to fetch');
    const url = new URL(input, 'http://localhost');
    if (url.pathname === '/config.json') return Response.json(config);
    if (url.pathname === '/_local/status') return Response.json({ web: options.webRead ?? 'internet' });
    const headers = new Headers(init.headers);
    return server.respond({
      method: init.method ?? 'GET',
      url,
      authorization: headers.get('authorization'),
      idempotencyKey: headers.get('idempotency-key'),
      body: typeof init.body === 'string' ? init.body : null,
    });
  });
  if (options.signedIn ?? true) {
    pool.signedInAs = 'alex@northstar.example';
    act(() => setPresent(true));
  }
  const shown = { path: '' };
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address onChange={(path) => Object.assign(shown, { path })} />
      <Router />
    </MemoryRouter>,
  );
  return { server, net, user: userEvent.setup(), path: () => shown.path };
}

function Address(props: { onChange: (path: string) => void }) {
  const { pathname, search } = useLocation();
  props.onChange(pathname + search);
  return null;
}
