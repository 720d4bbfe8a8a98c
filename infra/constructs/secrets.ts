import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';
import { removalOfData } from './removal-policy.ts';

/** Secrets generated at the first deployment. Nobody needs to know them. */
export class Secrets extends Construct {
  /** Proves to the API that a request came through the site. */
  readonly origin: Secret;
  /**
   * The key of every keyed hash. With a new one, all objections would be lost, so it survives the deletion of the
   * stack if data does.
   */
  readonly hashKey: Secret;

  constructor(scope: Construct, id: string, config: EnvironmentConfig) {
    super(scope, id);
    const generateSecretString = { passwordLength: 48, excludePunctuation: true };
    this.origin = new Secret(this, 'Origin', {
      description: 'Header from CloudFront to the API',
      generateSecretString,
    });
    this.hashKey = new Secret(this, 'HashKey', {
      description: 'Key of the hashes under which the do-not-list and the limits per viewer are stored',
      generateSecretString,
      removalPolicy: removalOfData(config),
    });
  }
}

/**
 * Allows a Lambda to read the value of a secret, or to store a new one. CDK's own grants would include calls that no
 * Lambda makes.
 */
export function grantSecret(
  secret: ISecret,
  grantee: IGrantable,
  action: 'GetSecretValue' | 'PutSecretValue' = 'GetSecretValue',
): void {
  Grant.addToPrincipal({
    grantee,
    actions: [`secretsmanager:${action}`],
    // Secrets Manager appends a hyphen and six characters to a name.
    resourceArns: [secret.secretFullArn ?? `${secret.secretArn}-??????`],
  });
}
