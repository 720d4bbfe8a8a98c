/** Words for an assistant that stand after whom they assist: "Direktoriaus padėjėja", "Genel Müdür Asistanı". */
export const helpersAfter = {
  bn: 'সহকারী',
  cy: 'cynorthwyydd',
  et: 'assistent|assistendi|abi|abiline|sekretar|referent',
  eu: 'laguntzaile*|idazkari*',
  fi: 'assistentti|avustaja|sihteeri',
  hi: 'सहायक|सचिव',
  hu: 'asszisztens*|asszisztense|titkar{,a,no*,sagvezeto}',
  hy: 'օգնական*|քարտուղար*|ասիստենտ*',
  is: 'ritari',
  ka: 'თანაშემწე*|ასისტენტ*|მდივან*|დამხმარე*',
  kk: 'көмекшісі|хатшысы|ассистенті|референті',
  lt: 'padejej*|sekretor*|asistent*|referent*',
  lv: 'palig*|palidze*|sekretar*|asistent*|referent*',
  mn: 'туслах',
  tr: 'asistani|sekreteri|asistan|sekreter',
};
