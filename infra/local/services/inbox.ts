import * as z from 'zod';
import { type Html, html, renderPage } from '../http/page.ts';
import type { Store } from '../machine/store.ts';

/** A mail from the stack to a person. `sentAt` is an ISO 8601 time. */
export interface Mail {
  from?: string | undefined;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

const collection = 'inbox';
const counters = 'inbox-counters';
const keyDigits = 12;
const mailsOnPage = 200;

const storedMail = z.object({
  from: z.string().optional(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.string(),
});

/** Stores the mails that would have been sent, and shows them on a page, newest first. */
export function createInbox(
  store: Store,
  now: () => Date,
): { deliver(mail: Omit<Mail, 'sentAt'>): void; list(): Mail[]; page(): string } {
  function list(): Mail[] {
    return store
      .list(collection)
      .map(({ value }) => storedMail.parse(value))
      .reverse();
  }
  return {
    deliver({ from, to, subject, text }) {
      store.transaction(() => {
        const number = z.number().catch(0).parse(store.get(counters, 'delivered')) + 1;
        store.put(counters, 'delivered', number);
        const mail: Mail = { from, to, subject, text, sentAt: now().toISOString() };
        store.put(collection, String(number).padStart(keyDigits, '0'), mail);
      });
    },
    list,
    page: () => renderInbox(list()),
  };
}

const plurals = new Intl.PluralRules('en-US');

/** `1 mail`, `2 mails`. */
export function mailsInWords(count: number): string {
  return `${count} ${plurals.select(count) === 'one' ? 'mail' : 'mails'}`;
}

function renderInbox(mails: Mail[]): string {
  const shown = mails.slice(0, mailsOnPage);
  const count = mailsInWords(mails.length);
  return renderPage({
    title: `Inbox (${mails.length})`,
    heading: 'Inbox',
    summary: shown.length < mails.length ? `the newest ${shown.length} of ${count}` : count,
    body:
      shown.length === 0
        ? html`<p class="empty">No mail yet. What the stack sends to people appears here.</p>`
        : html`${shown.map(renderMail)}`,
    refreshSeconds: 5,
  });
}

function renderMail({ from, to, subject, text, sentAt }: Mail): Html {
  const sent = `${sentAt.slice(0, 10)} ${sentAt.slice(11, 19)} UTC`;
  return html`<article>
<h2>${subject}</h2>
<p class="facts">${from !== undefined && `from ${from} `}to <b>${to}</b> · <time datetime="${sentAt}">${sent}</time></p>
<div class="text">${renderText(text)}</div>
</article>`;
}

/** A text with clickable links, and codes that can be copied. */
function renderText(text: string): Html {
  const parts = text.split(/(https?:\/\/[^\s<>"']+)/).map((part, index) => {
    if (index % 2 === 1) return html`<a href="${part}" rel="noreferrer">${part}</a>`;
    const pieces = part.split(/\b(\d{6})\b/);
    return html`${pieces.map((piece, odd) => (odd % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))}`;
  });
  return html`${parts}`;
}
