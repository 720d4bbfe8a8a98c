import callingCodes from './calling-codes.json' with { type: 'json' };

/** Countries by calling code (ITU-T E.164). Those that share a code are listed together. */
const countriesOf = new Map<string, string[]>();
for (const [country, code] of Object.entries(callingCodes)) {
  countriesOf.set(code, [...(countriesOf.get(code) ?? []), country]);
}

/**
 * The main country of each shared code. Numbers that match the pattern are exceptions, whose country we do not know.
 * A shared code that is not listed does not tell the country.
 */
const mainCountryOf: Readonly<Record<string, readonly [country: string, exceptions: RegExp]>> = {
  '39': ['IT', /^06698/],
  '44': ['GB', /^(?:1481|1534|1624|74576|7509|7524|7624|7700|7781|7797|7829|7839|7911|7924|7937)/],
  '47': ['NO', /^79/],
  '61': ['AU', /^8916[24]/],
  '358': ['FI', /^18/],
};

function areas(codes: string, country: string | null): [string, string | null][] {
  return codes.split(' ').map((code) => [code, country]);
}

/** Area codes of the North American Numbering Plan (https://www.nanpa.com) outside the United States. */
const americanAreas = new Map([
  ...areas(
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 ' +
      '537 548 568 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942',
    'CA',
  ),
  ...areas('242', 'BS'),
  ...areas('246', 'BB'),
  ...areas('264', 'AI'),
  ...areas('268', 'AG'),
  ...areas('284', 'VG'),
  ...areas('340', 'VI'),
  ...areas('345', 'KY'),
  ...areas('441', 'BM'),
  ...areas('473', 'GD'),
  ...areas('649', 'TC'),
  ...areas('658 876', 'JM'),
  ...areas('664', 'MS'),
  ...areas('670', 'MP'),
  ...areas('671', 'GU'),
  ...areas('684', 'AS'),
  ...areas('721', 'SX'),
  ...areas('758', 'LC'),
  ...areas('767', 'DM'),
  ...areas('784', 'VC'),
  ...areas('787 939', 'PR'),
  ...areas('809 829 849', 'DO'),
  ...areas('868', 'TT'),
  ...areas('869', 'KN'),
  // Without an area: toll-free, premium-rate, personal, or machine-to-machine.
  ...areas(
    '500 521 522 523 524 525 526 527 528 529 532 533 538 542 543 544 545 546 547 549 550 552 553 554 556 566 569 577 578 588 ' +
      '589 600 622 633 644 655 677 688 700 710 800 822 833 844 855 866 877 888 900',
    null,
  ),
]);

/**
 * The country of a phone number (E.164), from its calling code and, if countries share one, the digits after it.
 * Returns null if they do not tell. Does not check whether the number exists.
 */
export function countryOfPhone(phone: string): string | null {
  const digits = /^\+(\d{7,15})(?:;|$)/.exec(phone)?.[1];
  if (digits === undefined) return null;
  if (digits.startsWith('1')) return americanCountry(digits.slice(1));
  for (const length of [2, 3, 1]) {
    const code = digits.slice(0, length);
    const [only = null, another] = countriesOf.get(code) ?? [];
    if (another === undefined && only === null) continue;
    if (another === undefined) return only;
    const [main = null, exceptions] = mainCountryOf[code] ?? [];
    return exceptions?.test(digits.slice(length)) ? null : main;
  }
  return null;
}

function americanCountry(number: string): string | null {
  const area = number.slice(0, 3);
  if (number.length !== 10 || !/^[2-9]/.test(area)) return null;
  const country = americanAreas.get(area);
  return country === undefined ? 'US' : country;
}
