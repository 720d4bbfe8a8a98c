import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Area codes of a country's parts overseas, which it dials like any other although they have calling codes of their
 * own: "0590 12 34 56" in France is +590 590 12 34 56.
 */
const callingCodes: Readonly<Record<string, readonly { readonly areas: RegExp; readonly code: string }[]>> = {
  FR: [
    { areas: /^0(?:590|69[01])/, code: '590' },
    { areas: /^0[56]94/, code: '594' },
    { areas: /^0(?:596|69[67])/, code: '596' },
    { areas: /^0(?:26[239]|69[23]|639)/, code: '262' },
  ],
};

/** A number of a country's part overseas, written as it is dialled inside the country. Returns null if it is not one. */
export function numberOverseas(digits: string, home: string) {
  const code = callingCodes[home]?.find(({ areas }) => areas.test(digits))?.code;
  if (code === undefined) return null;
  const parsed = parsePhoneNumberFromString(`+${code}${digits.slice(1)}`, { extract: false });
  return parsed?.isValid() ? { number: parsed.number, international: false, valid: true } : null;
}
