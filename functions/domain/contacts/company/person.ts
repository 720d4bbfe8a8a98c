import type { Sighting } from '../page/sighting.ts';

/** A title, and whether it stands in the role element of a card, or in a sentence. */
export interface TitleSighting extends Sighting {
  readonly isRole?: boolean;
  readonly isTold?: boolean;
}

/** A member of the company with everything that its pages assign to them. */
export interface Person {
  readonly name: Sighting;
  readonly names: Sighting[];
  readonly titles: TitleSighting[];
  readonly emails: Sighting[];
  readonly phones: Sighting[];
  readonly linkedins: Sighting[];
}
