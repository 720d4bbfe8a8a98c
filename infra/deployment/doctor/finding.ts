import { sentence } from '../cloud.ts';

/** What the doctor says of one thing. */
export interface Finding {
  /** What was looked at, such as `sender`. */
  readonly about: string;
  /** `unknown` where it could not be asked. */
  readonly state: 'ok' | 'to do' | 'unknown';
  /** What was found, or what to do. */
  readonly says: string;
}

/** A finding that all is well. */
export function ok(about: string, says: string): Finding {
  return { about, state: 'ok', says };
}

/** A finding that an operator has to do something. */
export function toDo(about: string, says: string): Finding {
  return { about, state: 'to do', says };
}

/** Looks at something; what cannot be asked is unknown, with the reason. */
export async function look(about: string, ask: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await ask();
  } catch (error) {
    return [{ about, state: 'unknown', says: `could not be asked: ${sentence(error)}` }];
  }
}
