import { Duration } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { TableEnvironment } from '../../functions/runtime/env.ts';
import type { EnvironmentConfig } from '../config.ts';
import { NodeFunction } from './node-function.ts';
import { removalOfData } from './removal-policy.ts';
import { grantRows } from './table.ts';

/**
 * The mail with a code, for the person who requested it or in whose name it was requested. Cognito inserts the code
 * at `{####}`.
 */
const codeMail =
  'Your code is {####}. It confirms your email address, or lets you set a new password. ' +
  'If you already have an account, you do not need to sign up again: sign in, or choose "Forgot your password?". ' +
  'If you did not ask for a code, you can ignore this email.';

/**
 * Sign-in with an email address and a password, only by SRP from the browser, and with a code of an authenticator
 * app for users who turn that on.
 */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, props: { config: EnvironmentConfig; table: TableV2 }) {
    super(scope, id);
    const { config, table } = props;

    const postConfirmation = new NodeFunction<TableEnvironment>(this, 'PostConfirmation', {
      config,
      bundle: 'triggers-post-confirmation',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(5),
      memorySize: 512,
    });
    grantRows(table, postConfirmation, 'PutItem');

    this.userPool = new UserPool(this, 'UserPool', {
      selfSignUpEnabled: true,
      // Every sign-up makes an account under a random username, so that it is answered alike whether or not an account holds the
      // address. Only a confirmed address is an alias. A pool keeps this for life.
      signInAliases: { username: true, email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // The one mail for every code: at sign-up, and for a new password.
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: 'Your Buyerscope code',
        emailBody: codeMail,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      // After a typing error in a new address, users can still sign in with the old one.
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      passwordPolicy: {
        minLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // The cheapest plan with the features in use.
      featurePlan: config.threatProtection ? FeaturePlan.PLUS : FeaturePlan.LITE,
      ...(config.threatProtection && {
        standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      }),
      ...(config.accountMailBySes && {
        email: UserPoolEmail.withSES({
          fromEmail: config.mailSender,
          fromName: 'Buyerscope',
          sesVerifiedDomain: config.mailSender.slice(config.mailSender.lastIndexOf('@') + 1),
        }),
      }),
      deletionProtection: config.refuseDeletion,
      removalPolicy: removalOfData(config),
    });
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation);

    this.client = this.userPool.addClient('Browser', {
      authFlows: { userSrp: true },
      disableOAuth: true,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // With its token the browser may change the address, which must be confirmed again, and no other attribute.
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
    });
  }
}
