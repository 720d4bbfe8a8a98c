import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';

/** What a Lambda of ours is, beside its code. `Environment` is the schema's type that the code itself reads. */
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

type RequiredVariables<Environment> = {
  [Name in keyof Environment as undefined extends Environment[Name] ? never : Name]: string;
};

/** One Lambda from one bundle, on Node 24 and arm64, with a log group of its own that expires. */
export class NodeFunction<Environment> extends LambdaFunction {
  constructor(scope: Construct, id: string, props: NodeFunctionProps<Environment>) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: props.config.logRetentionDays === 7 ? RetentionDays.ONE_WEEK : RetentionDays.THREE_MONTHS,
      removalPolicy: props.config.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(`dist/functions/${props.bundle}`),
      handler: 'index.handler',
      environment: { ...props.environment },
      timeout: props.timeout,
      memorySize: props.memorySize,
      logGroup,
    });
  }
}
