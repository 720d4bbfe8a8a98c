import { conversations } from './introduction.ts';
import { type MailPhrases, waysOut } from './phrases.ts';

/** Stands where the seller's own purpose goes: a verb with what follows it, such as "invite you to our webinar". */
export const purposeGap = '<purpose>';

/** A mail for a purpose that the product has no words of its own for. */
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
      `I hope your week is going well. I'd like to ${purposeGap}.`,
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
      'I believe that this may be of interest to {lead.Company}.',
      'As {lead.Company} is active in {lead.Industry}, I believe that this concerns you.',
      'I am approaching you because I would value the view of {lead.Company}.',
    ],
    professional: [
      'I think that this could be of interest to {lead.Company}.',
      'I thought of {lead.Company} because of your work in {lead.Industry}.',
      'I would value the view of {lead.Company} on this.',
    ],
    friendly: [
      'It made me think of {lead.Company}.',
      'I think that this could be something for {lead.Company}.',
      "I'd be curious to know what {lead.Company} makes of it.",
    ],
    casual: [
      'I thought of {lead.Company} right away.',
      'It could be something for {lead.Company}.',
      "I'd like to know what {lead.Company} thinks.",
    ],
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
      'I would be grateful for a short reply.',
      'May I ask what you think of it?',
      'I look forward to hearing from you.',
    ],
    professional: [
      'What do you think?',
      'I would appreciate a short reply.',
      'Could you let me know what you think?',
    ],
    friendly: [
      'What do you think?',
      "I'd love to hear from you.",
      'Let me know what you think, whenever you have a moment.',
    ],
    casual: ['What do you think?', 'Let me know.', 'Just hit reply.'],
  },
  wayOut: waysOut,
};
