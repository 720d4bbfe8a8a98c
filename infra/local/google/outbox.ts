import PostalMime from 'postal-mime';
import * as z from 'zod';
import type { HttpResponse } from '../http/http-message.ts';
import { type Html, html } from '../http/page.ts';
import type { Store } from '../machine/store.ts';
import { mailsInWords } from '../services/inbox.ts';
import { pageResponse } from './page-response.ts';

const collection = 'google-outbox';
const keyDigits = 12;
const mailsOnPage = 200;

const sentMail = z.object({
  /** The id that Gmail returned. */
  id: z.string(),
  /** The address of the account that sent it. */
  account: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  /** The whole message, in base64. */
  raw: z.string(),
  sentAt: z.iso.datetime(),
});
/** A mail that an account sent through the local Gmail. */
type SentMail = z.infer<typeof sentMail>;

/** The mails that users' accounts would have sent. */
export interface Outbox {
  add(mail: Pick<SentMail, 'id' | 'account'>, raw: Buffer): Promise<void>;
  /** Oldest first. */
  list(): SentMail[];
  page(): HttpResponse;
}

/** Stores what is sent through accounts, and shows it on a page, newest first. */
export function createOutbox(store: Store, now: () => Date): Outbox {
  function list(): SentMail[] {
    return store.list(collection).map(({ value }) => sentMail.parse(value));
  }
  return {
    async add({ id, account }, raw) {
      const { to = [], cc = [], bcc = [], subject = '', text, html: marked } = await PostalMime.parse(raw);
      const mail: SentMail = {
        id,
        account,
        to: [...to, ...cc, ...bcc].flatMap(({ address }) => address ?? []),
        subject,
        text: text ?? marked ?? '',
        raw: raw.toString('base64'),
        sentAt: now().toISOString(),
      };
      store.transaction(() => {
        const number = store.list(collection).length + 1;
        store.put(collection, String(number).padStart(keyDigits, '0'), mail);
      });
    },
    list,
    page: () => renderOutbox(list().reverse()),
  };
}

function renderOutbox(mails: SentMail[]): HttpResponse {
  const shown = mails.slice(0, mailsOnPage);
  const count = mailsInWords(mails.length);
  return pageResponse({
    title: `Local Google (${mails.length})`,
    heading: 'Local Google',
    summary: shown.length < mails.length ? `the newest ${shown.length} of ${count}` : `${count} sent`,
    body: html`<article>
<h2>Connected accounts</h2>
<p class="facts">What was allowed here can be taken back, as in the settings of a Google Account.</p>
<form method="post"><button name="act" value="revoke">Take all access back</button></form>
</article>
${
  shown.length === 0
    ? html`<p class="empty">Nothing was sent yet. What users send through their Gmail appears here.</p>`
    : html`${shown.map(renderMail)}`
}`,
  });
}

function renderMail({ account, to, subject, text, sentAt }: SentMail): Html {
  const sent = `${sentAt.slice(0, 10)} ${sentAt.slice(11, 19)} UTC`;
  return html`<article>
<h2>${subject}</h2>
<p class="facts">from ${account} to <b>${to.join(', ')}</b> · <time datetime="${sentAt}">${sent}</time></p>
<div class="text">${text}</div>
</article>`;
}
