/** An error answer of Cognito: its type and a message for the caller. */
export class CognitoError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** The fields of a call, not checked yet. */
export type Fields = Record<string, unknown>;

interface Constraint {
  maximumLength: number;
  pattern?: RegExp;
}

/** Reads the body of a call. Throws SerializationException if it is not a JSON object. */
export function readFields(body: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new CognitoError('SerializationException', 'The body is not JSON');
  }
  if (!isFields(value)) throw new CognitoError('SerializationException', 'The body is not a JSON object');
  return value;
}

/**
 * The string in a required field of a call. Throws InvalidParameterException with Cognito's message if it is
 * missing, empty, too long or does not match the pattern, and SerializationException if it is not a string.
 */
export function requiredText(fields: Fields, name: string, constraint: Constraint): string {
  const value = fields[name];
  if (value === undefined || value === null) throw unsatisfied(name, 'Member must not be null');
  if (typeof value !== 'string') {
    throw new CognitoError('SerializationException', `${name} must be a string`);
  }
  if (value === '') throw unsatisfied(name, 'Member must have length greater than or equal to 1');
  if (value.length > constraint.maximumLength) {
    throw unsatisfied(name, `Member must have length less than or equal to ${constraint.maximumLength}`);
  }
  if (constraint.pattern !== undefined && !constraint.pattern.test(value)) {
    throw unsatisfied(name, `Member must satisfy regular expression pattern: ${constraint.pattern.source}`);
  }
  return value;
}

/**
 * The object in a field of a call, empty if the field is missing. Throws SerializationException for anything else.
 */
export function optionalFields(fields: Fields, name: string): Fields {
  const value = fields[name] ?? {};
  if (!isFields(value)) throw new CognitoError('SerializationException', `${name} must be an object`);
  return value;
}

/** A refusal of one field with the message that Cognito uses (Amplify reads it). */
function unsatisfied(name: string, constraint: string): CognitoError {
  const member = name.charAt(0).toLowerCase() + name.slice(1);
  return new CognitoError(
    'InvalidParameterException',
    `1 validation error detected: Value at '${member}' failed to satisfy constraint: ${constraint}`,
  );
}

/** Fields of several calls, with the limits in Cognito's API reference. */
export const username: Constraint = { maximumLength: 128, pattern: /^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u };
export const password: Constraint = { maximumLength: 256, pattern: /^\S+.*\S+$/s };
export const confirmationCode: Constraint = { maximumLength: 2048, pattern: /^\S+$/ };
export const token: Constraint = { maximumLength: 8192 };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
