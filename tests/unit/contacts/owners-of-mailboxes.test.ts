import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../functions/domain/contacts/page/parse-page.ts';
import { SiteWords } from '../../../functions/domain/contacts/page/site-words.ts';
import { NameEvidence } from '../../../functions/domain/contacts/people/name-evidence.ts';
import { readAcme } from './site-in-memory.ts';

const peopleOn = async (about: string, contact: string) =>
  (
    await readAcme({
      '/': '<a href="/about">About us</a> <a href="/contact">Contact</a>',
      '/about': about,
      '/contact': contact,
    })
  ).external_emails.map(({ full_name, title, emails }) => [full_name, title, ...emails].join(' | '));

describe('a mailbox that is called like somebody whom a text names', () => {
  test('makes them one of the people', async () => {
    const about = '<p>In the office Anna Torvald answers you on all days but Monday.</p>';
    expect(await peopleOn(about, '<p>Invoices: anna.torvald@acme.example</p>')).toEqual([
      'Anna Torvald |  | anna.torvald@acme.example',
    ]);
  });

  test('has the whole name, unless the text has the name by itself', async () => {
    const text = '<p>In ufficio Anna Torvald risponde volentieri.</p>';
    const bold = '<p>In ufficio <b>Anna Torvald</b> risponde volentieri.</p>';
    expect(await peopleOn(text, '<p>anna@acme.example</p>')).toEqual([' |  | anna@acme.example']);
    expect(await peopleOn(bold, '<p>anna@acme.example</p>')).toEqual(['Anna Torvald |  | anna@acme.example']);
  });

  test('names nobody if two are called so, or a customer is', async () => {
    const two =
      '<p>In ufficio <b>Anna Torvald</b> risponde, in officina <b>Anna Krogh</b> lavora da anni.</p>';
    expect(await peopleOn(two, '<p>anna@acme.example</p>')).toEqual([' |  | anna@acme.example']);
    const customer = '<blockquote><p>“They are quick.”</p><b>Anna Torvald</b></blockquote>';
    expect(await peopleOn(customer, '<p>anna@acme.example</p>')).toEqual([' |  | anna@acme.example']);
  });

  test("is not theirs if it is the firm's", async () => {
    const about = '<p>All about <b>Acme Torvald</b> and our wood.</p>';
    expect(await peopleOn(about, '<p>acme@acme.example</p>')).toEqual([' |  | acme@acme.example']);
  });
});

test('a mailbox that is called after what a firm does makes no name of it', () => {
  const isPhrase = (text: string) =>
    new NameEvidence(new SiteWords([parsePage(`<p>${text}</p>`, 'https://acme.example/')]), [
      'zorvel',
    ]).isPhrase('Zorvel Litigation');
  expect(isPhrase('Our zorvel team does litigation.')).toBe(true);
  expect(isPhrase('Our own team does litigation.')).toBe(false);
});
