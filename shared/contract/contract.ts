import { account } from './account.ts';
import { campaigns } from './campaigns.ts';
import { desk } from './desk.ts';
import { domains } from './domains.ts';
import { generateTemplate } from './generate-template.ts';
import { imports } from './imports.ts';
import { leadExports } from './lead-exports.ts';
import { mail } from './mail.ts';
import { outreach } from './outreach.ts';
import { outreachLog } from './outreach-log.ts';
import { billing } from './payments/billing.ts';
import { paymentEvents } from './payments/payment-events.ts';
import { profile } from './profile.ts';
import { registrations } from './registrations.ts';
import { saved } from './saved.ts';
import { sessions } from './sessions.ts';
import { statistics } from './statistics.ts';
import { templates } from './templates.ts';
import { preview } from './visitors/preview.ts';
import { publicSite } from './visitors/public-site.ts';
import { unsubscribe } from './visitors/unsubscribe.ts';

/** Every operation of the API by capability. Each capability is one Lambda of the same name. */
export const contract = {
  sessions,
  leadExports,
  saved,
  imports,
  domains,
  registrations,
  templates,
  generateTemplate,
  statistics,
  billing,
  paymentEvents,
  profile,
  publicSite,
  preview,
  mail,
  outreach,
  outreachLog,
  desk,
  unsubscribe,
  campaigns,
  account,
} as const;
