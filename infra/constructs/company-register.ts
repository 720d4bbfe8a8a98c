import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { type EnvironmentConfig, registerTablePrefix } from '../config.ts';
import { removalOfData } from './removal-policy.ts';

/**
 * Where an operator's register of companies is published. Its tables are not part of the stack: each build is
 * imported into a new one (`docs/decisions/0027-the-register-of-companies.md`).
 */
export class CompanyRegister extends Construct {
  private readonly config: EnvironmentConfig;

  constructor(scope: Construct, id: string, props: { config: EnvironmentConfig; table: TableV2 }) {
    super(scope, id);
    const { config, table } = props;
    this.config = config;
    const builds = new Bucket(this, 'Builds', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: removalOfData(config),
      autoDeleteObjects: !config.retainData,
      lifecycleRules: [
        { expiration: Duration.days(7), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    new CfnOutput(this, 'RegisterBuilds', { value: builds.bucketName }).overrideLogicalId('RegisterBuilds');
    new CfnOutput(this, 'DataTable', { value: table.tableName }).overrideLogicalId('DataTable');
  }

  /** Lets a Lambda look companies up in every register of this environment. */
  grantRead(grantee: IGrantable): void {
    const resourceName = `${registerTablePrefix(this.config)}*`;
    const tables = Stack.of(this).formatArn({ service: 'dynamodb', resource: 'table', resourceName });
    Grant.addToPrincipal({
      grantee,
      actions: ['dynamodb:GetItem', 'dynamodb:Query'],
      resourceArns: [tables],
    });
  }
}
