import { withinTime } from '../../web/deadline.ts';
import { type JudgeBuyers, maxJudged, type PageFacts, type Verdict } from './judge-buyers.ts';

/** Milliseconds after the start of a search at which the proven leads are judged, whatever is still loading. */
const beginAfterMs = 25_000;
/** The time limit for the answer in milliseconds; the search continues without it. */
const answerWithinMs = 10_000;

/** The verdict of a company that was in the question but not in the answer. */
const unsaid: Verdict = { buys: 'possible', quote: null };

/**
 * The single judgement of a search: leads wait for it until it is ready or its time is up. Without a judge it is
 * over from the start.
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

  /** Whether candidates are still being collected for it. */
  get isOpen(): boolean {
    return this.state === 'open';
  }

  get isOver(): boolean {
    return this.state === 'over';
  }

  /** How many leads are collected for it if `wanted` are requested. */
  static size(wanted: number): number {
    return Math.min(3 * wanted, maxJudged);
  }

  /** Asks once, as soon as all candidates that can be judged are in (`complete`) or the time has come. */
  begin(leads: readonly Lead[], complete: boolean): void {
    if (this.judge === undefined || this.state !== 'open' || !(complete || this.late)) return;
    if (leads.length < 2) {
      this.state = 'over';
      return;
    }
    this.state = 'asked';
    void this.ask(this.judge, leads);
  }

  /** The verdict on a lead; undefined if it was not in the question. */
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
