import type { StarterTexts } from './starter-text.ts';

export const german: StarterTexts = {
  price: {
    title: 'Short offer with a price',
    content: `Subject: {data.domain}

Guten Tag {lead.FirstName},

{lead.Reason} {data.domain} steht zum Verkauf, und ich habe zuerst an {lead.Company} gedacht.

Preis: {data.price}. Möchten Sie die Domain übernehmen?`,
  },
  'no-price': {
    title: 'Short offer without a price',
    content: `Subject: {data.domain} für {lead.Company}

Guten Tag {lead.FirstName},

{lead.Reason} Mir gehört {data.domain}, und ich möchte die Domain verkaufen.

Wäre das ein Name für {lead.Company}?`,
  },
  who: {
    title: 'Who decides?',
    content: `Subject: Wer entscheidet über {data.domain}?

Guten Tag {lead.FirstName},

{lead.Reason} {data.domain} steht zum Verkauf.

Sind Sie dafür die richtige Ansprechperson, oder entscheidet bei {lead.Company} jemand anderes über Domains?`,
  },
  'follow-up': {
    title: 'Follow-up',
    content: `Subject: {data.domain}

Guten Tag {lead.FirstName},

{lead.Reason} {data.domain} ist noch zu haben.

Ist die Domain für {lead.Company} interessant, oder soll ich anderswo anfragen?`,
  },
  last: {
    title: 'Last note',
    content: `Subject: Letzte Nachricht zu {data.domain}

Guten Tag {lead.FirstName},

das ist meine letzte Nachricht zu {data.domain}. Danach biete ich die Domain anderen an.

Möchten Sie sie für {lead.Company} haben?`,
  },
};
