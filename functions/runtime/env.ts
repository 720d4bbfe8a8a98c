import * as z from 'zod';

/*
 * One schema for each purpose of a Lambda's environment. The CDK constructs use the same schemas, so a variable that a
 * function reads and nobody sets does not compile.
 */

export const tableEnvironment = z.object({ TABLE_NAME: z.string().min(1) });
export type TableEnvironment = z.infer<typeof tableEnvironment>;

/** What `serve` needs in every Lambda of the API: the secret that only the site's CloudFront sends. */
export const originEnvironment = z.object({ ORIGIN_SECRET: z.string().min(1) });

export const pipelineEnvironment = tableEnvironment.extend({ STATE_MACHINE_ARN: z.string().min(1) });
export type PipelineEnvironment = z.infer<typeof pipelineEnvironment>;

export const sessionsEnvironment = pipelineEnvironment.extend({
  /** The key of the hash that a person is known by, whichever account searches. */
  HASH_KEY_SECRET_ARN: z.string().min(1),
});
export type SessionsEnvironment = z.infer<typeof sessionsEnvironment>;

export const accountsEnvironment = tableEnvironment.extend({ USER_POOL_ID: z.string().min(1) });
export type AccountsEnvironment = z.infer<typeof accountsEnvironment>;

export const finishSessionEnvironment = tableEnvironment.extend({ NOTICE_QUEUE_URL: z.url() });
export type FinishSessionEnvironment = z.infer<typeof finishSessionEnvironment>;

/** Which DNS server is asked: the system's unless an operator names another. */
const dnsEnvironment = z.object({
  /** `host:port` of the DNS server to ask. */
  OUTBOUND_DNS_SERVER: z.string().min(1).optional(),
});

/** How the engine reaches the internet: by default directly and by the system's resolver. An operator can change both. */
const outboundEnvironment = tableEnvironment.extend({
  ...dnsEnvironment.shape,
  /** `http://host:port` of a forward proxy that takes absolute-form requests. */
  OUTBOUND_PROXY: z.url().optional(),
  /** The origin of the product's own site: the robot that reads other sites names a page there. */
  SITE_ORIGIN: z.url().optional(),
  /** Where a company directory is read from instead of the built-in one. */
  COMPANY_DIRECTORY_URL: z.url().optional(),
});

/** What a visitor's preview of a search needs: the outside, and the key under which viewers are counted. */
export const previewEnvironment = outboundEnvironment
  .omit({ COMPANY_DIRECTORY_URL: true })
  .extend({ HASH_KEY_SECRET_ARN: z.string().min(1) });
export type PreviewEnvironment = z.infer<typeof previewEnvironment>;

/** What registries are asked with: the internet, without a directory of companies. */
export const registrationsEnvironment = outboundEnvironment
  .omit({ COMPANY_DIRECTORY_URL: true })
  .extend({ SITE_ORIGIN: z.url() });
export type RegistrationsEnvironment = z.infer<typeof registrationsEnvironment>;

/** Which language model to ask. Without an id there is none. */
const languageModelEnvironment = z.object({
  /** A model or inference profile of Bedrock, or the name of an endpoint's model. */
  LANGUAGE_MODEL_ID: z.string().min(1).optional(),
  /** The base URL of an endpoint that speaks OpenAI's protocol, such as `https://models.example/v1`; without it, Bedrock. */
  LANGUAGE_MODEL_URL: z.url().optional(),
  /** The name of the secret that holds the endpoint's key. */
  LANGUAGE_MODEL_KEY_SECRET: z.string().min(1).optional(),
  /** The key itself, for whoever runs the product on their own machine. */
  LANGUAGE_MODEL_KEY: z.string().min(1).optional(),
});

export const generateTemplateEnvironment = tableEnvironment.extend(languageModelEnvironment.shape);
export type GenerateTemplateEnvironment = z.infer<typeof generateTemplateEnvironment>;

/**
 * Where companies are searched in addition to the directory and the forms of the name. A source without a setting is
 * off.
 */
