/**
 * Who may be written to at a business address without prior consent, by country. It helps the sender and is not
 * legal advice.
 * - `may`: anyone who has not said no.
 * - `published`: if its owner published the address without refusing advertising, and the mail concerns their work;
 *   otherwise as `consent`.
 * - `consent`: only those who agreed before.
 * - `ask`: it depends on facts that we do not know, so a person has to decide. A country without a row is `ask`.
 * Each row names the law that it is based on, so that it can be checked.
 */
type WrittenRule = 'may' | 'published' | 'consent' | 'ask';

interface CountryRule {
  readonly rule: WrittenRule;
  /** The law and its article. */
  readonly law: string;
  readonly url: string;
  /** What the rule depends on, in a sentence for the sender. */
  readonly note: string;
}

const rules: Readonly<Record<string, CountryRule>> = {
  AT: {
    rule: 'consent',
    law: 'TKG 2021 § 174(3)',
    url: 'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20011678&Paragraf=174',
    note: 'Advertising mail needs prior consent, between businesses as well.',
  },
  AU: {
    rule: 'published',
    law: 'Spam Act 2003 s 16, Schedule 2 cl 4',
    url: 'https://www.legislation.gov.au/C2004A01214/latest/text',
    note: 'Consent may be inferred from a conspicuously published work address, for mail that concerns that work.',
  },
  BE: {
    rule: 'ask',
    law: 'Code of Economic Law art. XII.13 and Royal Decree of 4 April 2003 art. 1',
    url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
    note: "A company's impersonal mailbox may be written to; a person's work address needs consent.",
  },
  CA: {
    rule: 'published',
    law: 'CASL (S.C. 2010, c. 23) s 6 and s 10(9)(b)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/page-1.html',
    note: 'Needs consent, which is implied by a conspicuously published address without a statement against it, for mail that concerns its holder’s business role.',
  },
  CH: {
    rule: 'consent',
    law: 'UWG/LCD (SR 241) art. 3(1)(o)',
    url: 'https://www.fedlex.admin.ch/eli/cc/1988/223_223_223/de#art_3',
    note: 'Mass advertising by mail needs consent.',
  },
  CZ: {
    rule: 'consent',
    law: 'Act 480/2004 Coll. § 7',
    url: 'https://www.zakonyprolidi.cz/cs/2004-480#p7',
    note: 'Commercial mail needs prior consent.',
  },
  DE: {
    rule: 'consent',
    law: 'UWG § 7(2) no. 2',
    url: 'https://www.gesetze-im-internet.de/uwg_2004/__7.html',
    note: 'Advertising mail needs prior express consent, between businesses as well.',
  },
  DK: {
    rule: 'consent',
    law: 'Markedsføringsloven § 10',
    url: 'https://www.retsinformation.dk/eli/lta/2017/426',
    note: 'Advertising mail needs prior consent, to companies as well.',
  },
  ES: {
    rule: 'consent',
    law: 'LSSI (Ley 34/2002) art. 21',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2002-13758#a21',
    note: 'Advertising mail needs to be asked for or expressly authorised, between businesses as well.',
  },
  FI: {
    rule: 'ask',
    law: 'Act 917/2014 §§ 200 and 202',
    url: 'https://www.finlex.fi/fi/laki/ajantasa/2014/20140917',
    note: 'A company may be written to unless it has said no; a natural person needs to have agreed.',
  },
  FR: {
    rule: 'may',
    law: 'CPCE art. L34-5, as the CNIL applies it',
    url: 'https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique',
    note: 'A work address may be written to about what its holder does there; say where you have the address from, and how to say no.',
  },
  GB: {
    rule: 'may',
    law: 'PECR 2003 reg. 22 and 23',
    url: 'https://www.legislation.gov.uk/uksi/2003/2426/regulation/22',
    note: 'Companies and other corporate subscribers may be written to; sole traders and some partnerships need to have agreed.',
  },
  IE: {
    rule: 'may',
    law: 'S.I. 336/2011 reg. 13',
    url: 'https://www.irishstatutebook.ie/eli/2011/si/336/made/en/print',
    note: 'An address used mainly for work may be written to about that work, unless its holder has said no.',
  },
  IT: {
    rule: 'consent',
    law: 'Codice Privacy (D.Lgs. 196/2003) art. 130',
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2003-06-30;196~art130',
    note: 'Advertising mail needs consent, of companies as well.',
  },
  NL: {
    rule: 'consent',
    law: 'Telecommunicatiewet art. 11.7',
    url: 'https://wetten.overheid.nl/BWBR0009950/',
    note: 'Needs prior consent, of companies as well, unless the address was published for advertising to be sent to.',
  },
  NO: {
    rule: 'ask',
    law: 'Markedsføringsloven § 15',
    url: 'https://lovdata.no/dokument/NL/lov/2009-01-09-2/§15',
    note: "A company's impersonal mailbox may be written to; a natural person needs to have agreed.",
  },
  NZ: {
    rule: 'published',
    law: 'Unsolicited Electronic Messages Act 2007 ss 4 and 9',
    url: 'https://www.legislation.govt.nz/act/public/2007/0007/latest/DLM405141.html',
    note: 'Consent is deemed for a conspicuously published business address, for mail that concerns that business.',
  },
  PL: {
    rule: 'consent',
    law: 'Prawo komunikacji elektronicznej (Dz.U. 2024 poz. 1221) art. 398',
    url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001221',
    note: 'Direct marketing by mail needs prior consent, of companies as well.',
  },
  SE: {
    rule: 'ask',
    law: 'Marknadsföringslagen (2008:486) § 19',
    url: 'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/marknadsforingslag-2008486_sfs-2008-486/',
    note: 'A natural person needs to have agreed; a company does not, unless it has said no.',
  },
  US: {
    rule: 'may',
    law: 'CAN-SPAM Act, 15 U.S.C. § 7704(a)',
    url: 'https://www.law.cornell.edu/uscode/text/15/7704',
    note: 'May be written to until they say no; true headers and subject, a way to opt out and your postal address are required.',
  },
  ZA: {
    rule: 'consent',
    law: 'POPIA (Act 4 of 2013) s 69(1)',
    url: 'https://www.gov.za/documents/protection-personal-information-act',
    note: 'Direct marketing by mail needs consent, of companies as well.',
  },
};

