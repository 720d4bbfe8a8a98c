import type { SiteWords } from '../page/site-words.ts';
import { isGeneral } from '../words/mailboxes.ts';
import { isParticle } from '../words/person-name.ts';
import { matchesName } from './match-name.ts';

/** What a site as a whole says about names: its words, and the local parts of its addresses. */
export class NameEvidence {
  private readonly words: SiteWords;
  private readonly locals: readonly string[];
  private readonly judged = new Map<string, boolean>();

  constructor(words: SiteWords, locals: readonly string[]) {
    this.words = words;
    this.locals = [...new Set(locals)];
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

  /** Whether a name occurs on the site more than once, or in one of its addresses. */
  isConfirmed(name: string): boolean {
    return this.hasAddress(name) || this.words.countLines(name, 2) > 1;
  }

  private hasAddress(name: string): boolean {
    return this.locals.some((local) => !isGeneral(local) && matchesName(local, name) !== 'none');
  }

  private hasOrdinaryWord(name: string): boolean {
    return name
      .split(/[\s-]+/)
      .some((word) => word.length > 2 && !isParticle(word) && this.words.isWrittenInLowerCase(word));
  }
}
