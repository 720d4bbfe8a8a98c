import type { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';
import { ExpiringLogGroup } from './expiring-log-group.ts';

/** What makes one Lambda of ours. `Environment` is the type of the schema that its code reads. */
export interface NodeFunctionProps<Environment> {
  readonly config: EnvironmentConfig;
  /** The folder under `dist/functions/` that the build made: `api-sessions`, `steps-find-companies`, … */
  readonly bundle: string;
  /** Every variable that the code demands; the optional ones are an operator's to set. */
  readonly environment: RequiredVariables<Environment>;
  readonly timeout: Duration;
  /** In MB; a Lambda's share of a processor grows with it. */
  readonly memorySize: number;
}

/** The variables that a Lambda cannot do without, by the schema that it reads them with. */
export type RequiredVariables<Environment> = {
  [Name in keyof Environment as undefined extends Environment[Name] ? never : Name]: string;
};

/**
 * One Lambda from one bundle, on Node 24 and arm64, with a log group of its own that expires, and a role that may
 * write there and do what is granted to it: AWS's managed policy would let it write to every log of the account.
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
      // Source maps stay here: reading them would slow every error down, and a bundle's error can be traced back by them.
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
