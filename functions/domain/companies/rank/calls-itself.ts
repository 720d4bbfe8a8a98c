import { comparableName } from '../name/company-name.ts';
import type { Homepage } from '../proof/homepage.ts';
import type { NamePlace } from '../proof/own-names.ts';

/** How closely what a site calls itself matches a name. */
export interface NameFit {
  /** 0 to 1; the strongest sign that the company wants the name. */
  readonly share: number;
  /** Where it uses exactly the name; empty if nowhere. */
  readonly places: readonly NamePlace[];
}

/** The value of using the name, or a longer one that begins with it, on a longer domain or not. */
const shares = {
  /** Its name is the target, its domain is not: this is exactly the domain that it lacks. */
  exactOnLongerDomain: 1,
  /** Its domain already contains its name, only under another suffix or with a hyphen. */
  exactOnSameName: 0.65,
  /** Only a part of the title contains it, and titles also name topics. */
  onlyInTitle: 0.95,
  beginsWithName: 0.5,
  unnamed: 0.2,
} as const;

/**
 * How closely what a site calls itself matches the target's label, from everything that it says about itself.
 * `ownLabel` is the label of its current domain. Spaces, case, accents and legal forms are ignored.
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
