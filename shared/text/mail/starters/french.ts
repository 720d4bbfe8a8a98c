import type { StarterTexts } from './starter-text.ts';

export const french: StarterTexts = {
  price: {
    title: 'Short offer with a price',
    content: `Subject: {data.domain}

Bonjour {lead.FirstName},

{lead.Reason} {data.domain} est à vendre, et j’ai d’abord pensé à {lead.Company}.

Prix : {data.price}. Souhaitez-vous l’acquérir ?`,
  },
  'no-price': {
    title: 'Short offer without a price',
    content: `Subject: {data.domain} pour {lead.Company}

Bonjour {lead.FirstName},

{lead.Reason} Je suis propriétaire de {data.domain} et je le mets en vente.

Est-ce un nom qui conviendrait à {lead.Company} ?`,
  },
  who: {
    title: 'Who decides?',
    content: `Subject: Qui décide pour {data.domain} ?

Bonjour {lead.FirstName},

{lead.Reason} {data.domain} est à vendre.

Est-ce à vous qu’il faut en parler, ou quelqu’un d’autre chez {lead.Company} s’occupe-t-il des noms de domaine ?`,
  },
  'follow-up': {
    title: 'Follow-up',
    content: `Subject: {data.domain}

Bonjour {lead.FirstName},

{lead.Reason} {data.domain} est toujours à vendre.

Ce nom intéresse-t-il {lead.Company}, ou dois-je le proposer ailleurs ?`,
  },
  last: {
    title: 'Last note',
    content: `Subject: Dernier message à propos de {data.domain}

Bonjour {lead.FirstName},

ceci est mon dernier message à propos de {data.domain}. Je le proposerai ensuite à d’autres.

Le souhaitez-vous pour {lead.Company} ?`,
  },
};
