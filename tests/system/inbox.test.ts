import { expect, it } from 'vitest';
import { openStore } from '../../infra/local/machine/store.ts';
import { createInbox } from '../../infra/local/services/inbox.ts';

const noon = new Date('2026-03-04T12:00:00.000Z');

it('lists mails newest first, even within one millisecond', () => {
  const { inbox } = open();
  for (const subject of ['first', 'second', 'third']) {
    inbox.deliver({ to: 'pat@owner.example', subject, text: 'Hello' });
  }
  expect(inbox.list().map(({ subject }) => subject)).toEqual(['third', 'second', 'first']);
  expect(inbox.list()[0]).toEqual({
    to: 'pat@owner.example',
    subject: 'third',
    text: 'Hello',
    sentAt: '2026-03-04T12:00:00.000Z',
  });
});

it('continues where it was when opened again with the same store', () => {
  const { inbox, store } = open();
  inbox.deliver({ to: 'pat@owner.example', subject: 'before', text: 'Hello' });
  const again = createInbox(store, () => noon);
  again.deliver({ to: 'pat@owner.example', subject: 'after', text: 'Hello' });
  expect(again.list().map(({ subject }) => subject)).toEqual(['after', 'before']);
});

it('shows the text of a mail and never interprets it as HTML', () => {
  const { inbox } = open();
  inbox.deliver({
    to: '"><img src=x>@owner.example',
    subject: '<script>alert(1)</script> & co',
    text: `Your code is 123456\nhttps://site.example/a?x=1&y="onclick=1 and 'quotes'`,
  });
  const page = inbox.page();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; co');
  expect(page).toContain('&quot;&gt;&lt;img src=x&gt;@owner.example');
  expect(page).toContain('<code>123456</code>');
  expect(page).toContain(
    '<a href="https://site.example/a?x=1&amp;y=" rel="noreferrer">https://site.example/a?x=1&amp;y=</a>&quot;onclick=1',
  );
  expect(page).not.toMatch(/<(script|img|iframe|link)\b/i);
});

it('makes links of web addresses only', () => {
  const { inbox } = open();
  inbox.deliver({
    to: 'pat@owner.example',
    subject: 'Links',
    text: 'javascript:alert(1) mailto:a@b.example',
  });
  expect(inbox.page()).not.toContain('<a ');
});

it('is a self-contained page: it refreshes, follows the system theme and loads nothing', () => {
  const { inbox } = open();
  expect(inbox.page()).toContain('No mail yet');
  inbox.deliver({ to: 'pat@owner.example', subject: 'Hello', text: 'Hello' });
  const page = inbox.page();
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).toContain('<meta http-equiv="refresh" content="5">');
  expect(page).toContain('color-scheme: light dark');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/(src|href|url)\s*[=(]\s*["']?(https?:)?\/\//);
  expect(page).not.toContain('No mail yet');
});

it('shows the newest 200 of many', () => {
  const { inbox } = open();
  for (let number = 1; number <= 201; number += 1) {
    inbox.deliver({ to: 'pat@owner.example', subject: `Mail no. ${number}`, text: 'Hello' });
  }
  const page = inbox.page();
  expect(page).toContain('the newest 200 of 201 mails');
  expect(page).toContain('Mail no. 201<');
  expect(page).not.toContain('Mail no. 1<');
});

function open() {
  const store = openStore(':memory:');
  return { store, inbox: createInbox(store, () => noon) };
}
