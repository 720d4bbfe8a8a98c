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
      'kontakt hallo buero buro firma impressum empfang sekretariat rezeption zentrale verwaltung anfrage anfragen',
    sales: 'vertrieb verkauf bestellung* reservierung angebot angebote',
    owner_run:
      'inhaber inhaberin chef chefin gf geschaeftsfuehrung geschaftsfuhrung geschaeftsleitung leitung',
    press: 'presse',
    jobs: 'karriere bewerbung bewerbungen personal',
    privacy: 'datenschutz',
    department: 'kundenservice buchhaltung technik werkstatt lager logistik einkauf',
  },
  fr: {
    contact: 'bonjour accueil secretariat secretaire bureau',
    sales: 'commercial commande commandes devis',
    owner_run: 'direction gerant gerante',
    jobs: 'recrutement emploi rh',
    privacy: 'rgpd',
    department: 'comptabilite',
  },
  es: {
    contact: 'hola contacto contacte secretaria recepcion administracion oficina',
    sales: 'ventas comercial reservas pedidos presupuestos',
    owner_run: 'gerencia gerente direccion',
    press: 'prensa',
    jobs: 'empleo rrhh',
    department: 'servicio atencion contabilidad',
  },
  it: {
    contact: 'ciao contatti segreteria amministrazione ufficio',
    sales: 'vendite prenotazioni ordini commerciale preventivi',
    owner_run: 'direzione titolare',
    press: 'stampa ufficiostampa',
    jobs: 'lavoro lavoraconnoi',
    department: 'eventi acquisti',
  },
  pt: {
    contact: 'contato contactos geral recepcao administracao',
    sales: 'vendas encomendas orcamento orcamentos',
    owner_run: 'direcao gerencia diretoria',
    press: 'imprensa',
    jobs: 'vagas emprego',
    department: 'contabilidade atendimento',
  },
  nl: {
    contact: 'administratie kantoor',
    sales: 'verkoop offerte bestellingen reserveren',
    owner_run: 'directie',
    press: 'pers',
    jobs: 'vacatures',
    department: 'klant* inkoop boekhouding',
  },
  nordic: {
    contact: 'hej hei firmapost postmottak resepsjon resepsjonen toimisto kontor',
    sales: 'salg forsaljning myynti ordre bestilling',
    owner_run: 'daglig.leder vd',
    jobs: 'jobb rekry',
    department: 'kundeservice kundtjanst asiakaspalvelu okonomi ekonomi',
  },
  slavic: {
    contact: 'biuro poczta recepce recepcja podatelna',
    sales: 'zamowienia objednavky prodej obchod sprzedaz',
    owner_run: 'reditel jednatel konatel zarzad',
    jobs: 'kadry praca rekrutacja kariera',
    privacy: 'rodo iod',
    department: 'ksiegowosc ucetni',
  },
  hu: { contact: 'iroda recepcio ugyfelszolgalat', sales: 'ertekesites rendeles', jobs: 'allas' },
  tr: { contact: 'bilgi iletisim merhaba', sales: 'satis', jobs: 'kariyer', department: 'destek muhasebe' },
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
