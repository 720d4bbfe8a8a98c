/** Candidates of one form that are looked at before it is asked whether the form has paid. */
const turnLength = 24;

interface Turn {
  started: number;
  settled: number;
  paid: boolean;
}

/**
 * Lets each form of a name (other suffix, word in front, …) have its candidates looked at turn by turn, and ends it
 * after a turn that brought no lead: a hundred parked suffixes are no reason to look at a hundred more. What is in a
 * turn depends on the order of the candidates alone, not on how fast their sites answer.
 */
export class FormTurns {
  private readonly turns = new Map<string, Turn>();
  private readonly ended = new Set<string>();

  /** Whether the next candidate of a form may be looked at now. */
  mayStart(form: string | undefined): boolean {
    if (form === undefined) return true;
    return !this.ended.has(form) && this.turnOf(form).started < turnLength;
  }

  start(form: string | undefined): void {
    if (form !== undefined) this.turnOf(form).started += 1;
  }

  /** Notes what a candidate came to; true when its form has just ended. */
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
