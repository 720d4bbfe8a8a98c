import type { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';
import { ExpiringLogGroup } from './expiring-log-group.ts';

/** The properties of one of our Lambdas. `Environment` is the type of the schema that its code reads. */
export interface NodeFunctionProps<Environment> {
  readonly config: EnvironmentConfig;
  /** The folder under `dist/functions/` that the build created: `api-sessions`, `steps-find-companies`, … */
  readonly bundle: string;
  /** Every variable that the code requires. Operators may set the optional ones. */
  readonly environment: RequiredVariables<Environment>;
  readonly timeout: Duration;
  /** In MB. A Lambda's share of a processor grows with it. */
  readonly memorySize: number;
}

/** The variables that a Lambda requires, from the schema that it reads them with. */
export type RequiredVariables<Environment> = {
  [Name in keyof Environment as undefined extends Environment[Name] ? never : Name]: string;
};

/**
 * One Lambda from one bundle, on Node 24 and arm64, with its own log group that expires. Its role may only write
 * there and do what is granted to it, while AWS's managed policy would let it write to every log of the account.
 */
export class NodeFunction<Environment> extends LambdaFunction {
  /** The name of its bundle. */
  readonly bundle: string;

  constructor(scope: Construct, id: string, props: NodeFunctionProps<Environment>) {
    const logGroup = new ExpiringLogGroup(scope, `${id}Logs`, props.config);
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // Source maps are not deployed, as reading them would slow down every error. They can still be used to trace
      // an error of a bundle.
      code: Code.fromAsset(`dist/functions/${props.bundle}`, { exclude: ['*.map'] }),
      handler: 'index.handler',
      environment: { ...props.environment },
      timeout: props.timeout,
      memorySize: props.memorySize,
      logGroup,
      role,
      tracing: Tracing.ACTIVE,
    });
    this.bundle = props.bundle;
  }
}
