import { readdirSync, readFileSync } from 'node:fs';
import { Aws, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  Function as CloudFrontFunction,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';
import type { Api } from './api.ts';
import { ExpiringLogGroup } from './expiring-log-group.ts';
import type { Identity } from './identity.ts';
import type { Secrets } from './secrets.ts';

const siteFolder = 'dist/web';

/** The page that the app fills by itself. */
const appPage = 'app.html';

/** Stands in built files for where the site is. */
const builtOrigin = 'https://origin.invalid';

/** The built files that say where the site is: the public pages, and what leads search engines to them. */
function filesWithOrigin(): string[] {
  return readdirSync(siteFolder).filter((file) => /\.(html|xml|txt)$/.test(file) && file !== appPage);
}

/**
 * A public page is answered with its own file, any other path of the app that is no file with the app's page. Only
 * here and never as a distribution-wide error response, which would turn the API's 404 answers into pages.
 */
function pageOfPath(): string {
  const pages = filesWithOrigin()
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`, `/${file}`]);
  return `var pages = ${JSON.stringify(Object.fromEntries(pages))};
function handler(event) {
  var request = event.request;
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (last.indexOf('.') === -1) request.uri = pages[request.uri] || '/${appPage}';
  return request;
}`;
}

/** The web app in S3 behind CloudFront, with the API at \`/api/*\` of the same origin: no CORS anywhere. */
export class Site extends Construct {
  readonly distribution: Distribution;

  constructor(
    scope: Construct,
    id: string,
    props: { config: EnvironmentConfig; api: Api; identity: Identity; secrets: Secrets },
  ) {
    super(scope, id);
    const { config, api, identity, secrets } = props;

    const closed = {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: config.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    };
    // Access logs hold viewers' addresses, so they go as soon as the other logs.
    const accessLogs = new Bucket(this, 'AccessLogs', {
      ...closed,
      // CloudFront's standard logs are written with an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(config.logRetentionDays) }],
    });
    const bucket = new Bucket(this, 'Bucket', {
      ...closed,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'bucket/',
    });

    const apiHost = Fn.select(2, Fn.split('/', api.httpApi.apiEndpoint));
    const responseHeadersPolicy = this.securityHeaders(config);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Buyerscope (${config.name})`,
      defaultRootObject: 'index.html',
      logBucket: accessLogs,
      logFilePrefix: 'distribution/',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy,
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: new CloudFrontFunction(this, 'AppFallback', {
              code: FunctionCode.fromInline(pageOfPath()),
              runtime: FunctionRuntime.JS_2_0,
            }),
          },
        ],
      },
      additionalBehaviors: {
        '/api/*': {
          origin: new HttpOrigin(apiHost, {
            customHeaders: { 'x-origin-secret': secrets.origin.secretValue.unsafeUnwrap() },
          }),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy,
        },
      },
    });

    const logGroup = new ExpiringLogGroup(this, 'DeploymentLogs', config);
    // Hashed files never change, and those of the last release stay for pages that are still open.
    new BucketDeployment(this, 'Assets', {
      destinationBucket: bucket,
      sources: [Source.asset(siteFolder, { exclude: ['*', '!assets', '!assets/**'] })],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      prune: false,
      logGroup,
    });
    new BucketDeployment(this, 'Pages', {
      destinationBucket: bucket,
      sources: [
        Source.asset(siteFolder, { exclude: ['assets', 'assets/**', ...filesWithOrigin()] }),
        ...filesWithOrigin().map((file) =>
          Source.data(
            file,
            readFileSync(`${siteFolder}/${file}`, 'utf8').replaceAll(
              builtOrigin,
              `https://${this.distribution.distributionDomainName}`,
            ),
          ),
        ),
        Source.jsonData('config.json', {
          region: Aws.REGION,
          userPoolId: identity.userPool.userPoolId,
          userPoolClientId: identity.client.userPoolClientId,
          ...(config.userPoolEndpoint === undefined ? {} : { userPoolEndpoint: config.userPoolEndpoint }),
          ...(config.localStatusUrl === undefined ? {} : { localStatusUrl: config.localStatusUrl }),
        }),
      ],
      cacheControl: [CacheControl.fromString('no-cache')],
      prune: false,
      logGroup,
      distribution: this.distribution,
      distributionPaths: ['/*'],
    });
  }

  private securityHeaders(config: EnvironmentConfig): ResponseHeadersPolicy {
    const cognito =
      config.userPoolEndpoint === undefined ? ` https://cognito-idp.${Aws.REGION}.amazonaws.com` : '';
    return new ResponseHeadersPolicy(this, 'SecurityHeaders', {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            `connect-src 'self'${cognito}`,
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
          ].join('; '),
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
      },
    });
  }
}
