import type { MailboxKind } from '../../../../shared/model/leads/contact-data.ts';
import { foldText } from '../../../../shared/text/fold-text.ts';
import { formsNoName, patternOf as patternOfForms } from '../../../../shared/text/legal-forms.ts';

/** `department` is a shared mailbox that fits no other kind. */
type Use = Exclude<MailboxKind, 'other'> | 'department';

/**
 * The names of mailboxes, by language and use; folded, `*` for any ending. International words are under English.
 */
const words: Readonly<Record<string, Partial<Record<Use, string>>>> = {
  en: {
    contact:
      'info infos information contact contacts contactus contact.us hello hi mail email office* welcome mailbox company general enquir* inquir* reception front.desk admin administration',
    sales:
      'sales order orders booking bookings reservations quote quotes export business businessdevelopment bizdev newbusiness',
    owner_run: 'owner founder founders ceo boss president director principal',
    press: 'press media pr newsroom',
    jobs: 'job jobs career careers hr recruiting recruitment hiring people talent',
    privacy: 'privacy dpo gdpr dataprotection data.protection legal compliance abuse',
    department:
      'service support help team webmaster studio shop customer* billing account accounts accounting finance marketing newsletter postmaster hostmaster security feedback partner partners investor investors ir event events it purchasing dispatch secretary',
  },
  de: {
    contact:
      'kontakt hallo buero buro firma impressum empfang sekretariat rezeption zentrale verwaltung anfrage anfragen praxis kanzlei ordination anmeldung termin termine moin servus',
    sales: 'vertrieb verkauf bestellung* reservierung angebot angebote auftrag auftraege buchung buchungen',
    owner_run:
      'inhaber inhaberin chef chefin gf geschaeftsfuehrung geschaftsfuhrung geschaeftsleitung leitung',
    press: 'presse',
    jobs: 'karriere bewerbung bewerbungen personal',
    privacy: 'datenschutz datenschutzbeauftragter',
    department:
      'kundenservice buchhaltung technik werkstatt lager logistik einkauf kundendienst reparatur rechnung rechnungen disposition redaktion veranstaltung veranstaltungen',
  },
  fr: {
    contact:
      'bonjour accueil secretariat secretaire bureau cabinet salut agence etude renseignement renseignements',
    sales: 'commercial commande commandes devis vente ventes',
    owner_run: 'direction gerant gerante',
    jobs: 'recrutement emploi rh',
    privacy: 'rgpd',
    department: 'comptabilite sav facturation compta atelier boutique magasin',
  },
  es: {
    contact:
      'hola contacto contacte secretaria recepcion administracion oficina despacho bufete estudio consultorio clinica notaria informacion informes citas turnos',
    sales: 'ventas comercial reservas pedidos presupuestos cotizacion cotizaciones tienda',
    owner_run: 'gerencia gerente direccion gerenciageneral presidencia direcciongeneral',
    press: 'prensa',
    jobs: 'empleo rrhh talento reclutamiento',
    department:
      'servicio atencion contabilidad facturacion soporte taller logistica compras cobranza cobranzas',
    privacy: 'protecciondatos',
  },
  it: {
    contact: 'ciao contatti segreteria amministrazione ufficio informazioni appuntamenti studiolegale',
    sales: 'vendite prenotazioni ordini commerciale preventivi',
    owner_run: 'direzione titolare',
    press: 'stampa ufficiostampa',
    jobs: 'lavoro lavoraconnoi',
    department: 'eventi acquisti assistenza officina magazzino fatture fatturazione',
  },
  pt: {
    contact: 'contato contactos geral recepcao administracao escritorio informacoes faleconosco',
    sales: 'vendas encomendas orcamento orcamentos loja',
    owner_run: 'direcao gerencia diretoria socios',
    press: 'imprensa',
    jobs: 'vagas emprego curriculo curriculos recrutamento',
    department: 'contabilidade atendimento financeiro suporte oficina faturacao',
  },
  nl: {
    contact: 'administratie kantoor praktijk balie receptie welkom afspraak afspraken secretariaat',
    sales: 'verkoop offerte bestellingen reserveren bestelling reservering reserveringen offertes',
    owner_run: 'directie',
    press: 'pers',
    jobs: 'vacatures werkenbij',
    department: 'klant* inkoop boekhouding werkplaats facturen magazijn planning',
  },
  nordic: {
    contact:
      'hej hei post firmapost postmottak resepsjon resepsjonen toimisto kontor klinik klinikken klinikka praksis vastaanotto mottagning mottagningen afgreidsla',
    sales: 'salg forsaljning myynti ordre bestilling tilbud offert tilaus tilaukset butik butikk pantanir',
    owner_run: 'daglig.leder vd',
    jobs: 'jobb rekry',
    department:
      'kundeservice kundtjanst asiakaspalvelu okonomi ekonomi faktura laskutus regnskab regnskap lager verksted verkstad bokhald',
  },
  slavic: {
    contact:
      'biuro poczta recepce recepcja podatelna kancelaria kancelarija kancelar kancelare pisarna ured urad ordinace ordinacia ordinacija ambulance ambulancia ambulanta recepcia recepcija sekretariat dotaz dotazy gabinet klinika kontakti ofis priemnaya',
    sales:
      'zamowienia objednavky prodej obchod sprzedaz sklep zamowienie oferta oferty wycena poptavka poptavky objednavka prodaja narudzbe narocila predaj dopyt prodazhi zakaz zakazy',
    owner_run: 'reditel jednatel konatel zarzad dyrektor direktor uprava prezes wlasciciel majitel',
    jobs: 'kadry praca rekrutacja kariera zaposlitev posao vakansii',
    privacy: 'rodo iod',
    department:
      'ksiegowosc ucetni fakturace fakturacia faktury racunovodstvo servis sklad magazyn reklamace reklamacje logistyka spedycja nabava',
  },
  hu: {
    contact: 'iroda recepcio ugyfelszolgalat titkarsag rendelo kapcsolat',
    sales: 'ertekesites rendeles ajanlat ajanlatkeres foglalas webshop',
    jobs: 'allas',
    owner_run: 'ugyvezeto igazgato',
    department: 'penzugy szamlazas szerviz konyveles',
  },
  tr: {
    contact: 'bilgi iletisim merhaba sekreter randevu',
    sales: 'satis siparis teklif rezervasyon',
    jobs: 'kariyer insankaynaklari',
    department: 'destek muhasebe teknik',
    owner_run: 'yonetim mudur',
  },
  ro: {
    contact: 'birou receptie programari notariat',
    sales: 'comenzi vanzari rezervari',
    jobs: 'cariere angajari',
    department: 'contabilitate facturare',
  },
  baltic: {
    contact: 'administracija registratura birojs biuras vastuvott sekretar',
    sales: 'pardavimai uzsakymai pasutijumi tirdznieciba myyk tellimus tellimused broneering rezervacija',
    owner_run: 'direktorius juhatus',
    jobs: 'karjera darbas vakances',
    department: 'buhalterija gramatvediba raamatupidamine servisas teenindus',
  },
  east: {
    contact: 'kantor humas lienhe toiawase otoiawase soumu grammateia zyra',
    sales: 'penjualan pemesanan kinhdoanh banhang eigyo paraggelies',
    jobs: 'karir lowongan hrd tuyendung saiyo',
    department: 'keuangan ketoan logistirio',
  },
};

