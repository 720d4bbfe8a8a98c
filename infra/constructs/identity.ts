import { Duration } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { TableEnvironment } from '../../functions/runtime/env.ts';
import type { EnvironmentConfig } from '../config.ts';
import { NodeFunction } from './node-function.ts';
import { removalOfData } from './removal.ts';
import { grantRows } from './table.ts';

/** Sign-in with an email address and a password, only by SRP from the browser. */
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
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
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
