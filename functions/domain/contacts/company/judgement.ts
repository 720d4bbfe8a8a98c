import type { PageFacts } from './page-facts.ts';

/** What belongs to the company, decided by its whole site. */
export interface Judgement {
  /** Whether an address is the company's own, so that it may belong to somebody there. */
  isOwn(address: string): boolean;
  /** Whether a page's people run the organization and are reached where they work. */
  reachesElsewhere(facts: PageFacts): boolean;
  /** Reads a written number as E.164. Returns null if it is not one. */
  readPhone(text: string): string | null;
  isCompanyName(name: string): boolean;
  /** Whether the company is named after a person's family. */
  bearsName(name: string): boolean;
  /** A title without the company's own name at its end. */
  withoutCompany(title: string): string;
  /**
   * Whether a title names another company than this one as employer. Those listed as staff, as a lab's members are, may
   * have their posts at the university that the site is about.
   */
  namesOtherCompany(title: string, isStaff: boolean): boolean;
}
