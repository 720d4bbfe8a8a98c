import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';
import type { Assembly } from '../template/assembly.ts';
import type { Resource } from '../template/template.ts';
import type { LambdaFunction } from './lambda-environment.ts';

const functionProperties = z.looseObject({
  Runtime: z.string(),
  Handler: z.string(),
  Code: z.looseObject({ S3Key: z.string() }),
  MemorySize: z.number().default(128),
  Timeout: z.number().default(3),
  Environment: z.looseObject({ Variables: z.record(z.string(), z.coerce.string()).optional() }).optional(),
});

const eventInvokeProperties = z.looseObject({
  FunctionName: z.string(),
  MaximumRetryAttempts: z.number().int().optional(),
});

// Lambdas of CDK's custom resources. The runner does their work itself.
const cdkHelper = /^(CustomCDKBucketDeployment|CustomS3AutoDelete|LogRetention|AWS679f53fac)/;

/**
 * Reads the Lambda functions of the template. Each gets its own variables, those that Lambda sets, and `shared`, but
 * nothing of this process. Its signing key comes with its permissions. Throws a StartError for a runtime other than
 * Node.
 */
export function readFunctions(
  resources: Resource[],
  { assets, place }: Pick<Assembly, 'assets' | 'place'>,
  shared: Record<string, string>,
): LambdaFunction[] {
  const retries = new Map<string, number>();
  for (const resource of resources.filter(({ type }) => type === 'AWS::Lambda::EventInvokeConfig')) {
    const { FunctionName, MaximumRetryAttempts } = eventInvokeProperties.parse(resource.properties);
    if (MaximumRetryAttempts !== undefined) retries.set(FunctionName, MaximumRetryAttempts);
  }
  return resources
    .filter(({ type, logicalId }) => type === 'AWS::Lambda::Function' && !cdkHelper.test(logicalId))
    .map((resource) => {
      const { Runtime, Handler, Code, MemorySize, Timeout, Environment } = functionProperties.parse(
        resource.properties,
      );
      if (!Runtime.startsWith('nodejs')) {
        throw new StartError(
          `The local runner runs Node functions only; "${resource.logicalId}" wants ${Runtime}.`,
        );
      }
      const folder = assets.get(Code.S3Key);
      if (!folder) {
        throw new StartError(
          `The code of function "${resource.logicalId}" (${Code.S3Key}) is not in cdk.out.`,
        );
      }
      return {
        logicalId: resource.logicalId,
        name: resource.id,
        arn: resource.attributes.Arn ?? resource.id,
        folder,
        handlerName: Handler,
        memoryMb: MemorySize,
        timeoutMs: Timeout * 1000,
        retries: retries.get(resource.id) ?? 2,
        environment: {
          AWS_REGION: place.region,
          AWS_DEFAULT_REGION: place.region,
          AWS_EXECUTION_ENV: `AWS_Lambda_${Runtime}`,
          AWS_LAMBDA_FUNCTION_NAME: resource.id,
          AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
          AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
          AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${resource.id}`,
          AWS_LAMBDA_LOG_STREAM_NAME: 'local',
          LAMBDA_TASK_ROOT: folder,
          _HANDLER: Handler,
          ...Environment?.Variables,
          ...shared,
        },
      };
    });
}
