/** Directors, and heads of a department. */
export const directors = {
  bg: 'ръководител катедра',
  cs: 'vedouci oddeleni|vedouci odboru|vedouci katedry|vedouci ustavu|reditel*',
  cy: 'cyfarwyddwr*',
  da: 'skoleleder*|viceskoleleder*|afdelingschef*|afdelingsleder',
  de: `direktor|direktorin|direktoren|*leiter|*leiterin|leitung|*leitung|bereichsvorstand|chefredakteur*|chefarzt|
    chefarztin|konrektor*|rektor`,
  el: 'προισταμεν* τμηματ*|υποδιευθυντ*|διευθυντης|διευθυντρια',
  en: `director|directors|directress|executive director|head of|heads of|global head|group head|regional head|head|
    headteacher*|head teacher*|headmaster*|headmistress*|deputy headteacher*|vice principal*|deputy principal*|
    assistant principal*|school principal*|elementary principal*|secondary principal*|primary principal*|
    intermediate principal*|junior high principal*|campus principal*|editor in chief|dean|rector`,
  es: `directora|directores|directoras|direccion|jefe de servicio|jefa de servicio|jefe de seccion|jefa de seccion|
    jefe de estudios|jefa de estudios|responsable de departamento|jefe de departamento|jefa de departamento|
    jefe de area|jefa de area|jefe de division|subdirector|subdirectora`,
  eu: 'zuzendari*',
  fi: 'rehtori|apulaisrehtori|osastopaallikko|*johtaja',
  fr: `directeur|directeurs|directrice|directeur*|drh|dsi|sous directeur|*directeur|*directrice|chef de departement|
    chef de service|cheffe de service|responsable du service*|responsable de service*|responsable du pole*|
    responsable de pole*|responsable du departement*|responsable de departement*`,
  ga: 'stiurthoir*',
  he: '*יו"ר ועדה*',
  hi: 'निदेशक*',
  hr: 'direktor*|procelni* katedre|sef katedre|sefica katedre',
  hu: `intezmenyvezeto*|osztalyvezeto*|foosztalyvezeto*|ovodavezeto*|iskolavezeto*|tagozatvezeto*|tanszekvezeto|
    igazgato*|*igazgato`,
  id: 'direktur*',
  is: 'forstodumadur*',
  it: `dirigente scolastic*|responsabile di dipartimento|responsabile del dipartimento|capo dipartimento|
    capodipartimento|caposervizio|direttore|direttrice|direttori|condirettore|vicedirettore|preside|vicepreside`,
  ja: '*取締役*|*専務*|*常務*|*校長*|*園長*|*学長*|*事務局長*|*執行役員*|*本部長*|*部門長*|*部長*',
  ka: 'დირექტორი*',
  ko: '*이사*|*상무*|*전무*|*본부장*|*원장*',
  lt: 'katedros vedej*|direktorius',
  lv: 'katedras vaditaj*|direktore',
  ms: 'pengarah*',
  nl: 'conrector*|hoofd|hoofd van|directie|afdelingshoofd',
  no: '*sjef|avdelingsleder',
  pl: `kierowni* dzial*|kierowni* oddzial*|kierowni* wydzial*|kierowni* katedr*|naczelnik*|dyrektor*|wicedyrektor*|
    szef|szefowa|szef dzialu`,
  pt: 'chefe de departamento|diretor|diretora|diretores',
  ro: 'sef de catedra|sefa de catedra|directorul|directoare',
  ru: `начальни* отдел*|начальни* управлен*|начальни* департамент*|заведующ* отдел*|заведующ* кафедр*|
    заведующ* детск*|главный врач|главврач|главный редактор|директор*|руководитель отдел*|руководитель служб*|
    руководитель сервисной служб*|руководитель департамент*|руководитель направлен*|руководитель управлен*`,
  sk: `veduci oddelenia|veduca oddelenia|veduci katedry|veduca katedry|veduci ustavu|veduca ustavu|veduci odboru|
    veduca odboru|riaditel*`,
  sl: 'predstojnik katedre|predstojnica katedre',
  sv: 'avdelningschef*|*direktor',
  th: '*ผู้อำนวยการ*',
  tr: 'departman muduru|mudur|direktoru',
  uk: 'завідувач* відділ*|завідувач* кафедр*',
  vi: 'giam doc*',
  zh: '*总监*|*總監*',
};
