/**
 * The words of headings above the links of a footer ("Quick links", "Social media"), by language; folded. Two of them
 * look like a name in front of the firm's mailbox.
 */
const byLanguage = {
  en: 'quick useful follow',
  cs: 'rychle odkazy uzitecne socialni site sledujte',
  da: 'hurtige genveje sociale medier nyttige folg',
  de: 'schnellzugriff schnelllinks nutzliche soziale netzwerke medien',
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

export const menuWords: readonly string[] = Object.values(byLanguage).flatMap((words) => words.split(' '));
