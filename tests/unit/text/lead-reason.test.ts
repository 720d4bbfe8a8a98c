import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../../shared/text/mail/fill-template.ts';
import { leadReason } from '../../../shared/text/mail/lead-reason.ts';
import { languageOfSite, languageOfText, mailLanguages } from '../../../shared/text/mail/mail-language.ts';
import { placeholderFault } from '../../../shared/text/mail/placeholders.ts';
import { starters } from '../../../shared/text/mail/starters/starters.ts';

describe('why a name fits a company', () => {
  it.each([
    ['upgrade', 'trycloudpay.example', 'Payments', 'Your customers reach you at trycloudpay.example today.'],
    ['topic', 'lumengrid.example', 'Solar energy', 'The name says what you do: solar energy.'],
    ['topic', 'lumengrid.example', 'SaaS', 'The name says what you do: SaaS.'],
    ['topic', 'lumengrid.example', 'Unknown', ''],
    ['import', 'lumengrid.example', 'Solar energy', ''],
  ] as const)('is worded for %s on %s in %s', (kind, domain, industry, reason) => {
    expect(leadReason({ kind, domain, industry })).toBe(reason);
  });
});

describe('in another language', () => {
  it.each([
    ['de', 'upgrade', 'Ihre Kunden erreichen Sie heute unter tryroof.example.'],
    ['fr', 'topic', 'Le nom dit ce que vous faites.'],
    ['es', 'import', ''],
  ] as const)('%s is worded for %s', (language, kind, reason) => {
    expect(leadReason({ kind, domain: 'tryroof.example', industry: 'Solar energy' }, language)).toBe(reason);
  });
});

describe('a text to begin with', () => {
  const greeting = { en: 'Hi there,', de: 'Guten Tag,', fr: 'Bonjour,', es: 'Hola:' };

  it('is there five times in each language', () => {
    const counts = mailLanguages.map((each) => starters.filter(({ language }) => language === each).length);
    expect(counts).toEqual([5, 5, 5, 5]);
    expect(new Set(starters.map(({ id }) => id)).size).toBe(20);
  });

  it.each(starters)('$id has no placeholder left if only the domain is known', ({ content, language }) => {
    expect(languageOfText(content)).toBe(language);
    const { subject, body, missing } = fillTemplate(content, { 'data.domain': 'cloudpay.example' }, '');
    expect(missing).toEqual([]);
    expect([subject, body].map(placeholderFault)).toEqual([null, null]);
    expect(body.startsWith(greeting[language])).toBe(true);
    expect(body).not.toMatch(/ {2}| \.|\n\n\n|\n /);
    expect(body.split('?')).toHaveLength(2);
  });

  it('gives the reason first, if there is one', () => {
    const [first] = starters;
    const values = { 'data.domain': 'cloudpay.example', 'lead.Reason': 'A reason.' };
    const { body } = fillTemplate(first?.content ?? '', values, '');
    expect(body).toMatch(/^Hi there,\n\nA reason\. cloudpay\.example is for sale/);
  });
});

describe('the language to write in', () => {
  it.each([
    ['de-AT', 'de'],
    ['fr', 'fr'],
    ['ES', 'es'],
    ['nl', 'en'],
    [undefined, 'en'],
  ])('to a site in %s is %s', (tag, language) => {
    expect(languageOfSite(tag)).toBe(language);
  });

  it('of a text is English in doubt', () => {
    expect(languageOfText('{data.domain}')).toBe('en');
    expect(languageOfText('Hallo {lead.FirstName}, ist das ein Name für {lead.Company}?')).toBe('de');
  });
});
