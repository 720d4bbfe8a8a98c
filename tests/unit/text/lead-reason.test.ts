import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../../shared/text/mail/fill-template.ts';
import { leadReason } from '../../../shared/text/mail/lead-reason.ts';
import { placeholderFault } from '../../../shared/text/mail/placeholders.ts';
import { starters } from '../../../shared/text/mail/starters.ts';

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

describe('a text to begin with', () => {
  it.each(starters)('$title has no placeholder left if only the domain is known', ({ content }) => {
    const { subject, body, missing } = fillTemplate(content, { 'data.domain': 'cloudpay.example' }, '');
    expect(missing).toEqual([]);
    expect([subject, body].map(placeholderFault)).toEqual([null, null]);
    expect(body).toMatch(/^Hi there,/);
    expect(body).not.toMatch(/ {2}| \.|\n\n\n/);
  });
});
