/** Whether a domain accepts mail, according to DNS. `null`, like a rejection, means that it is unknown. */
export type MailLookup = (domain: string, signal: AbortSignal) => Promise<boolean | null>;
