import type { Candidate } from '../candidates/company-source.ts';
import { registrableDomain } from '../name/domain-name.ts';
import { domainTradePhrases } from './page-phrases.ts';

/** Why a domain is never a lead: it belongs to the provider of the site, or it trades in names itself. */
type Exclusion = 'marketplace' | 'registrar' | 'parking' | 'social' | 'hosting';

const domains: Readonly<Record<Exclusion, string>> = {
  marketplace: `afternic.com atom.com brandbucket.com brandpa.com buydomains.com dan.com domainagents.com
    domainmarket.com domainnamesales.com dropcatch.com efty.com flippa.com godaddyauctions.com hilcodigital.com
    hugedomains.com mediaoptions.com namejet.com namepros.com novanym.com perfectname.com saw.com sedo.com sedo.de
    snapnames.com squadhelp.com undeveloped.com uniregistry.com epik.com dynadot.com park.io catched.com
    expireddomains.net grit.com domainholdings.com nameexperts.com namecorp.com oxley.com venture.com
    brandroot.com brands.international stylate.com rarenames.com 4.cn 22.cn ename.com`,
  registrar: `godaddy.com namecheap.com name.com networksolutions.com register.com gandi.net hover.com porkbun.com
    enom.com tucows.com tucowsdomains.com opensrs.com dreamhost.com ionos.com ionos.de 1and1.com ovh.com ovhcloud.com
    internetbs.net namesilo.com key-systems.net rrpproxy.net inwx.de inwx.com united-domains.de united-domains.com
    strato.de domainfactory.de easydns.com markmonitor.com cscglobal.com cscdbs.com safenames.net com-laude.com
    publicdomainregistry.com resellerclub.com crazydomains.com crazydomains.com.au 123-reg.co.uk fasthosts.co.uk
    names.co.uk nominet.uk aruba.it register.it nic.ru reg.ru regru.ru onamae.com gname.com spaceship.com web.com
    domain.com bluehost.com hostinger.com loopia.se one.com transip.nl versio.nl antagonist.nl netim.com alibabacloud.com
    hostpoint.ch infomaniak.com verisign.com donuts.domains identity.digital radix.website icann.org iana.org`,
  parking: `above.com bodis.com parkingcrew.com parkingcrew.net sedoparking.com parklogic.com voodoo.com cashparking.com
    domainsponsor.com skenzo.com rookmedia.net teaminternet.com tonic.com domainactive.co ztomy.com namebright.com
    trafficz.com fabulous.com parked.com smartname.com`,
  social: `facebook.com fb.com instagram.com twitter.com x.com linkedin.com youtube.com youtu.be tiktok.com pinterest.com
    reddit.com t.me telegram.org telegram.me whatsapp.com wa.me vk.com snapchat.com threads.net threads.com tumblr.com
    discord.com discord.gg medium.com quora.com twitch.tv xing.com weibo.com bsky.app linktr.ee bit.ly about.me
    patreon.com substack.com github.com gitlab.com vimeo.com flickr.com yelp.com tripadvisor.com crunchbase.com
    wikipedia.org wikidata.org google.com goo.gl forms.gle archive.org`,
  hosting: `blogspot.com wordpress.com wixsite.com wix.com weebly.com squarespace.com webflow.io webflow.com godaddysites.com
    github.io gitlab.io netlify.app vercel.app herokuapp.com pages.dev workers.dev web.app firebaseapp.com
    azurewebsites.net amazonaws.com cloudfront.net appspot.com myshopify.com jimdo.com jimdofree.com jimdosite.com
    site123.me strikingly.com carrd.co tilda.ws tilda.cc webnode.com webnode.page ghost.io notion.site notion.so
    framer.website framer.app bubbleapps.io softr.app glide.page typedream.app mystrikingly.com business.site
    sites.google.com blogger.com livejournal.com over-blog.com canalblog.com hpage.com yolasite.com ucoz.com
    000webhostapp.com infinityfreeapp.com surge.sh onrender.com fly.dev replit.app repl.co glitch.me
    plesk.page cpanel.net plesk.com lovable.app base44.app`,
};

const exclusions = new Map<string, Exclusion>();
for (const kind of ['marketplace', 'registrar', 'parking', 'social', 'hosting'] as const) {
  for (const domain of domains[kind].split(/\s+/)) exclusions.set(domain, kind);
}

/** Why a host's registrable domain can never be a lead, whatever its content; null for all others. */
export function exclusionOf(hostOrUrl: string): Exclusion | null {
  const domain = registrableDomain(hostOrUrl);
  return domain === null ? null : (exclusions.get(domain) ?? null);
}

/**
 * Whether a candidate can never be a lead. A platform on which others have their pages may well want its own name,
 * so as an `upgrade` only traders in names are refused.
 */
export function isNeverLead({ domain, kind }: Pick<Candidate, 'domain' | 'kind'>): boolean {
  const exclusion = exclusionOf(domain);
  if (exclusion === null) return false;
  return kind !== 'upgrade' || (exclusion !== 'social' && exclusion !== 'hosting');
}

/** Whether a line such as a title or an industry says that the company trades in domain names or registers them. */
export function tradesInDomains(line: string): boolean {
  const text = line.slice(0, 300).toLowerCase();
  return domainTradePhrases.some((phrase) => phrase.test(text));
}
