import { sentence } from '../cloud.ts';

/** One result of the doctor. */
export interface Finding {
  /** What was checked, such as `sender`. */
  readonly about: string;
  /** `unknown` if it could not be checked. */
  readonly state: 'ok' | 'to do' | 'unknown';
  /** What was found, or what to do. */
  readonly says: string;
}

/** A finding that needs no action. */
export function ok(about: string, says: string): Finding {
  return { about, state: 'ok', says };
}

/** A finding that needs action by an operator. */
export function toDo(about: string, says: string): Finding {
  return { about, state: 'to do', says };
}

/** Runs a check. If it fails, the result is unknown, with the reason. */
export async function look(about: string, ask: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await ask();
  } catch (error) {
    return [{ about, state: 'unknown', says: `could not be asked: ${sentence(error)}` }];
  }
}
