import { parse } from 'tldts';
import type { SenderCheck } from '../../../shared/model/outreach/sender-check.ts';
import { parseAddress } from '../email-addresses/address-syntax.ts';
import type { DnsAnswer } from '../web/dns.ts';

/** Looks texts (TXT records) of a name up. */
type AskTexts = (name: string) => Promise<DnsAnswer<string>>;

/** Google's own domains, whose mail Google signs and lets send. */
const googleHosts: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
/** What a domain's SPF includes so that Google may send for it. https://support.google.com/a/answer/33786 */
const googleSpf = '_spf.google.com';
/** The default name of Google Workspace's key. https://support.google.com/a/answer/174124 */
const googleSelector = 'google';
/** Lookups that an SPF record may cost before it counts as broken (RFC 7208, section 4.6.4). */
const maxSpfLookups = 10;
/** Addresses of Google that domains write into SPF instead of including Google's record. */
const googleNetwork =
  /^[+]?(?:ip4:(?:209\.85|74\.125|64\.233|66\.102|108\.177|172\.217|173\.194)\.|ip6:2607:f8b0:)/i;
/** Terms whose meaning depends on the mail itself, or on names that nobody can list. */
const dependsOnMail = /%\{|^[+]?(?:exists|ptr)\b/i;

/**
 * Checks whether mail that Google sends for a mailbox passes the rules for senders: SPF and DKIM vouch for the domain, and
 * DMARC says what becomes of the rest. Google asks one of the first two of everybody and all three of those who send 5,000
 * mails a day (https://support.google.com/a/answer/81126), and so does Yahoo (https://senders.yahooinc.com/best-practices/).
 */
export async function checkSender(address: string, ask: AskTexts): Promise<SenderCheck> {
  const domain = parseAddress(address)?.host;
  if (domain === undefined) {
    return { address, spf: 'unknown', dkim: 'unknown', dmarc: 'unknown', verdict: 'unknown' };
  }
  if (googleHosts.has(domain)) {
    return { address, spf: 'passes', dkim: 'found', dmarc: 'none', verdict: 'passes' };
  }
  const [spf, dkim, dmarc] = await Promise.all([
    spfOf(domain, ask),
    dkimOf(domain, ask),
    dmarcOf(domain, ask),
  ]);
  return { address, spf, dkim, dmarc, verdict: verdictOf({ spf, dkim, dmarc }) };
}

/** Held is only what is known to fail: the domain asks for refusal, and nothing can vouch for the mail. */
function verdictOf({
  spf,
  dkim,
  dmarc,
}: Pick<SenderCheck, 'spf' | 'dkim' | 'dmarc'>): SenderCheck['verdict'] {
  const spfFails = spf === 'fails' || spf === 'missing';
  const isRefused = dmarc === 'reject' || dmarc === 'quarantine';
  if (isRefused && spfFails && dkim === 'missing') return 'held';
  if (spfFails || dkim === 'missing' || dmarc === 'missing') return 'incomplete';
  return [spf, dkim, dmarc].includes('unknown') ? 'unknown' : 'passes';
}

/** The only record of a kind; null if there is none, `several` if it is unclear which one counts. */
function only(texts: readonly string[], kind: RegExp): string | null | 'several' {
  const [first, second] = texts.filter((text) => kind.test(text));
  return second === undefined ? (first ?? null) : 'several';
}

async function spfOf(domain: string, ask: AskTexts): Promise<SenderCheck['spf']> {
  const budget = { left: maxSpfLookups };
  const found = await readSpf(domain, ask, budget);
  return budget.left < 0 && found !== 'passes' ? 'fails' : found;
}

async function readSpf(domain: string, ask: AskTexts, budget: { left: number }): Promise<SenderCheck['spf']> {
  const answer = await ask(domain);
  if (answer.outcome === 'unanswered') return 'unknown';
  const record = only(answer.outcome === 'found' ? answer.records : [], /^v=spf1(?: |$)/i);
  if (record === null) return 'missing';
  if (record === 'several') return 'fails';
  const terms = record.split(/ +/).slice(1);
  let isUnknown = false;
  for (const term of terms) {
    if (/^[+]?all$/i.test(term)) return 'passes';
    // What follows counts for nobody.
    if (/^[-~?]all$/i.test(term)) return isUnknown ? 'unknown' : 'fails';
    if (googleNetwork.test(term) || dependsOnMail.test(term)) isUnknown = true;
    const [, included] = /^[+]?(?:include:|redirect=)(\S+)$/i.exec(term) ?? [];
    if (included === undefined) continue;
    if (included.toLowerCase() === googleSpf) return 'passes';
    budget.left -= 1;
    if (budget.left < 0) return 'fails';
    const inner = await readSpf(included.toLowerCase(), ask, budget);
    if (inner === 'passes') return 'passes';
    if (inner === 'unknown') isUnknown = true;
  }
  return isUnknown ? 'unknown' : 'fails';
}

async function dkimOf(domain: string, ask: AskTexts): Promise<SenderCheck['dkim']> {
  const answer = await ask(`${googleSelector}._domainkey.${domain}`);
  if (answer.outcome === 'found' && answer.records.some((text) => /(?:^|;)\s*p\s*=\s*[\w+/]/i.test(text))) {
    return 'found';
  }
  // The names of keys cannot be listed. If not even the name above them exists, there are none (RFC 8020).
  const above = await ask(`_domainkey.${domain}`);
  return above.outcome === 'no_such_name' ? 'missing' : 'unknown';
}

async function dmarcOf(domain: string, ask: AskTexts): Promise<SenderCheck['dmarc']> {
  const own = await readDmarc(domain, ask, 'p');
  const { domain: registered } = parse(domain);
  if (own !== 'missing' || registered === null || registered === domain) return own;
  // Without its own record a subdomain follows the domain above (RFC 7489, section 6.6.3).
  return readDmarc(registered, ask, 'sp');
}

async function readDmarc(domain: string, ask: AskTexts, policy: 'p' | 'sp'): Promise<SenderCheck['dmarc']> {
  const answer = await ask(`_dmarc.${domain}`);
  if (answer.outcome === 'unanswered') return 'unknown';
  const record = only(answer.outcome === 'found' ? answer.records : [], /^v=DMARC1\s*(?:;|$)/);
  if (record === null || record === 'several') return 'missing';
  const tags = new Map(
    record.split(';').map((tag) => {
      const [name = '', value = ''] = tag.split('=');
      return [name.trim().toLowerCase(), value.trim().toLowerCase()] as const;
    }),
  );
  const wanted = tags.get(policy) ?? tags.get('p');
  return wanted === 'reject' || wanted === 'quarantine' ? wanted : 'none';
}
