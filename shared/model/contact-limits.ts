/** The most characters of what a visitor types. Apart from the schemas, so that public pages load no more than this. */
export const contactLimits = { name: 200, email: 320, company: 200, message: 5000 } as const;
