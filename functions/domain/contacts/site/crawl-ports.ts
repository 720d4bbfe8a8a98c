import type { Page, Web } from '../../web/web.ts';
import type { PageFaults } from './page-faults.ts';
import type { LinkOnPage } from './plan-links.ts';

/** A document of a site, as its reader understands it. */
export interface DocumentOfSite<Content> {
  readonly content: Content;
  readonly isCard: boolean;
  /** The decoded answer. */
  readonly text: string;
  /** The base of its relative links. */
  readonly base: string;
  readonly links: readonly LinkOnPage[];
  /** Absolute addresses of its frames and of where it redirects to: following them takes no click. */
  readonly frames: readonly string[];
  /** Absolute addresses of its scripts. */
  readonly scripts: readonly string[];
}

export interface CrawlPorts<Content> {
  readonly web: Web;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly faults: PageFaults;
  /** Reads an answer. Returns null if it is not a document of a site. */
  readonly read: (answer: Page) => DocumentOfSite<Content> | null;
  /** Whether an address is a page in a social network. */
  readonly isSocial: (url: string) => boolean;
}

export interface CrawlOptions {
  readonly signal: AbortSignal;
  readonly maxPages: number;
  readonly maxFurtherPages: number;
  readonly pauseMs: number;
}
