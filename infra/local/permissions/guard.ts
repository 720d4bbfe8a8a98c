import * as z from 'zod';
import { AwsError } from '../http/aws-endpoint.ts';
import type { HttpRequest } from '../http/http-message.ts';
import type { Place } from '../template/assembly.ts';
import type { Resource } from '../template/template.ts';
import { assertServicesMay } from './between-services.ts';
import type { AskedAction } from './decide.ts';
import { readPolicies, whyRefused } from './policies.ts';
import { type Principal, readPrincipals } from './principals.ts';
import { actionsOf, type Names } from './service-calls.ts';

/** The credentials of the machine's owner, who may do everything. */
const ownersKey = { accessKeyId: 'local', secretAccessKey: 'local' };

/** A call that a function made without permission. */
export interface Denial extends AskedAction {
  readonly functionName: string;
  readonly reason: string;
}

/** A call that a function made with permission. */
export interface AllowedCall extends AskedAction {
  readonly functionName: string;
}

/** Decides every call of a function by the policies of the template. */
export interface Guard {
  /** The environment variables with which a function signs its calls. */
  keyFor(functionName: string): Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>;
  /** The secret of an access key; undefined for an unknown key. */
  secretOf(accessKeyId: string): string | undefined;
  /**
   * Throws an AwsError with AWS's message if the signer may not make the call. A request that is not signed with a
   * function's key comes from the machine's owner, who may do everything.
   */
  check(service: string, request: HttpRequest): void;
  /** The refused calls so far, each once. */
  readonly denials: readonly Denial[];
  /** The allowed calls so far, each once. */
  readonly allowed: readonly AllowedCall[];
}

/**
 * Reads the policies of the template. Throws a StartError for what it cannot evaluate, and if a service may not do at
 * another what the template says. `hear` is called for each denial, and `record` once for each allowed call.
 */
export function createGuard(options: {
  resources: Resource[];
  functions: readonly { name: string; logicalId: string }[];
  place: Place;
  /** The ARN of a secret by its name or ARN. */
  secretArn: (id: string) => string | undefined;
  hear: (denial: Denial) => void;
  record?: (call: AllowedCall) => void;
}): Guard {
  const { resources, functions, place, secretArn, hear, record } = options;
  const names: Names = {
    place,
    secretArn,
    keyArn: (id) => keyArn(resources, id),
    configurationSetOf: (identity) => configurationSetOf(resources, identity),
  };
  const policies = readPolicies(resources, place);
  const principals = readPrincipals(resources, functions, policies);
  assertServicesMay(resources, functions, policies, place);
  const denials = new Map<string, Denial>();
  const allowed = new Map<string, AllowedCall>();

  function decide(principal: Principal, asked: AskedAction): void {
    const { functionName, session } = principal;
    const reason = whyRefused(principal, asked, policies, place);
    const call = { functionName, ...asked };
    if (reason === null) {
      if (!allowed.has(JSON.stringify(call))) record?.(call);
      allowed.set(JSON.stringify(call), call);
      return;
    }
    const denial = { ...call, reason };
    if (!denials.has(JSON.stringify(call))) hear(denial);
    denials.set(JSON.stringify(call), denial);
    const isObject = asked.action.startsWith('s3:');
    throw new AwsError(
      isObject ? 'AccessDenied' : 'AccessDeniedException',
      `User: ${session} is not authorized to perform: ${asked.action} on resource: ${asked.resource} ${reason}`,
      isObject || asked.action.startsWith('ses:') ? 403 : 400,
    );
  }

  return {
    keyFor(functionName) {
      const { accessKeyId = '', secretAccessKey = '' } =
        principals.find((each) => each.functionName === functionName) ?? {};
      return { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
    },
    secretOf(accessKeyId) {
      if (accessKeyId === ownersKey.accessKeyId) return ownersKey.secretAccessKey;
      return principals.find((each) => each.accessKeyId === accessKeyId)?.secretAccessKey;
    },
    check(service, request) {
      const principal = principals.find(({ accessKeyId }) => accessKeyId === accessKeyOf(request));
      if (!principal) return;
      for (const { action, resource, context } of actionsOf(service, request, names)) {
        // A call within this machine counts as a call by TLS.
        decide(principal, { action, resource, context: { ...context, 'aws:securetransport': ['true'] } });
      }
    },
    get denials() {
      return [...denials.values()];
    },
    get allowed() {
      return [...allowed.values()];
    },
  };
}

const identityProperties = z.looseObject({
  ConfigurationSetAttributes: z.looseObject({ ConfigurationSetName: z.string() }).optional(),
});

function configurationSetOf(resources: Resource[], identity: string): string | null | undefined {
  const found = resources.find(({ type, id }) => type === 'AWS::SES::EmailIdentity' && id === identity);
  if (found === undefined) return undefined;
  const { ConfigurationSetAttributes: set } = identityProperties.parse(found.properties);
  return set?.ConfigurationSetName ?? null;
}

/** The ARN of a KMS key by its id, its ARN or an alias. */
function keyArn(resources: Resource[], id: string): string | undefined {
  const alias = resources.find(({ type, id: name }) => type === 'AWS::KMS::Alias' && name === id);
  const meant = alias?.properties.TargetKeyId ?? id;
  const keys = resources.filter(({ type }) => type === 'AWS::KMS::Key');
  return keys.find((key) => key.id === meant || key.attributes.Arn === meant)?.attributes.Arn;
}

/** The access key that signed a request, from its header or its link. */
function accessKeyOf(request: HttpRequest): string | undefined {
  const header = request.headers.get('authorization')?.[0] ?? '';
  const credential =
    /Credential=([^,\s]+)/.exec(header)?.[1] ?? new URLSearchParams(request.query).get('X-Amz-Credential');
  return credential?.split('/')[0];
}

/** A sentence that names the permission that a function lacks. */
export function missingGrant({ functionName, action, resource, reason }: Denial): string {
  return `${functionName} may not ${action} on ${resource}, ${reason}`;
}
