import { createHash, timingSafeEqual } from 'node:crypto';

/** The header by which CloudFront proves to the API that a request came through the site. */
export const originHeader = 'x-origin-secret';

type Headers = Readonly<Record<string, string | undefined>>;

/** Whether a request carries the secret that only the site's CloudFront knows, compared in constant time. */
export function isFromSite(headers: Headers, secret: string): boolean {
  return timingSafeEqual(digest(headers[originHeader] ?? ''), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * The viewer's address of a request that came through the site. CloudFront appends it to whatever the viewer wrote
 * into X-Forwarded-For, and the gateway appends CloudFront's own: it is the last but one.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustomIPAddresses
 */
export function viewerAddress(headers: Headers): string {
  const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-2) ?? hops.at(-1) ?? '';
}
