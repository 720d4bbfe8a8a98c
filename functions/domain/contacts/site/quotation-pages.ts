import { foldText } from '../../../../shared/text/fold-text.ts';
import { Vocabulary } from '../../../../shared/text/words/vocabulary.ts';
import type { LinkKind } from './link-words.ts';

interface Planned {
  readonly url: string;
  readonly kind: LinkKind;
  readonly score: number;
}

/** What the page is called that offers a quotation. */
const quotations = new Vocabulary(
  `quote|quotes|get a quote|request a quote|free quote|quotation|estimate|free estimate|anfrage|anfrageformular|kostenvoranschlag|devis|demande de devis|presupuesto|presupuestos|solicitar presupuesto|orcamento|orcamentos|pedir orcamento|pedido de orcamento|
  preventivo|preventivi|richiedi preventivo|offerte aanvragen|offerteaanvraag|offertforfragan|fa tilbud|tarjouspyynto|wycena|zapytanie ofertowe|poptavka|ajanlatkeres*|cere oferta|teklif al|povprasevanje`,
);

/**
 * The links of a page on which no link leads to contacts, nor is an address or a number: then the page that offers a
 * quotation is the one that says how the firm is reached. Beside any of these it mostly has only a form.
 */
export function withQuotations(
  links: readonly { readonly href: string }[],
  planned: readonly Planned[],
): readonly Planned[] {
  if (planned.some(({ kind }) => kind === 'contact' || kind === 'imprint' || kind === 'office'))
    return planned;
  if (links.some(({ href }) => /^\s*(?:mailto|tel):/i.test(href))) return planned;
  return planned.map((link) =>
    link.kind === 'rest' && quotations.isIn(lastWords(link.url)) ? { ...link, kind: 'contact', score } : link,
  );
}

/** Below what leads to a team. */
const score = 60;

function lastWords(url: string): string {
  const path = URL.parse(url)?.pathname.replace(/\/$|\.\w{2,5}$/, '') ?? '';
  return foldText(path.slice(path.lastIndexOf('/') + 1)).replace(/[_+-]/g, ' ');
}
