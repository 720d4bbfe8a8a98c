import { CfnResource, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { EnvironmentConfig } from '../../config.ts';
import { ExpiringLogGroup } from '../expiring-log-group.ts';

/** The build's output folder. */
export const siteFolder = 'dist/web';

/**
 * The bucket with the site's files. It deploys the hashed ones (scripts, styles and pictures), which must exist
 * before the API and the pages that name them. Any deployment can recreate the contents, so the bucket is deleted
 * with the stack.
 */
export class SiteFiles extends Construct {
  readonly bucket: Bucket;
  readonly accessLogs: Bucket;
  readonly deploymentLogs: ExpiringLogGroup;
  readonly assets: BucketDeployment;

  constructor(scope: Construct, id: string, config: EnvironmentConfig) {
    super(scope, id);
    const closed = {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    };
    // Access logs contain viewers' addresses, so they expire as soon as the other logs.
    this.accessLogs = new Bucket(this, 'AccessLogs', {
      ...closed,
      // CloudFront's standard logs are written with an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(config.logRetentionDays) }],
    });
    this.bucket = new Bucket(this, 'Bucket', {
      ...closed,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'bucket/',
    });
    this.deploymentLogs = new ExpiringLogGroup(this, 'DeploymentLogs', config);
    this.logEmptying();
    // Hashed files never change. Those of earlier releases stay for pages that are still open.
    this.assets = new BucketDeployment(this, 'Assets', {
      destinationBucket: this.bucket,
      sources: [Source.asset(siteFolder, { exclude: ['*', '!assets', '!assets/**'] })],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      prune: false,
      logGroup: this.deploymentLogs,
    });
  }
  /**
   * Makes CDK's Lambda that empties buckets use the log group of its other one. The log group that Lambda creates by
   * itself would never be deleted.
   */
  private logEmptying(): void {
    const handler = Stack.of(this)
      .node.findChild('Custom::S3AutoDeleteObjectsCustomResourceProvider')
      .node.findChild('Handler');
    if (!(handler instanceof CfnResource))
      throw new Error('CDK empties buckets by something else than a function');
    handler.addPropertyOverride('LoggingConfig', { LogGroup: this.deploymentLogs.logGroupName });
  }
}
