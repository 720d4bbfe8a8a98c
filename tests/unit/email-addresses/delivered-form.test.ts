import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../functions/domain/email-addresses/address-syntax.ts';
import { deliveredForm } from '../../../functions/domain/email-addresses/delivered-form.ts';

function formOf(address: string): string | null {
  const parsed = parseAddress(address);
  return parsed && deliveredForm(parsed);
}

describe('the canonical form of an address', () => {
  it.each([
    ['Ada@Brightfield.example', 'ada@brightfield.example'],
    ['ada+sales@brightfield.example', 'ada@brightfield.example'],
    ['ada+a+b@brightfield.example', 'ada@brightfield.example'],
    ['ada.marlow@brightfield.example', 'ada.marlow@brightfield.example'],
    ['A.da.Marlow+x@gmail.com', 'adamarlow@gmail.com'],
    ['ada.marlow@GoogleMail.com', 'adamarlow@gmail.com'],
    ['+ada@brightfield.example', '+ada@brightfield.example'],
  ])('of %s is %s', (address, form) => {
    expect(formOf(address)).toBe(form);
  });

  it('is an address with the same canonical form, with or without a tag', () => {
    const local = fc.stringMatching(/^[a-z][a-z0-9]{0,10}(\.[a-z0-9]{1,5}){0,2}$/);
    const host = fc.constantFrom('gmail.com', 'googlemail.com', 'brightfield.example');
    fc.assert(
      fc.property(local, host, fc.stringMatching(/^[a-zA-Z0-9+-]{0,8}$/), (name, at, tag) => {
        const form = formOf(`${name}@${at}`);
        expect(form).not.toBeNull();
        expect(formOf(form ?? '')).toBe(form);
        expect(formOf(`${name}+${tag}@${at}`)).toBe(form);
      }),
    );
  });
});
