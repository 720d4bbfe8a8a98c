/** The name of the draft of the domain to search. */
export const domainDraft = 'lead-generator.domain';
/** The name of the draft of a domain whose search a visitor asked for: it starts once they have signed up. */
export const askedDraft = 'lead-generator.asked';
