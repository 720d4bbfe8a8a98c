import { comparableName } from '../name/company-name.ts';
import type { Homepage } from '../proof/homepage.ts';
import type { NamePlace } from '../proof/own-names.ts';

/** How near what a site calls itself comes to a name. */
export interface NameFit {
  /** 0 to 1; the strongest sign that its holder wants the name. */
  readonly share: number;
  /** Where it calls itself exactly the name; empty where it does not. */
  readonly places: readonly NamePlace[];
}

/** What it says to call oneself the name, or a longer one that begins with it, and to live on a longer domain or not. */
const shares = {
  /** Its name is the target, its domain is not: what it lacks is this very domain. */
  exactOnLongerDomain: 1,
  /** Its domain says its name already, only under another suffix or with a hyphen. */
  exactOnSameName: 0.65,
  /** Only a part of the title says so: a title names subjects too. */
  onlyInTitle: 0.95,
  beginsWithName: 0.5,
  unnamed: 0.2,
} as const;

/**
 * How near what a site calls itself comes to the target's label, by all that it says of itself. `ownLabel` is the label
 * of the domain that it lives on. Spaces, case, accents and legal forms are no difference.
 */
export function nameFitOf(home: Homepage, ownLabel: string, targetLabel: string): NameFit {
  const target = comparableName(targetLabel);
  const said = home.ownNames.map(({ name, place }) => ({ place, name: comparableName(name) }));
  const places = [...new Set(said.filter(({ name }) => name === target).map(({ place }) => place))];
  if (places.length > 0) {
    const place = places.some((each) => each !== 'title') ? 1 : shares.onlyInTitle;
    const longer = comparableName(ownLabel) !== target;
    return { share: place * (longer ? shares.exactOnLongerDomain : shares.exactOnSameName), places };
  }
  if (said.some(({ name }) => name.startsWith(target))) return { share: shares.beginsWithName, places };
  return { share: said.length === 0 ? shares.unnamed : 0, places };
}
