import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/model/errors.ts';
import type { LoggedMessage, QueuedMessage } from '../../shared/model/outreach/outreach.ts';
import type { Answers } from './fake-server.ts';
import { at, idOf, logged, mara, queued, unsubscribeUrl } from './outreach.ts';
import { profile } from './templates.ts';
import { integration, never, noAnswer, visit } from './visit.ts';

/** A service that stores queued and sent mails. */
function outreachOf(state: { queue: QueuedMessage[]; log: LoggedMessage[] }) {
  const take = (id: string) => {
    const message = state.queue.find((each) => each.id === id);
    state.queue = state.queue.filter((each) => each.id !== id);
    return message ?? queued();
  };
  return {
    recipients: ({ query }) => ({
      recipients: [
        { ...mara, contact_id: query.contact_ids, refusal: null, waits_until: null, approaches: [] },
      ],
      not_for_sale: null,
    }),
    queue: ({ body }) => {
      const made = body.messages.map((message, index) => queued({ ...message, id: idOf(50 + index) }));
      state.queue.push(...made);
      return { messages: made };
    },
    list: ({ query: { begins = '' } }) => ({
      messages: state.queue.filter(({ domain }) => domain.startsWith(begins)),
      next_cursor: null,
    }),
    update: ({ params, body }) => {
      const changed = { ...queued({ id: params.messageId }), ...body };
      state.queue = state.queue.map((each) => (each.id === params.messageId ? changed : each));
      return changed;
    },
    markSent: ({ params, body }) => {
      const sent = logged({ id: take(params.messageId).id, way: body.way });
      state.log.unshift(sent);
      return sent;
    },
    send: ({ params, body }) => {
      const sent = logged({ id: take(params.messageId).id, way: 'gmail_api', basis: body.basis });
      state.log.unshift(sent);
      return sent;
    },
    markUnsent: ({ params }) => queued({ id: params.messageId }),
    remove: ({ params }) => {
      take(params.messageId);
      return {};
    },
  } satisfies Answers['outreach'];
}

/** The log of the same service. */
function logOf(state: { queue: QueuedMessage[]; log: LoggedMessage[] }) {
  return {
    list: ({ query }) => ({
      messages: state.log.filter(
        ({ outcome, domain }) =>
          (query.outcome === undefined || (outcome ?? 'open') === query.outcome) &&
          domain.startsWith(query.begins ?? ''),
      ),
      next_cursor: null,
    }),
    setOutcome: ({ params, body }) => {
      state.log = state.log.map((each) => (each.id === params.messageId ? { ...each, ...body } : each));
      return state.log.find((each) => each.id === params.messageId) ?? logged();
    },
    followUp: ({ params, body }) => queued({ ...body, id: idOf(90), step: 1, follows_id: params.messageId }),
    statistics: () => ({
      queued: state.queue.length,
      sent: state.log.length,
      replied: 0,
      no_reply: 0,
      said_no: 0,
      bounced: 0,
    }),
  } satisfies Answers['outreachLog'];
}

function openOutreach(
  options: {
    queue?: QueuedMessage[];
    log?: LoggedMessage[];
    list?: 'log';
    connected?: boolean;
    outreach?: Answers['outreach'];
    outreachLog?: Answers['outreachLog'];
    leadExports?: Answers['leadExports'];
  } = {},
) {
  const state = { queue: options.queue ?? [], log: options.log ?? [] };
  const app = visit(`/dashboard/outreach?list=${options.list ?? 'queue'}`, () => ({
    outreach: { ...outreachOf(state), ...options.outreach },
    outreachLog: { ...logOf(state), ...options.outreachLog },
    profile: { get: () => profile({ postal_address: '1 Quay Street\nPort Ellery' }) },
    mail: { integration: () => (options.connected ? integration : null) },
    leadExports: options.leadExports ?? {},
  }));
  return { ...app, state };
}

