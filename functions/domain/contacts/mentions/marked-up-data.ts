import type { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { personName } from '../words/person-name.ts';
import { type DataFacts, type DataPerson, emptyFacts } from './data-facts.ts';

type Role = 'name' | 'title' | 'email' | 'phone' | 'fax' | 'link' | 'country' | 'given' | 'family';

const roleOfProperty: Readonly<Record<string, Role>> = {
  name: 'name',
  givenname: 'given',
  familyname: 'family',
  jobtitle: 'title',
  title: 'title',
  role: 'title',
  email: 'email',
  telephone: 'phone',
  tel: 'phone',
  faxnumber: 'fax',
  sameas: 'link',
  addresscountry: 'country',
};
const roleOfClass: Readonly<Record<string, Role>> = {
  'p-name': 'name',
  fn: 'name',
  'p-given-name': 'given',
  'p-family-name': 'family',
  'given-name': 'given',
  'family-name': 'family',
  'p-job-title': 'title',
  'p-role': 'title',
  'u-email': 'email',
  email: 'email',
  'p-tel': 'phone',
  tel: 'phone',
  'u-url': 'link',
  'p-country-name': 'country',
  'country-name': 'country',
};
/** `title` and `role` only mean a job inside an old hCard. */
const roleOfCardClass: Readonly<Record<string, Role>> = { title: 'title', role: 'title' };

interface Scope {
  readonly element: number;
  readonly kind: 'person' | 'organisation' | 'other';
  readonly notation: string;
  readonly values: { role: Role; value: string }[];
}

const maxMarkedUpElements = 60_000;

/** Reads microdata, RDFa with schema.org's vocabulary, and h-card or hCard classes. */
export function readMarkup(page: PageModel, context: PageContext): DataFacts {
  const facts = emptyFacts();
  if (!isMarkedUp(page)) return facts;
  const scopeOf: (Scope | undefined)[] = [];
  const scopes: Scope[] = [];
  const count = Math.min(page.elements.length, maxMarkedUpElements);
  for (let index = 0; index < count; index++) {
    const element = page.elements[index];
    if (!element) continue;
    const outer = element.parent >= 0 ? scopeOf[element.parent] : undefined;
    const { attributes } = element;
    const own = openedScope(index, attributes, element.hidden);
    // The author of a review or a recipe is not staff.
    const opened = own && outer?.kind === 'other' ? { ...own, kind: outer.kind } : own;
    if (opened) scopes.push(opened);
    scopeOf[index] = opened ?? outer;
    if (!outer && !opened) continue;
    const target =
      opened && (attributes.itemprop ?? attributes.property) === undefined ? opened : (outer ?? opened);
    if (!target || (element.hidden && element.tag !== 'meta' && element.tag !== 'link')) continue;
    for (const role of rolesOf(attributes, target)) {
      const value = readValue(page, index, role);
      if (value !== '' && target.values.length < 40) target.values.push({ role, value });
    }
  }
  for (const scope of scopes) {
    if (context.isOthersElement(scope.element)) continue;
    const segment = page.elements[scope.element]?.firstSegment ?? 0;
    if (context.isOthers(segment)) continue;
    addScope(scope, facts);
  }
  return facts;
}

/** Most pages are not, which a check of the whole page shows faster than one of its elements. */
function isMarkedUp({ attributes, source }: PageModel): boolean {
  return (
    attributes.has('itemscope') ||
    attributes.has('typeof') ||
    source.includes('vcard') ||
    source.includes('h-card')
  );
}

function openedScope(
  element: number,
  attributes: Readonly<Record<string, string>>,
  hidden: boolean,
): Scope | undefined {
  if (hidden) return undefined;
  const type = attributes.itemtype ?? attributes.typeof;
  if (attributes.itemscope !== undefined || attributes.typeof !== undefined) {
    const bare = (type ?? '').replace(/^.*[/#:]/, '');
    const kind =
      bare === 'Person'
        ? 'person'
        : /Review|Comment|Article|Posting|Product|Event|Rating|Offer|Quotation|Recipe|CreativeWork|Book|Movie/.test(
              bare,
            )
          ? 'other'
          : 'organisation';
    return { element, kind, notation: attributes.typeof === undefined ? 'microdata' : 'RDFa', values: [] };
  }
  const classes = attributes.class;
  if (classes?.includes('card') && /(?:^|\s)(?:h-card|vcard)(?:\s|$)/.test(classes)) {
    return { element, kind: 'person', notation: 'h-card', values: [] };
  }
  return undefined;
}

function rolesOf(attributes: Readonly<Record<string, string>>, scope: Scope): Role[] {
  const property = attributes.itemprop ?? attributes.property;
  if (property !== undefined && scope.notation !== 'h-card') {
    return property
      .split(/\s+/)
      .flatMap((name) => roleOfProperty[name.replace(/^.*[/#:]/, '').toLowerCase()] ?? []);
  }
  if (scope.notation !== 'h-card' || attributes.class === undefined) return [];
  return attributes.class.split(/\s+/).flatMap((name) => roleOfClass[name] ?? roleOfCardClass[name] ?? []);
}

function readValue(page: PageModel, index: number, role: Role): string {
  const element = page.elements[index];
  if (!element) return '';
  const { attributes, firstSegment, endSegment } = element;
  const href = attributes.href ?? '';
  if (role === 'link') return href || (attributes.content ?? '');
  if (role === 'email' && /^mailto:/i.test(href)) return href;
  if (role === 'phone' && /^tel:/i.test(href)) return href;
  if (attributes.content !== undefined) return attributes.content.trim();
  return page.segments
    .slice(firstSegment, Math.min(endSegment, firstSegment + 12))
    .map((segment) => segment.text)
    .join(' ');
}

function addScope(scope: Scope, facts: DataFacts): void {
  const of = (role: Role) => scope.values.filter((value) => value.role === role).map((value) => value.value);
  facts.countries.push(...of('country'));
  if (scope.kind === 'other') return;
  const full = of('name')[0] ?? [of('given')[0], of('family')[0]].filter(Boolean).join(' ');
  const name = personName(full);
  if (scope.kind === 'person' && name) {
    const person: DataPerson = {
      name,
      title: of('title')[0] ?? '',
      emails: of('email'),
      phones: of('phone'),
      links: of('link'),
      decoding: scope.notation,
    };
    facts.people.push(person);
    return;
  }
  for (const value of of('email')) facts.emails.push({ value, own: true, decoding: scope.notation });
  for (const value of of('phone')) facts.phones.push({ value, decoding: scope.notation });
  facts.profiles.push(...of('link'));
}
