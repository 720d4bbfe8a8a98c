import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeTemplate } from '../../../functions/domain/templates/compose-template.ts';
import {
  type TemplateRequest,
  templateLengths,
  templateRequest,
  templateTones,
} from '../../../shared/model/outreach/template-request.ts';
import { templateVariables } from '../../../shared/model/outreach/template-variables.ts';
import { fillTemplate } from '../../../shared/text/mail/fill-template.ts';
import { grammarSmells } from './grammar-smells.ts';

const purposes = {
  offer: 'Domain acquisition outreach',
  'follow-up': 'Follow up on my earlier message',
  negotiation: 'Negotiate the price',
  introduction: 'Introduction and partnership',
  other: 'Invite them to our webinar on domain investing',
};

const kinds = Object.entries(purposes).flatMap(([kind, purpose]) =>
  templateTones.map((tone) => ({ kind, tone, purpose })),
);
const seeds = Array.from({ length: 40 }, (_, n) => `seed ${n}`);

/** The parts of a content, separated by blank lines. */
function partsOf(content: string) {
  const [subject = '', greeting = '', ...rest] = content.split('\n\n');
  return { subject, greeting, paragraphs: rest.slice(0, -1), closing: rest.at(-1) ?? '' };
}

function compose(asked: Partial<TemplateRequest>, seed = 'seed') {
  return composeTemplate(templateRequest.parse({ purpose: purposes.offer, ...asked }), seed);
}

describe.each(kinds)('composed mails ($kind, $tone)', ({ kind, tone, purpose }) => {
  const requests = templateLengths.flatMap((length) =>
    [true, false].map((includePrice) => templateRequest.parse({ purpose, tone, length, includePrice })),
  );
  const mails = requests.flatMap((request) =>
    seeds.map((seed) => ({ request, seed, ...composeTemplate(request, seed) })),
  );

  it('have the parts of a mail and the number of paragraphs for their length', () => {
    const allowed = { short: [1, 2], medium: [3, 4], long: [5, 6, 7] };
    for (const { request, content } of mails) {
      const { subject, greeting, paragraphs, closing } = partsOf(content);
      expect(subject).toMatch(/^Subject: .{5,70}$/);
      expect(greeting).toMatch(/^(Hi|Hey|Hello|Good day) \{lead\.FirstName\}.*,$/);
      expect(closing).toMatch(/^[A-Z][a-z ]+,$/);
      expect(allowed[request.length]).toContain(paragraphs.length);
    }
  });

  it('are correct English, even with only the domain filled in', () => {
    for (const { content } of mails) {
      expect(grammarSmells(content)).toEqual([]);
      const { subject, body } = fillTemplate(content, { 'data.domain': 'solarroof.example' }, '');
      expect(`${subject}\n${body}`).not.toMatch(/[{}]/);
      expect(grammarSmells(body)).toEqual([]);
    }
  });

  it('keep to their tone', () => {
    for (const { content } of mails) {
      if (tone === 'formal' || tone === 'professional') {
        expect(content).not.toMatch(/\w'(?:m|d|s|ll|re|ve|t)\b|\b(?:Hey|Cheers|Thanks)\b/);
      }
      expect(content).not.toContain('!');
    }
  });

  it('use the variables of the list, the price if requested, and list them', () => {
    const known = templateVariables.map(({ name }) => name);
    for (const { request, content, variables } of mails) {
      expect(known).toEqual(expect.arrayContaining(variables));
      expect(variables).toContain('lead.FirstName');
      expect(variables.includes('data.domain')).toBe(kind !== 'other' || request.includePrice);
      expect(content.split('{data.price}')).toHaveLength(request.includePrice ? 2 : 1);
    }
  });

  it('claim nothing that nobody has said', () => {
    const claims =
      /\d|premium|traffic|apprais|valued|worth \$|other (?:buyers|bidders|parties)|deadline|urgent|last chance|guarantee|exclusive|memorable|rare\b|longer/i;
    for (const { content } of mails) expect(content).not.toMatch(claims);
  });

  it('are the same for the same seed, and different for others', () => {
    for (const { request, seed, content } of mails.slice(0, 5)) {
      expect(composeTemplate(request, seed).content).toBe(content);
    }
    for (const request of requests) {
      const contents = mails.filter((mail) => mail.request === request).map(({ content }) => content);
      expect(new Set(contents).size).toBeGreaterThan(20);
    }
  });
});

describe('the title of a composed template', () => {
  it.each([
    [purposes.offer, 'cold_outreach', 'Domain acquisition outreach (friendly)'],
    [purposes['follow-up'], 'follow_up', 'Follow up on my earlier message (friendly)'],
    [purposes.negotiation, 'negotiation', 'Negotiate the price (friendly)'],
    [purposes.other, 'cold_outreach', 'Invite them to our webinar on domain investing (friendly)'],
  ])('%s', (purpose, category, title) => {
    expect(compose({ purpose, tone: 'friendly' })).toMatchObject({ category, title });
  });

  it('is followed by a sentence that says what it does', () => {
    expect(compose({ length: 'long', includePrice: true }).description).toBe(
      'A long email in a professional tone that offers a domain name to a likely buyer and names your asking price.',
    );
    expect(compose({ purpose: purposes.other }).description).toBe(
      'A medium-length email in a professional tone: Invite them to our webinar on domain investing',
    );
  });

  it('fits the fields of a template, whatever the request', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' }),
        fc.string({ maxLength: 2000, unit: 'grapheme' }),
        fc.constantFrom(...templateTones),
        fc.constantFrom(...templateLengths),
        (purpose, additionalContext, tone, length) => {
          const asked = { purpose, additionalContext, tone, length, includePrice: true };
          const { title, description, content } = composeTemplate(asked, 'seed');
          expect(title.length).toBeLessThanOrEqual(200);
          expect(description.length).toBeLessThanOrEqual(500);
          expect(content.length).toBeLessThanOrEqual(10_000);
          expect(content).toMatch(/^Subject: \S/);
          expect(content).toContain('{data.price}');
        },
      ),
    );
  });

  it('is shortened between words', () => {
    const { title } = compose({ purpose: 'word '.repeat(50) });
    expect(title).toMatch(/^Word( word)+… \(professional\)$/);
    expect(title.length).toBeLessThanOrEqual(80);
  });
});

