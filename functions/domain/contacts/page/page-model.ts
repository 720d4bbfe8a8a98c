/** One element of a page. The visible text inside it is `segments[firstSegment..endSegment)` of the page. */
export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Index of the element around it; -1 at the top. */
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
  /** The decoded page, to tell a literal value from a decoded one. */
  readonly source: string;
  readonly elements: readonly PageElement[];
  /** The elements of these names by their indexes, in the order of the page. */
  readonly elementsOf: (...tags: readonly string[]) => readonly number[];
  /** Names of the attributes that any element has, of those that are read. */
  readonly attributes: ReadonlySet<string>;
  readonly segments: readonly Segment[];
  readonly lines: readonly Line[];
  readonly links: readonly Link[];
  /** Addresses of frames, and of a meta refresh: reading them costs a visitor no click. */
  readonly frames: readonly string[];
  /** JSON documents in scripts: `linked` are JSON-LD, `rendered` the data a page renders from. */
  readonly data: readonly { readonly kind: 'linked' | 'rendered'; readonly json: unknown }[];
  /** `<meta>` contents by lower-case name or property. */
  readonly meta: ReadonlyMap<string, string>;
  readonly title: string;
  /** A BCP 47 tag; '' where the page does not say. */
  readonly language: string;
  readonly base: string;
}
