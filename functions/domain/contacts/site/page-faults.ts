/** An error of ours in reading one page. */
export interface PageFault {
  readonly url: string;
  readonly error: unknown;
}

/** Contains errors in reading a page: the page is lost, counted and reported, and the others are still read. */
export class PageFaults {
  private readonly lost = new Set<string>();
  private readonly report: (fault: PageFault) => void;

  constructor(report: (fault: PageFault) => void) {
    this.report = report;
  }

  /** The number of pages with an error. */
  get count(): number {
    return this.lost.size;
  }

  /** Returns what `read` returns, or `otherwise` if it throws. */
  contain<Value>(url: string, otherwise: Value, read: () => Value): Value {
    try {
      return read();
    } catch (error) {
      this.lost.add(url);
      this.report({ url, error });
      return otherwise;
    }
  }
}
