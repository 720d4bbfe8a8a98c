import { readdirSync, readFileSync } from 'node:fs';
import { Aws, Duration, Fn } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
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
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { EnvironmentConfig } from '../../config.ts';
import type { Api } from '../api.ts';
import type { Identity } from '../identity.ts';
import type { Secrets } from '../secrets.ts';
import { Firewall } from './firewall.ts';
import { type SiteFiles, siteFolder } from './site-files.ts';

/** The page in which the app renders itself. */
const appPage = 'app.html';

/** Placeholder for the site's address in built files. */
const builtOrigin = 'https://origin.invalid';

/** The built files that contain the site's address: the public pages, and the files for search engines. */
function filesWithOrigin(): string[] {
  return readdirSync(siteFolder).filter((file) => /\.(html|xml|txt)$/.test(file) && file !== appPage);
}

/**
 * Returns the path that serves a request: a public page's own file, or the app's page for any other path that is not
 * a file. This must not be a distribution-wide error response, which would turn the API's 404 answers into pages.
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

/** The web app in S3 behind CloudFront, with the API at `/api/*` on the same origin, so CORS is not needed. */
export class Site extends Construct {
  readonly distribution: Distribution;

  constructor(
    scope: Construct,
    id: string,
    props: {
      config: EnvironmentConfig;
      api: Api;
      identity: Identity;
      secrets: Secrets;
      files: SiteFiles;
      /** The site's address. */
      origin: string;
    },
  ) {
    super(scope, id);
    const { config, api, identity, secrets, files, origin } = props;

    const apiHost = Fn.select(2, Fn.split('/', api.httpApi.apiEndpoint));
    const responseHeadersPolicy = this.securityHeaders(config);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Buyerscope (${config.name})`,
      defaultRootObject: 'index.html',
      ...this.ownDomain(config),
      ...this.firewall(config),
      logBucket: files.accessLogs,
      logFilePrefix: 'distribution/',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(files.bucket),
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

    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: files.bucket,
      sources: [
        Source.asset(siteFolder, { exclude: ['assets', 'assets/**', ...filesWithOrigin()] }),
        ...filesWithOrigin().map((file) =>
          Source.data(file, readFileSync(`${siteFolder}/${file}`, 'utf8').replaceAll(builtOrigin, origin)),
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
      logGroup: files.deploymentLogs,
      distribution: this.distribution,
      distributionPaths: ['/*'],
    });
    // Pages call the version of the API that they were built with, so they are deployed last.
    pages.node.addDependency(api, ...api.functions);
  }

  /**
   * The address, certificate and minimum TLS version of an own domain. CloudFront's default certificate fixes all
   * three.
   */
  private ownDomain({ domain }: EnvironmentConfig) {
    if (domain === undefined) return {};
    return {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private firewall(config: EnvironmentConfig) {
    const { firewall } = config;
    if (firewall === undefined) return {};
    if ('webAclArn' in firewall) return { webAclId: firewall.webAclArn };
    return { webAclId: new Firewall(this, 'Firewall', config, firewall.maxCallsIn5Minutes).webAclArn };
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
