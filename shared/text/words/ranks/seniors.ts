/** Experienced or leading members of an occupation. */
export const seniors = {
  cs: 'hlavni',
  de: 'leitende*|leitend|oberarzt|oberarztin|chefentwickler*|erfahren*|syndikus*|justiziar*|hausjurist*',
  el: 'ανωτερ* συμβουλ*',
  en: `senior|sr|sr.|principal|principals|lead|leads|team lead|tech lead|teamlead|counsel|general counsel|
    legal counsel|head *|senior*`,
  fi: 'vanhempi',
  fr: 'avocat conseil|conseil juridique',
  hu: 'vezeto tervezo',
  ja: '*シニア*|*上級*',
  ka: 'უფროსი',
  ko: '*수석*|*선임*|*책임연구원*|책임 연구원',
  no: 'overlege|ledende',
  pl: 'starszy|starsza|starszi|glowny|glowna',
  ru: 'старший|старшая|ведущий|ведущая|главный|главная',
  sv: 'ledande|seniorkonsult|seniorkonsulent',
  tr: 'kidemli',
  zh: '*主席*|*高级*|*资深*',
};
