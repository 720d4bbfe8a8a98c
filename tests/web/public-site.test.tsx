import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { crawlerName, userAgentOf } from '../../functions/domain/web/crawler.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { readDraft, writeDraft } from '../../web/browser/drafts.ts';
import PublicLayout from '../../web/features/public-site/frame/layout.tsx';
import { askedDraft, domainDraft } from '../../web/parts/search/domain-draft.ts';
import { sessionId } from '../sample-leads.ts';
import { dashboard, openApp, usualAnswers } from './app.tsx';
import type { Answers } from './fake-server.ts';

function visit(path: string, publicSite: Answers['publicSite'] = {}) {
  return openApp(path, { signedIn: false, answers: { ...usualAnswers(), publicSite } });
}

const headings = [
  ['/', 'Find the companies that should own your domain'],
  ['/features', 'Everything between a name and its buyer'],
  ['/how-leads-are-found', 'How leads are found, and how well'],
  ['/pricing', 'Simple plans, by the month'],
  ['/about', 'Good names deserve the right owner'],
  ['/contact', 'Talk to a person'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/bot', 'BuyerscopeBot'],
] as const;

/** In the address rather than the history: the links also work before the app has started. */
const signUp = '/auth?mode=sign-up';

describe('every public page', () => {
  it.each(headings)('%s has its own heading', async (path, heading) => {
    visit(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  it('links visitors to /auth', async () => {
    visit('/');
    const banner = within(await screen.findByRole('banner'));
    expect(banner.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(banner.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', signUp);
    expect(banner.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  });

  it('links signed-in users to the dashboard, and back out of it', async () => {
    openApp('/');
    const banner = within(await screen.findByRole('banner'));
    expect(banner.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(banner.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(banner.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('links to every other page', async () => {
    visit('/terms');
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Features', '/features'],
      ['Pricing', '/pricing'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ]);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Features', '/features'],
      ['How leads are found', '/how-leads-are-found'],
      ['Pricing', '/pricing'],
      ['Sign Up', signUp],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ]);
  });

  it('is built with the links for visitors and users, of which the style sheet shows one', () => {
    const html = renderToString(
      <StaticRouter location="/">
        <PublicLayout />
      </StaticRouter>,
    );
    for (const label of ['Sign In', 'Get Started', 'Dashboard', 'Sign Out']) expect(html).toContain(label);
  });
});

it('has the page that the crawler names', async () => {
  const [, named = ''] = /\(\+(\S+)\)/.exec(userAgentOf('https://app.example')) ?? [];
  visit(new URL(named).pathname);
  expect(await screen.findByRole('heading', { name: 'BuyerscopeBot' })).toBeVisible();
  expect(screen.getByText(/Disallow: \//)).toHaveTextContent(`User-agent: ${crawlerName}`);
  expect(screen.getByRole('link', { name: 'have it removed' })).toHaveAttribute(
    'href',
    '/privacy#remove-my-data',
  );
});

describe('the question of the home page', () => {
  const found = {
    domain: 'cloudpay.example',
    forms: 141,
    cut_short: false,
    companies: [
      {
        name: 'Cloudpay',
        domain: 'getcloudpay.example',
        relevance_reason: 'Cloudpay works from getcloudpay.example, the name with "get" in front.',
        evidence: [
          {
            source: 'dns',
            url: 'dns:getcloudpay.example',
            fetched_at: '2026-11-23T12:00:00.000Z',
            snippet: 'getcloudpay.example resolves to 203.0.113.9',
          },
          {
            source: 'homepage',
            url: 'https://getcloudpay.example/',
            fetched_at: '2026-11-23T12:00:00.000Z',
            snippet: 'Cloudpay: cards for small shops',
          },
        ],
      },
    ],
  };
  const question = 'Which domain do you want to sell?';
  const nothing = {
    ai_credits_used: 0,
    lead_searches_used: 0,
    email_generations_used: 0,
    bulk_exports_used: 0,
  };
  /** Of an account that has done nothing yet. */
  const newcomer = {
    dashboard: () => dashboard({ total_leads: 0, email_templates: 0, usage: nothing, recent_activity: [] }),
  };
  const ask = async (name: string, search: () => typeof found) => {
    const app = openApp('/', { signedIn: false, answers: { ...usualAnswers(), preview: { search } } });
    await app.user.type(await screen.findByLabelText(question), name);
    await app.user.click(screen.getByRole('button', { name: 'Find two buyers' }));
    return app;
  };

  it('shows companies with what was seen on their pages, and signing up continues with the name', async () => {
    const { server, user } = await ask(' CloudPay.example', () => found);
    const companies = within(await screen.findByRole('list', { name: /^Companies that use a form of/ }));
    expect(companies.getByText('Cloudpay: cards for small shops')).toBeVisible();
    expect(companies.getByRole('link')).toHaveAttribute('href', 'https://getcloudpay.example/');
    expect(screen.getByText(/^We looked up 141 forms of this name/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up and search this name' })).toHaveAttribute(
      'href',
      signUp,
    );
    expect(server.seen.map(({ body }) => body)).toEqual([{ domain: 'CloudPay.example' }]);
    expect(readDraft(domainDraft)).toBe('CloudPay.example');
    expect(readDraft(askedDraft)).toBe('');
    await user.click(screen.getByRole('link', { name: 'Sign up and search this name' }));
    expect(readDraft(askedDraft)).toBe('CloudPay.example');
  });

  it.each(['/dashboard', '/dashboard/lead-generator'])(
    'starts the search that was asked for, at %s',
    async (at) => {
      writeDraft(domainDraft, 'CloudPay.example');
      writeDraft(askedDraft, 'CloudPay.example');
      const { server, path } = openApp(at, { answers: { ...usualAnswers(), statistics: newcomer } });
      await waitFor(() => expect(path()).toBe(`/dashboard/results/${sessionId}`));
      expect(server.seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { domain: 'CloudPay.example', amount: expect.any(Number), fresh: false },
      ]);
      expect(readDraft(askedDraft)).toBe('');
    },
  );

  it('starts no search of a name that was changed since', async () => {
    writeDraft(domainDraft, 'another.example');
    writeDraft(askedDraft, 'CloudPay.example');
    const { server } = openApp('/dashboard', { answers: { ...usualAnswers(), statistics: newcomer } });
    expect(await screen.findByLabelText(/^Which domain/)).toHaveValue('another.example');
    expect(server.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('asks a new account about the name that the visitor typed', async () => {
    writeDraft(domainDraft, 'CloudPay.example');
    openApp('/dashboard', { answers: { ...usualAnswers(), statistics: newcomer } });
    expect(await screen.findByLabelText(new RegExp(`^${question.replace('?', '\\?')}`))).toHaveValue(
      'CloudPay.example',
    );
  });

  it('says so where nobody uses a form of it, and where the time was up', async () => {
    await ask('cloudpay.example', () => ({ ...found, companies: [], cut_short: true }));
    expect(
      await screen.findByText(/^We looked up 141 forms of this name and saw no company/),
    ).toHaveTextContent('Time ran out before every site had answered.');
  });

  it('says what is wrong with what was typed, in place, and takes it back on the next key', async () => {
    const fault = 'Enter one domain at a time';
    const { user } = await ask('a.example b.example', () => {
      throw new Refusal('invalid_input', fault, { field: 'domain' });
    });
    expect(await screen.findByText(fault)).toBeVisible();
    const input = screen.getByLabelText(question);
    expect(input).toHaveFocus();
    expect(input).toBeInvalid();
    await user.type(input, 'x');
    expect(screen.queryByText(fault)).not.toBeInTheDocument();
  });

  it('says why a visitor has to wait', async () => {
    const reason = 'Many people are trying this right now.';
    await ask('cloudpay.example', () => {
      throw new Refusal('too_many_requests', reason);
    });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByLabelText(question)).toBeValid();
  });

  it('never puts the name into an address: its field has no name to send', async () => {
    visit('/');
    expect(await screen.findByLabelText(question)).not.toHaveAttribute('name');
  });
});

describe('calls to action', () => {
  it.each([
    ['/', 'Enter Dashboard'],
    ['/', 'Go to Dashboard'],
    ['/features', 'Go to Dashboard'],
    ['/pricing', 'Go to Dashboard'],
  ])('at %s say "%s" to signed-in users', async (path, label) => {
    openApp(path);
    const [link] = await screen.findAllByRole('link', { name: label });
    expect(link).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Start Free Trial' })).not.toBeInTheDocument();
  });

  it.each(['/', '/features', '/pricing'])('at %s say "Start Free Trial" to visitors', async (path) => {
    visit(path);
    const [link] = await screen.findAllByRole('link', { name: 'Start Free Trial' });
    expect(link).toHaveAttribute('href', signUp);
    expect(screen.queryByRole('link', { name: /Dashboard/ })).not.toBeInTheDocument();
  });
});

describe('the plans', () => {
  const buttons = async () =>
    within(await screen.findByRole('list', { name: 'Plans' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('link visitors to /auth', async () => {
    visit('/pricing');
    expect(await buttons()).toEqual([
      ['Get Started Free', signUp],
      ['Start Pro Trial', signUp],
      ['Start Enterprise Trial', signUp],
    ]);
  });

  it('link signed-in users to their subscription', async () => {
    openApp('/pricing');
    expect(await buttons()).toEqual([
      ['Get Started Free', '/dashboard/manage-subscription'],
      ['Upgrade to Pro', '/dashboard/manage-subscription'],
      ['Upgrade to Enterprise', '/dashboard/manage-subscription'],
    ]);
  });

  it('are compared in the table of plans, and link larger portfolios to sales', async () => {
    visit('/pricing');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: 'Lead searches a month 10 500 2,500' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Companies per search up to 2 up to 10 up to 25' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Export Not included Included Included' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact');
  });
});

describe('the contact form', () => {
  const message = {
    name: 'Ada Winterbourne',
    email: 'ada@visitor.example',
    subject: 'sales',
    message: 'Do you broker names as well?',
  };

  async function fillIn(app: ReturnType<typeof visit>): Promise<void> {
    await app.user.type(await screen.findByLabelText('Name'), message.name);
    await app.user.type(screen.getByLabelText('Email'), message.email);
    await app.user.selectOptions(screen.getByLabelText('Subject'), 'Sales');
    await app.user.type(screen.getByLabelText('Message'), message.message);
  }

  const send = (app: ReturnType<typeof visit>) =>
    app.user.click(screen.getByRole('button', { name: 'Send Message' }));

  it('says that the message was sent', async () => {
    const app = visit('/contact', { contact: () => ({ received: true }) });
    await fillIn(app);
    await send(app);
    expect(await screen.findByRole('heading', { name: 'Message Sent!' })).toHaveFocus();
    expect(
      screen.getByText("Thank you for reaching out. We'll get back to you within 24 hours."),
    ).toBeVisible();
    expect(app.server.seen.at(-1)).toMatchObject({ path: '/api/contact', body: message });
  });

  it('offers the subjects, and takes a company', async () => {
    const app = visit('/contact', { contact: () => ({ received: true }) });
    const subject = await screen.findByLabelText('Subject');
    expect([...subject.children].map((option) => option.textContent)).toEqual([
      ...['Choose a subject', 'Demo', 'Sales', 'Support', 'Partnership', 'Other'],
    ]);
    expect(screen.getByLabelText('Message')).toHaveAttribute('rows', '6');
    await fillIn(app);
    await app.user.type(screen.getByLabelText('Company (optional)'), 'Northgate Names');
    await send(app);
    await screen.findByRole('heading', { name: 'Message Sent!' });
    expect(app.server.seen.at(-1)?.body).toEqual({ ...message, company: 'Northgate Names' });
  });

  it('says what is wrong with each field, and sends nothing', async () => {
    const app = visit('/contact');
    await screen.findByLabelText('Name');
    await send(app);
    expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Enter your name');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address');
    expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Choose a subject');
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Enter a message');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(app.server.seen).toEqual([]);
  });

  it.each([
    {
      why: 'has had enough of this viewer',
      answer: () => {
        throw new Refusal('too_many_requests', 'You have sent this too often within the last hour.');
      },
      said: 'You have sent this too often within the last hour.',
    },
    { why: 'is out of reach', answer: undefined, said: 'An unexpected error occurred' },
  ])('keeps what was typed when the server $why', async ({ answer, said }) => {
    const app = visit('/contact', answer ? { contact: answer } : {});
    await fillIn(app);
    await send(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByLabelText('Name')).toHaveValue(message.name);
    expect(screen.getByLabelText('Subject')).toHaveValue(message.subject);
    expect(screen.getByLabelText('Message')).toHaveValue(message.message);
    app.server.answers.publicSite = { contact: () => ({ received: true }) };
    await send(app);
    expect(await screen.findByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  });
});

describe('removing my data', () => {
  async function ask(app: ReturnType<typeof visit>, email: string): Promise<void> {
    await app.user.type(await screen.findByLabelText('Email address to leave out'), email);
    await app.user.click(screen.getByRole('button', { name: 'Remove my data' }));
  }

  it('sends the address, and says that a link must be confirmed', async () => {
    const app = visit('/privacy', { removeMyData: () => ({ confirmation_sent: true }) });
    await ask(app, 'ada@visitor.example');
    expect(
      await screen.findByText(/Check your email. We have sent you a link: open it and confirm/),
    ).toBeVisible();
    expect(app.server.seen.at(-1)?.body).toEqual({ email: 'ada@visitor.example' });
  });

  it('shows the server’s refusal of an address', async () => {
    const app = visit('/privacy', {
      removeMyData: () => {
        throw new Refusal('invalid_input', 'Enter a valid email address', { field: 'email' });
      },
    });
    await ask(app, 'nobody');
    const field = screen.getByLabelText('Email address to leave out');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a valid email address'));
    expect(field).toHaveValue('nobody');
  });
});

it.each(['/privacy', '/terms', '/bot'])('%s says that its text is a sample', async (path) => {
  visit(path);
  expect(await screen.findByText(/This is a sample text\./)).toBeVisible();
});
