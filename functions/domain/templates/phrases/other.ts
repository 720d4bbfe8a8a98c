import { conversations } from './introduction.ts';
import type { MailPhrases } from './phrases.ts';

/** The placeholder for the seller's own purpose: a verb with its complement, such as "invite you to our webinar". */
export const purposeGap = '<purpose>';

/** A mail for a purpose for which the product has no sentences of its own. */
export const other: MailPhrases = {
  subject: {
    formal: ['A message for {lead.Company}', 'To {lead.Company}', 'A matter for {lead.Company}'],
    professional: ['For {lead.Company}', 'A short message for {lead.Company}', 'A note to {lead.Company}'],
    friendly: ['A note for {lead.Company}', 'Something for {lead.Company}', 'Hello, {lead.Company}'],
    casual: ['Quick note for {lead.Company}', 'Hi, {lead.Company}', 'One thing for {lead.Company}'],
  },
  opening: {
    formal: [
      `I am writing to ${purposeGap}.`,
      `The purpose of this message is to ${purposeGap}.`,
      `I would like to ${purposeGap}.`,
    ],
    professional: [
      `I am writing to ${purposeGap}.`,
      `I am reaching out to ${purposeGap}.`,
      `I would like to ${purposeGap}.`,
    ],
    friendly: [
      `I'm getting in touch to ${purposeGap}.`,
      `I'd like to ${purposeGap}.`,
      `I'm writing to ${purposeGap}.`,
    ],
    casual: [
      `Just a quick note to ${purposeGap}.`,
      `I'm writing to ${purposeGap}.`,
      `I'd like to ${purposeGap}.`,
    ],
  },
  reason: {
    formal: [
      'I hope that this message finds you and {lead.Company} well.',
      'I trust that all is well at {lead.Company}.',
    ],
    professional: [
      'I hope that all is well at {lead.Company}.',
      'I hope that this finds you and {lead.Company} well.',
    ],
    friendly: ['I hope that your week is going well.', 'I hope that all is well at {lead.Company}.'],
    casual: ['Hope all is well at {lead.Company}.', 'Hope your week is going well.'],
  },
  value: {
    formal: [
      'I would gladly explain the matter in more detail. There is no obligation for {lead.Company} in hearing more.',
      'Please take the time that you need. I am available for questions at any point.',
    ],
    professional: [
      'I am glad to explain more, and hearing more does not commit {lead.Company} to anything.',
      'Please take the time that you need, and ask whatever you would like to know.',
    ],
    friendly: [
      "I'm happy to tell you more, and of course that doesn't commit you to anything.",
      'Take your time with it, and ask me whatever you like.',
    ],
    casual: ['Happy to tell you more, no strings attached.', 'Take your time, and ask me anything.'],
  },
  process: conversations,
  price: {
    formal: ['The asking price for {data.domain} is {data.price}.'],
    professional: ['The asking price for {data.domain} is {data.price}.'],
    friendly: ['The asking price for {data.domain} is {data.price}.'],
    casual: ['The price for {data.domain} is {data.price}.'],
  },
  ask: {
    formal: [
      'I look forward to hearing from you.',
      'I would be grateful for a short reply.',
      'I would be pleased to hear from you.',
    ],
    professional: [
      'I look forward to hearing from you.',
      'I would appreciate a short reply.',
      'A short reply would be welcome.',
    ],
    friendly: [
      "I'd love to hear from you.",
      'Let me know what you think, whenever you have a moment.',
      "I'm looking forward to your reply.",
    ],
    casual: ['Let me know.', 'Just hit reply.', 'Talk soon?'],
  },
  wayOut: {
    formal: [
      'Should you have any questions, I would be pleased to answer them. Should you prefer not to hear from me, please let me know.',
      'If this does not concern you, a short reply is sufficient, and I will not write again.',
    ],
    professional: [
      'If anything is unclear, just reply to this message. If you would rather not hear from me, let me know.',
      'If you are not the right person for this, I would appreciate a pointer to who is.',
    ],
    friendly: [
      "If you have any questions, I'm here. And if you'd rather not hear from me, just tell me.",
      'If someone else looks after this, please feel free to pass it on.',
    ],
    casual: [
      'Questions? Just ask. Rather not hear from me? Just say so.',
      'Wrong person? Feel free to pass this on.',
    ],
  },
};
