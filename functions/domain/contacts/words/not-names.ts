import { foldText } from '../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';

/** How the words of institutions and of menus begin, in the languages of Europe: no person's name has them. */
const institution =
  /^(?:universit|forening|uniwersytet|univerzit|yliopist|egyetem|institu|instytut|intezet|politechn|polytechn|politecn|hochschul|fakult|facult|wydzia|ministe|ministr|towarzyst|stowarzysz|fundacj|sdruzeni|spolecnost|tribunal|trybuna|gericht|amtsgericht|landgericht|landesbeauf|bundesamt|aufsichtsbehord|behorde|kammer|handelskammer|rejestr|rzeczni|urzad|izba|regione|comune|provincia|ayuntamiento|diputacion|prefettur|prefectur|mairie|gemeinde|stadtwerk|kommune|fylke|lansstyr|akademi|academi|konservator|conservator|museum|muzeum|muzeul|biblio|gimnazj|szpital|przychodni|klinik|clinic|hospital|gyujtemen|nyomda|gmbh|aktieng|spolecznos|nawigac|navigac|navigat|associat|barreau|county|coast|tanszek|strona|glown|wlacz|zobacz|sygehus|sykehus|sjukhus|domstol|birligi|federasyon|federati|federazi|federaci|dernegi|hastane|universite|baskanlig|mudurlug|bolnisnic|bolnic|nemocnic|korhaz|kompetencecent|staff|immatricul|enregistr|zulassung|rejestrac|exhibition|magazines?$)/;

/** One of these words is in each such name. It takes far longer to compile what may stand around them. */
const wordOfInstitution =
  /uni[vw]er|yliopisto|politec|polytech|hochschule|college|instit|instyt|istitut|museum|hospital|academy|faculty|fakultat|wydzial/;

const institutionName =
  /^(?:the )?(?:\p{L}+ ){0,2}(?:universit\p{L}*|uniwersytet|univerzita|yliopisto|politec\p{L}+|politech\p{L}+|polytech\p{L}+|hochschule|college|institute?|instytut|istituto|instituto|museum|hospital|academy|faculty|fakultat|wydzial)(?: (?:of|for|fur|de|di|do|dla|w|at|van|\p{L}+ki|\p{L}+na)(?= )| \p{Lu}?\p{L}+$|,|$)/u;

/** Names that forms, themes and laws use as samples, folded. */
const sampleNames = new Set(
  foldText(
    'john doe|jane doe|max mustermann|erika mustermann|maria mustermann|martina mustermann|mario rossi|jean dupont|juan pérez|fulano de tal|jan kowalski|ola nordmann|kari nordmann|matti meikäläinen|maija meikäläinen|piet jansen|gipsz jakab|minta jános|山田太郎|山田 太郎|山田花子|山田 花子|张三|李四|張三|홍길동|your name|lorem ipsum',
  ).split('|'),
);

/** Cities and countries that look like a name, folded. */
const places = new Set(
  'hong kong|buenos aires|tel aviv|kuala lumpur|abu dhabi|cape town|los angeles|las vegas|sao paulo|addis ababa|phnom penh|costa rica|puerto rico|sierra leone|sri lanka|saudi arabia|burkina faso'.split(
    '|',
  ),
);

/** The place where somebody works rather than their occupation: "University of …", "… Museum, Department of …". */
export const isInstitution = remembered((text) => {
  const folded = foldText(text);
  return wordOfInstitution.test(folded) && institutionName.test(folded);
});

export function isInstitutionWord(folded: string): boolean {
  return institution.test(folded);
}

/** A sample name ("Max Mustermann"), or a place that looks like one ("Hong Kong"). */
export function isNobodysName(name: string): boolean {
  if (places.has(foldText(name))) return true;
  return sampleNames.has(name.toLowerCase()) || (/\P{ASCII}/u.test(name) && sampleNames.has(foldText(name)));
}

/** Those who supervise a profession or a trade, by language: an imprint has to name them. */
const authority =
  /\p{L}{3,}kammer\b|\bkammer\b|aufsichtsbehord|zustandige (?:aufsicht|behorde)|schlichtungsstelle|\bordre (?:des|national)|\bbarreau\b|chambre (?:des|de|nationale)|colegio (?:oficial|de)|\bordine (?:degli|dei|delle)|\bordem d[oa]s|\bizba\b|advokatsamfund|advokatforening|datatilsynet|datainspektionen|integritetsskyddsmyndigheten|autoriteit persoonsgegevens|supervisory authority|ombudsman|\bregulat(?:or|ed by)|\bcnil\b|garante (?:per|privacy)|\buodo\b|\bnaih\b|ugyvedi kamara|\bkamara\b|\bkomora\b|barosu\b|orvosi kamara/u;

/** Whether a line names a chamber, a bar or an authority. */
export function isAuthority(text: string): boolean {
  return authority.test(foldText(text));
}

/**
 * The words of headings above the links and addresses of a footer ("Quick links", "Social media"), by language; folded. Two of them
 * look like a name in front of the firm's mailbox.
 */
const wordsOfMenus = {
  en: 'quick useful follow',
  cs: 'rychle odkazy uzitecne socialni site sledujte',
  da: 'hurtige genveje sociale medier nyttige folg',
  de: 'schnellzugriff schnelllinks nutzliche soziale netzwerke medien kanzleianschrift postanschrift hausanschrift praxisanschrift firmenanschrift geschaftsanschrift lieferanschrift rechnungsanschrift',
  es: 'enlaces rapidos redes sociales interes siguenos utiles',
  fi: 'pikalinkit sosiaalinen some hyodylliset seuraa',
  fr: 'liens rapides reseaux sociaux utiles suivez',
  hu: 'gyors linkek gyorslinkek hasznos kozossegi kovessen',
  it: 'collegamenti rapidi utili seguici',
  nl: 'snelle snelkoppelingen sociale handige volg',
  no: 'hurtiglenker nyttige lenker sosiale folg',
  pl: 'szybkie linki przydatne odnosniki spolecznosciowe obserwuj',
  pt: 'ligacoes acesso atalhos uteis siga-nos',
  ro: 'linkuri rapide utile retele sociale urmareste',
  sv: 'snabblankar genvagar sociala medier folj',
  tr: 'hizli baglantilar linkler sosyal medya takip',
};

export const menuWords: readonly string[] = Object.values(wordsOfMenus).flatMap((words) => words.split(' '));
