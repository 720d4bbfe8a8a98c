import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plans } from '../../shared/model/account/plans.ts';
import { Refusal } from '../../shared/model/errors.ts';
import type { DomainForSale } from '../../shared/model/leads/domain-for-sale.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import type { GeneratedLead, LeadWithContacts } from '../../shared/model/leads/session.ts';
import type { WriteRefusal } from '../../shared/model/write-refusal.ts';
import { domainForSale } from '../sample-domains.ts';
import { contactData, contactRecord, lead, person, session, sessionId } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';
import { idOf, mara, queued } from './outreach.ts';
import { profile, template } from './templates.ts';

const domain = session().domain;

/** Another company, with one person. */
const quay: LeadWithContacts = {
  ...lead({ id: leadId(sessionId, 2), name: 'Quay Terminals' }),
  lead_contacts: [
    contactRecord({
      lead_id: leadId(sessionId, 2),
      contact_data: contactData({
        external_emails: [person({ value: 'ida@quay.example', full_name: 'Ida Berg' })],
      }),
    }),
  ],
};

interface Sale {
  terms?: Partial<DomainForSale>;
  lead?: Partial<GeneratedLead>;
  signature?: string;
  plan?: 'free' | 'pro';
  /** The language that the company's site declares. */
  language?: string;
  /** The companies after Harborline. */
  others?: readonly LeadWithContacts[];
  /** Who may not be written to, by the index of the contact. */
  refusals?: Readonly<Record<number, WriteRefusal>>;
}

/** The results of a search that found Harborline, and what was queued since. */
function openResults(sale: Sale = {}) {
  const { terms, lead: differs, signature = 'Alex Moreau', language, refusals = {}, others = [] } = sale;
  const asked: { domain: string; price: string; subject: string; text: string }[] = [];
  const answers = usualAnswers();
  const data = contactData();
  const record = {
    ...contactRecord(),
    contact_data: { ...data, site_data: { ...data.site_data, ...(language !== undefined && { language }) } },
  };
  const found = { ...lead(differs), lead_contacts: [record] };
  answers.sessions = {
    ...answers.sessions,
    leads: () => ({ leads: [found, ...others], next_cursor: null }),
    lead: ({ params }) => others.find(({ id }) => id === params.leadId) ?? found,
  };
  answers.billing = { ...answers.billing, limits: () => plans[sale.plan ?? 'free'].limits };
  answers.profile = {
    get: () => profile({ email_signature: signature }),
    saveSignature: ({ body }) => profile({ email_signature: body.email_signature }),
  };
  answers.templates = {
    list: () => ({
      templates: [
        template({
          title: 'My own',
          content: 'Subject: {data.domain}\n\nOnly {data.price}, {lead.FirstName}.',
        }),
        template({
          id: idOf(2),
          title: 'With gaps',
          content: 'Subject: {data.domain}\n\nUntil {offer.Expires}, {lead.FirstName}.',
        }),
      ],
      next_cursor: null,
    }),
  };
  answers.domains = {
    ...answers.domains,
    get: ({ params }) => {
      if (terms === undefined) throw new Refusal('not_found', 'Domain not found');
      return domainForSale(params.domain, { searches: 1, unique_companies: 2, ...terms });
    },
  };
  answers.outreach = {
    recipients: ({ query }) => ({
      recipients: query.contact_ids.split(',').map((contact_id) => ({
        ...{ ...mara, contact_id, waits_until: null, approaches: [] },
        refusal: refusals[Number(contact_id.split(':').at(-1))] ?? null,
      })),
      not_for_sale: terms?.status === 'sold' ? ('sold' as const) : null,
    }),
    queue: ({ body }) => {
      const [message] = body.messages;
      if (message === undefined) throw new Error('one message is queued');
      asked.push({ domain: body.domain, price: body.price, subject: message.subject, text: message.text });
      return { messages: [queued(message)] };
    },
  };
  return { ...openApp(`/dashboard/results/${sessionId}`, { answers }), asked };
}

/** The composer for Mara of Harborline, opened from the results of a search. */
async function openComposer(sale: Sale = {}) {
  const app = openResults(sale);
  await app.user.click(await screen.findByRole('button', { name: /^Contacts of Harborline/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Write to Mara Lindqvist' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to Mara Lindqvist' }));
  return { ...app, dialog };
}

