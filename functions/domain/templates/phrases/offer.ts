import { type MailPhrases, prices, transfers, waysOut } from './phrases.ts';

/** Offers a domain name to somebody who does not expect it. */
export const offer: MailPhrases = {
  subject: {
    formal: ['Offer of {data.domain}', 'Availability of {data.domain}', '{data.domain} for {lead.Company}'],
    professional: [
      '{data.domain} is available',
      '{data.domain} for {lead.Company}',
      'Regarding {data.domain}',
    ],
    friendly: [
      'A name that made me think of {lead.Company}',
      '{data.domain} and {lead.Company}',
      'Would {data.domain} suit {lead.Company}?',
    ],
    casual: ['{data.domain}: interested?', 'Quick note about {data.domain}', '{data.domain} is up for sale'],
  },
  opening: {
    formal: [
      'I am writing to inform you that {data.domain} is available for purchase.',
      'Please allow me to draw your attention to {data.domain}, which is offered for sale.',
      'I would like to offer {data.domain} to {lead.Company}.',
    ],
    professional: [
      'I am reaching out because {data.domain} is available to buy.',
      'I am writing about {data.domain}, which is for sale.',
      'I would like to let you know that {data.domain} is for sale.',
    ],
    friendly: [
      "I hope your week is going well. I'm writing because {data.domain} is looking for a new owner.",
      "I'd like to tell you about {data.domain}, which is for sale.",
      'I have some news that may be of interest to you: {data.domain} is for sale.',
    ],
    casual: [
      'Long story short: {data.domain} is for sale.',
      "I'm selling {data.domain} and thought I'd let you know.",
      'Just a quick note to say that {data.domain} is for sale.',
    ],
  },
  reason: {
    formal: [
      'In view of the work of {lead.Company}, I believe that the name may be of interest to you.',
      'As {lead.Company} is active in {lead.Industry}, the name may well be of use to you.',
      'I am approaching {lead.Company} because the name appears to fit what you do.',
    ],
    professional: [
      'Given what {lead.Company} does, I think it could be a good fit.',
      'The name seems close to what {lead.Company} does, so I wanted you to know.',
      'I thought of {lead.Company} because the name fits what you do: {lead.Industry}.',
    ],
    friendly: [
      'It made me think of {lead.Company}, so I thought I would ask.',
      'I think that it could suit {lead.Company} very well.',
      'When I thought about who might like it, {lead.Company} came to mind.',
    ],
    casual: [
      'It made me think of {lead.Company}.',
      'I figured it might be a match for {lead.Company}.',
      'It looks like something that {lead.Company} could put to good use.',
    ],
  },
  value: {
    formal: [
      'A name that customers remember and spell with ease supports every other form of marketing. It gives a company one clear address for its website and its email.',
      'A fitting domain name serves a company for many years. It can be its main address, or lead visitors to the website that it has today.',
      'The name could become the main address of {lead.Company}, carry a new product, or direct visitors to {lead.Website}.',
    ],
    professional: [
      'A name that people remember makes a company easier to find. You could use it as your main address, or point it to {lead.Website}.',
      'There are several ways to use it: as your main address, for a product or a campaign, or simply to lead visitors to {lead.Website}.',
      'A good domain name keeps working for years. It can be the face of the company, carry a new product, or bring people to {lead.Website}.',
    ],
    friendly: [
      'You could make it your main address, start something new on it, or simply point it to {lead.Website}.',
      'A name that people remember brings them back more easily. It could become your main address, or just lead people to {lead.Website}.',
      'It could be the home of a new project, or a second door to {lead.Website}. What you make of it would be entirely up to you.',
    ],
    casual: [
      'You could move to it, launch something new on it, or just point it to {lead.Website}.',
      'Make it your main address or forward it to {lead.Website}. Both are quick to set up.',
      'It could work for a new project, for a campaign, or as one more way to {lead.Website}.',
    ],
  },
  process: transfers,
  price: prices,
  ask: {
    formal: [
      'I would be grateful if you let me know whether this is of interest to {lead.Company}.',
      'Should the name be of interest to you, I would be pleased to hear from you.',
      'May I ask whether {lead.Company} would consider a purchase?',
    ],
    professional: [
      'Would you be open to a short conversation about it?',
      'If this is of interest, please reply, and we can take it from there.',
      'Is this something that {lead.Company} would consider?',
    ],
    friendly: [
      'Would you like to talk about it?',
      "Let me know what you think. I'm happy to answer any questions.",
      "Does this sound interesting? I'd love to hear from you.",
    ],
    casual: ['Interested? Just hit reply.', 'Is it worth a chat?', "Let me know if you'd like to have it."],
  },
  wayOut: waysOut,
};