const kindsOfUse: readonly Use[] = [
  'privacy',
  'jobs',
  'press',
  'owner_run',
  'sales',
  'contact',
  'department',
];
const patternOf = new Map(kindsOfUse.map((use) => [use, patternOfUse(use)]));

function patternOfUse(use: Use): RegExp {
  const all = Object.values(words).flatMap((ofLanguage) => ofLanguage[use]?.split(' ') ?? []);
  const forms = [...new Set(all)].map((word) => word.replaceAll('.', '[._-]?').replace('*', '\\w*'));
  return new RegExp(`^(?:${forms.join('|')})$`);
}

/** What a mailbox is used for, by its name. Returns null if it is not shared by several people. */
function usedFor(local: string): Use | null {
  const bare = foldText(local).replace(/[._-]?\d+$/, '');
  return kindsOfUse.find((use) => patternOf.get(use)?.test(bare)) ?? null;
}

/** A mailbox of a place or a department, not of a person: the head of a firm reads theirs alone. */
export function isGeneral(local: string): boolean {
  const use = usedFor(local);
  return use !== null && use !== 'owner_run';
}

/** Departments that answer for the company as a whole. */
const central = /^(?:support|service|webmaster)$/;

/** "torvald.srl" */
const ofFirm = new RegExp(`[._-]${patternOfForms(formsNoName)}$`);

/** A mailbox of the company as a whole. */
export function isCentral(local: string): boolean {
  const use = usedFor(local);
  const folded = foldText(local);
  return (
    use === 'contact' || use === 'press' || use === 'privacy' || central.test(folded) || ofFirm.test(folded)
  );
}

/** What a mailbox is for, by its name or the first part of it that says so ("sales-uk"). */
export function kindOfMailbox(local: string): MailboxKind {
  for (const part of [local, ...local.split(/[._+-]/)]) {
    const use = usedFor(part);
    if (use !== null) return use === 'department' ? 'other' : use;
  }
  return 'other';
}
