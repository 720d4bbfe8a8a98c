/** A text to start from. It is not a template: it is not stored, counted or listed as one. */
export interface Starter {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** First mails as brokers write them: short, the reason first, one question. */
export const starters: readonly Starter[] = [
  {
    id: 'starter.price',
    title: 'Short offer with a price',
    content: `Subject: {data.domain}

Hi {lead.FirstName},

{data.domain} is for sale, and I thought of {lead.Company} first. {lead.Reason}

The price is {data.price}. Would you like to own it?`,
  },
  {
    id: 'starter.no-price',
    title: 'Short offer without a price',
    content: `Subject: {data.domain} for {lead.Company}

Hi {lead.FirstName},

I own {data.domain} and am selling it. {lead.Reason}

Is this a name that {lead.Company} would want?`,
  },
  {
    id: 'starter.who',
    title: 'Who decides?',
    content: `Subject: Who decides about {data.domain}?

Hi {lead.FirstName},

{data.domain} is for sale. {lead.Reason}

Are you the right person to ask, or does somebody else at {lead.Company} decide about names?`,
  },
];
