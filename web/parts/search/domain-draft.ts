/** The name of the draft of the domain to search. */
export const domainDraft = 'lead-generator.domain';
