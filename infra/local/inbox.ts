import * as z from 'zod';
import type { Store } from './store.ts';

/** A mail that the stack sent to a person; `sentAt` is an ISO 8601 time. */
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

/** Keeps the mails that would have left the machine, and shows them on a page, newest first. */
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
    page: () => renderPage(list()),
  };
}

function renderPage(mails: Mail[]): string {
  const shown = mails.slice(0, mailsOnPage);
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  const summary = shown.length < mails.length ? `the newest ${shown.length} of ${count}` : count;
  const body =
    shown.length === 0
      ? '<p class="empty">No mail yet. What the stack sends to people appears here.</p>'
      : shown.map(renderMail).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta http-equiv="refresh" content="5">
<meta name="referrer" content="no-referrer">
<title>Inbox (${mails.length})</title>
<style>${style}</style>
</head>
<body>
<header><h1>Inbox</h1><p>${summary}</p></header>
<main>
${body}
</main>
</body>
</html>
`;
}

function renderMail({ from, to, subject, text, sentAt }: Mail): string {
  const sent = `${sentAt.slice(0, 10)} ${sentAt.slice(11, 19)} UTC`;
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="facts">${from === undefined ? '' : `from ${escapeHtml(from)} `}to <b>${escapeHtml(to)}</b> · <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sent)}</time></p>
<div class="text">${renderText(text)}</div>
</article>`;
}

function renderText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      if (index % 2 === 1) return `<a href="${safe}" rel="noreferrer">${safe}</a>`;
      return safe.replace(/\b\d{6}\b/g, '<code>$&</code>');
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const style = `
:root { color-scheme: light dark; --page: #f4f5f7; --card: #fff; --ink: #1c2230; --quiet: #5b6475; --line: #dfe3ea; --mark: #0b5cad; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14171d; --card: #1d222b; --ink: #e8ebf1; --quiet: #9ca6b8; --line: #303847; --mark: #7db8f5; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 44rem; margin: 0 auto; padding: 0 1rem; }
header { display: flex; align-items: baseline; justify-content: space-between; padding-top: 1.5rem; }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
header p, .facts, .empty { color: var(--quiet); margin: 0; font-size: .875rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.25rem; margin: 1rem 0; }
.facts { overflow-wrap: anywhere; }
.text { margin-top: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { margin-top: 2rem; text-align: center; }
a { color: var(--mark); }
code { font: 600 1.1em ui-monospace, monospace; color: var(--mark); letter-spacing: .08em; user-select: all; }
`;
