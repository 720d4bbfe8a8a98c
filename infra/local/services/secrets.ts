import { createHash, randomInt } from 'node:crypto';
import * as z from 'zod';
import { AwsError, type AwsOperations } from '../http/aws-endpoint.ts';
import { StartError } from '../machine/start-error.ts';
import type { Store } from '../machine/store.ts';
import type { Resource } from '../template/template.ts';

const collection = 'secrets';

const generation = z.looseObject({
  PasswordLength: z.number().int().min(1).max(4096).default(32),
  ExcludeCharacters: z.string().default(''),
  ExcludeLowercase: z.boolean().default(false),
  ExcludeUppercase: z.boolean().default(false),
  ExcludeNumbers: z.boolean().default(false),
  ExcludePunctuation: z.boolean().default(false),
  IncludeSpace: z.boolean().default(false),
  RequireEachIncludedType: z.boolean().default(true),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});
const secretProperties = z.looseObject({
  SecretString: z.string().optional(),
  GenerateSecretString: generation.optional(),
});
const storedSecret = z.object({ value: z.string(), createdAt: z.number() });

/** A secret of the template with its current value. `createdAt` is in milliseconds since 1970. */
interface Secret {
  arn: string;
  name: string;
  value: string;
  createdAt: number;
}

/** The secrets of the template. */
export interface Secrets {
  /** Finds a secret by its name, its ARN, or its ARN without the six characters at the end. */
  find(id: string): Secret | undefined;
  /** Replaces the value of a secret and stores it. */
  put(secret: Secret, value: string): void;
  /** The resources with placeholders of a secret's value, `{{resolve:secretsmanager:…}}`, filled in. */
  fill(resources: Resource[]): Resource[];
}

/**
 * Opens the secrets of the template, and those that an operator creates manually, whose values `byHand` generates by
 * name. Values are generated at the first start and stored; a value given in the template is used as it is. Throws a
 * StartError for a secret of the template that has neither.
 */
export function openSecrets(
  resources: Resource[],
  store: Store,
  byHand: Record<string, () => string> = {},
): Secrets {
  const ofTemplate = resources
    .filter(({ type }) => type === 'AWS::SecretsManager::Secret')
    .map((resource): Secret => {
      const { logicalId, id: arn, attributes } = resource;
      const { SecretString, GenerateSecretString } = secretProperties.parse(resource.properties);
      const name = attributes.Name ?? logicalId;
      const stored = storedSecret.safeParse(store.get(collection, name)).data;
      const value =
        SecretString ?? (stored?.value || (GenerateSecretString && generate(GenerateSecretString)));
      if (value === undefined) {
        throw new StartError(`Secret "${logicalId}" has neither SecretString nor GenerateSecretString.`);
      }
      const createdAt = stored?.value === value ? stored.createdAt : Date.now();
      if (stored?.value !== value) store.put(collection, name, { value, createdAt });
      return { arn, name, value, createdAt };
    });
  const ofOperator = Object.entries(byHand).map(([name, make]): Secret => {
    const arn = `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}-byHand`;
    const stored = storedSecret.safeParse(store.get(collection, name)).data;
    const { value, createdAt } = stored ?? { value: make(), createdAt: Date.now() };
    if (!stored) store.put(collection, name, { value, createdAt });
    return { arn, name, value, createdAt };
  });
  const secrets = [...ofTemplate, ...ofOperator];

  function find(id: string): Secret | undefined {
    return secrets.find(({ arn, name }) => [arn, arn.replace(/-\w{6}$/, ''), name].includes(id));
  }

  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html
  function fillText(text: string): string {
    return text.replaceAll(
      /\{\{resolve:secretsmanager:(.+?)(?::SecretString(?::([^:}]*))?(?::[^}]*)?)?\}\}/g,
      (whole, id: string, key: string | undefined) => {
        const secret = find(id);
        if (!secret) throw new StartError(`The template wants ${whole}, a secret that it does not define.`);
        if (!key) return secret.value;
        const values = z.record(z.string(), z.unknown()).parse(JSON.parse(secret.value));
        return String(values[key]);
      },
    );
  }

  function fill(value: unknown): unknown {
    if (typeof value === 'string') return fillText(value);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item)]));
  }

  return {
    find,
    put(secret, value) {
      secret.value = value;
      secret.createdAt = Date.now();
      store.put(collection, secret.name, { value, createdAt: secret.createdAt });
    },
    fill: (all) =>
      all.map((resource) => ({
        ...resource,
        properties: z.record(z.string(), z.unknown()).parse(fill(resource.properties)),
      })),
  };
}

