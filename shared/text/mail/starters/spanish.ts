import type { StarterTexts } from './starter-text.ts';

export const spanish: StarterTexts = {
  price: {
    title: 'Short offer with a price',
    content: `Subject: {data.domain}

Hola {lead.FirstName}:

{lead.Reason} {data.domain} está en venta y he pensado primero en {lead.Company}.

Precio: {data.price}. ¿Le gustaría adquirirlo?`,
  },
  'no-price': {
    title: 'Short offer without a price',
    content: `Subject: {data.domain} para {lead.Company}

Hola {lead.FirstName}:

{lead.Reason} Soy el titular de {data.domain} y lo vendo.

¿Es un nombre que le interese a {lead.Company}?`,
  },
  who: {
    title: 'Who decides?',
    content: `Subject: ¿Quién decide sobre {data.domain}?

Hola {lead.FirstName}:

{lead.Reason} {data.domain} está en venta.

¿Es usted la persona indicada o decide otra persona en {lead.Company} sobre los dominios?`,
  },
  'follow-up': {
    title: 'Follow-up',
    content: `Subject: {data.domain}

Hola {lead.FirstName}:

{lead.Reason} {data.domain} sigue en venta.

¿Le interesa a {lead.Company} o lo ofrezco en otro sitio?`,
  },
  last: {
    title: 'Last note',
    content: `Subject: Último mensaje sobre {data.domain}

Hola {lead.FirstName}:

este es mi último mensaje sobre {data.domain}. Después lo ofreceré a otros.

¿Lo quiere para {lead.Company}?`,
  },
};
