import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../shared/model/account/plans.ts';
import { Refusal } from '../../shared/model/errors.ts';
import {
  type CampaignRecipient,
  campaignTransitions,
  type EmailCampaign,
  scheduleConfig,
} from '../../shared/model/outreach/campaign.ts';
import type { SenderCheck } from '../../shared/model/outreach/sender-check.ts';
import type { Answers } from './fake-server.ts';
import { at, mara } from './outreach.ts';
import { template } from './templates.ts';
import { never, noAnswer, visit } from './visit.ts';

const campaignId = '019a9c00-0000-7000-8000-000000002001';
const recipientId = `${campaignId}.${'a'.repeat(24)}`;

/** A draft to Mara; `differs` overrides its fields. */
function campaign(differs: Partial<EmailCampaign> = {}): EmailCampaign {
  return {
    id: campaignId,
    user_id: 'user-1',
    name: 'Spring',
    description: '',
    status: 'draft',
    template_id: template().id,
    schedule_config: scheduleConfig.parse({}),
    domain: 'cloudpay.example',
    price: '$4,900',
    total_recipients: 1,
    emails_sent: 0,
    opens: null,
    responses: null,
    open_rate: null,
    response_rate: null,
    recipients_by_status: { pending: 1 },
    pause_reason: null,
    next_send_at: null,
    created_at: at,
    last_activity: null,
    ...differs,
  };
}

function recipient(differs: Partial<CampaignRecipient> = {}): CampaignRecipient {
  const { contact_id, email, name, company, country, published, source_url } = mara;
  return {
    id: recipientId,
    campaign_id: campaignId,
    contact_id,
    email,
    name,
    company,
    country,
    published,
    source_url,
    status: 'pending',
    step: 0,
    basis: 'consent',
    approached_at: null,
    approached_about: null,
    write_again: false,
    held: null,
    sent_at: null,
    opened_at: null,
    responded_at: null,
    error_message: null,
    created_at: at,
    ...differs,
  };
}

/** A service that stores campaigns and one recipient, for a user of the plan Pro by default. */
function openCampaigns(
  options: {
    campaigns?: EmailCampaign[];
    recipient?: CampaignRecipient;
    plan?: 'free' | 'pro';
    answers?: Answers['campaigns'];
  } = {},
) {
  const state = { campaigns: options.campaigns ?? [], recipient: options.recipient ?? recipient() };
  const found = () => state.campaigns[0] ?? campaign();
  return visit('/dashboard/outreach?list=campaigns', () => ({
    billing: { limits: () => plans[options.plan ?? 'pro'].limits },
    outreachLog: {
      statistics: () => ({ queued: 0, sent: 0, replied: 0, no_reply: 0, said_no: 0, bounced: 0 }),
    },
    campaigns: {
      statistics: () => ({
        totalCampaigns: state.campaigns.length,
        totalEmailsSent: 12,
        averageOpenRate: null,
        averageResponseRate: null,
      }),
      list: () => ({ campaigns: state.campaigns, next_cursor: null }),
      sender: () => ({ sender: null }),
      get: found,
      create: ({ body }) => {
        const { contact_ids, basis: _, ...fields } = body;
        state.campaigns = [campaign({ ...fields, total_recipients: contact_ids.length })];
        return found();
      },
      updateStatus: ({ body }) => {
        state.campaigns = [{ ...found(), status: body.status, pause_reason: null }];
        return found();
      },
      delete: () => {
        state.campaigns = [];
        return {};
      },
      recipients: () => ({ recipients: [state.recipient], next_cursor: null }),
      changeRecipient: ({ body }) => {
        state.recipient = { ...state.recipient, ...body, held: null };
        return state.recipient;
      },
      releaseFollowUp: () => {
        state.recipient = { ...state.recipient, status: 'pending', step: state.recipient.step + 1 };
        return { recipients: [state.recipient] };
      },
      ...options.answers,
    },
  }));
}

afterEach(() => {
  vi.useRealTimers();
});

const card = async () => within(await screen.findByRole('article', { name: 'Campaign Spring' }));

