import type { Sighting } from '../page/sighting.ts';

/** A member of the company with everything that its pages assign to them. */
export interface Person {
  readonly name: Sighting;
  readonly names: Sighting[];
  readonly titles: Sighting[];
  readonly emails: Sighting[];
  readonly phones: Sighting[];
  readonly linkedins: Sighting[];
}
