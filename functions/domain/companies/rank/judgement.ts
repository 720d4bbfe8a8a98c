import { withinTime } from '../../web/deadline.ts';
import { type JudgeBuyers, maxJudged, type PageFacts, type Verdict } from './judge-buyers.ts';

/** Milliseconds after the start of a search at which what is proven is judged, whatever is still out. */
const beginAfterMs = 25_000;
/** Milliseconds that the answer may take: the search goes on without it. */
const answerWithinMs = 10_000;

/** What holds for a company that was asked about and that the answer leaves out. */
const unsaid: Verdict = { buys: 'possible', quote: null };

/**
 * The one judgement of a search: leads wait for it until it is there or its time is up. Without a judge it is over from
 * the beginning.
 */
export class Judgement<Lead extends { readonly facts: PageFacts }> {
  private readonly judge: JudgeBuyers | undefined;
  private readonly name: { readonly domain: string; readonly words: readonly string[] };
  private readonly signal: AbortSignal;
  private readonly announce: () => void;
  private readonly verdicts = new Map<Lead, Verdict>();
  private state: 'open' | 'asked' | 'over';
  private late = false;

  /** `announce` is called when the state changes by itself. */
  constructor(
    judge: JudgeBuyers | undefined,
    name: { readonly domain: string; readonly words: readonly string[] },
    signal: AbortSignal,
    announce: () => void,
  ) {
    this.judge = judge;
    this.name = name;
    this.signal = signal;
    this.announce = announce;
    this.state = judge === undefined ? 'over' : 'open';
    if (judge === undefined) return;
    const timer = setTimeout(() => {
      this.late = true;
      announce();
    }, beginAfterMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  /** Candidates are still collected for it. */
  get isOpen(): boolean {
    return this.state === 'open';
  }

  get isOver(): boolean {
    return this.state === 'over';
  }

  /** How many leads are collected for it where `wanted` are asked for. */
  static size(wanted: number): number {
    return Math.min(3 * wanted, maxJudged);
  }

  /** Asks once, as soon as all is in that can be judged (`complete`) or the time has come. */
  begin(leads: readonly Lead[], complete: boolean): void {
    if (this.judge === undefined || this.state !== 'open' || !(complete || this.late)) return;
    if (leads.length < 2) {
      this.state = 'over';
      return;
    }
    this.state = 'asked';
    void this.ask(this.judge, leads);
  }

  /** What was said of a lead; undefined where nothing was asked of it. */
  verdictOn(lead: Lead): Verdict | undefined {
    return this.verdicts.get(lead);
  }

  /** Whether there was an answer. */
  get wasAnswered(): boolean {
    return this.verdicts.size > 0;
  }

  private async ask(judge: JudgeBuyers, leads: readonly Lead[]): Promise<void> {
    const request = { ...this.name, companies: leads.map(({ facts }) => facts) };
    const answer = await withinTime((signal) => judge(request, signal), answerWithinMs, this.signal);
    for (const [index, lead] of answer === null ? [] : leads.entries()) {
      this.verdicts.set(lead, answer?.[index] ?? unsaid);
    }
    this.state = 'over';
    this.announce();
  }
}
