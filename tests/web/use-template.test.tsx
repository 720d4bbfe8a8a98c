import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type PlanName, planNames } from '../../shared/model/account/plan-name.ts';
import { plans } from '../../shared/model/account/plans.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { variablesIn } from '../../shared/text/mail/variables-in.ts';
import { domainForSale } from '../sample-domains.ts';
import { harborline } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';
import { contactRow } from './contact-rows.ts';
import type { Answers } from './fake-server.ts';
import { logged, queued } from './outreach.ts';
import { savedContact } from './saved.ts';
import { profile, template } from './templates.ts';

const mara = contactRow(2, { name: 'Mara Lindqvist', email: 'mara.lindqvist@harborline.example' });
const theo = contactRow(1, { name: 'Theo Okafor', email: 'theo.okafor@harborline.example' });
const ines = contactRow(3, { name: 'Ines Caruso', email: '' });

/** The dialog of 'First offer', opened from the list of templates. */
async function openUse(
  options: {
    plan?: PlanName;
    signature?: string;
    content?: string;
    /** The domains for which Mara and Theo were found, and the price of the first. */
    domains?: readonly (string | undefined)[];
    /** The ids of contacts who may not be written to. */
    refused?: readonly string[];
  } = {},
) {
  const [ofMara, ofTheo] = options.domains ?? [];
  const { plan = 'pro', signature = 'Alex Moreau\nNorthstar', content = template().content } = options;
  const offer = template({ content, variables: variablesIn(content) });
  const answers = usualAnswers();
  answers.templates = {
    list: () => ({ templates: [offer], next_cursor: null }),
    statistics: () => ({
      totalTemplates: 1,
      privateTemplates: 1,
      publicTemplates: 0,
      mostRecentTemplate: null,
    }),
    savedIds: () => ({ template_ids: [], next_cursor: null }),
  };
  answers.profile = {
    get: () => profile({ email_signature: signature }),
    saveSignature: ({ body }) => profile({ email_signature: body.email_signature }),
  };
  answers.billing = { ...answers.billing, limits: () => plans[plan].limits };
  answers.statistics = {
    savedContacts: () => ({
      saved_contacts: 3,
      seniority_levels: 1,
      version: 1,
      per_week: 3,
      last_saved: null,
    }),
  };
  answers.saved = {
    contactSearchRows: () => ({
      rows: [{ ...mara, for_domain: ofMara }, { ...theo, for_domain: ofTheo }, ines],
      version: 1,
      next_cursor: null,
    }),
    contactsByIds: ({ query }) => ({ saved_contacts: [savedContact({ id: query.ids })] }),
  };
  answers.domains = {
    get: ({ params: { domain } }) => {
      if (domain !== 'cloudpay.example') throw new Refusal('not_found', 'Domain not found');
      const searched = { searches: 1, unique_companies: 2 };
      return domainForSale(domain, { ...searched, asking_price: 4900, floor_price: 2500, currency: 'EUR' });
    },
  };
  answers.outreach = outreachAnswers(options.refused).answers;
  const app = openApp('/dashboard/email-templates', { answers });
  await app.user.click(await screen.findByRole('button', { name: 'Use Template First offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Use Template: First offer' }));
  const press = async (name: string) => app.user.click(await dialog.findByRole('button', { name }));
  return { ...app, answers, dialog, press };
}

/** The server's answers about writing to people. Refused ones are given by id. */
function outreachAnswers(refused: readonly string[] = []) {
  const asked: { price: string; contacts: string[] }[] = [];
  const marked: string[] = [];
  const answers: Answers['outreach'] = {
    recipients: ({ query }) => ({
      recipients: query.contact_ids.split(',').map((contact_id) => ({
        contact_id,
        name: 'Mara Lindqvist',
        email: 'mara.lindqvist@harborline.example',
        company: 'Harborline',
        company_domain: 'harborline.example',
        country: 'US',
        published: true,
        source_url: null,
        refusal: refused.includes(contact_id) ? ('unsubscribed' as const) : null,
        waits_until: null,
        approaches: [],
      })),
      not_for_sale: null,
    }),
    queue: ({ body }) => {
      asked.push({ price: body.price, contacts: body.messages.map(({ contact_id }) => contact_id) });
      return { messages: body.messages.map((message) => queued(message)) };
    },
    markSent: ({ body }) => {
      marked.push(body.way);
      return logged({ way: body.way });
    },
  };
  return { asked, marked, answers };
}