describe('the domain that campaigns are sent from', () => {
  const sender = {
    address: 'ada@harborline.example',
    spf: 'passes',
    dkim: 'found',
    dmarc: 'reject',
  } as const;
  const seen = (differs: Partial<SenderCheck>) => () => ({
    sender: { ...sender, verdict: 'passes' as const, ...differs },
  });

  it('is not spoken of while it passes the rules for senders', async () => {
    openCampaigns({ campaigns: [campaign()], answers: { sender: seen({}) } });
    await card();
    expect(screen.queryByText(/harborline.example/)).not.toBeInTheDocument();
  });

  it('is told what it lacks, and what nobody can tell, each with what to do', async () => {
    const answers = { sender: seen({ spf: 'missing', dkim: 'unknown', verdict: 'incomplete' }) };
    openCampaigns({ campaigns: [campaign()], answers });
    expect(await screen.findByText(/harborline.example lacks what Google and Yahoo ask/)).toBeVisible();
    expect(screen.getByText(/v=spf1 include:_spf.google.com/)).toBeVisible();
    expect(screen.getByText(/no DKIM key under Google’s usual name/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'About SPF' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'About DMARC' })).not.toBeInTheDocument();
  });

  it('holds campaigns whose mail it has refused', async () => {
    const answers = { sender: seen({ spf: 'fails', dkim: 'missing', verdict: 'held' }) };
    openCampaigns({ campaigns: [campaign()], answers });
    expect(await screen.findByText(/Campaigns from harborline.example cannot start/)).toBeVisible();
  });

  it('is of no account without a plan for campaigns', async () => {
    const app = openCampaigns({ plan: 'free', answers: { sender: seen({ verdict: 'held' }) } });
    await screen.findByText(/Campaigns come with Pro and Enterprise/);
    expect(app.server.seen.filter(({ path }) => path === '/api/campaign-sender')).toEqual([]);
  });
});

