/**
 * The maximum lengths of what a visitor enters, in characters. They are separate from the schemas so that public
 * pages do not have to load those.
 */
export const contactLimits = { name: 200, email: 320, company: 200, message: 5000 } as const;