describe('the purpose in a composed mail', () => {
  it.each([
    ['Invite them to our webinar on domain investing', 'to invite you to our webinar on domain investing.'],
    ['Thank the buyer for the purchase', 'thank you for the purchase.'],
    ['I want to ask if they would sell their domain', 'ask if you would sell your domain.'],
    ['Write an email to announce our new marketplace', 'announce our new marketplace.'],
    [
      'Follow up on our call last Tuesday',
      'following up on our call last Tuesday. It concerns {data.domain}.',
    ],
    ['following up about unanswered offer', 'following up about the unanswered offer. It concerns'],
    ['Follow-up after sending the contract', 'following up after sending the contract. It concerns'],
    ['Counter their offer of $2,000', 'Thank you for your offer of $2,000 for {data.domain}.'],
    ['Reply to a low offer', 'Thank you for your low offer for {data.domain}.'],
    [
      'Propose a partnership',
      'I would like to propose a partnership. One of the names that I offer is {data.domain}.',
    ],
    [
      'Remind them that the auction ends on Friday',
      'remind you that the auction ends on Friday. It concerns',
    ],
    ['Inform the buyer about the next steps', 'inform you about the next steps.'],
    ['Let them know that the price was reduced', 'let you know that the price was reduced.'],
    ['Thank you note after the sale', 'to thank you.'],
    ['Price drop announcement', 'tell you about the following: price drop announcement.'],
    ['Make them an offer they cannot refuse', '{data.domain}'],
    ['Win their hearts', 'get in touch with {lead.Company}.'],
    ['Thank the buyer who is late', 'get in touch with {lead.Company}.'],
  ])('%s', (purpose, said) => {
    expect(compose({ purpose }).content).toContain(said);
  });
});

describe('the additional context in a composed mail', () => {
  it.each([
    ['The name was registered in 1998.', 'The name was registered in 1998.'],
    ['domain gets 500 visits a month', 'The domain gets 500 visits a month.'],
    ['Mention that we accept payment plans', 'We accept payment plans.'],
    ['please mention our guarantee', 'I would also like to mention our guarantee.'],
    ['Offer a discount of ten percent', 'I would like to offer a discount of ten percent.'],
    ['Three letters\n- no broker fees', 'three letters; no broker fees.'],
    ['Emphasize we are based in Berlin', 'We are based in Berlin.'],
    ['Escrow.com is fine with us.', 'Escrow.com is fine with us.'],
    ['Tell them that their website would stay the same', 'Your website would stay the same.'],
  ])('%j', (additionalContext, said) => {
    for (const length of templateLengths) {
      const { content } = compose({ additionalContext, length });
      expect(content).toContain(said);
      expect(grammarSmells(content)).toEqual([]);
    }
  });

  it.each([
    'Keep it light',
    "Don't be pushy.",
    'Use humor',
    'Write in German',
    'Add a call to action',
    'They raised money last year.',
    'The recipient is the founder',
    '???',
  ])('is only for the writer if it says how to write, or to whom: %j', (additionalContext) => {
    expect(compose({ additionalContext }).content).toBe(compose({}).content);
  });

  it('is cut between sentences if it is too long', () => {
    const additionalContext = Array.from({ length: 30 }, (_, n) => `It is number ${n} of a long list.`).join(
      ' ',
    );
    const said = (length: TemplateRequest['length']) =>
      compose({ additionalContext, length }).content.match(/It is number \d+ of a long list\./g)?.length ?? 0;
    expect(said('short')).toBeGreaterThan(3);
    expect(said('medium')).toBeGreaterThan(said('short'));
    expect(said('long')).toBe(30);
  });
});
