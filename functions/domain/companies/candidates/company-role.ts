/**
 * What a company does in its line of business, which says how likely it is to buy a name of that line.
 * - `shop`: sells what others make
 * - `service`: works for people on the spot
 * - `comparison`: a comparison site or marketplace that refers to others
 * - `brand`: sells its own products under its own name
 * - `maker`: sells through others
 * - `group`: large and known to everybody
 */
export const companyRoles = ['shop', 'service', 'comparison', 'brand', 'maker', 'group'] as const;
export type CompanyRole = (typeof companyRoles)[number];