export const companySourcesEnvironment = outboundEnvironment.extend({
  ...languageModelEnvironment.shape,
  /** A SPARQL endpoint over Wikidata. */
  WIKIDATA_URL: z.url().optional(),
  /** An Overpass server's interpreter. */
  OVERPASS_URL: z.url().optional(),
  /** Brave's web search. */
  BRAVE_SEARCH_URL: z.url().optional(),
  /** The name of the secret that holds its key. */
  BRAVE_SEARCH_KEY_SECRET: z.string().min(1).optional(),
});
export type CompanySourcesEnvironment = z.infer<typeof companySourcesEnvironment>;

export const publicEnvironment = tableEnvironment.extend({
  NOTICE_QUEUE_URL: z.url(),
  /** The key of every keyed hash: of addresses on the do-not-list, and of viewers whose calls are counted. */
  HASH_KEY_SECRET_ARN: z.string().min(1),
});
export type PublicEnvironment = z.infer<typeof publicEnvironment>;

export const mailEnvironment = tableEnvironment.extend({
  MAIL_SENDER: z.string().min(3),
  OPERATOR_ADDRESS: z.email(),
  /** The site's own origin: links in mails lead there. */
  SITE_ORIGIN: z.url(),
});
export type MailEnvironment = z.infer<typeof mailEnvironment>;

/** How the mail accounts of users are reached. */
const mailAccountEnvironment = tableEnvironment.extend({
  /** The issuer of Google's tokens, if not Google itself. */
  GOOGLE_OAUTH_URL: z.url().default('https://accounts.google.com'),
  /** The base URL of Gmail's API, if not Google's own. */
  GMAIL_API_URL: z.url().default('https://gmail.googleapis.com'),
  /** Our client's id at Google, and the name of the secret that holds its secret; without them, no account is connected. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET_NAME: z.string().min(1).optional(),
  /** The key under which tokens are encrypted. */
  TOKEN_KEY_ARN: z.string().min(1),
});

export const mailAccountApiEnvironment = mailAccountEnvironment.extend({
  /** The site's own origin, such as `https://buyerscope.example`, to which Google redirects. */
  SITE_ORIGIN: z.url(),
});
export type MailAccountApiEnvironment = z.input<typeof mailAccountApiEnvironment>;

export const outreachEnvironment = mailAccountApiEnvironment.extend({
  HASH_KEY_SECRET_ARN: z.string().min(1),
});
export type OutreachEnvironment = z.input<typeof outreachEnvironment>;

/** Where turns of campaigns wait. */
const campaignQueueEnvironment = z.object({ CAMPAIGN_QUEUE_URL: z.url() });

export const campaignsEnvironment = tableEnvironment
  .extend(campaignQueueEnvironment.shape)
  .extend({ HASH_KEY_SECRET_ARN: z.string().min(1), ...dnsEnvironment.shape });
export type CampaignsEnvironment = z.infer<typeof campaignsEnvironment>;

export const campaignSweepEnvironment = tableEnvironment.extend(campaignQueueEnvironment.shape);
export type CampaignSweepEnvironment = z.infer<typeof campaignSweepEnvironment>;

/** A whole number, as variables hold it. */
const wholeNumber = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);

export const campaignSenderEnvironment = outreachEnvironment.extend({
  ...campaignQueueEnvironment.shape,
  /** How fast a mailbox sends: `Pace` of `functions/domain/campaigns/pace.ts`. */
  SENDING_GAP_SECONDS: wholeNumber,
  SENDING_FIRST_DAY: wholeNumber,
  SENDING_GROWTH: wholeNumber,
  SENDING_REST_SECONDS: wholeNumber,
});
export type CampaignSenderEnvironment = z.input<typeof campaignSenderEnvironment>;

/** What works with keyed hashes of addresses. */
export const hashEnvironment = tableEnvironment.extend({ HASH_KEY_SECRET_ARN: z.string().min(1) });
export type HashEnvironment = z.infer<typeof hashEnvironment>;

