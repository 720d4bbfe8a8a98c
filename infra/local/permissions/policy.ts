import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';

/** A condition: the operator, the context key in lower case, and the values of the policy. */
export interface Condition {
  readonly operator: string;
  readonly key: string;
  readonly values: readonly string[];
}

/** One statement of a policy, with single values turned into lists. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly conditions: readonly Condition[];
  /**
   * The principals of a resource policy, such as `*`, an ARN or `cloudwatch.amazonaws.com`; empty in a role's
   * policy.
   */
  readonly principals: readonly string[];
}

/** The condition operators that `decide.ts` evaluates. */
const operators = [
  'StringEquals',
  'StringLike',
  'ArnLike',
  'ArnEquals',
  'Bool',
  'Null',
  'ForAllValues:StringEquals',
] as const;

/** The context keys that the runner's services provide for a call. */
const contextKey =
  /^(aws:(securetransport|sourceaccount|sourcearn)|bedrock:inferenceprofilearn|kms:encryptioncontextkeys|kms:encryptioncontext:.+)$/;

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const values = z
  .union([z.string(), z.boolean(), z.array(z.union([z.string(), z.boolean()]))])
  .transform((value) => [value].flat().map(String));

// Strict: an element that is not evaluated here, such as NotAction, must not be ignored.
const statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore,
  Resource: oneOrMore,
  Principal: z
    .union([z.literal('*'), z.strictObject({ AWS: oneOrMore.optional(), Service: oneOrMore.optional() })])
    .optional(),
  Condition: z.partialRecord(z.enum(operators), z.record(z.string(), values)).default({}),
});
const policyDocument = z.strictObject({
  Version: z.literal('2012-10-17'),
  Statement: z.array(statement),
});

/**
 * Reads a policy document of the template. Throws a StartError that names the policy for every element, operator,
 * context key or variable that the runner does not evaluate.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements.html
 */
export function readPolicy(name: string, document: unknown): Statement[] {
  const parsed = policyDocument.safeParse(document);
  if (!parsed.success) {
    throw new StartError(
      `The local runner cannot evaluate the policy "${name}": ${z.prettifyError(parsed.error)}`,
    );
  }
  return parsed.data.Statement.map(({ Effect, Action, Resource, Principal, Condition }) => {
    const conditions = Object.entries(Condition).flatMap(([operator, compared]) =>
      Object.entries(compared ?? {}).map(([key, wanted]) => ({
        operator,
        key: key.toLowerCase(),
        values: wanted,
      })),
    );
    for (const { key } of conditions) {
      if (!contextKey.test(key)) {
        throw new StartError(
          `The local runner cannot evaluate the policy "${name}": the condition key ${key}`,
        );
      }
    }
    for (const text of [...Resource, ...conditions.flatMap((each) => each.values)]) {
      if (text.includes('${')) {
        throw new StartError(
          `The local runner cannot evaluate the policy "${name}": the variable in ${text}`,
        );
      }
    }
    const principals = Principal === '*' ? ['*'] : [...(Principal?.AWS ?? []), ...(Principal?.Service ?? [])];
    return { effect: Effect, actions: Action, resources: Resource, conditions, principals };
  });
}