describe('the signature', () => {
  it('is requested if there is none, and saved before leads are chosen', async () => {
    const { user, dialog, press, server } = await openUse({ signature: '' });
    const field = await dialog.findByLabelText(/^Email signature/);
    await press('Save signature');
    expect(await dialog.findByText('Enter your signature')).toBeVisible();
    await press('Generate from profile');
    expect(field).toHaveValue('Alex Moreau\nNorthstar\nalex@northstar.example');
    await user.clear(field);
    await user.type(field, 'Alex');
    await press('Save signature');
    expect(await dialog.findByLabelText(/Mara Lindqvist/)).toBeVisible();
    expect(server.seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      email_signature: 'Alex',
    });
  });

  it("says 'Failed to save signature' when the answer has no message, and keeps the text", async () => {
    const { user, dialog, press, answers } = await openUse({ signature: '' });
    await user.type(await dialog.findByLabelText(/^Email signature/), 'Alex');
    answers.profile = { get: () => profile({ email_signature: '' }) };
    await press('Save signature');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save signature');
    expect(dialog.getByLabelText(/^Email signature/)).toHaveValue('Alex');
  });
});

describe('the leads', () => {
  it('are greyed with the reason if they may not be written to', async () => {
    const { user, dialog } = await openUse({ refused: [theo.contact_id] });
    expect(await dialog.findByText('Unsubscribed')).toBeVisible();
    const [barred, free] = [dialog.getByLabelText(/Theo Okafor/), dialog.getByLabelText(/Mara Lindqvist/)];
    expect(barred).toHaveAttribute('aria-disabled', 'true');
    await user.click(barred);
    expect(barred).not.toBeChecked();
    await user.click(free);
    expect(free).toBeChecked();
  });

  it('are those with an address, at least one of them', async () => {
    const { user, dialog, press } = await openUse();
    expect(await dialog.findByLabelText(/Mara Lindqvist/)).not.toBeChecked();
    expect(dialog.getByLabelText(/Ines Caruso/)).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByText('No address published')).toBeVisible();
    await press('Continue');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please select at least one lead');
    await user.type(dialog.getByLabelText('Search leads'), 'THEO');
    await waitFor(() => expect(dialog.queryByLabelText(/Mara Lindqvist/)).not.toBeInTheDocument());
    await user.click(dialog.getByLabelText(/Theo Okafor/));
    expect(dialog.getByText('1 lead selected')).toBeVisible();
  });

  it.each(planNames)('are one or many, by the plan: %s', async (plan) => {
    const { user, dialog } = await openUse({ plan });
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await user.click(dialog.getByLabelText(/Theo Okafor/));
    const many = plans[plan].limits.bulk_email_generation;
    expect(dialog.getByText(many ? '2 leads selected' : '1 lead selected')).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Bulk email generation' }) === null).toBe(many);
  });
});

