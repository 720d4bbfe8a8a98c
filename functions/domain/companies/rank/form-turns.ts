/** Candidates of one form that are looked up before checking whether the form leads to any leads. */
const turnLength = 24;

interface Turn {
  started: number;
  settled: number;
  paid: boolean;
}

/**
 * Looks up the candidates of each form of a name (other suffix, word in front, …) in turns, and ends the form after
 * a turn without a lead: a hundred parked suffixes are no reason to look up a hundred more. The contents of a turn
 * only depend on the order of the candidates, not on how fast their sites answer.
 */
export class FormTurns {
  private readonly turns = new Map<string, Turn>();
  private readonly ended = new Set<string>();

  /** Whether the next candidate of a form may be looked up now. */
  mayStart(form: string | undefined): boolean {
    if (form === undefined) return true;
    return !this.ended.has(form) && this.turnOf(form).started < turnLength;
  }

  start(form: string | undefined): void {
    if (form !== undefined) this.turnOf(form).started += 1;
  }

  /** Records the result of a candidate. Returns true if its form has just ended. */
  settle(form: string | undefined, isLead: boolean): boolean {
    if (form === undefined) return false;
    const turn = this.turnOf(form);
    turn.settled += 1;
    turn.paid ||= isLead;
    if (turn.settled < turnLength) return false;
    this.turns.delete(form);
    if (!turn.paid) this.ended.add(form);
    return !turn.paid;
  }

  private turnOf(form: string): Turn {
    const turn = this.turns.get(form) ?? { started: 0, settled: 0, paid: false };
    this.turns.set(form, turn);
    return turn;
  }
}
