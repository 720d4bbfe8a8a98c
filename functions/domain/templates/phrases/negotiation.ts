import { type MailPhrases, prices, transfers } from './phrases.ts';

/** Discusses the terms of a sale with somebody who is interested. */
export const negotiation: MailPhrases = {
  subject: {
    formal: ['Terms for {data.domain}', 'Your interest in {data.domain}', 'Discussion of {data.domain}'],
    professional: [
      'Terms for {data.domain}',
      '{data.domain}: finding a price',
      'Next steps for {data.domain}',
    ],
    friendly: [
      'Finding a deal on {data.domain}',
      '{data.domain}: meeting in the middle',
      'Our conversation about {data.domain}',
    ],
    casual: ["{data.domain}: let's make a deal", 'Numbers for {data.domain}', 'So, about {data.domain}'],
  },
  opening: {
    formal: [
      'Thank you for your interest in {data.domain}.',
      'I would like to thank you for considering {data.domain}.',
      'I appreciate the opportunity to discuss {data.domain} with you.',
    ],
    professional: [
      'Thank you for your interest in {data.domain}.',
      'Thank you for taking the time to discuss {data.domain}.',
      'I would like to continue our conversation about {data.domain}.',
    ],
    friendly: [
      'Thanks so much for your interest in {data.domain}.',
      "It's great that you're considering {data.domain}.",
      'Thanks for talking with me about {data.domain}.',
    ],
    casual: [
      'Thanks for getting back to me about {data.domain}.',
      "Good to hear that you're interested in {data.domain}.",
      "Let's talk numbers for {data.domain}.",
    ],
  },
  reason: {
    formal: [
      'I am confident that we can arrive at terms that are acceptable to both parties.',
      'It is my aim to find terms that are fair to {lead.Company} as well as to me.',
      'I am open to a discussion of the terms, and I would welcome your view of them.',
    ],
    professional: [
      'I am confident that we can find terms that work for {lead.Company} and for me.',
      'I am open to finding a number that both of us are comfortable with.',
      'I would like to find an arrangement that makes sense for {lead.Company}.',
    ],
    friendly: [
      "I'm sure that we can find something that works for {lead.Company} and for me.",
      "I'd love to see it go to {lead.Company}, so let's see how we can make that happen.",
      "Let's find a number that feels right to both of us.",
    ],
    casual: [
      "I'm sure we can find a number that works for both of us.",
      "I'd like {lead.Company} to have it, so let's figure this out.",
      "There's room to talk, so let's talk.",
    ],
  },
  value: {
    formal: [
      'The price is one part of the terms. The form of payment and the date of the transfer are others, and I am prepared to discuss each of them.',
      'In order to make you a proposal that you can work with, it would help me to know which conditions matter most to {lead.Company}.',
      'If a different schedule of payment would make the decision easier for {lead.Company}, I would be willing to discuss it.',
    ],
    professional: [
      'The price is one part of it. The form of payment and the timing are others, and we can talk about each of them.',
      'It would help me to know what matters most to {lead.Company}: the price, the timing, or the way of paying.',
      'If a different way of paying would make the decision easier for {lead.Company}, I am willing to talk about it.',
    ],
    friendly: [
      "It isn't only about the price: we can also talk about the timing and the way of paying.",
      "If you tell me what matters most to {lead.Company}, I'll do my best to meet you there.",
      'If it would help to talk about the way of paying, I am open to that, too.',
    ],
    casual: [
      "It's not all about the price. Timing and the way of paying are up for discussion, too.",
      "Tell me what matters most to {lead.Company}, and I'll see what I can do.",
      "If the way of paying is what's holding you back, let's talk about that.",
    ],
  },
  process: transfers,
  price: prices,
  ask: {
    formal: [
      'I would be grateful if you let me know which price you would consider fair.',
      'May I ask you for a proposal that {lead.Company} would be comfortable with?',
      'Would you be available for a short conversation, so that we can settle the terms?',
    ],
    professional: [
      'Which number would work for {lead.Company}?',
      'Could you let me know what you have in mind?',
      'Would a short call help us to settle the terms?',
    ],
    friendly: [
      'What would feel right to you?',
      "Where would you like to land? I'm listening.",
      'Shall we talk it over on a short call?',
    ],
    casual: ["What's your number?", 'What would work for you?', 'Shall we sort it out on a quick call?'],
  },
  wayOut: {
    formal: [
      'Should you decide against a purchase, please let me know, and I will not press the matter.',
      'If you would prefer to leave it there, a short reply is sufficient.',
    ],
    professional: [
      'If it does not work out, that is perfectly fine; a short reply is all I need.',
      'And if you would rather leave it there, just let me know.',
    ],
    friendly: [
      "And if you'd rather leave it there, no hard feelings.",
      "If it isn't the right time after all, just tell me.",
    ],
    casual: [
      'And if you want to leave it there, just say so.',
      'If it is off the table, no problem, just tell me.',
    ],
  },
};
