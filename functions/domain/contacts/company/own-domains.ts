import { parse } from 'tldts';
import { foldText } from '../../../../shared/text/fold-text.ts';
import { legalForms, patternOf } from '../../../../shared/text/legal-forms.ts';
import type { SiteDomains } from '../site/site-domains.ts';
import { registrable } from '../site/site-domains.ts';

const companyWords = new Set(
  'group gruppe groupe grupo gruppo grp inc corp gmbh ag kg ltd llc co company hq mail email online team uk us usa de eu fr es it nl at ch se dk pl pt be ie global int intl international holding holdings hotel shop store web sa sl srl bv'.split(
    ' ',
  ),
);

/** A shorter title may be a word that others are called as well. */
const minTitle = 8;
const maxWordsOfName = 6;
/** A shorter name of a site is also a first name, or what a provider calls its own mailbox. */
const minCalled = 8;

/** A shorter word of a mailbox begins a domain by chance. */
const minFamily = 6;
/** Shorter words begin and end many domains. */
const minInName = 5;
/** Shorter words begin many titles. */
const minShortForTitle = 3;
/** Two initials are also somebody's. */
const minInitials = 3;
/** Shorter words of titles are also what departments are called. */
const minInTitle = 5;
/** "of", "der", "las" */
const maxSmallWord = 3;
/** Who made the site has such a mailbox as well. */
const ofWebsites =
  /^(?:(?:web|inter)(?:site|seite|net|page)|homepage|start(?:seite)?|offici?(?:al|el|elle)|welcome)$/;

/** "GmbH & Co. KG" is three of them. */
const formsAfterName = new RegExp(`(?:[\\s,&]+${patternOf(legalForms)}\\.?)+$`, 'i');

/** The domains of one company, and the decision whether an address on another domain is its own as well. */
export class CompanyDomains {
  private readonly site: SiteDomains;
  private readonly labels = new Set<string>();
  /** The beginnings of the domains and the name: Acme Pumps on acme-pumps.example may write from acme.example. */
  private readonly beginnings = new Set<string>();
  private readonly titles = new Set<string>();
  private readonly beginningsOfTitles = new Set<string>();
  private readonly wordsOfTitles: (readonly string[])[] = [];
  private readonly adopted = new Set<string>();
  private readonly name: string;

  constructor(site: SiteDomains, name: string) {
    this.site = site;
    for (const domain of site.all) this.addLabels(domain);
    this.name = squash(name.replace(formsAfterName, ''));
  }

  private addLabels(domain: string): void {
    const label = squash(
      parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix ?? domain.split('.')[0] ?? '',
    );
    if (label.length >= 3) this.labels.add(label);
    const [first = '', ...rest] = domain.split('.')[0]?.split('-') ?? [];
    if (rest.length > 0) this.beginnings.add(squash(first));
  }

  /** Counts what the home page calls the site: Acme Pumps may write from acme.pumps or acmepumps.example. */
  addTitle(title: string): void {
    for (const part of title.split(/\s+[|–—·•:-]\s+|[|:]\s/)) {
      const words = part.split(/\s+/).slice(0, maxWordsOfName).map(squash);
      this.wordsOfTitles.push(words);
      if (words.join('').length >= minTitle) this.titles.add(words.join(''));
      for (let count = 2; count < words.length; count++) {
        const beginning = words.slice(0, count).join('');
        if (beginning.length >= minTitle) this.beginningsOfTitles.add(beginning);
      }
    }
  }

  /** Counts a domain from which the company's people write as its own. */
  adopt(domain: string): void {
    this.adopted.add(domain);
  }

  /** Whether a mailbox at a provider contains the company's name ("acmepumps@…"), or the name of its owner's family. */
  isNamedFor(local: string): boolean {
    const bare = squash(local);
    const isOwners = (label: string) =>
      local.split(/[._-]/).some((word) => word.length >= minFamily && label.startsWith(squash(word)));
    return (
      bare.length >= 5 &&
      [...this.labels].some((label) => label.includes(bare) || bare.includes(label) || isOwners(label))
    );
  }

  /** Whether a mailbox, at whatever provider, has the name of the site's whole domain ("acmepumps@…"). */
  isCalled(local: string): boolean {
    const bare = squash(local);
    return bare.length >= minCalled && this.labels.has(bare);
  }

  /**
   * Whether a mailbox has a word of what the home page calls the site, or its initials: "northhill@" or "cnh@" of the Choir
   * of North Hill. Its parent, its federation or the firm that runs its office gives it one.
   */
  isOfTitle(local: string): boolean {
    const parts = local.split(/[._-]/).map(squash);
    const bare = squash(local);
    return this.wordsOfTitles.some((words) => {
      const initials = [initialsOf(words), initialsOf(words.filter(({ length }) => length > maxSmallWord))];
      return (
        initials.some((one) => one.length >= minInitials && parts.includes(one)) ||
        words.some((word) => word.length >= minInTitle && !ofWebsites.test(word) && parts.includes(word)) ||
        [bare, ...parts].some((one) => one.length >= minTitle && words.join('').includes(one))
      );
    });
  }

  /** Whether a domain is the first word of what the home page calls the site, or that and later ones. */
  isShortForTitle(domain: string): boolean {
    const label = labelOf(domain);
    return label.length >= minShortForTitle && this.wordsOfTitles.some((words) => beginsTitle(label, words));
  }

  /** Whether the site's own domain begins or ends in another one: a group's, or an association's of which it shows a part. */
  hasInName(domain: string): boolean {
    const label = labelOf(domain);
    return (
      label.length >= minInName &&
      [...this.labels].some((own) => own !== label && (own.startsWith(label) || own.endsWith(label)))
    );
  }

