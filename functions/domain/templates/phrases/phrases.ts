import type { TemplateTone } from '../../../../shared/model/outreach/template-request.ts';

/**
 * Sentences for one part of a mail, a few per tone. Each fits with any sentence of the other parts in the same tone.
 */
export type Phrases = Readonly<Record<TemplateTone, readonly string[]>>;

/** What a kind of mail says, part by part. */
export interface MailPhrases {
  readonly subject: Phrases;
  /** What the mail is about. Names the domain if that kind of mail does. */
  readonly opening: Phrases;
  /** Why this company gets it, or a friendly sentence before the rest. */
  readonly reason: Phrases;
  /** The benefit for the reader. */
  readonly value: Phrases;
  /** The next steps. */
  readonly process: Phrases;
  readonly price: Phrases;
  readonly ask: Phrases;
  /** An easy way to say no, as a mail to a stranger should contain one. */
  readonly wayOut: Phrases;
}

/*
 * No sentence claims what only the seller can know: no age, traffic, appraisal, other bidders or urgency, nothing
 * about the name itself, and nothing that the reader is said to have done. Sentences must also read well with a
 * variable's fallback, so none begins with {data.domain} or puts "the domain" before it, and the price comes after
 * "is".
 */

export const greetings: Phrases = {
  formal: ['Good day {lead.FirstName} {lead.LastName},', 'Hello {lead.FirstName} {lead.LastName},'],
  professional: ['Hello {lead.FirstName},', 'Hi {lead.FirstName},'],
  friendly: ['Hi {lead.FirstName},', 'Hello {lead.FirstName},'],
  casual: ['Hi {lead.FirstName},', 'Hey {lead.FirstName},'],
};

export const closings: Phrases = {
  formal: ['Yours sincerely,', 'Respectfully,', 'With kind regards,'],
  professional: ['Best regards,', 'Kind regards,', 'Regards,'],
  friendly: ['Warm regards,', 'All the best,', 'Best wishes,'],
  casual: ['Cheers,', 'Thanks,', 'Best,'],
};

/** Easy ways to say no for somebody who did not ask for the mail. */
export const waysOut: Phrases = {
  formal: [
    'If this does not concern you, a short reply is sufficient, and I will not write again.',
    'Should you prefer not to hear from me again, please let me know, and I will respect it.',
    'Should you not be the right person for this, I would be grateful if you forwarded my message.',
  ],
  professional: [
    'If it is not of interest, just let me know and I will not write again.',
    'If you are not the right person for this, I would appreciate a pointer to who is.',
    'If now is not the right time, a one-line reply is all I need.',
  ],
  friendly: [
    "And if it isn't for you, no hard feelings: just tell me, and I won't write again.",
    'If someone else looks after this, please feel free to pass it on.',
    'A quick "no, thank you" is perfectly fine, too.',
  ],
  casual: [
    "Not for you? Just say so and I won't bug you again.",
    'Wrong person? Feel free to pass this on.',
    "A quick no is fine as well, and then I'll leave you in peace.",
  ],
};

/** Lead-ins for a seller's own words that are not a sentence by themselves. */
export const detailsOpenings: Phrases = {
  formal: ['For your information:', 'By way of background:'],
  professional: ['Some background:', 'For context:'],
  friendly: ['Some background for you:', 'For context:'],
  casual: ['For context:', 'Just so you know:'],
};

export const prices: Phrases = {
  formal: ['The asking price is {data.price}.', 'The price is {data.price}.'],
  professional: ['The asking price is {data.price}.', 'The price is {data.price}.'],
  friendly: ['The asking price is {data.price}.', 'As for the price, it is {data.price}.'],
  casual: ['The price is {data.price}.', 'Price-wise, it is {data.price}.'],
};

/** How a domain name changes hands. */
export const transfers: Phrases = {
  formal: [
    'The transfer can be arranged through an escrow service, so that the payment is released only once the name is in your account.',
    'Payment and transfer can be handled through an escrow service of your choice, which protects both parties.',
    'I would be pleased to answer any questions about the transfer and the form of payment.',
  ],
  professional: [
    'A purchase can run through an escrow service, so that the money is released only when the name is in your account.',
    'Payment and transfer can go through an escrow service that suits you, which keeps both sides safe.',
    'If you have questions about the transfer or the payment, I am glad to answer them.',
  ],
  friendly: [
    'We can use an escrow service, so that your money is safe until the name is yours.',
    'The transfer is nothing to worry about: with an escrow service, the money moves only when the name has moved.',
    "If you have never bought a domain name before, I'm happy to walk you through it.",
  ],
  casual: [
    'We can go through escrow, which keeps it safe for both of us.',
    'The transfer is simple, and with escrow nobody has to take a risk.',
    "If you've never bought a domain name before, I can walk you through it.",
  ],
};