/** The EU, the rest of the EEA, Switzerland and the United Kingdom. */
const wantSource = new Set(
  `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH GB`.split(
    ' ',
  ),
);

/**
 * Whether the law of a country wants somebody whose address was collected elsewhere to be told where, in the first mail to
 * them at the latest: GDPR art. 14(2)(f) and (3)(b), the same in the UK GDPR, and in Switzerland the FADP (SR 235.1) art. 19.
 */
export function wantsSource(country: string | null): boolean {
  return country !== null && wantSource.has(country);
}

/** The rule for one recipient: whether they may be written to without consent, and the law that says so. */
export interface RecipientRule {
  readonly rule: 'may' | 'consent' | 'ask';
  readonly law: string | null;
  readonly url: string | null;
  readonly note: string;
}

/**
 * The rule for a recipient in a country (ISO 3166-1 alpha-2, or null if unknown). `published` says whether the owner
 * of the address published it.
 */
export function ruleFor(country: string | null, published: boolean): RecipientRule {
  const found = country !== null && Object.hasOwn(rules, country) ? rules[country] : undefined;
  if (found === undefined) {
    const note =
      country === null
        ? 'Nothing this company publishes says which country it is in.'
        : 'We have not looked up the law of this country.';
    return { rule: 'ask', law: null, url: null, note };
  }
  const { rule, law, url, note } = found;
  return { rule: rule === 'published' ? (published ? 'may' : 'consent') : rule, law, url, note };
}