describe('the queue', () => {
  it('is found by its old address', async () => {
    const app = visit('/dashboard/saved-leads?tab=outreach', () => ({
      outreach: outreachOf({ queue: [], log: [] }),
    }));
    expect(await screen.findByText('Nothing in Your Queue')).toBeVisible();
    expect(app.path()).toBe('/dashboard/outreach?list=queue');
  });

  it('shows an email with its recipient, the offer, the law, and the footer that is copied with it', async () => {
    const app = openOutreach({ queue: [queued()] });
    const article = within(await screen.findByRole('article', { name: 'Email to Mara Lindqvist' }));
    expect(article.getByText(/cloudpay\.example · \$4,900/)).toBeVisible();
    expect(article.getByRole('link', { name: /CAN-SPAM/ })).toBeVisible();
    await app.press('Copy email');
    const footer = `Alex Moreau, Northstar\n1 Quay Street\nPort Ellery\n\nDon’t want to hear from me again? Unsubscribe: ${unsubscribeUrl}`;
    expect(await navigator.clipboard.readText()).toBe(
      `Subject: cloudpay.example\n\nWould it be of use?\n\n${footer}`,
    );
    const gmail = new URL(article.getByRole('link', { name: 'Open in Gmail' }).getAttribute('href') ?? '');
    expect(gmail.host).toBe('mail.google.com');
    expect(Object.fromEntries(gmail.searchParams)).toMatchObject({
      to: 'mara.lindqvist@harborline.example',
      su: 'cloudpay.example',
      body: `Would it be of use?\n\n${footer}`,
    });
  });

  it('says where the address was published in a first email to the EU, unless that is taken out', async () => {
    const app = openOutreach({ queue: [queued({ country: 'DE' })] });
    expect(
      await screen.findByText(/I found your address at https:\/\/harborline\.example\/team/),
    ).toBeVisible();
    await app.user.click(screen.getByLabelText(/^Say where I found the address/));
    await waitFor(() => expect(screen.queryByText(/I found your address/)).toBeNull());
    expect(app.state.queue).toMatchObject([{ without_source: true }]);
  });

  it('shows the next email after one is marked as sent', async () => {
    const app = openOutreach({ queue: [queued(), queued({ id: idOf(2), name: 'Theo Okafor' })] });
    expect(await screen.findByText('Email 1 of 2')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open in mail client' });
    link.addEventListener('click', (event) => event.preventDefault());
    await app.user.click(link);
    await app.press('Mark as sent');
    expect(await screen.findByRole('article', { name: 'Email to Theo Okafor' })).toBeVisible();
    expect(screen.getByText('Email 1 of 1')).toBeVisible();
    expect(app.state.log).toMatchObject([{ way: 'mail_client' }]);
  });

  it('edits an email, and keeps the typed text if saving fails', async () => {
    const outreach = { ...outreachOf({ queue: [], log: [] }) };
    const app = openOutreach({
      queue: [queued()],
      outreach: {
        update: ({ params, body }) => {
          if (body.subject === '') throw new Refusal('invalid_input', 'subject: Enter a subject');
          return outreach.update({ params, body, query: {}, idempotencyKey: null });
        },
      },
    });
    await app.press('Edit');
    const subject = await screen.findByLabelText('Subject');
    await app.user.clear(subject);
    await app.press('Save email');
    expect(await screen.findByText('Enter a subject')).toBeVisible();
    await app.user.type(subject, 'A name');
    await app.press('Save email');
    expect(await screen.findByText('A name')).toBeVisible();
  });

  it('offers to undo a removal', async () => {
    const app = openOutreach({ queue: [queued()] });
    await app.press('Remove');
    expect(await screen.findByText('Nothing in Your Queue')).toBeVisible();
    await app.press('Undo');
    expect(await screen.findByRole('article', { name: 'Email to Mara Lindqvist' })).toBeVisible();
    expect(app.state.queue).toMatchObject([{ text: 'Would it be of use?' }]);
  });

  it('is emptied at once, after a question', async () => {
    const other = { id: idOf(51), name: 'Ada Quist' };
    const app = openOutreach({ queue: [queued(), queued(other)] });
    await app.press('Select all 2 emails');
    await app.press('Remove 2 emails');
    await app.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove 2 emails' }),
    );
    expect(await screen.findByText('Nothing in Your Queue')).toBeVisible();
    expect(app.state.queue).toEqual([]);
  });

  it('offers no way to write to somebody who said no', async () => {
    openOutreach({ queue: [queued({ refusal: 'unsubscribed' })], connected: true });
    expect(await screen.findByText('Mara Lindqvist has unsubscribed from your emails.')).toBeVisible();
    for (const name of ['Copy email', 'Mark as sent', 'Send through Gmail']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  });

  it('says who was approached about another domain', async () => {
    const before = {
      message_id: idOf(9),
      domain: 'paycloud.example',
      company: 'Harborline',
      sent: true,
      at,
      own: false,
    };
    openOutreach({
      queue: [queued()],
      outreach: {
        recipients: () => ({
          recipients: [{ ...mara, refusal: null, waits_until: null, approaches: [before] }],
          not_for_sale: null,
        }),
      },
    });
    expect(await screen.findByText(/Harborline was written to about paycloud\.example/)).toBeVisible();
  });

  it('says why it cannot be shown, and tries again', async () => {
    openOutreach({ outreach: { list: noAnswer } });
    expect(await screen.findByText('Failed to fetch the queue')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('sending through Gmail', () => {
  it('needs a connected account', async () => {
    openOutreach({ queue: [queued()] });
    expect(await screen.findByRole('link', { name: 'Connect your Gmail account' })).toBeVisible();
  });

  it('asks for no reason where the law requires none', async () => {
    const app = openOutreach({ queue: [queued()], connected: true });
    await app.press('Send through Gmail');
    expect(await screen.findByText('Nothing in Your Queue')).toBeVisible();
    expect(app.state.log).toMatchObject([{ way: 'gmail_api', basis: null }]);
  });

  it('asks for a reason where the law requires one', async () => {
    const app = openOutreach({ queue: [queued({ country: 'DE' })], connected: true });
    expect(await screen.findByText('Germany: consent needed.')).toBeVisible();
    const send = await screen.findByRole('button', { name: 'Send through Gmail' });
    expect(send).toBeDisabled();
    const reason = screen.getByLabelText('Why you may write to this person');
    expect(within(reason).queryByText('I have checked that I may write to them')).toBeNull();
    await app.user.selectOptions(reason, 'They agreed to get emails from me');
    await app.user.click(send);
    await waitFor(() => expect(app.state.log).toMatchObject([{ basis: 'consent' }]));
  });

  it('asks the user whether an email was sent if Gmail did not say', async () => {
    const problem = 'Gmail did not say whether this email was sent.';
    const app = openOutreach({ queue: [queued({ status: 'unknown', problem })], connected: true });
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send through Gmail' })).toBeNull();
    await app.press('It was not sent');
    expect(await screen.findByRole('button', { name: 'Send through Gmail' })).toBeVisible();
  });
});

it('the queue can be limited to the domains that begin with what is typed', async () => {
  const about = { id: idOf(2), domain: 'other.example', name: 'Theo Okafor' };
  const app = openOutreach({ queue: [queued(), queued(about)] });
  await screen.findByText('Email 1 of 2');
  await app.user.type(screen.getByLabelText('Domain'), 'other');
  expect(await screen.findByText('Email 1 of 1')).toBeVisible();
  expect(screen.getByText(/Theo Okafor/)).toBeVisible();
  await app.user.type(screen.getByLabelText('Domain'), '-name');
  expect(await screen.findByText(/No email in your queue is about a domain that begins/)).toBeVisible();
});

describe('the log', () => {
  it('shows recipient, time, domain and outcome of each email', async () => {
    const app = openOutreach({ log: [logged()], list: 'log' });
    const article = within(await screen.findByRole('article', { name: 'Email to Mara Lindqvist' }));
    expect(article.getByText(/cloudpay\.example · \$4,900 · .*copied by hand/)).toBeVisible();
    await app.press('Replied');
    expect(await article.findByRole('button', { name: 'Replied', pressed: true })).toBeVisible();
  });

  it('offers a follow-up after no reply', async () => {
    const app = openOutreach({ log: [logged()], list: 'log' });
    await app.press('No reply');
    await app.press('Write follow-up');
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow up with Mara Lindqvist' }));
    expect(dialog.getByLabelText('Subject')).toHaveValue('Re: cloudpay.example');
    await app.user.type(dialog.getByLabelText('Text'), 'Still free.');
    await app.user.click(dialog.getByRole('button', { name: 'Add to queue' }));
    expect(await screen.findByText('The follow-up to Mara Lindqvist waits in your queue.')).toBeVisible();
    expect(screen.getByText('Followed up')).toBeVisible();
  });

  it('asks before it blocks an address that bounced', async () => {
    const app = openOutreach({ log: [logged()], list: 'log' });
    await app.press('Bounced');
    await app.press('Mark as bounced');
    await waitFor(() => expect(app.state.log).toMatchObject([{ outcome: 'bounced' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Replied' })).toBeNull();
  });

  it('blocks somebody who asked not to be contacted, after a confirmation', async () => {
    const app = openOutreach({ log: [logged()], list: 'log' });
    await app.press('Said no');
    await app.press('Do not write again');
    await waitFor(() => expect(app.state.log).toMatchObject([{ outcome: 'said_no' }]));
    expect(await screen.findByText('Said no', { selector: 'p' })).toBeVisible();
  });

  it('is exported as CSV, as far as it is selected', async () => {
    const asked: unknown[] = [];
    const saved = ({ body }: { body: object }) => {
      asked.push(body);
      return { filename: 'log.csv', content: 'name\r\n' };
    };
    const app = openOutreach({ log: [logged()], list: 'log', leadExports: { saved } });
    URL.createObjectURL = () => 'blob:file';
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select the email to Mara Lindqvist' }));
    await app.user.click(await screen.findByRole('button', { name: /^Export CSV/ }));
    await waitFor(() => expect(asked).toEqual([{ list: 'log', ids: [logged().id], first: true }]));
  });

  it('is filtered by outcome and domain, and says when nothing matches', async () => {
    const app = openOutreach({ log: [logged({ outcome: 'replied' })], list: 'log' });
    await app.user.type(await screen.findByLabelText('Domain'), 'other');
    expect(await screen.findByText('No Matching Emails')).toBeVisible();
    await app.press('Show all');
    expect(await screen.findByRole('article', { name: 'Email to Mara Lindqvist' })).toBeVisible();
    await app.user.selectOptions(screen.getByLabelText('Outcome'), 'Bounced');
    expect(await screen.findByText('No Matching Emails')).toBeVisible();
    await app.press('Show all');
    expect(await screen.findByRole('article', { name: 'Email to Mara Lindqvist' })).toBeVisible();
  });

  it('shows the chosen outcome even if another email is marked at the same time', async () => {
    const marked = Promise.withResolvers<LoggedMessage>();
    const replied = Promise.withResolvers<{ messages: LoggedMessage[]; next_cursor: null }>();
    const app = openOutreach({
      list: 'log',
      outreachLog: {
        list: ({ query }) =>
          query.outcome === 'replied' ? replied.promise : { messages: [logged()], next_cursor: null },
        setOutcome: () => marked.promise,
      },
    });
    await app.press('No reply');
    await app.user.selectOptions(await screen.findByLabelText('Outcome'), 'Replied');
    await act(async () => marked.resolve(logged({ outcome: 'no_reply' })));
    await act(async () => replied.resolve({ messages: [], next_cursor: null }));
    expect(await screen.findByText('No Matching Emails')).toBeVisible();
  });

  it('says when nothing was sent yet', async () => {
    openOutreach({ list: 'log' });
    expect(await screen.findByText('Nothing Sent Yet')).toBeVisible();
  });

  it('shows that it is loading', async () => {
    openOutreach({ list: 'log', outreachLog: { list: never } });
    expect(await screen.findByRole('tab', { name: 'Log' })).toBeVisible();
    expect(screen.queryByText('Nothing Sent Yet')).toBeNull();
  });
});
