import type { StarterTexts } from './starter-text.ts';

export const english: StarterTexts = {
  price: {
    title: 'Short offer with a price',
    content: `Subject: {data.domain}

Hi {lead.FirstName},

{lead.Reason} {data.domain} is for sale, and I thought of {lead.Company} first.

The price is {data.price}. Would you like to own it?`,
  },
  'no-price': {
    title: 'Short offer without a price',
    content: `Subject: {data.domain} for {lead.Company}

Hi {lead.FirstName},

{lead.Reason} I own {data.domain} and am selling it.

Is this a name that {lead.Company} would want?`,
  },
  who: {
    title: 'Who decides?',
    content: `Subject: Who decides about {data.domain}?

Hi {lead.FirstName},

{lead.Reason} {data.domain} is for sale.

Are you the right person to ask, or does somebody else at {lead.Company} decide about names?`,
  },
  'follow-up': {
    title: 'Follow-up',
    content: `Subject: {data.domain}

Hi {lead.FirstName},

{lead.Reason} {data.domain} is still for sale.

Is it worth a look for {lead.Company}, or shall I ask elsewhere?`,
  },
  last: {
    title: 'Last note',
    content: `Subject: Last note about {data.domain}

Hi {lead.FirstName},

this is my last note about {data.domain}. After it, I will offer the name to others.

Would you like it to go to {lead.Company}?`,
  },
};
