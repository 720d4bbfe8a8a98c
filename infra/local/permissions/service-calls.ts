import * as z from 'zod';
import { readJson } from '../http/aws-endpoint.ts';
import type { HttpRequest } from '../http/http-message.ts';
import { readXml } from '../s3/xml.ts';
import type { Place } from '../template/assembly.ts';
import type { AskedAction } from './decide.ts';
import { tableActions } from './table-calls.ts';

/** Turns names in calls into ARNs where the name alone is not enough. */
export interface Names {
  readonly place: Place;
  /** The ARN of a secret by its name or ARN; undefined for an unknown one. */
  secretArn(id: string): string | undefined;
  /** The ARN of a KMS key by its id, ARN or alias; undefined for an unknown one. */
  keyArn(id: string): string | undefined;
  /**
   * The configuration set of an SES identity, an address or a domain; null if it has none, undefined if there is no
   * such identity.
   */
  configurationSetOf(identity: string): string | null | undefined;
}

const queueInput = z.looseObject({ QueueUrl: z.string().optional(), QueueName: z.string().optional() });
const secretInput = z.looseObject({ SecretId: z.string() });
const poolInput = z.looseObject({ UserPoolId: z.string() });
const executionInput = z.looseObject({
  stateMachineArn: z.string().optional(),
  executionArn: z.string().optional(),
});
const keyInput = z.looseObject({
  KeyId: z.string().optional(),
  CiphertextBlob: z.string().optional(),
  EncryptionContext: z.record(z.string(), z.string()).default({}),
});
const mailInput = z.looseObject({
  FromEmailAddress: z.string().optional(),
  Content: z.looseObject({ Raw: z.unknown().optional() }),
});

/** Ciphertexts start with the key's id (`services/kms.ts`). */
const keyIdLength = 36;

/**
 * The permissions that a call needs, by the signing name of its service: usually one action on one resource. Empty
 * for a call for which AWS needs none.
 * https://docs.aws.amazon.com/service-authorization/latest/reference/reference_policies_actions-resources-contextkeys.html
 */
export function actionsOf(service: string, request: HttpRequest, names: Names): AskedAction[] {
  const { region, account } = names.place;
  const operation = (request.headers.get('x-amz-target')?.[0] ?? '').split('.')[1] ?? '';
  const one = (action: string, resource: string, context: AskedAction['context'] = {}): AskedAction[] => [
    { action, resource, context },
  ];
  switch (service) {
    case 'dynamodb':
      return tableActions(operation, readJson(request), names.place);
    case 'secretsmanager': {
      const { SecretId } = secretInput.parse(readJson(request));
      return one(`secretsmanager:${operation}`, names.secretArn(SecretId) ?? SecretId);
    }
    case 'sqs': {
      const { QueueUrl, QueueName } = queueInput.parse(readJson(request));
      const name = QueueName ?? QueueUrl?.split('/').at(-1) ?? '';
      // A batch needs the same permission as a single message.
      return one(`sqs:${operation.replace(/Batch$/, '')}`, `arn:aws:sqs:${region}:${account}:${name}`);
    }
    case 'kms': {
      const { KeyId, CiphertextBlob = '', EncryptionContext } = keyInput.parse(readJson(request));
      const id = KeyId ?? Buffer.from(CiphertextBlob, 'base64').toString('latin1', 0, keyIdLength);
      const pairs = Object.entries(EncryptionContext);
      return one(`kms:${operation}`, names.keyArn(id) ?? id, {
        ...(pairs.length > 0 && { 'kms:encryptioncontextkeys': pairs.map(([name]) => name) }),
        ...Object.fromEntries(
          pairs.map(([name, value]) => [`kms:encryptioncontext:${name}`.toLowerCase(), [value]]),
        ),
      });
    }
    case 'states': {
      const { stateMachineArn, executionArn } = executionInput.parse(readJson(request));
      return one(`states:${operation}`, stateMachineArn ?? executionArn ?? '');
    }
    case 'cognito-idp': {
      // The other calls carry a token or a secret of their user, and no signature.
      if (!operation.startsWith('Admin') && operation !== 'ListUsers') return [];
      const { UserPoolId } = poolInput.parse(readJson(request));
      return one(
        `cognito-idp:${operation}`,
        `arn:aws:cognito-idp:${region}:${account}:userpool/${UserPoolId}`,
      );
    }
    case 'ses': {
      const { FromEmailAddress = '', Content } = mailInput.parse(readJson(request));
      const [, address = FromEmailAddress] = /<([^>]+)>/.exec(FromEmailAddress) ?? [];
      const action = Content.Raw === undefined ? 'ses:SendEmail' : 'ses:SendRawEmail';
      // An address without its own identity sends with that of its domain.
      const domain = address.slice(address.lastIndexOf('@') + 1);
      const identity = names.configurationSetOf(address) === undefined ? domain : address;
      const set = names.configurationSetOf(identity) ?? null;
      return [
        ...one(action, `arn:aws:ses:${region}:${account}:identity/${identity}`),
        // https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazonsimpleemailservicev2.html
        ...(set === null ? [] : one(action, `arn:aws:ses:${region}:${account}:configuration-set/${set}`)),
      ];
    }
    case 'bedrock':
      return modelActions(request, names.place);
    case 's3':
      return objectActions(request);
  }
  return one(`${service}:${operation || request.method}`, '*');
}

/** The prefixes of inference profiles, which route to a model in one of several regions. */
const profilePrefix = /^[a-z-]+\.(?=[a-z0-9-]+\.)/;

/**
 * Converse, `POST /model/<id>/converse`, needs `bedrock:InvokeModel`: on a model, or on a profile and on its model
 * in the region that the profile routes to. That region is not known beforehand, so it is written as any region.
 * https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-prereq.html
 */
function modelActions({ path }: HttpRequest, { region, account }: Place): AskedAction[] {
  const id = decodeURIComponent(/^\/model\/([^/]+)\/converse$/.exec(path)?.[1] ?? '');
  const on = (resource: string, context: AskedAction['context'] = {}): AskedAction => ({
    action: 'bedrock:InvokeModel',
    resource,
    context,
  });
  if (!profilePrefix.test(id)) return [on(`arn:aws:bedrock:${region}::foundation-model/${id}`)];
  const profile = `arn:aws:bedrock:${region}:${account}:inference-profile/${id}`;
  const model = `arn:aws:bedrock:region-of-the-profile::foundation-model/${id.replace(profilePrefix, '')}`;
  return [on(profile), on(model, { 'bedrock:inferenceprofilearn': [profile] })];
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html */
function objectActions({ method, path, query, body }: HttpRequest): AskedAction[] {
  const [, bucket = '', ...rest] = path.split('/');
  const key = decodeURIComponent(rest.join('/'));
  const parameters = new URLSearchParams(query);
  const on = (action: string, name: string | null): AskedAction => ({
    action: `s3:${action}`,
    resource: name === null ? `arn:aws:s3:::${bucket}` : `arn:aws:s3:::${bucket}/${name}`,
    context: {},
  });
  if (key === '') {
    if (method !== 'POST' || !parameters.has('delete')) return [on('ListBucket', null)];
    const objects = readXml(body?.toString('utf8') ?? '', 'Object');
    return objects.map(({ Key = '' }) => on('DeleteObject', Key));
  }
  if (method === 'PUT' || method === 'POST') return [on('PutObject', key)];
  if (method === 'DELETE')
    return [on(parameters.has('uploadId') ? 'AbortMultipartUpload' : 'DeleteObject', key)];
  return [on('GetObject', key)];
}