describe('the domain', () => {
  it('is filled in with its price if the leads were found for it, and can be changed', async () => {
    const { user, dialog, press } = await openUse({ domains: ['cloudpay.example', 'cloudpay.example'] });
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await press('Continue');
    expect(await dialog.findByLabelText(/^Domain/)).toHaveValue('cloudpay.example');
    const price = dialog.getByLabelText(/^Price/);
    expect(price).toHaveValue('€4,900');
    await user.clear(price);
    await user.type(price, '5000');
    await press('Preview emails');
    expect(await dialog.findByText(/\$5,000/)).toBeVisible();
    expect(dialog.queryByText(/2,500/)).not.toBeInTheDocument();
  });

  it('is not that of an earlier lead', async () => {
    const { user, dialog, press } = await openUse({ domains: ['cloudpay.example', 'roof.example'] });
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await press('Continue');
    expect(await dialog.findByLabelText(/^Domain/)).toHaveValue('cloudpay.example');
    await press('Back');
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await user.click(dialog.getByLabelText(/Theo Okafor/));
    await press('Continue');
    expect(await dialog.findByLabelText(/^Domain/)).toHaveValue('roof.example');
    expect(dialog.getByLabelText(/^Price/)).toHaveValue('');
  });

  it("is each lead's own if they differ, and is not asked for", async () => {
    const { user, dialog, press } = await openUse({
      domains: ['cloudpay.example', 'roof.example'],
      content: 'Subject: {data.domain}\n\n{data.domain} for {data.price}',
    });
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await user.click(dialog.getByLabelText(/Theo Okafor/));
    await press('Continue');
    expect(await dialog.findByText(/so does the domain that it was found for/)).toBeVisible();
    expect(dialog.queryByLabelText(/^Domain/)).not.toBeInTheDocument();
    await press('Preview emails');
    const mails = [];
    for (const turn of ['Next', '']) {
      mails.push((await dialog.findByText(/ for (€4,900|negotiable)/)).textContent);
      if (turn) await user.click(dialog.getByRole('button', { name: /next/i }));
    }
    expect(mails.join()).toContain('cloudpay.example for €4,900');
    expect(mails.join()).toContain('roof.example for negotiable');
  });

  it('is requested if none is known, and nothing is previewed without it', async () => {
    const { user, dialog, press } = await openUse({ domains: ['cloudpay.example', undefined] });
    await user.click(await dialog.findByLabelText(/Theo Okafor/));
    await press('Continue');
    expect(await dialog.findByLabelText(/^Domain/)).toHaveValue('');
    await press('Preview emails');
    expect(await dialog.findByText('Enter the domain you are offering')).toBeVisible();
  });
});

