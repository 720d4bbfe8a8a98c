/**
 * What a company does in its line of business, which says how likely it is to buy a name of that line: a `shop` sells
 * what others make, a `service` works for people on the spot, a `comparison` site or marketplace leads to others, a
 * `brand` sells its own under its own name, a `maker` sells through others, and a `group` is large and known to everybody.
 */
export const companyRoles = ['shop', 'service', 'comparison', 'brand', 'maker', 'group'] as const;
export type CompanyRole = (typeof companyRoles)[number];
