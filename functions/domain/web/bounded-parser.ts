import { type Handler, Parser } from 'htmlparser2';

const deepest = 400;

/**
 * htmlparser2 with a bounded depth. Its stack shifts on every tag, so 100,000 nested elements would take seconds;
 * an element below the bound is reported as empty, and its text falls to the deepest element kept.
 */
export class BoundedParser extends Parser {
  private readonly level: { depth: number };
  private phase: 'opening' | 'opened' | 'closing' = 'opened';
  private refusing = false;
  private readonly refused = new Map<string, number>();

  constructor(handler: Partial<Handler>) {
    const level = { depth: 0 };
    super({
      ...handler,
      onopentagname: () => {
        level.depth++;
      },
      onclosetag: (name, implied) => {
        level.depth--;
        handler.onclosetag?.(name, implied);
      },
    });
    this.level = level;
  }

  override onopentagname(start: number, endIndex: number): void {
    this.phase = 'opening';
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.phase = 'closing';
    super.onclosetag(start, endIndex);
    this.phase = 'opened';
    this.refusing = false;
  }

  protected override isVoidElement(name: string): boolean {
    if (super.isVoidElement(name)) return true;
    if (this.phase === 'opened') return this.refusing;
    if (this.phase === 'closing') return this.closesRefused(name);
    this.phase = 'opened';
    this.refusing = this.level.depth >= deepest;
    if (this.refusing) this.refused.set(name, (this.refused.get(name) ?? 0) + 1);
    return this.refusing;
  }

  private closesRefused(name: string): boolean {
    const count = this.refused.get(name) ?? 0;
    if (count > 0) this.refused.set(name, count - 1);
    return count > 0;
  }
}