  owns(host: string): boolean {
    return this.site.owns(host);
  }

  /** The same name with another suffix, without hyphens, or with a company word after it. */
  resembles(host: string): boolean {
    const domain = registrable(host);
    if (this.adopted.has(domain)) return true;
    const label = labelOf(domain);
    if (label.length < 3) return false;
    if (this.labels.has(label) || (this.name.length >= 5 && label === this.name)) return true;
    if (label.length >= 5 && this.beginnings.has(label)) return true;
    const whole = squash(domain);
    if (this.titles.has(label) || this.titles.has(whole) || this.beginningsOfTitles.has(whole)) return true;
    return [...this.labels].some((own) => extended(own, label) || extended(label, own));
  }
}

/** "Acme" and "Acme Group", or two names of which a long one continues the other. */
function extended(shorter: string, longer: string): boolean {
  if (shorter.length >= 9 && longer.startsWith(shorter)) return true;
  return shorter.length >= 4 && longer.startsWith(shorter) && companyWords.has(longer.slice(shorter.length));
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word[0] ?? '').join('');
}

/** "acmeworks" of the words "acme pump works". */
function beginsTitle(label: string, [first = '', ...later]: readonly string[]): boolean {
  if (first.length < minShortForTitle || !label.startsWith(first)) return false;
  let rest = label.slice(first.length);
  for (const word of later) if (word !== '' && rest.startsWith(word)) rest = rest.slice(word.length);
  return rest === '';
}

/** A domain without its suffix and its hyphens. */
export function labelOf(domain: string): string {
  return squash(parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix ?? '');
}

function squash(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}

const automatic =
  /^(?:no-?reply|no_reply|do-?not-?reply|donotreply|not?-?responder|noresponder|ne-?pas-?repondre|nepasrepondre|nicht-?antworten|keine-?antwort|nepasrepondre|non-?rispondere|nao-?responda|nie-?odpowiadaj|noreply\w*|mailer-daemon|bounces?|postmaster-noreply|unsubscribe|abmelden|auto-?reply|automailer)(?:[+._-].*)?$|[._-]?no-?reply$/;
const sampleDomains = new Set(
  'example.com example.org example.net example.de example.fr example.co.uk email.com domain.com yourdomain.com mydomain.com yourcompany.com company.com test.com site.com website.com yoursite.com mysite.com sentry.io wixpress.com'.split(
    ' ',
  ),
);
/** What forms and themes call a domain that is nobody's, under whatever suffix, and suffixes that no registry gives out. */
const sampleHosts =
  /(?:^|\.)(?:example|exemplo|ejemplo|exemple|esempio|beispiel|voorbeeld|exempel|eksempel|esimerkki|przyklad|priklad|pelda|ornek|(?:your|my)-?(?:domain|site|website|company|mail|email|firm|business|name)|(?:tu|su|mi)-?(?:dominio|empresa|correo|sitio)|(?:seu|sua|meu|minha)-?(?:dominio|empresa|site|email)|(?:tuo|mio)-?(?:dominio|sito)|(?:votre|mon)-?(?:domaine|site|entreprise|email)|(?:ihre?|deine?|meine?)-?(?:domain|firma|website|seite)|musterfirma|mustermann|untitled)(?:\.com?)?\.[a-z]{2,}$|\.(?:tld|local|localhost|invalid)$/;
/** "me@me.com" */
const echo = /^(me|e?mail|my-?e?mail|test|name|user|abc|xyz|x+)@\1\./;
const sampleLocals =
  /^(?:your|you|yourname|your[._-]?name|your[._-]?e?mail|yourmail|name|e?mail[._-]?address|firstname[._-]?lastname|first[._-]?last|vorname[._-]?nachname|first[._-]?name|last[._-]?name|forename|surname|vorname|nachname|nom|prenom[._-]?nom|votre[._-]?(?:nom|e?mail)|ihre?[._-]?(?:name|e?mail|adresse)|dein[._-]?name|deine[._-]?e?mail|tu[._-]?(?:correo|nombre|email)|nombre[._-]?apellido|nombre|nome[._-]?cognome|tuo[._-]?nome|latua[._-]?e?mail|seu[._-]?(?:nome|email)|user|username|user[._-]?name|someone|somebody|jemand|example|sample|beispiel|ejemplo|exemple|exemplo|esempio|voorbeeld|exempel|eksempel|przyklad|priklad|john[._-]?doe|jane[._-]?doe|(?:max|erika)[._-]?mustermann|placeholder|xxx+|abc|foo|bar|test|tester|foobar|navn|namn|imie[._-]?nazwisko|uw[._-]?naam|naam|etunimi[._-]?sukunimi|fornavn[._-]?etternavn|fornamn[._-]?efternamn)$/;

/** Large providers give these to nobody. */
const nobodysLocals = /^(?:info|contact|e?mail|hello|office|support|admin|company|business|demo)$/;

/** An address that nobody reads: noreply and the like. */
export function isAutomatic(address: string): boolean {
  return automatic.test(localPart(address));
}

/** A sample in a form or a text ("name@example.com"), not a real address. */
export function isSample(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (/^(?:gmail|yahoo|hotmail|outlook|mail)\.com$/.test(domain) && nobodysLocals.test(localPart(address)))
    return true;
  return (
    sampleDomains.has(domain) ||
    echo.test(address) ||
    sampleHosts.test(domain) ||
    sampleLocals.test(foldText(localPart(address)))
  );
}

/** "info@acme.xxx" of acme.example: such an ending stands for one that is not known yet. */
export function isUnfinished(host: string): boolean {
  return host.endsWith('.xxx');
}

export function localPart(address: string): string {
  return address.slice(0, address.lastIndexOf('@'));
}

export function hostPart(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
