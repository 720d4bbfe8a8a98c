import type { Condition, Statement } from './policy.ts';

/** One action on one resource, and the context of the call. */
export interface AskedAction {
  readonly action: string;
  readonly resource: string;
  /** Values by context key in lower case. A missing key has no value. */
  readonly context: Readonly<Record<string, readonly string[]>>;
}

/** The policies that decide a call. */
export interface Policies {
  /** Those of the caller's role. */
  readonly ofIdentity: readonly Statement[];
  /** Those on the resource itself; null if it can have none, or has none. */
  readonly ofResource: readonly Statement[] | null;
  /** The principals in a resource policy that mean the caller directly, in addition to `*`. */
  readonly caller: readonly string[];
  /** The principal that delegates the decision to the caller's own policies: the account's root. */
  readonly account: string;
  /** Whether the resource policy must allow the account, as a KMS key's must. */
  readonly needsResource: boolean;
}

/** Why a call is refused, in AWS's wording after "is not authorized to perform"; null if it is allowed. */
export function whyDenied(asked: AskedAction, policies: Policies): string | null {
  const { ofIdentity, ofResource, caller, account, needsResource } = policies;
  const about = (statement: Statement) => applies(statement, asked);
  const meant = (ofResource ?? []).filter(about).map(({ effect, principals }) => ({
    effect,
    directly: principals.some((name) => name === '*' || caller.includes(name)),
    account: principals.includes(account),
  }));
  const identity = ofIdentity.filter(about);
  if (identity.some(({ effect }) => effect === 'Deny'))
    return 'with an explicit deny in an identity-based policy';
  if (meant.some(({ effect, directly, account: all }) => effect === 'Deny' && (directly || all))) {
    return 'with an explicit deny in a resource-based policy';
  }
  const allows = meant.filter(({ effect }) => effect === 'Allow');
  if (allows.some(({ directly }) => directly)) return null;
  if (needsResource && !allows.some((each) => each.account)) {
    return `because no resource-based policy allows the ${asked.action} action`;
  }
  return identity.length > 0 ? null : `because no identity-based policy allows the ${asked.action} action`;
}

/** Whether a statement applies to a call: its action, resource and conditions match. */
function applies({ actions, resources, conditions }: Statement, asked: AskedAction): boolean {
  const action = asked.action.toLowerCase();
  return (
    actions.some((pattern) => fits(pattern.toLowerCase(), action)) &&
    resources.some((pattern) => fits(pattern, asked.resource)) &&
    conditions.every((condition) => holds(condition, asked.context[condition.key]))
  );
}

function holds({ operator, values }: Condition, known: readonly string[] | undefined): boolean {
  switch (operator) {
    case 'Null':
      return values.includes(String(known === undefined));
    case 'ForAllValues:StringEquals':
      // Also true without any values:
      // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-single-vs-multi-valued-context-keys.html
      return (known ?? []).every((value) => values.includes(value));
    case 'StringLike':
    case 'ArnLike':
    case 'ArnEquals':
      return (known ?? []).some((value) => values.some((pattern) => fits(pattern, value)));
    default:
      return (known ?? []).some((value) => values.includes(value));
  }
}

/** Whether a text matches a pattern in which `*` means any characters and `?` exactly one. */
function fits(pattern: string, text: string): boolean {
  let [at, from] = [0, 0];
  let [star, resume] = [-1, 0];
  while (from < text.length) {
    if (at < pattern.length && pattern[at] === '*') {
      star = at++;
      resume = from;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === text[from])) {
      at += 1;
      from += 1;
    } else if (star >= 0) {
      at = star + 1;
      from = ++resume;
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}
