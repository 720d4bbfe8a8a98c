/** Owning a product or a process is not owning the company, and leading a class or a choir not leading people. */
export const notOwners = {
  ca: 'administrador* de xarx*|administrador* de finques',
  da: '*klasseleder*|*vejleder*',
  de: 'erweiterter vorstand|erweiterten vorstand*|erweiterte vorstandschaft',
  en: `product owner*|process owner*|service owner*|system owner*|data owner*|content owner*|project owner*|
    leader writer*|thought leader*|chair installer*|chair maker*|founders hall|founders house|founders room|
    founders day|presidents club|directors cut|owners club|board of directors|boards of directors|
    board of trustees|board of governors|risk owner*|business owner relations|platform owner*|backlog owner*`,
  es: `administrador* de sistem*|administrador* de red*|administrador* de fincas|administrador* de base*|
    director* de coro`,
  fr: 'chef de choeur|cheffe de choeur',
  it: 'amministrator* di sistem*|amministrator* di condomini*|direttor* di coro|direttrice di coro',
  nl: '*systeembeheerder*|*netwerkbeheerder*|*applicatiebeheerder*|functioneel beheerder*|dossierbeheerder*',
  no: '*veileder*',
  pt: 'administrador* de condomin*',
  sv: '*vagleder*',
};
