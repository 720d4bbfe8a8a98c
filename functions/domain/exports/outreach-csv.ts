import { leadIdText } from '../../../shared/model/leads/lead-id.ts';
import type { Deal } from '../../../shared/model/outreach/deal.ts';
import type { LoggedMessage, WaitingMessage } from '../../../shared/model/outreach/outreach.ts';
import { csvTable } from './csv-table.ts';

const dealColumns = [
  ...(['for_domain', 'company', 'domain', 'stage', 'last_act', 'last_at', 'next_step', 'next_on'] as const),
  ...(['offered', 'currency', 'notes'] as const),
] as const;

/** Companies on the desk as a table. */
export function dealsCsv(deals: readonly Deal[], first: boolean): string {
  const rows = deals.map(({ history: [last], ...deal }) => ({
    for_domain: deal.domain,
    company: deal.company,
    domain: leadIdText.safeParse(deal.company_key).success ? '' : deal.company_key,
    stage: deal.stage,
    last_act: last?.act ?? '',
    last_at: last?.at ?? '',
    next_step: deal.next_step,
    next_on: deal.next_on ?? '',
    offered: deal.offered === null ? '' : String(deal.offered),
    currency: deal.offered === null ? '' : deal.currency,
    notes: deal.note,
  }));
  return csvTable(dealColumns, rows, first);
}

const mailColumns = [
  ...(['for_domain', 'name', 'email', 'company', 'domain', 'price', 'subject', 'text', 'step'] as const),
  ...(['status', 'way', 'queued_at', 'sent_at'] as const),
] as const;

/** Mails of the queue or of the log as a table. The status is that of the queue, or what became of the mail. */
export function mailsCsv(mails: readonly (WaitingMessage | LoggedMessage)[], first: boolean): string {
  const rows = mails.map((mail) => ({
    for_domain: mail.domain,
    name: mail.name,
    email: mail.email,
    company: mail.company,
    domain: mail.company_domain,
    price: mail.price,
    subject: mail.subject,
    text: mail.text,
    step: String(mail.step),
    status: 'status' in mail ? mail.status : (mail.outcome ?? 'sent'),
    way: 'way' in mail ? mail.way : '',
    queued_at: mail.queued_at,
    sent_at: 'sent_at' in mail ? mail.sent_at : '',
  }));
  return csvTable(mailColumns, rows, first);
}
