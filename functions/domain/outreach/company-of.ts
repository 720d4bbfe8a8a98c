import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import type { Recipient } from '../../../shared/model/outreach/outreach.ts';
import { parseDomainName } from '../companies/name/domain-name.ts';
import { isFreeMailHost } from '../email-addresses/free-mail.ts';
import type { KeyedHash } from '../privacy/keyed-hash.ts';

/** Whose companies are asked for: somebody who is or was written to. */
export type Employed = Pick<Recipient, 'contact_id' | 'email' | 'company_domain'>;

/**
 * The companies that somebody belongs to, by registrable domain: that of the company's site, and that of the address unless
 * it is of a provider of free mail. Who has neither is a company of their own, named by the lead.
 */
export function companiesOf({ contact_id, email, company_domain }: Employed): string[] {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const domains = [company_domain, isFreeMailHost(host) ? '' : host].flatMap(
    (name) => parseDomainName(name)?.domain ?? [],
  );
  return domains.length > 0 ? [...new Set(domains)] : [placeOfContact(contact_id).leadId];
}

/** The keyed hashes that somebody's companies are known by. They differ from the hashes of addresses. */
export function companyHashes(of: Employed, hash: KeyedHash): Promise<string[]> {
  return Promise.all(companiesOf(of).map((company) => hash(`company ${company}`)));
}
