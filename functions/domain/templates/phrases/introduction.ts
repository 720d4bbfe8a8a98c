import { type MailPhrases, type Phrases, waysOut } from './phrases.ts';

/** How to arrange a conversation. */
export const conversations: Phrases = {
  formal: [
    'A conversation of ten minutes would be sufficient, at a time that is convenient for you.',
    'I would gladly adapt to your schedule, by telephone or in writing.',
    'If you would rather begin in writing, a reply to this message is all that is needed.',
  ],
  professional: [
    'Ten minutes on the phone would be enough, at a time that suits you.',
    'A short call would do, and so would a few lines by email.',
    'If you would rather keep it in writing, just reply to this message.',
  ],
  friendly: [
    "Ten minutes on the phone would be plenty, and I'll work around your calendar.",
    'We can talk on the phone or keep it to email, whichever you like better.',
    'If writing is easier for you, just reply to this message.',
  ],
  casual: [
    'Ten minutes on the phone is plenty.',
    'Phone or email, whatever works for you.',
    'If a call is too much, just reply to this.',
  ],
};

/** Introduces the sender, or suggests a talk or working together. */
export const introduction: MailPhrases = {
  subject: {
    formal: ['An introduction', 'Introduction, and {data.domain}', 'A proposal to {lead.Company}'],
    professional: [
      'An introduction',
      'Introduction to {lead.Company}',
      'A short introduction, and {data.domain}',
    ],
    friendly: ['Saying hello to {lead.Company}', 'A quick hello', 'Hello from the world of domain names'],
    casual: ['Quick hello', "Let's connect", 'Hello, {lead.Company}'],
  },
  opening: {
    formal: [
      'Please allow me to introduce myself: I deal in domain names, and {data.domain} is one of those that I offer.',
      'I would like to take this opportunity to introduce myself. I work with domain names, among them {data.domain}.',
    ],
    professional: [
      'I would like to introduce myself: I work with domain names, and {data.domain} is one of them.',
      'I am writing to introduce myself. My work is domain names, and {data.domain} is one of those that I offer.',
    ],
    friendly: [
      'I wanted to say hello and introduce myself: I work with domain names, {data.domain} among them.',
      "I'd like to introduce myself: domain names are what I do, and {data.domain} is one of those that I offer.",
    ],
    casual: [
      'A quick hello from me: I work with domain names, and {data.domain} is one of them.',
      "Let me introduce myself: domain names are my thing, and {data.domain} is one of those that I'm offering.",
    ],
  },
  reason: {
    formal: [
      'I believe that a conversation could be worthwhile for {lead.Company} and for me.',
      'As {lead.Company} is active in {lead.Industry}, I believe that we may have reason to speak.',
      'It would be a pleasure to become acquainted with {lead.Company}.',
    ],
    professional: [
      'I think that a conversation could be worthwhile for both of us.',
      'I would like to get to know {lead.Company} and to hear what you are working on.',
      'As {lead.Company} works in {lead.Industry}, I believe that we may have something to talk about.',
    ],
    friendly: [
      "I'd love to get to know {lead.Company} a little better.",
      'I have a feeling that we might have something to talk about.',
      "I'd be curious to hear what {lead.Company} is working on.",
    ],
    casual: [
      "I'd like to hear what {lead.Company} is up to.",
      'I figured we might have something to talk about.',
      'It would be good to know each other.',
    ],
  },
  value: {
    formal: [
      'Should {lead.Company} ever need a domain name, for the company itself or for a new undertaking, I would be pleased to be of assistance.',
      'The right name makes a company easier to find and to remember. It would be a pleasure to discuss what that could mean for {lead.Company}.',
    ],
    professional: [
      'If {lead.Company} ever needs a domain name, for the company itself or for something new, I would be glad to help.',
      'The right name makes a company easier to find and to remember, and I would be glad to talk about what that could mean for {lead.Company}.',
    ],
    friendly: [
      "If {lead.Company} ever needs a domain name, for itself or for something new, I'd be glad to help.",
      "The right name makes a company easier to find and to remember, and I'm always happy to talk about that.",
    ],
    casual: [
      'If {lead.Company} ever needs a domain name, I might be able to help.',
      'The right name makes a company easier to find, and I love talking about that.',
    ],
  },
  process: conversations,
  price: {
    formal: ['For {data.domain}, the asking price is {data.price}.'],
    professional: ['For {data.domain}, the asking price is {data.price}.'],
    friendly: ['For {data.domain}, the asking price is {data.price}.'],
    casual: ['For {data.domain}, the price is {data.price}.'],
  },
  ask: {
    formal: [
      'Would you be available for a short conversation?',
      'I would be grateful if you let me know whether a conversation would be welcome.',
      'May I ask when it would be convenient for you to speak?',
    ],
    professional: [
      'Would you be open to a short conversation?',
      'When would be a good time to talk?',
      'Would a short call this month suit you?',
    ],
    friendly: [
      'Would you be up for a short chat?',
      "When would be a good time? I'd love to talk.",
      'How about a quick call?',
    ],
    casual: ['Are you up for a quick chat?', 'Shall we talk?', 'When would work for you?'],
  },
  wayOut: waysOut,
};
