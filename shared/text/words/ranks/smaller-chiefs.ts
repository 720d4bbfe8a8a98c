/** Titles with a word for a chief that lead a project, a shop or a kitchen. */
export const smallerChiefs = {
  en: 'department president|club president',
  fr: `sous chef|chef de projet|cheffe de projet|chef de produit|cheffe de produit|chef d'equipe|cheffe d'equipe|
    chef de partie|chef de cuisine|cheffe de cuisine`,
};
