/** One element of a page. The visible text inside it is `segments[firstSegment..endSegment)` of the page. */
export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Index of the parent element; -1 at the top. */
  readonly parent: number;
  readonly firstSegment: number;
  endSegment: number;
  readonly hidden: boolean;
}

/** A run of visible text between two tags, white space collapsed. */
export interface Segment {
  readonly text: string;
  readonly element: number;
  readonly line: number;
}

/** What a visitor reads as one line: the text between two block boundaries or line breaks. */
export interface Line {
  readonly text: string;
  readonly firstSegment: number;
  readonly endSegment: number;
}

export interface Link {
  readonly href: string;
  readonly element: number;
}

/** A page reduced to what the extractors read. */
export interface PageModel {
  readonly url: string;
  /** The decoded page, to distinguish literal values from decoded ones. */
  readonly source: string;
  readonly elements: readonly PageElement[];
  /** The indexes of the elements with these names, in document order. */
  readonly elementsOf: (...tags: readonly string[]) => readonly number[];
  /** Names of the attributes on any element, among those that are read. */
  readonly attributes: ReadonlySet<string>;
  readonly segments: readonly Segment[];
  readonly lines: readonly Line[];
  readonly links: readonly Link[];
  /** Addresses of frames, and of a meta refresh: following them takes no click. */
  readonly frames: readonly string[];
  /** JSON documents in scripts: `linked` are JSON-LD, `rendered` the data from which a page renders. */
  readonly data: readonly { readonly kind: 'linked' | 'rendered'; readonly json: unknown }[];
  /** The HTML that scripts write from their own texts, with the elements of the scripts. */
  readonly written: readonly { readonly html: string; readonly element: number }[];
  /** `<meta>` contents by lower-case name or property. */
  readonly meta: ReadonlyMap<string, string>;
  readonly title: string;
  /** A BCP 47 tag; '' if the page does not declare one. */
  readonly language: string;
  readonly base: string;
}
