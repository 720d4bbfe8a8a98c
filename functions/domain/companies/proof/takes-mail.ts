/** Whether a domain takes mail, by DNS; `null`, like a rejection, means that this is not known. */
export type MailLookup = (domain: string, signal: AbortSignal) => Promise<boolean | null>;
