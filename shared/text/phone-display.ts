/** Calling codes of two digits. Those of one digit are 1 and 7, all others have three (ITU-T E.164, annex). */
const twoDigitCodes = new Set(
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
);

/**
 * Formats a phone number for display. 10 digits become (xxx) xxx-xxxx, 11 digits that start with 1 become +1 and the
 * same. Other international numbers get their country code and groups of digits. An extension (`;ext=` of RFC 3966,
 * or written 'ext' or 'x') becomes 'ext.'. Text that is not a phone number is returned unchanged, and so is a national
 * number with a leading 0: nobody knows of which country.
 */
export function phoneDisplay(phone: string): string {
  const trimmed = phone.trim();
  const { main, extension } = splitExtension(trimmed);
  const digits = main.replace(/\D/g, '');
  const shown = grouped(main, digits);
  if (shown === undefined) return trimmed;
  return extension === '' ? shown : `${shown} ext. ${extension}`;
}

/** The number for a `tel:` link (RFC 3966): its digits, the plus, and the extension as `;ext=`. */
export function phoneLink(phone: string): string {
  const { main, extension } = splitExtension(phone.trim());
  const number = `${main.startsWith('+') ? '+' : ''}${main.replace(/\D/g, '')}`;
  return `tel:${number}${extension === '' ? '' : `;ext=${extension}`}`;
}

function splitExtension(phone: string): { main: string; extension: string } {
  const found = /^(.*?)\s*[,;]?\s*(?:ext(?:ension)?\.?|x)\s*[=:]?\s*(\d{1,11})$/i.exec(phone);
  return { main: found?.[1] ?? phone, extension: found?.[2] ?? '' };
}

function grouped(main: string, digits: string): string | undefined {
  if (!/^[+\d\s().\-/]+$/.test(main)) return undefined;
  const international = main.startsWith('+');
  // A number that begins with 0 is a national one, whose country is unknown.
  if (!international && digits.startsWith('0')) return undefined;
  if (digits.length === 10 && !international) return northAmerican(digits);
  if (digits.length === 11 && digits.startsWith('1')) return `+1 ${northAmerican(digits.slice(1))}`;
  if (digits.length > 15) return undefined;
  if (digits.length > 10 || (international && digits.length > 6)) {
    const code = callingCode(digits);
    return `+${code} ${inGroups(digits.slice(code.length))}`;
  }
  return undefined;
}

function northAmerican(digits: string): string {
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function callingCode(digits: string): string {
  if (digits.startsWith('1') || digits.startsWith('7')) return digits.slice(0, 1);
  const two = digits.slice(0, 2);
  return twoDigitCodes.has(two) ? two : digits.slice(0, 3);
}

// Groups of three from the left, with two to four digits in the last group, so that no digit is on its own.
function inGroups(digits: string): string {
  const groups: string[] = [];
  let rest = digits;
  while (rest.length > 4) {
    groups.push(rest.slice(0, 3));
    rest = rest.slice(3);
  }
  groups.push(rest);
  return groups.join(' ');
}
