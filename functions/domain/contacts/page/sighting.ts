/** A value and where it was seen. */
export interface Sighting {
  readonly value: string;
  /** The address of the page. */
  readonly page: string;
  /** How the page's text became the value; missing if it is literal. */
  readonly decoding?: string;
  /** Set if no page shows the value: the published addresses from which it was inferred. */
  readonly inferredFrom?: readonly string[];
  /** The text around it. */
  readonly snippet?: string;
}

export function sighting(value: string, page: string, decoding?: string, snippet?: string): Sighting {
  return { value, page, ...(decoding ? { decoding } : {}), ...(snippet ? { snippet } : {}) };
}
