/** Owning a product or a process is not owning the company, and leading a class or a choir not leading people. */
export const notOwners = {
  ar: 'المؤسسات|صاحب السمو',
  bg: 'водещ производител|водеща компания',
  ca: 'administrador* de {finques,xarx*}',
  da: '*klasseleder*|*vejleder*',
  de: 'erweiterte{ vorstandschaft,n vorstand*,r vorstand}',
  el: 'διαχειριστης {δικτυ*,συστημ*}',
  en: `leader writer*|thought leader*|presidents club|directors cut|boards of directors|ceo office|
  {backlog,content,data,platform,process,product,project,risk,service,system} owner*|
  owner {care,experience,relations,representative,services,success,support}|founders {day,hall,house,room}|
  board of {directors,governors,trustees}|owners {club,relations}|chair {installer*,maker*}`,
  es: 'director* de coro|administrador* de {base*,fincas,red*,sistem*}',
  fa: 'موسسه*|موسسات*|کارشناسی ارشد|صاحب نظر*',
  fi: 'johtava {toimija,yritys}',
  fr: `chef d'orchestre|{chef,cheffe,chefs} de rang|{chef,cheffe} de choeur`,
  he: 'בעל הרישיון|בעל* {הכשרה,ותק,ידע,ניסיון,רישיון,רשיון,תואר,תעודת}|מנהל* {חשבונות,ספרים}',
  hy: 'ավագ դպրոց*',
  it: 'amministrator* di {condomini*,sistem*}|{direttor*,direttrice} di coro',
  ko: '*국가대표*|*대표메뉴*|*대표작*|*대표팀*|*대표번호*|*대표전화*|대표 {메뉴,상품}',
  nl: '{*applicatie,*netwerk,*systeem,dossier,functioneel }beheerder*',
  no: '*veileder*',
  pt: 'administrador* de condomin*',
  ru: 'администратор* баз*|управляющ* компани*|старшая группа|старшей группы',
  sv: '*vagleder*',
  th: '*เจ้าของภาษา*|*เจ้าของข้อมูล*',
  uk: 'керуюча компанія|старша {група,школа}',
  zh: '*班主任*|*主任医师*',
};