/** What imports need: keyed hashes of addresses, and DNS to check them. */
export const importsEnvironment = hashEnvironment.extend(dnsEnvironment.shape);
export type ImportsEnvironment = z.infer<typeof importsEnvironment>;

export const removalSweepEnvironment = hashEnvironment.extend({
  /** When a sweep begins: `SweepPace` of `functions/domain/privacy/sweep-removals.ts`. */
  REMOVAL_SETTLE_SECONDS: wholeNumber,
  REMOVAL_REST_SECONDS: wholeNumber,
});
export type RemovalSweepEnvironment = z.input<typeof removalSweepEnvironment>;

export const outreachLogEnvironment = tableEnvironment.extend({
  HASH_KEY_SECRET_ARN: z.string().min(1),
  /** The site's own origin: links to unsubscribe by lead there. */
  SITE_ORIGIN: z.url(),
});
export type OutreachLogEnvironment = z.infer<typeof outreachLogEnvironment>;

/** How mail servers are asked about mailboxes by SMTP. Without a host name to greet with, they are not asked. */
export const emailCheckEnvironment = outboundEnvironment.extend({
  /** The host name by which this machine greets mail servers. Its address resolves to it. */
  SMTP_HELO: z.string().min(1).optional(),
  /** The sender of the questions. */
  SMTP_SENDER: z.email().optional(),
});
export type EmailCheckEnvironment = z.infer<typeof emailCheckEnvironment>;

export const siteReaderEnvironment = outboundEnvironment.extend({ HASH_KEY_SECRET_ARN: z.string().min(1) });
export type SiteReaderEnvironment = z.infer<typeof siteReaderEnvironment>;

/** How the payment provider is reached. */
const stripeEnvironment = z.object({
  /** The base URL of Stripe's API, if not Stripe's own. */
  STRIPE_API_URL: z.url().optional(),
  /** The name of the secret that holds Stripe's key. */
  STRIPE_KEY_SECRET: z.string().min(1),
});

export const billingEnvironment = hashEnvironment.extend(stripeEnvironment.shape).extend({
  NOTICE_QUEUE_URL: z.url(),
  /** The site's own origin, such as `https://buyerscope.example`, to which the provider's pages return. */
  SITE_ORIGIN: z.url(),
  /** The length of the trial of a first subscription in days; 0 for none. */
  TRIAL_DAYS: z.string().regex(/^\d{1,3}$/),
});
export type BillingEnvironment = z.infer<typeof billingEnvironment>;

export const paymentEventsEnvironment = hashEnvironment.extend(stripeEnvironment.shape).extend({
  NOTICE_QUEUE_URL: z.url(),
  /** The name of the secret with the signing secrets of deliveries: one per line, two while they are being changed. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** The queue of events that could not be processed. */
  PARKED_EVENTS_URL: z.url(),
});
export type PaymentEventsEnvironment = z.infer<typeof paymentEventsEnvironment>;

export const accountJobsEnvironment = tableEnvironment.extend({
  FILES_BUCKET: z.string().min(3),
  EXPORT_MACHINE_ARN: z.string().min(1),
  DELETION_MACHINE_ARN: z.string().min(1),
});
export type AccountJobsEnvironment = z.infer<typeof accountJobsEnvironment>;

export const exportEnvironment = hashEnvironment.extend({
  FILES_BUCKET: z.string().min(3),
  NOTICE_QUEUE_URL: z.url(),
});
export type ExportEnvironment = z.infer<typeof exportEnvironment>;

export const closeAccountEnvironment = pipelineEnvironment
  .extend(stripeEnvironment.shape)
  .extend(mailAccountEnvironment.shape)
  .extend({ USER_POOL_ID: z.string().min(1) });
export type CloseAccountEnvironment = z.input<typeof closeAccountEnvironment>;

export const eraseAccountEnvironment = tableEnvironment.extend({ FILES_BUCKET: z.string().min(3) });
export type EraseAccountEnvironment = z.infer<typeof eraseAccountEnvironment>;

/** Reads this Lambda's environment once per cold start. Throws with the names of missing or malformed variables. */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment of this function is incomplete: ${faults.join('; ')}`);
}
