import type { Dns } from '../web/dns.ts';

/** How a domain accepts mail according to DNS. All but the first two are reasons why it accepts none. */
export const settledMailDomains = [
  'accepts',
  'implicit_mx',
  'null_mx',
  'no_mail_domain',
  'no_such_domain',
] as const;
export type SettledMailDomain = (typeof settledMailDomains)[number];

/** How a domain accepts mail. `domain_unanswered` is only temporary. */
export type MailDomain = SettledMailDomain | 'domain_unanswered';

/** Asks DNS how a domain accepts mail: MX, RFC 5321's implicit MX, RFC 7505's null MX. */
export async function askMailDomain(host: string, dns: Dns, signal: AbortSignal): Promise<MailDomain> {
  const mail = await dns.mailExchanges(host, { signal });
  if (mail.outcome === 'no_such_name') return 'no_such_domain';
  if (mail.outcome === 'unanswered') return 'domain_unanswered';
  if (mail.outcome === 'found' && mail.records.length > 0) {
    const real = mail.records.filter(({ exchange }) => exchange !== '' && exchange !== '.');
    return real.length > 0 ? 'accepts' : 'null_mx';
  }
  const addresses = await dns.addresses(host, { signal });
  if (addresses.outcome === 'found' && addresses.records.length > 0) return 'implicit_mx';
  if (addresses.outcome === 'unanswered') return 'domain_unanswered';
  return addresses.outcome === 'no_such_name' ? 'no_such_domain' : 'no_mail_domain';
}

/** Looks up in DNS whether a domain accepts mail; null if DNS does not answer. */
export function mailLookup(dns: Dns): (domain: string, signal: AbortSignal) => Promise<boolean | null> {
  return async (domain, signal) => {
    const answer = await askMailDomain(domain, dns, signal);
    return answer === 'domain_unanswered' ? null : answer === 'accepts' || answer === 'implicit_mx';
  };
}
