import type { PageModel } from '../page/page-model.ts';
import { tagOfLine } from '../page/queries.ts';
import type { SiteWords } from '../page/site-words.ts';
import { isParticle } from '../words/function-words.ts';
import { hasHonorific, hasShortHonorific } from '../words/honorifics.ts';
import { titleStrength } from '../words/job-title.ts';
import { isGeneral } from '../words/mailboxes.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import { scriptName } from '../words/names/names-in-scripts.ts';
import { matchesName } from './match-name.ts';

/** A shorter word may be in a domain by chance. */
const minInDomain = 4;

/** What a site as a whole says about names: its words, and the local parts of its addresses. */
export class NameEvidence {
  private readonly words: SiteWords;
  /** Those that may be people's. */
  private readonly locals: readonly string[];
  private readonly portraits = new Map<PageModel, ReadonlySet<string>>();
  private readonly judged = new Map<string, boolean>();

  constructor(words: SiteWords, locals: readonly string[]) {
    this.words = words;
    this.locals = [...new Set(locals)].filter((local) => !isGeneral(local));
  }

  /**
   * Whether a text that looks like a name is an ordinary phrase: the site writes one of its words in lower case
   * elsewhere, and has no address that contains the name.
   */
  isPhrase(name: string): boolean {
    let isPhrase = this.judged.get(name);
    if (isPhrase === undefined) {
      isPhrase = this.hasOrdinaryWord(name) && !this.hasAddress(name);
      this.judged.set(name, isPhrase);
    }
    return isPhrase;
  }

  /**
   * The same at a line that may say more: with "Dr.", on a page with a picture that is called so, or above a title if
   * the domain has a last name of it, a name is no phrase.
   */
  isPhraseAt(name: string, page: PageModel, line: number): boolean {
    if (!this.isPhrase(name)) return false;
    const text = page.lines[line]?.text ?? '';
    const before = text.slice(0, Math.max(0, text.indexOf(name)));
    if (hasShortHonorific(before) && !before.slice(0, -1).includes(' ')) return false;
    if (!beginsWithGivenName(name)) return true;
    if (isHeadOfCard(name, page, line)) return false;
    if (isInDomain(name, page.url) && titleStrength(page.lines[line + 1]?.text ?? '') === 'certain')
      return false;
    return !this.portraitsOn(page).has(name) && !hasShortHonorific(text) && !hasHonorific(text);
  }

  /** Whether a name occurs on the site more than once, or in one of its addresses. */
  isConfirmed(name: string): boolean {
    return this.hasAddress(name) || this.words.countLines(name, 2) > 1;
  }

  private portraitsOn(page: PageModel): ReadonlySet<string> {
    let names = this.portraits.get(page);
    if (names === undefined) {
      names = new Set(
        page.elementsOf('img').map((index) => page.elements[index]?.attributes.alt?.trim() ?? ''),
      );
      this.portraits.set(page, names);
    }
    return names;
  }

  /** "cyber@…" of a firm that writes of cyber law in lower case too is nobody's called Cyber. */
  private hasAddress(name: string): boolean {
    return this.locals.some((local) => {
      const match = matchesName(local, name);
      return (
        match === 'full' ||
        (match === 'part' && (beginsWithGivenName(name) || !this.words.isWrittenInLowerCase(local)))
      );
    });
  }

  private hasOrdinaryWord(name: string): boolean {
    if (/^\p{Script=Hangul}{2,3}$/u.test(name))
      return this.words.endsCompound(name, (beginning) => titleStrength(beginning) === 'none');
    // Georgian has small letters only, also in names.
    if (/^\p{Script=Georgian}/u.test(name)) return false;
    if (withoutCase.test(name)) return this.isWritten(name);
    return name
      .split(/[\s-]+/)
      .some((word) => word.length > 2 && !isParticle(word) && this.words.isWrittenInLowerCase(word));
  }

  /**
   * Whether a site uses a word of what may be a name in several other lines, though it begins with no known given name: no
   * capitals would show there which words are ordinary ones.
   */
  private isWritten(name: string): boolean {
    return (
      scriptName(name) === null &&
      name
        .split(' ')
        .some((word) => word.length > 2 && this.words.countLinesApart(word, name) >= minLinesApart)
    );
  }
}

/** The scripts of whose names the words stand apart. */
const withoutCase = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;
/** Others of the family, and the firm that is called after it, have the same word in fewer lines. */
const minLinesApart = 3;

const maxWordsOfHead = 3;
const maxWordsOfTitle = 5;

/** A heading of a given name and not much else, above a short title and a number or an address. */
function isHeadOfCard(name: string, page: PageModel, line: number): boolean {
  const below = page.lines[line + 1]?.text ?? '';
  return (
    page.lines[line]?.text === name &&
    /^h[2-6]$/.test(tagOfLine(page, line)) &&
    name.split(' ').length <= maxWordsOfHead &&
    below.split(' ').length <= maxWordsOfTitle &&
    titleStrength(below) === 'certain' &&
    /[^\s@]@[^\s@]|\d{2}[ .()-]{0,2}\d{2}/.test(page.lines[line + 2]?.text ?? '')
  );
}

/** Jane Roe-Torvald on torvaldlaw.example, whose logo may be in lower case. */
function isInDomain(name: string, url: string): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  const [, ...lasts] = name.toLowerCase().split(/[\s-]+/);
  return lasts.some((last) => last.length >= minInDomain && host.includes(last));
}
