import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { notForSale } from '../../shared/model/leads/domain-for-sale.ts';
import { writeRefusal } from '../../shared/model/write-refusal.ts';
import { fillTemplate } from '../../shared/text/mail/fill-template.ts';
import { placeholdersIn } from '../../shared/text/mail/placeholders.ts';
import { MailToLeave } from '../../web/parts/outreach/mail-to-leave.tsx';

const page = 'https://harborline.example/team';
const address = '1 Quay Street\nPort Ellery';
const optOut = 'Don’t want to hear from me again?';

const words = fc.constantFrom(
  ...['Hi {lead.FirstName},', '{data.domain} is for sale.', '{data.price}', '{data.link}', '{offer.Expires}'],
  ...[
    '{nickname}',
    'Dear [First Name],',
    'It costs $X,XXX.',
    'Would it be of use?',
    '{{name}}',
    'Subject: A name',
  ],
);
/** One of these, or three times out of four null. */
function mostlyNull<const Value extends string>(...values: readonly Value[]) {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
}

const mails = fc.record({
  lines: fc.array(words, { minLength: 1, maxLength: 2 }),
  values: fc.record({
    'data.domain': fc.constantFrom('', 'cloudpay.example', 'cloudpay.example'),
    'data.price': fc.constantFrom('', '4900'),
    'data.link': fc.constantFrom('', 'https://shop.example/cloudpay'),
    'offer.Expires': fc.constantFrom('', '31 January 2027'),
    'lead.FirstName': fc.constantFrom('', 'Mara'),
  }),
  stopped: mostlyNull(...notForSale.options),
  refusal: mostlyNull(...writeRefusal.options),
  waits: mostlyNull('2026-11-27T10:00:00.000Z'),
  another: mostlyNull('other.example'),
  postal_address: fc.constantFrom('', address, address, address),
  email: fc.constantFrom('', 'mara@harborline.example', 'mara@harborline.example', 'mara@harborline.example'),
  country: fc.constantFrom('DE', 'US', 'GB', 'CH', null),
  without_source: fc.boolean(),
  step: fc.constantFrom(0, 0, 1),
});

describe('what leaves by hand', () => {
  it('has no gap, a domain for sale, an address to write to and a way to opt out, whatever is filled in', async () => {
    const user = userEvent.setup();
    let left = 0;
    await fc.assert(
      fc.asyncProperty(mails, async (each) => {
        const { values, postal_address, email, country, without_source, step } = each;
        const { subject, body } = fillTemplate(each.lines.join('\n'), values, 'Alex');
        render(
          <MemoryRouter>
            <MailToLeave
              mail={{
                domain: values['data.domain'],
                subject,
                text: body,
                sender: { name: 'Alex Moreau', company: '', postal_address },
                recipient: { name: 'Mara', email },
                notForSale: each.stopped,
                refusal: each.refusal,
                ...{ waitsUntil: each.waits, writtenAbout: each.another },
              }}
              source={{ country, step, source_url: page, without_source }}
              unsubscribeUrl={null}
              usable
              onWithoutSource={() => undefined}
              onUsed={() => undefined}
              contactId=""
              onReleased={() => undefined}
              isConnected={false}
              sending={null}
              actions={null}
              state={null}
            />
          </MemoryRouter>,
        );
        const copy = screen.queryByRole('button', { name: 'Copy email' });
        const links = screen.queryAllByRole('link', { name: /^Open in / });
        expect(links).toHaveLength(copy === null ? 0 : 2);
        const isRight =
          values['data.domain'] !== '' &&
          each.stopped === null &&
          each.refusal === null &&
          each.waits === null &&
          each.another === null &&
          postal_address !== '' &&
          email !== '' &&
          placeholdersIn(subject).length + placeholdersIn(body).length === 0;
        expect(copy !== null).toBe(isRight);
        if (copy === null) return cleanup();
        left += 1;
        await user.click(copy);
        const hrefs = links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('body'));
        const says = step === 0 && !without_source && ['DE', 'GB', 'CH'].includes(country ?? '');
        for (const text of [await navigator.clipboard.readText(), ...hrefs]) {
          const whole = (text ?? '').replaceAll('\r\n', '\n');
          expect(placeholdersIn(whole)).toEqual([]);
          expect(whole).toContain(address);
          expect(whole).toContain(optOut);
          expect(whole.includes(page)).toBe(says);
        }
        return cleanup();
      }),
      { numRuns: 400, seed: 20 },
    );
    expect(left).toBeGreaterThan(5);
  });
});
