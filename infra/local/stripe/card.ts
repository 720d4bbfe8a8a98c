import { createHash, randomInt } from 'node:crypto';
import type { Account } from './account.ts';
import { newId, type Objects } from './objects.ts';

/** A card as typed into the payment page. */
export interface TypedCard {
  number: string;
  month: number;
  year: number;
}

/** Why a bank declines. */
export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc';
  decline_code: string;
  message: string;
}

const declined = 'Your card was declined.';

/**
 * The test cards: their brand, and how a charge ends. One that fails `later` can be charged while its holder is on
 * the page, and is declined without them. The charge of a `disputed` one is claimed back.
 * @see https://docs.stripe.com/testing
 */
const testCards: Record<string, { brand: string; decline?: Decline; later?: true; disputed?: true }> = {
  4242424242424242: { brand: 'visa' },
  4000056655665556: { brand: 'visa' },
  5555555555554444: { brand: 'mastercard' },
  378282246310005: { brand: 'amex' },
  4000000000000341: {
    brand: 'visa',
    decline: { code: 'card_declined', decline_code: 'generic_decline', message: declined },
    later: true,
  },
  4000000000000259: { brand: 'visa', disputed: true },
  4000000000000002: {
    brand: 'visa',
    decline: { code: 'card_declined', decline_code: 'generic_decline', message: declined },
  },
  4000000000009995: {
    brand: 'visa',
    decline: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  4000000000000069: {
    brand: 'visa',
    decline: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  },
  4000000000000127: {
    brand: 'visa',
    decline: {
      code: 'incorrect_cvc',
      decline_code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
};

/** The first digits of Visa cards that pay. Ten million numbers begin like this, so nobody here has to share a card. */
const paying = '42424242';

/** Makes the number of a new card that pays. Each person needs one of their own, because a card gets a single trial. */
export function newCardNumber(): string {
  const body = paying + String(randomInt(1e7)).padStart(7, '0');
  const digit = [...'0123456789'].find((last) => hasCheckDigit(body + last)) ?? '0';
  return cardOf((body + digit).slice(-4)) === undefined ? body + digit : newCardNumber();
}

/** The Luhn formula (ISO/IEC 7812-1, annex B). */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function brandOf(number: string): string | undefined {
  const isPaying = /^\d{16}$/.test(number) && number.startsWith(paying) && hasCheckDigit(number);
  return testCards[number]?.brand ?? (isPaying ? 'visa' : undefined);
}

/** Reads a card as typed, e.g. `4242 4242 4242 4242` and `12 / 34`, or says what is wrong with it. */
export function readCard(
  form: { number: string; expiry: string },
  now: number,
): TypedCard | { wrong: string } {
  const number = form.number.replaceAll(/[\s-]/g, '');
  if (brandOf(number) === undefined)
    return { wrong: 'Your card number is invalid: only test cards are known here.' };
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(form.expiry) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) {
    return { wrong: "Your card's expiration date is incomplete." };
  }
  const card = { number, month: Number(month), year: 2000 + Number(year) };
  const end = Date.UTC(card.year, card.month) / 1000;
  return end > now ? card : { wrong: "Your card's expiration year is in the past." };
}

/**
 * Stores a card as a payment method, attached to the customer if one is named. Only the last four digits of its
 * number are stored.
 */
export function storeCard(
  account: Account,
  card: TypedCard,
  customer: string | null,
): Objects['payment_method'] {
  const brand = brandOf(card.number) ?? 'unknown';
  const method = account.ledger.put('payment_method', {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: card.month,
      exp_year: card.year,
      fingerprint: fingerprintOf(card.number),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
  if (customer !== null) account.emit('payment_method.attached', method);
  return method;
}

/** What a card is known by wherever it is given, as its number is not stored. */
export function fingerprintOf(number: string): string {
  return createHash('sha256').update(number).digest('hex').slice(0, 16);
}

/** Why a card is declined, or null if it is accepted. `present` says that its holder is on the page. */
export function declineOf(last4: string | undefined, present: boolean): Decline | null {
  const card = cardOf(last4);
  return card?.decline && !(card.later && present) ? card.decline : null;
}

/** Whether the holder of a card claims charges back. */
export function isDisputed(last4: string | undefined): boolean {
  return cardOf(last4)?.disputed ?? false;
}

function cardOf(last4: string | undefined) {
  return Object.entries(testCards).find(([number]) => number.slice(-4) === last4)?.[1];
}
