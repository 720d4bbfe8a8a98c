import { Duration } from 'aws-cdk-lib';
import { JitterType, type RetryProps } from 'aws-cdk-lib/aws-stepfunctions';

/** Transient errors: a Lambda that was killed or could not be reached, and a table that is busy. */
const passingErrors = [
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.Unknown',
  'Sandbox.Timedout',
  'Runtime.ExitError',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'InternalServerError',
  'TransactionCancelled',
  'TransactionConflictException',
  'TimeoutError',
];

/**
 * How long a step waits when Lambda throttles it: five minutes on average in total, at most ten. A new account runs
 * ten functions at once, so the companies of a few searches wait for one another. Full jitter spreads the retries of
 * calls that were throttled together.
 * https://docs.aws.amazon.com/step-functions/latest/dg/concepts-error-handling.html#error-handling-retrying-after-an-error
 */
export const waitForRoom: RetryProps = {
  errors: ['Lambda.TooManyRequestsException'],
  interval: Duration.seconds(2),
  backoffRate: 2,
  maxDelay: Duration.seconds(20),
  maxAttempts: 32,
  jitterStrategy: JitterType.FULL,
};

/** How a step retries after transient errors. */
export const tryAgain: RetryProps = {
  errors: passingErrors,
  interval: Duration.seconds(1),
  backoffRate: 2,
  maxAttempts: 3,
  jitterStrategy: JitterType.FULL,
};