describe('campaigns', () => {
  it('show what is measured, and "Not tracked" for the rest', async () => {
    openCampaigns({ campaigns: [campaign({ emails_sent: 1, recipients_by_status: { sent: 1 } })] });
    expect(
      await (await card()).findByText(/1 email sent · Opens: Not tracked · Responses: Not tracked/),
    ).toBeVisible();
    expect(screen.getByText('Open Rate').closest('div')).toHaveTextContent('Not tracked');
  });

  it('start empty, and are part of the paid plans', async () => {
    openCampaigns({ plan: 'free' });
    expect(await screen.findByText('No Campaigns Yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New Campaign' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/dashboard/manage-subscription',
    );
  });

  it('can be loaded again after a failure', async () => {
    let fails = true;
    const app = openCampaigns({
      answers: {
        list: () => (fails ? noAnswer() : { campaigns: [campaign()], next_cursor: null }),
      },
    });
    expect(await screen.findByText('Failed to fetch campaigns')).toBeVisible();
    fails = false;
    await app.press('Retry');
    expect(await screen.findByRole('heading', { name: 'Spring' })).toBeVisible();
  });

  it('show no error while they load', async () => {
    openCampaigns({ answers: { list: never } });
    expect(await screen.findByRole('tab', { name: 'Campaigns', selected: true })).toBeVisible();
    expect(screen.queryByText('No Campaigns Yet')).toBeNull();
  });
});

describe('a new campaign', () => {
  it('has a template, a domain, saved contacts and, optionally, a basis', async () => {
    const app = openCampaigns();
    await app.press('New Campaign');
    await app.user.type(screen.getByLabelText('Name'), 'Spring');
    await app.user.type(screen.getByLabelText('Domain you offer'), 'cloudpay.example');
    await screen.findByRole('option', { name: template().title });
    await app.user.selectOptions(screen.getByLabelText('Template'), template().title);
    await app.user.click(await screen.findByRole('checkbox', { name: /Mara|Person|@/ }));
    await app.user.selectOptions(
      screen.getByLabelText('Why you may write to them'),
      'We have done business before',
    );
    await app.user.clear(screen.getByLabelText('Time zone'));
    await app.user.type(screen.getByLabelText('Time zone'), 'Europe/Berlin');
    const start = screen.getByLabelText('Start at');
    expect(start).toHaveAccessibleDescription(/^In Europe\/Berlin time\./);
    fireEvent.change(start, { target: { value: '2026-12-01T09:00' } });
    await app.press('Create Campaign');
    expect(await screen.findByText(/is a draft\. Review its recipients, then schedule it\./)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Spring' })).toBeVisible();
    const sent = app.server.seen.find(({ method, path }) => method === 'POST' && path === '/api/campaigns');
    expect(sent?.body).toMatchObject({
      name: 'Spring',
      domain: 'cloudpay.example',
      template_id: template().id,
      basis: 'existing_relationship',
      contact_ids: [expect.any(String)],
      schedule_config: {
        start_at: '2026-12-01T08:00:00.000Z',
        time_zone: 'Europe/Berlin',
        daily_limit: 20,
        quiet_from: '18:00',
        quiet_until: '09:00',
        weekends: false,
      },
    });
  });

  it('shows a refusal at its field, and keeps what was typed', async () => {
    const app = openCampaigns({
      answers: {
        create: () => {
          throw new Refusal('invalid_input', 'Give the campaign a name', { field: 'name' });
        },
      },
    });
    await app.press('New Campaign');
    await screen.findByRole('option', { name: template().title });
    await app.user.selectOptions(screen.getByLabelText('Template'), template().title);
    await app.press('Create Campaign');
    expect((await screen.findAllByText('Give the campaign a name')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Name')).toBeInvalid();
  });

  it('says that Gmail is not connected', async () => {
    const message = 'Gmail integration required. Please connect your Gmail account first.';
    const app = openCampaigns({
      answers: {
        create: () => {
          throw new Refusal('conflict', message);
        },
      },
    });
    await app.press('New Campaign');
    await screen.findByRole('option', { name: template().title });
    await app.user.selectOptions(screen.getByLabelText('Template'), template().title);
    await app.press('Create Campaign');
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('a campaign', () => {
  it('is started, paused and continued by its buttons', async () => {
    const app = openCampaigns({ campaigns: [campaign()] });
    for (const act of ['Start', 'Pause', 'Continue']) await app.press(`${act} Spring`);
    expect(await (await card()).findByText(/^Running/)).toBeVisible();
    expect(campaignTransitions.draft).toContain('running');
  });

  it('is scheduled for its start', async () => {
    const start_at = '2199-12-02T08:00:00.000Z';
    const schedule_config = scheduleConfig.parse({ start_at, time_zone: 'Europe/Berlin' });
    const app = openCampaigns({ campaigns: [campaign({ schedule_config })] });
    expect(await (await card()).findByText(/Starts at 2 Dec 2199, 09:00 \(Europe\/Berlin\)/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start Spring' })).toBeNull();
    await app.press('Schedule Spring');
    expect(await (await card()).findByText(/^Scheduled/)).toBeVisible();
  });

  it('can be ended, and continued after all', async () => {
    const app = openCampaigns({ campaigns: [campaign({ status: 'running' })] });
    for (const act of ['End', 'Continue']) await app.press(`${act} Spring`);
    expect(await (await card()).findByText(/^Running/)).toBeVisible();
  });

  it.each(['draft', 'scheduled', 'running', 'paused'] as const)(
    'that is %s is permanently cancelled after a confirmation',
    async (status) => {
      const app = openCampaigns({ campaigns: [campaign({ status })] });
      await app.press('Cancel Spring');
      const dialog = within(await screen.findByRole('dialog', { name: 'Cancel campaign' }));
      expect(dialog.getByText(/^Cancel Spring\? Everyone still waiting gets no email\./)).toBeVisible();
      await app.press('Cancel campaign');
      expect(await (await card()).findByText(/^Cancelled/)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(
        screen.queryByRole('button', { name: /^(Start|Continue|Schedule|End|Cancel) Spring$/ }),
      ).toBeNull();
      expect(screen.getByRole('button', { name: 'Delete Spring' })).toBeVisible();
    },
  );

  it('stays as it is if cancelling fails, and says so', async () => {
    const message = 'The campaign is being changed. Please try again.';
    const app = openCampaigns({
      campaigns: [campaign({ status: 'running' })],
      answers: {
        updateStatus: () => {
          throw new Refusal('conflict', message);
        },
      },
    });
    await app.press('Cancel Spring');
    await app.press('Cancel campaign');
    expect(await screen.findAllByText(message)).toHaveLength(1);
    await app.press('Close');
    expect(await (await card()).findByText(/^Running/)).toBeVisible();
  });

  it('says that it may be out of date while the server cannot be reached, and updates automatically', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let reachable = false;
    const running = campaign({ status: 'running' });
    openCampaigns({
      campaigns: [running],
      answers: { get: () => (reachable ? { ...running, emails_sent: 7 } : noAnswer()) },
    });
    expect(await screen.findByText(/^We can’t reach the server,/)).toBeVisible();
    expect(await (await card()).findByText(/^Running/)).toBeVisible();
    reachable = true;
    // It is retried with growing delays.
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await (await card()).findByText(/7 emails sent/)).toBeVisible();
    expect(screen.queryByText(/^We can’t reach the server,/)).toBeNull();
  });

  it('says why it was paused', async () => {
    openCampaigns({ campaigns: [campaign({ status: 'paused', pause_reason: 'Gmail is not connected.' })] });
    expect(await screen.findByText('Gmail is not connected.')).toBeVisible();
  });

  it('is deleted after a confirmation', async () => {
    const app = openCampaigns({ campaigns: [campaign()] });
    await app.press('Delete Spring');
    await app.press('Delete campaign');
    expect(await screen.findByText('No Campaigns Yet')).toBeVisible();
  });
});

describe('the recipients of a campaign', () => {
  it('wait until a basis is recorded', async () => {
    const held = 'Record why you may write to this person. Nothing is sent until you do.';
    const app = openCampaigns({
      campaigns: [campaign()],
      recipient: recipient({ basis: null, held }),
    });
    await app.press('Recipients of Spring');
    expect(await screen.findByText(held)).toBeVisible();
    await app.user.selectOptions(
      screen.getByLabelText('Why you may write to Mara Lindqvist'),
      'They agreed to hear from me',
    );
    await waitFor(() => expect(screen.queryByText(held)).toBeNull());
  });

  it('who were approached about the domain before wait until the user says to write anyway', async () => {
    const held =
      'You wrote to them about this domain on 3 Nov 2026, or queued an email. Write to them anyway?';
    const app = openCampaigns({
      campaigns: [campaign()],
      recipient: recipient({ approached_at: at, held }),
    });
    await app.press('Recipients of Spring');
    expect(await screen.findByText(held)).toBeVisible();
    expect(screen.queryByLabelText('Why you may write to Mara Lindqvist')).toBeNull();
    await app.press('Write anyway: Mara Lindqvist');
    await waitFor(() => expect(screen.queryByText(held)).toBeNull());
    expect(screen.queryByRole('button', { name: /Write anyway/ })).toBeNull();
  });

  it('are marked, and get a follow-up after no reply', async () => {
    const app = openCampaigns({
      campaigns: [campaign({ status: 'completed' })],
      recipient: recipient({ status: 'sent', sent_at: at }),
    });
    await app.press('Recipients of Spring');
    await app.press('No reply: Mara Lindqvist');
    await screen.findByRole('option', { name: template().title });
    await app.user.selectOptions(screen.getByLabelText('Follow-up template'), template().title);
    await app.press('Release follow-up to 1');
    expect(await screen.findByText(/Waiting · Follow-up 1 of 2/)).toBeVisible();
  });

  it('are marked as bounced after a confirmation', async () => {
    const app = openCampaigns({
      campaigns: [campaign({ status: 'completed' })],
      recipient: recipient({ status: 'sent', sent_at: at }),
    });
    await app.press('Recipients of Spring');
    await app.press('Bounced: Mara Lindqvist');
    expect(await screen.findByText(/^Nobody can write to .* from your account again\./)).toBeVisible();
    await app.press('Mark as bounced');
    expect(await screen.findByText(/· Bounced/)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Email bounced' })).toBeNull();
  });

  it('show emails that may have been sent, which the user settles', async () => {
    const app = openCampaigns({
      campaigns: [campaign()],
      recipient: recipient({ status: 'unknown', error_message: 'Check your Sent folder.' }),
    });
    await app.press('Recipients of Spring');
    expect(await screen.findByText('Check your Sent folder.')).toBeVisible();
    await app.press('It was sent: Mara Lindqvist');
    expect(await screen.findByRole('button', { name: 'Replied: Mara Lindqvist' })).toBeVisible();
  });
});
