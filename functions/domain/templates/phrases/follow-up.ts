import { offer } from './offer.ts';
import { type MailPhrases, prices, transfers, waysOut } from './phrases.ts';

/** Follows up on a mail about a domain name. */
export const followUp: MailPhrases = {
  subject: {
    formal: [
      'Further to my message about {data.domain}',
      'My earlier message about {data.domain}',
      'Reminder regarding {data.domain}',
    ],
    professional: [
      'Following up on {data.domain}',
      '{data.domain}: any thoughts?',
      'My message about {data.domain}',
    ],
    friendly: [
      'Checking in about {data.domain}',
      'A friendly reminder about {data.domain}',
      'Any thoughts on {data.domain}?',
    ],
    casual: ['{data.domain}: any news?', 'Quick follow-up on {data.domain}', 'Still here: {data.domain}'],
  },
  opening: {
    formal: [
      'I am writing further to my earlier message about {data.domain}.',
      'Please allow me to return to my earlier message about {data.domain}.',
      'I refer to my earlier message, in which I wrote to you about {data.domain}.',
    ],
    professional: [
      'I am following up on my earlier message about {data.domain}.',
      'I wrote to you about {data.domain} and would like to make sure that my message reached you.',
      'I would like to come back to my message about {data.domain}.',
    ],
    friendly: [
      'I wanted to check in about {data.domain}, which I wrote to you about.',
      'I know how quickly an inbox fills up, so here is a friendly reminder about {data.domain}.',
      "I'm coming back to you about {data.domain}, in case my first message got lost.",
    ],
    casual: [
      'Just moving {data.domain} back to the top of your inbox.',
      "Here's a quick follow-up on {data.domain}.",
      "It's me again, about {data.domain}.",
    ],
  },
  reason: {
    formal: [
      'It is still available, and I remain of the opinion that it may be of interest to {lead.Company}.',
      'It remains for sale, and I would be pleased to see it go to {lead.Company}.',
      'My offer to {lead.Company} still stands.',
    ],
    professional: [
      'It is still available, and I still think that it could be a good fit for {lead.Company}.',
      'The offer stands, and I would be glad to know what {lead.Company} makes of it.',
      'It remains for sale, and {lead.Company} is still one of the companies that I see it with.',
    ],
    friendly: [
      "It's still available, and I still think that it would suit {lead.Company}.",
      "It's still looking for a home, and I can still see it with {lead.Company}.",
      'It still makes me think of {lead.Company}.',
    ],
    casual: [
      "It's still for sale, and I still think it fits {lead.Company}.",
      "It's still available, in case {lead.Company} wants it.",
      'I still see it as a match for {lead.Company}.',
    ],
  },
  value: offer.value,
  process: transfers,
  price: prices,
  ask: {
    formal: [
      'I would be grateful for a short reply, whatever you decide.',
      'May I ask whether {lead.Company} has come to a view on this?',
      'Should you need anything further from me in order to decide, I would be pleased to provide it.',
    ],
    professional: [
      'Do you have any thoughts on it yet?',
      'Is there anything you would need from me in order to decide?',
      'A short reply would help me a great deal, whichever way you lean.',
    ],
    friendly: [
      "Have you had a moment to think about it? I'd love to know where you stand.",
      "If there is anything that you'd like to know, just ask.",
      'What do you think? Even one line would help me.',
    ],
    casual: ['So, what do you think?', 'Is it a yes, a no or a maybe?', 'Any questions? Fire away.'],
  },
  wayOut: waysOut,
};