describe('the composer', () => {
  it('knows domain, price, person and reason, and queues the mail without any typing', async () => {
    const terms = { asking_price: 4900, floor_price: 2500, currency: 'EUR' as const };
    const app = await openComposer({ terms, lead: { kind: 'upgrade', domain: 'tryharborline.example' } });
    expect(await app.dialog.findByLabelText(/^Domain/)).toHaveValue(domain);
    expect(app.dialog.getByLabelText('Price')).toHaveValue('€4,900');
    await app.user.click(await app.dialog.findByRole('button', { name: 'Add to queue' }));
    expect(await app.dialog.findByText(/Added to your queue/)).toBeVisible();
    expect(app.asked).toMatchObject([{ domain, price: '€4,900', subject: domain }]);
    const text = app.asked[0]?.text ?? '';
    expect(text).toContain('Hi Mara,');
    expect(text).toContain('Your customers reach you at tryharborline.example today.');
    expect(text).toContain('The price is €4,900.');
    expect(text).not.toContain('2,500');
    expect(text.endsWith('Alex Moreau')).toBe(true);
  });

  it("fills any other text, including the user's own templates", async () => {
    const app = await openComposer();
    await app.user.selectOptions(await app.dialog.findByLabelText('Text'), 'My own');
    expect(await app.dialog.findByText(/Only negotiable, Mara\./)).toBeVisible();
    await app.user.type(app.dialog.getByLabelText('Price'), '900');
    expect(await app.dialog.findByText(/Only \$900, Mara\./)).toBeVisible();
  });

  it('requires unfilled text to be rewritten before it is sent', async () => {
    const app = await openComposer();
    await app.user.click(await app.dialog.findByRole('button', { name: 'Edit email' }));
    const text = await app.dialog.findByLabelText(/^(Text|Email|Body|Message)/);
    await app.user.clear(text);
    await app.user.type(text, 'My own words.');
    await app.user.click(app.dialog.getByRole('button', { name: 'Use this text' }));
    await app.user.click(await app.dialog.findByRole('button', { name: 'Add to queue' }));
    expect(await app.dialog.findByText(/Added to your queue/)).toBeVisible();
    expect(app.asked).toMatchObject([{ text: 'My own words.' }]);
  });

  it('offers no way to send without a domain', async () => {
    const app = await openComposer();
    await app.user.clear(await app.dialog.findByLabelText(/^Domain/));
    expect(await app.dialog.findByText('Enter the domain that you offer.')).toBeVisible();
    for (const name of ['Copy email', 'Add to queue']) {
      expect(app.dialog.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(app.dialog.queryByRole('link', { name: 'Open in Gmail' })).not.toBeInTheDocument();
  });

  it('offers none while the domain is sold, and says so', async () => {
    const app = await openComposer({ terms: { status: 'sold' } });
    expect(await app.dialog.findByText(/is sold, so no emails about it are sent/)).toBeVisible();
    for (const name of ['Copy email', 'Add to queue']) {
      expect(app.dialog.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(app.dialog.queryByRole('link', { name: 'Open in Gmail' })).not.toBeInTheDocument();
  });

  it('asks for the signature first, and for nothing else, if there is none', async () => {
    const app = await openComposer({ signature: '', others: [quay] });
    const next = { name: 'Next: Ida Berg' };
    const field = await app.dialog.findByLabelText(/^Email signature/);
    expect(field).toHaveFocus();
    expect(app.dialog.queryByRole('button', next)).not.toBeInTheDocument();
    await app.user.keyboard('Alex');
    await app.user.click(app.dialog.getByRole('button', { name: 'Save signature' }));
    expect(await app.dialog.findByLabelText(/^Domain/)).toHaveValue(domain);
    expect(app.dialog.getByRole('button', next)).toBeVisible();
  });

  it('lists everybody at the company, and greys out who cannot be written to, with the reason', async () => {
    const app = await openComposer({ refusals: { 1: 'unsubscribed' } });
    const field = await app.dialog.findByLabelText('To');
    const option = (name: RegExp) => within(field).getByRole('option', { name });
    expect(option(/^Mara Lindqvist/)).toBeEnabled();
    expect(
      await within(field).findByRole('option', { name: /^Theo Okafor.*\(unsubscribed\)$/ }),
    ).toBeDisabled();
    expect(option(/^Ines Caruso.*\(no address published\)$/)).toBeDisabled();
    await app.user.selectOptions(field, option(/^Juno Park/));
    expect(await screen.findByRole('dialog', { name: 'Write to Juno Park' })).toBeVisible();
    expect(await screen.findByText('juno.park@harborline.example')).toBeVisible();
  });

  it("proposes the language of the company's site", async () => {
    const kind = { kind: 'upgrade', domain: 'tryharborline.example' } as const;
    const app = await openComposer({ language: 'de-AT', lead: kind });
    expect(await app.dialog.findByText(/Guten Tag Mara,/)).toHaveTextContent(
      'Ihre Kunden erreichen Sie heute unter tryharborline.example.',
    );
    await app.user.selectOptions(app.dialog.getByLabelText('Text'), 'starter.en.last');
    expect(await app.dialog.findByText(/my last note about/)).toBeVisible();
  });

  it('says why to think twice', async () => {
    const caution = { kind: 'caution' as const, reasons: ['It has a mark.'], limits: ['Not all is known.'] };
    const app = await openComposer({ lead: { caution } });
    await app.user.click(await app.dialog.findByText(/^Caution: an offer/));
    expect(app.dialog.getByText('It has a mark.')).toBeVisible();
  });

  it('goes on to the next company, with the same kind of text', async () => {
    const app = await openComposer({ others: [quay] });
    await app.user.selectOptions(await app.dialog.findByLabelText('Text'), 'starter.en.who');
    await app.user.click(await app.dialog.findByRole('button', { name: 'Add to queue' }));
    await app.dialog.findByText(/Added to your queue/);
    await app.user.click(app.dialog.getByRole('button', { name: 'Next: Ida Berg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write to Ida Berg' }));
    expect(await dialog.findByText(/Hi Ida,/)).toHaveTextContent('decide about names?');
    expect(dialog.queryByText(/Added to your queue/)).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Next/ })).not.toBeInTheDocument();
  });
});

describe('one text for all chosen companies', () => {
  /** The dialog that queues mails to both companies of a search. */
  async function openBulk(sale: Sale = {}, plan: 'free' | 'pro' = 'pro') {
    const app = openResults({ others: [quay], plan, ...sale });
    await app.user.click(await screen.findByRole('button', { name: 'Select all 2 companies' }));
    await app.user.click(screen.getByRole('button', { name: 'Queue 2 emails' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Queue 2 emails' })) };
  }

  it('says how many go, and queues each by itself with its own reason and greeting', async () => {
    const app = await openBulk({ terms: { asking_price: 4900, currency: 'EUR' } });
    expect(await app.dialog.findByText('2 emails can be queued.')).toBeVisible();
    expect(app.asked).toEqual([]);
    await app.user.click(app.dialog.getByRole('button', { name: 'Queue 2 emails' }));
    expect(await app.dialog.findByText('0 emails can be queued, 2 queued.')).toBeVisible();
    expect(app.dialog.getByRole('link', { name: 'Open outreach' })).toBeVisible();
    expect(app.dialog.queryByRole('button', { name: /^Queue / })).not.toBeInTheDocument();
    expect(app.asked).toMatchObject([
      { domain, price: '€4,900', text: expect.stringContaining('Hi Mara,') },
      { domain, price: '€4,900', text: expect.stringContaining('Hi Ida,') },
    ]);
  });

  it('holds whoever may not be written to, and says why before anything is queued', async () => {
    const app = await openBulk({ refusals: { 0: 'unsubscribed' } });
    expect(await app.dialog.findByText('0 emails can be queued, 2 cannot.')).toBeVisible();
    const held = within(app.dialog.getByRole('list', { name: 'Cannot be queued' })).getAllByRole('listitem');
    expect(held.map(({ textContent }) => textContent)).toEqual([
      'Mara Lindqvist, Harborline: Mara Lindqvist has unsubscribed from your emails.',
      expect.stringMatching(/^Ida Berg, Quay Terminals: /),
    ]);
    expect(app.dialog.getByRole('button', { name: 'Queue 0 emails' })).toBeDisabled();
  });

  it('holds a mail in which a value is missing', async () => {
    const app = await openBulk();
    await app.dialog.findByText('2 emails can be queued.');
    await app.user.selectOptions(app.dialog.getByLabelText('Text'), 'With gaps');
    expect(await app.dialog.findByText('0 emails can be queued, 2 cannot.')).toBeVisible();
    expect(app.dialog.getAllByText(/before this email leaves/)).toHaveLength(2);
  });

  it('comes with a plan that writes to several', async () => {
    const app = await openBulk({}, 'free');
    expect(await app.dialog.findByText(/Bulk comes with Pro and Enterprise/)).toBeVisible();
  });
});