const valueWanted = z.looseObject({
  SecretId: z.string(),
  VersionId: z.string().optional(),
  VersionStage: z.string().optional(),
});
const valueGiven = z.looseObject({ SecretId: z.string(), SecretString: z.string().max(65_536) });

/** Secrets Manager's GetSecretValue and PutSecretValue. Each secret has one version, the current one. */
export function secretsService(secrets: Pick<Secrets, 'find' | 'put'>): AwsOperations {
  function need(id: string): Secret {
    const secret = secrets.find(id);
    if (secret) return secret;
    throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }

  return async (operation, body) => {
    if (operation === 'PutSecretValue') {
      const { SecretId, SecretString } = valueGiven.parse(body);
      const secret = need(SecretId);
      secrets.put(secret, SecretString);
      return {
        ARN: secret.arn,
        Name: secret.name,
        VersionId: versionOf(secret),
        VersionStages: ['AWSCURRENT'],
      };
    }
    if (operation !== 'GetSecretValue') return null;
    const { SecretId, VersionId, VersionStage } = valueWanted.parse(body);
    const secret = need(SecretId);
    const version = versionOf(secret);
    if ((VersionStage ?? 'AWSCURRENT') !== 'AWSCURRENT' || (VersionId ?? version) !== version) {
      throw new AwsError(
        'ResourceNotFoundException',
        "Secrets Manager can't find the specified secret value.",
      );
    }
    return {
      ARN: secret.arn,
      Name: secret.name,
      SecretString: secret.value,
      VersionId: version,
      VersionStages: ['AWSCURRENT'],
      CreatedDate: secret.createdAt / 1000,
    };
  };
}

function versionOf({ value }: Secret): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 32);
}

/** A value as GenerateSecretString describes it: a password, alone or under its key in a JSON text. */
function generate(wanted: z.infer<typeof generation>): string {
  const password = generatePassword(wanted);
  const { SecretStringTemplate, GenerateStringKey } = wanted;
  if (SecretStringTemplate === undefined || GenerateStringKey === undefined) return password;
  const values = z.record(z.string(), z.unknown()).parse(JSON.parse(SecretStringTemplate));
  return JSON.stringify({ ...values, [GenerateStringKey]: password });
}

function generatePassword(wanted: z.infer<typeof generation>): string {
  const kinds = [
    wanted.ExcludeLowercase ? '' : 'abcdefghijklmnopqrstuvwxyz',
    wanted.ExcludeUppercase ? '' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    wanted.ExcludeNumbers ? '' : '0123456789',
    wanted.ExcludePunctuation ? '' : '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
    wanted.IncludeSpace ? ' ' : '',
  ]
    .map((kind) => [...kind].filter((character) => !wanted.ExcludeCharacters.includes(character)))
    .filter((kind) => kind.length > 0);
  const all = kinds.flat();
  if (all.length === 0) throw new StartError('A generated secret may not exclude every character.');
  const pick = (from: string[]) => from[randomInt(from.length)] ?? '';
  for (;;) {
    const password = Array.from({ length: wanted.PasswordLength }, () => pick(all)).join('');
    const complete = kinds.every((kind) => kind.some((character) => password.includes(character)));
    const possible = wanted.RequireEachIncludedType && wanted.PasswordLength >= kinds.length;
    if (complete || !possible) return password;
  }
}
