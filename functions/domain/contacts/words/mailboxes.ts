import { foldText } from '../../../../shared/text/fold-text.ts';

const general =
  /^(?:info|infos?|information|contact|contacts|kontakt|contacto|contato|contatti|contacte|hello|hallo|hola|hi|hej|ciao|bonjour|mail|email|post|office|buero|buro|sekretariat|secretariat|admin|administration|service|support|help|team|welcome|mailbox|company|firma|general|enquir\w*|inquir\w*|reception|empfang|accueil|recepcion|studio|shop|webmaster|datenschutz|privacy|dpo|legal|impressum|presse|press|media|jobs|careers|karriere|bewerbung|hr|sales|vertrieb|verkauf|ventas|vendite|verkoop|orders?|bestellung\w*|booking|bookings|reservations?|reservierung|rezeption|billing|accounts?|accounting|buchhaltung|finance|marketing|newsletter|customer\w*|kundenservice|klant\w*|servicio|atencion|comercial|commercial|direction|secretaria|segreteria|amministrazione|biuro|sekretariat|asiakaspalvelu|myynti|postmaster|hostmaster|abuse|security|feedback|partners?|investors?|ir|events?|export|it|bilgi|iletisim|satis|destek|muhasebe|poczta|kadry|ksiegowosc|zamowienia|recepce|recepcja|objednavky|prodej|obchod|iroda|ertekesites|ugyfelszolgalat|kundeservice|kundtjanst|salg|resepsjon|resepsjonen|firmapost|toimisto|recepcio|recepcion|recepcao|contabilidad|contabilidade|administracion|administracao|comptabilite|devis|commande|commandes|secretaire|prenotazioni|ordini|acquisti|office\w*|eventi|events|technik|werkstatt|lager|logistik|einkauf|purchasing|dispatch|export)$/;

/** A mailbox of the company as a whole. */
export function isCentral(local: string): boolean {
  return /^(?:info|infos?|information|contact|contacts|kontakt|contacto|contato|contatti|contacte|hello|hallo|hola|hi|hej|ciao|bonjour|mail|email|post|office|buero|buro|welcome|mailbox|company|firma|general|enquir\w*|inquir\w*|webmaster|impressum|biuro|privacy|datenschutz|press|presse|support|service|administra\w*|amministrazione|verwaltung)$/.test(
    foldText(local),
  );
}

/** A mailbox that is a place or a department's, not a person's. */
export function isGeneral(local: string): boolean {
  return general.test(foldText(local).replace(/[._-]?\d+$/, ''));
}
