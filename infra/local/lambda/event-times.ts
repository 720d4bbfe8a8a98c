/**
 * How long the events of one function take, in milliseconds. The latest ones count most. From this follows whether a
 * further event is done sooner in a new environment, whose first event is many times slower, or in one that is busy now.
 */
export class EventTimes {
  #first: number | undefined;
  #later: number | undefined;

  /** Notes an event: the first of its environment, with the start of that environment, or a later one. */
  note(ms: number, isFirst: boolean): void {
    if (isFirst) this.#first = average(this.#first, ms);
    else this.#later = average(this.#later, ms);
  }

  /**
   * For how many milliseconds an event should wait for one of the `busy` environments before another is started for
   * it, if `ahead` other events wait already. 0 if waiting is not expected to pay, or nothing is known yet.
   */
  patience(busy: number, ahead: number): number {
    if (this.#first === undefined || this.#later === undefined || busy === 0) return 0;
    const afterWaiting = this.#later * (1 + (ahead + 1) / busy);
    return afterWaiting < this.#first ? this.#first : 0;
  }
}

function average(before: number | undefined, ms: number): number {
  return before === undefined ? ms : (before + ms) / 2;
}
