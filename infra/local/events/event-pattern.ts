import { StartError } from '../machine/start-error.ts';

type Condition = (value: unknown) => boolean;

/**
 * Turns an EventBridge event pattern into a test of events: exact values, `prefix`, `suffix`, `anything-but`,
 * `exists` and `equals-ignore-case`, at any depth. Throws a StartError for another operator.
 * @see https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-create-pattern-operators.html
 */
export function eventMatcher(rule: string, pattern: object): (event: unknown) => boolean {
  const fields = Object.entries(pattern).map(([name, expected]): [string, Condition] => {
    if (Array.isArray(expected)) {
      const conditions = expected.map((item) => condition(rule, item));
      // A list in an event matches if any of its items does.
      return [
        name,
        (value) => conditions.some((test) => (Array.isArray(value) ? value.some(test) : test(value))),
      ];
    }
    if (typeof expected === 'object' && expected !== null) return [name, eventMatcher(rule, expected)];
    throw new StartError(
      `The pattern of rule "${rule}" gives "${name}" neither a list nor a nested pattern.`,
    );
  });
  return (event) => {
    const record: Map<string, unknown> = new Map(
      typeof event === 'object' && event ? Object.entries(event) : [],
    );
    return fields.every(([name, test]) => test(record.get(name)));
  };
}

function condition(rule: string, expected: unknown): Condition {
  if (typeof expected !== 'object' || expected === null) return (value) => value === expected;
  const [operator, ...more] = Object.entries(expected);
  if (operator && more.length === 0) {
    const [name, operand] = operator;
    if (name === 'prefix' && typeof operand === 'string') {
      return (value) => typeof value === 'string' && value.startsWith(operand);
    }
    if (name === 'suffix' && typeof operand === 'string') {
      return (value) => typeof value === 'string' && value.endsWith(operand);
    }
    if (name === 'equals-ignore-case' && typeof operand === 'string') {
      return (value) => typeof value === 'string' && value.toLowerCase() === operand.toLowerCase();
    }
    if (name === 'exists') return (value) => (value !== undefined) === operand;
    if (name === 'anything-but') {
      const refused: unknown[] = Array.isArray(operand) ? operand : [operand];
      if (refused.every((item) => typeof item !== 'object' || item === null)) {
        return (value) => value !== undefined && !refused.includes(value);
      }
    }
  }
  throw new StartError(
    `The pattern of rule "${rule}" uses ${JSON.stringify(expected)}, which the local runner does not know.`,
  );
}
