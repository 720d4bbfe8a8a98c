/** Titles with a word for a chief that lead a project, a shop or a kitchen. */
export const smallerChiefs = {
  bg: 'управител* на {бензиностанц*,заведени*,клон*,магазин*,обект*,проект*,склад*,смяна,търговск*,хотел*}',
  en: '{club,department} president',
  fr: `sous chef|chef d'equipe|gerant de {boutique,magasin,rayon,station}|chef de {cuisine,partie,produit,projet}|
  cheffe {d'equipe,de cuisine,de produit,de projet}|gerante de {boutique,magasin}`,
  mk: 'управител* на {магацин*,објект*,продавница*,ресторан*}',
};

/** The first of those who follow an occupation: "Chief Engineer". A chief officer leads the firm, too. */
export const chiefsOfCrafts = {
  en: 'chief {accountant,architect,baker,brewer,cashier,chemist,clerk,coach,cook,dentist,designer,distiller,draftsman,draughtsman,electrician,engineer,estimator,geologist,inspector,instructor,mechanic,nurse,pharmacist,pilot,surveyor,technician,therapist,trainer,winemaker}',
};
