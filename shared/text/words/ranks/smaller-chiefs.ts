/** Titles with a word for a chief that lead a project, a shop or a kitchen. */
export const smallerChiefs = {
  bg: 'управител* на {бензиностанц*,заведени*,клон*,магазин*,обект*,проект*,склад*,смяна,търговск*,хотел*}',
  en: '{club,department} president',
  fr: `sous chef|chef d'equipe|gerant de {boutique,magasin,rayon,station}|chef de {cuisine,partie,produit,projet}|
  cheffe {d'equipe,de cuisine,de produit,de projet}|gerante de {boutique,magasin}`,
  mk: 'управител* на {магацин*,објект*,продавница*,ресторан*}',
};