describe('the mails', () => {
  it('are filled, signed, and copied as subject, blank line and body, with who sends them and a way to opt out', async () => {
    const { user, dialog, press } = await openUse();
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await press('Continue');
    await user.type(dialog.getByLabelText('Domain'), 'cloudpay.example');
    await user.type(dialog.getByLabelText('Price in US dollars'), '4500');
    await press('Preview emails');
    expect(await dialog.findByText('mara.lindqvist@harborline.example')).toBeVisible();
    const footer =
      'Alex Moreau, Northstar\n1 Quay Street\nPort Ellery\n\nDon’t want to hear from me again? Tell me, and I will not write.';
    const body = `Hi Mara,\n\ncloudpay.example is for sale at $4,500.\n\nAlex Moreau\nNorthstar\n\n${footer}`;
    expect(dialog.getByText('Subject').nextElementSibling).toHaveTextContent('cloudpay.example');
    await press('Copy email');
    expect(await dialog.findByText('Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`Subject: cloudpay.example\n\n${body}`);
    const link = dialog.getByRole('link', { name: 'Open in mail client' });
    const mail = new URL(link.getAttribute('href') ?? '');
    expect(mail.pathname).toBe('mara.lindqvist@harborline.example');
    expect(mail.searchParams.get('subject')).toBe('cloudpay.example');
    expect(mail.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
  });

  it("have the default subject 'Regarding {domain} - {company}'", async () => {
    const { user, dialog, press } = await openUse({ content: 'Hello.' });
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await press('Continue');
    await user.type(dialog.getByLabelText('Domain'), 'cloudpay.example');
    await press('Preview emails');
    expect(await dialog.findByText('Regarding cloudpay.example - Harborline')).toBeVisible();
  });

  it('are shown once every variable has a value: what is missing is marked, and gets the focus', async () => {
    const { user, dialog, press } = await openUse({ content: 'Please answer by {deadline}.' });
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await press('Continue');
    await press('Preview emails');
    expect(dialog.getByText('Enter the domain you are offering')).toBeVisible();
    expect(dialog.getByLabelText('Domain')).toHaveFocus();
    await user.type(dialog.getByLabelText('Domain'), 'cloudpay.example');
    await press('Preview emails');
    expect(dialog.getByLabelText('deadline')).toHaveFocus();
    expect(dialog.getByLabelText('deadline')).toBeInvalid();
    expect(dialog.queryByRole('button', { name: 'Copy email' })).toBeNull();
    await user.type(dialog.getByLabelText('deadline'), 'Friday');
    await press('Preview emails');
    expect(await dialog.findByText(/Please answer by Friday\./)).toBeVisible();
  });

  it('are not sent with a placeholder of another program in them, until it is replaced', async () => {
    const { user, dialog, press } = await openUse({ content: 'Hi [First Name],\n\n{data.domain}' });
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await press('Continue');
    await user.type(dialog.getByLabelText('Domain'), 'cloudpay.example');
    await press('Preview emails');
    expect(
      await dialog.findByText('Replace the placeholder [First Name] in line 1 before this email leaves.'),
    ).toBeVisible();
    expect(dialog.getByText('[First Name]').tagName).toBe('MARK');
    for (const name of ['Copy email', 'Add to queue', 'Send through Gmail']) {
      expect(dialog.queryByRole('button', { name }), name).toBeNull();
    }
    expect(dialog.queryByRole('link', { name: /^Open in/ })).toBeNull();
    await press('Edit email');
    const text = dialog.getByLabelText('Text');
    await user.clear(text);
    await user.type(text, 'Hi Mara');
    await press('Use this text');
    await press('Copy email');
    expect(await navigator.clipboard.readText()).toContain('Hi Mara');
  });

  it('are walked through one by one', async () => {
    const { user, dialog, press } = await openUse();
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await user.click(dialog.getByLabelText(/Theo Okafor/));
    await press('Continue');
    await user.type(dialog.getByLabelText('Domain'), 'cloudpay.example');
    await press('Preview emails');
    expect(await dialog.findByText('Lead 1 of 2')).toBeVisible();
    await press('Next');
    expect(await dialog.findByText('Lead 2 of 2')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await press('Back');
    await press('Back');
    expect(await dialog.findByText('2 leads selected')).toBeVisible();
  });
});

describe('continuing from the preview', () => {
  it('puts a mail into the queue, with the domain on offer and its price', async () => {
    const { user, answers, dialog, press } = await openUse();
    const outreach = outreachAnswers();
    answers.outreach = outreach.answers;
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await press('Continue');
    await user.type(dialog.getByLabelText('Domain'), 'cloudpay.example');
    await user.type(dialog.getByLabelText('Price in US dollars'), '4500');
    await press('Preview emails');
    await press('Add to queue');
    expect(await dialog.findByText(/Added to your queue/)).toBeVisible();
    expect(outreach.asked).toEqual([{ price: '4500', contacts: [savedContact().contact_id] }]);
    expect(dialog.getByRole('link', { name: 'Open outreach' })).toHaveAttribute(
      'href',
      '/dashboard/outreach?list=queue',
    );
  });

  it('marks a copied mail as sent, once its sender says so', async () => {
    const { user, answers, dialog, press } = await openUse();
    const outreach = outreachAnswers();
    answers.outreach = outreach.answers;
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await press('Continue');
    await user.type(dialog.getByLabelText('Domain'), 'cloudpay.example');
    await press('Preview emails');
    expect(dialog.queryByRole('button', { name: 'Mark as sent' })).toBeNull();
    await press('Copy email');
    await press('Mark as sent');
    expect(await dialog.findByText(/Marked as sent/)).toBeVisible();
    expect(outreach.marked).toEqual(['copied']);
  });

  it('queues the mails to everyone who may be written to, and says how many those are', async () => {
    const { user, answers, dialog, press } = await openUse();
    const ids = [`${harborline}:0`, `${harborline}:1`];
    answers.saved = {
      ...answers.saved,
      contactsByIds: ({ query }) => ({
        saved_contacts: query.ids
          .split(',')
          .map((id, index) => savedContact({ id, contact_id: ids[index] ?? '' })),
      }),
    };
    const outreach = outreachAnswers(ids.slice(1));
    answers.outreach = outreach.answers;
    await user.click(await dialog.findByLabelText(/Mara Lindqvist/));
    await user.click(dialog.getByLabelText(/Theo Okafor/));
    await press('Continue');
    await user.type(dialog.getByLabelText('Domain'), 'cloudpay.example');
    await press('Preview emails');
    await press('Add all 2 to queue');
    expect(
      await dialog.findByText(/1 email added to your queue\. 1 lead was left out: \S.* \(.+\)\./),
    ).toBeVisible();
    expect(outreach.asked).toMatchObject([{ contacts: ids.slice(0, 1) }]);
  });
});
