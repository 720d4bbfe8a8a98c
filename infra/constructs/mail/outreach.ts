import { Grant } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { EnvironmentConfig } from '../../config.ts';
import { removalOfData } from '../removal-policy.ts';
import { grantSecret } from '../secrets.ts';

/** What sending through users' mail accounts needs. */
export class Outreach extends Construct {
  /**
   * The key that encrypts their tokens. Without it they are lost, so it survives the deletion of the stack if data
   * does.
   */
  readonly tokenKey: Key;
  private readonly config: EnvironmentConfig;

  constructor(scope: Construct, id: string, config: EnvironmentConfig) {
    super(scope, id);
    this.config = config;
    this.tokenKey = new Key(this, 'TokenKey', {
      description: "Tokens of users' mail accounts",
      enableKeyRotation: true,
      removalPolicy: removalOfData(config),
    });
  }

  /**
   * Lets a Lambda decrypt the tokens of mail accounts, one user at a time, encrypt those that it renews, and call Google
   * with our client. Its environment names the key itself.
   */
  letUseMailAccounts(user: LambdaFunction): void {
    this.letOpenMailAccounts(user, 'kms:GenerateDataKey');
  }

  /** Lets a Lambda decrypt the tokens of mail accounts, and revoke them at Google. */
  letRevokeMailAccounts(user: LambdaFunction): void {
    this.letOpenMailAccounts(user);
  }

  private letOpenMailAccounts(user: LambdaFunction, ...further: string[]): void {
    Grant.addToPrincipal({
      grantee: user,
      actions: [...further, 'kms:Decrypt'],
      resourceArns: [this.tokenKey.keyArn],
      conditions: {
        // https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html#conditions-kms-encryption-context-keys
        'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['user_id'] },
        Null: { 'kms:EncryptionContext:user_id': 'false' },
      },
    });
    const { gmail } = this.config;
    if (gmail === undefined) return;
    user.addEnvironment('GOOGLE_CLIENT_ID', gmail.clientId);
    user.addEnvironment('GOOGLE_CLIENT_SECRET_NAME', gmail.clientSecretName);
    grantSecret(Secret.fromSecretNameV2(user, 'GoogleClientSecret', gmail.clientSecretName), user);
  }
}
