import type { PageElement, PageModel } from '../../page/page-model.ts';
import { closest, elementAt } from '../../page/queries.ts';
import { kindOfCard } from '../../people/cards/alike-names.ts';
import type { ShownPerson } from '../../people/name-at.ts';
import { lowerBound } from '../../people/person-card.ts';
import { hasHonorific, hasShortHonorific } from '../../words/honorifics.ts';
import { mentionsTitle } from '../../words/job-title.ts';

/** Two cards of one kind may be alike by chance. */
const minCards = 3;

interface Judged {
  readonly person: ShownPerson;
  readonly title: string;
  /** Whether its own signs show a person. */
  readonly isPerson: boolean;
}

interface Kind {
  readonly names: Set<string>;
  readonly people: Set<string>;
  readonly titled: Set<string>;
  /** Where its cards have their names, and where people have theirs, in order. */
  readonly all: number[];
  readonly segments: number[];
}

/**
 * The people among the names of a page. In cards of one kind of which most are people's the others are too, though no list
 * knows their given names.
 */
export function withAlike<One extends Judged>(page: PageModel, all: readonly One[]): One[] {
  const kinds = new Map<string, Kind>();
  const kindOf = ({ isListed, line }: ShownPerson) =>
    isListed ? kindOfCard(page, page.lines[line]?.firstSegment ?? -1) : null;
  for (const { person, title, isPerson } of all) {
    const key = kindOf(person);
    if (key === null) continue;
    const kind = kinds.get(key) ?? {
      names: new Set(),
      people: new Set(),
      titled: new Set(),
      all: [],
      segments: [],
    };
    kinds.set(key, kind);
    if (!person.isAlike) kind.names.add(person.name);
    const segment = page.lines[person.line]?.firstSegment ?? -1;
    kind.all.push(segment);
    if (!isPerson) continue;
    kind.segments.push(segment);
    kind.people.add(person.name);
    if (title !== '') kind.titled.add(person.name);
  }
  for (const { all: places, segments } of kinds.values())
    for (const list of [places, segments]) list.sort((one, other) => one - other);
  const isAlike = ({ person, title }: One) => {
    const kind = kinds.get(kindOf(person) ?? '');
    if (!kind) return false;
    const { names, people, titled } = kind;
    if (people.size < minCards || people.size * 2 < names.size || !isNearPeople(page, person, kind))
      return false;
    // "Biscuit" among the staff is their dog.
    if (!person.name.includes(' ') && !isAddressed(page, person)) return false;
    const isComplete = title !== '' || titled.size * 2 <= people.size || isAddressed(page, person);
    return isComplete && !person.name.split(' ').some(mentionsTitle);
  };
  return all.filter((one) => one.isPerson || isAlike(one));
}

/** Whether one of the cards that stand nearest to a name is a person's: a firm may list its products in cards of the same kind. */
function isNearPeople(page: PageModel, { line }: ShownPerson, { all, segments }: Kind): boolean {
  const own = page.lines[line]?.firstSegment ?? -1;
  const countIn = (sorted: readonly number[], { firstSegment, endSegment }: PageElement) =>
    lowerBound(sorted, endSegment) - lowerBound(sorted, firstSegment);
  const list = closest(page, elementAt(page, own), (element) => countIn(all, element) >= minCards);
  const element = page.elements[list];
  return element !== undefined && countIn(segments, element) > 0;
}

/** "Dr Roe" is a person, whatever is written below. */
function isAddressed(page: PageModel, { line }: ShownPerson): boolean {
  const { text = '' } = page.lines[line] ?? {};
  return hasHonorific(text) || hasShortHonorific(text);
}
